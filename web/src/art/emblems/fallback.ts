/**
 * Emblems for the cards of an owner’s edition, on a grid of 64: `p` is cut away to paper, `k` is left standing, `kl` is a line left standing;
 * `pl`, `pl3`, `pl5` and `pt` are lines cut, of usual, bold, bolder and thin strength.
 */

export const UNKNOWN: readonly string[] = [
  // A pointed hat.
  `<path class="p" d="M36 2q-2 10 4 20 6 12 8 26H16q4-26 20-46Z"/><path class="p" d="M2 54q8-7 30-7t30 7q-10 8-30 8T2 54Z"/><path class="kl" d="M17 43h29"/><path class="k" d="m31 25 1.8 4.2 4.2 1.8-4.2 1.8-1.8 4.2-1.8-4.2-4.2-1.8 4.2-1.8Z"/><path class="p" d="m52 8 1.68 4.32 4.32 1.68-4.32 1.68-1.68 4.32-1.68-4.32-4.32-1.68 4.32-1.68Z"/>`,
  // An owl.
  `<path class="p" d="M12 3q10 5 20 5t20-5q6 16 2 34-5 22-22 25-17-3-22-25-4-18 2-34Z"/><circle class="k" cx="22" cy="23" r="9"/><circle class="k" cx="42" cy="23" r="9"/><circle class="p" cx="22" cy="23" r="5.5"/><circle class="p" cx="42" cy="23" r="5.5"/><circle class="k" cx="22" cy="23" r="2.5"/><circle class="k" cx="42" cy="23" r="2.5"/><path class="k" d="M29 30h6l-3 7Z"/><path class="kl" d="M22 43q5 4 10 0 5 4 10 0M25 51q4 3 7 0 3 3 7 0"/>`,
  // A candle.
  `<path class="p" d="M24 28h16v28H24Z"/><path class="p" d="M32 2q9 10 7 17-2 6-7 6t-7-6q-2-7 7-17Z"/><path class="k" d="M32 12q4 5 3 8-1 3-3 3t-3-3q-1-3 3-8Z"/><path class="p" d="M10 54h44v4q-4 5-10 5H20q-6 0-10-5Z"/><path class="p" d="M40 28v12q0 4-3 4t-3-4V28Z"/><path class="kl" d="M34 30v9q0 5 3 5"/><path class="pl" d="M50 14l8-4M14 14 6 10M52 25h9M12 25H3"/>`,
  // A quill.
  `<path class="p" d="M60 2Q20 4 14 46l6 4Q56 44 60 2Z"/><path class="kl" d="M56 7Q30 26 18 48M40 14l2 10M30 22l4 10M22 32l4 8"/><path class="pl3" d="M18 46 8 58"/><path class="p" d="M2 58h60v4H2Z"/>`,
  // A mask.
  `<path class="p" d="M32 2C16 2 8 11 8 24c0 18 12 34 24 38 12-4 24-20 24-38C56 11 48 2 32 2Z"/><path class="k" d="M15 26q10-1 14 8-11 3-14-8Zm34 0q-10-1-14 8 11 3 14-8Z"/><path class="k" d="M30 38h4v14h-4Z"/><path class="kl" d="M24 12q8-4 16 0M32 10v12M20 46l5 4M44 46l-5 4"/>`,
  // A serpent.
  `<path class="p" d="M14 12C14 6 20 2 28 2c14 0 20 8 20 16 0 16-26 14-26 24 0 5 5 7 11 7 8 0 14-3 19-7l5 10c-6 6-14 10-24 10-14 0-24-7-24-18C9 26 36 27 36 18c0-3-4-5-9-5l-3 5-4 2c-4 0-6-4-6-8Z"/><circle class="k" cx="22" cy="10" r="2"/><path class="kl" d="M17 38q4-8 14-12M15 46q2 6 8 9M42 8q4 6 3 12M40 54l8-4"/>`,
];
