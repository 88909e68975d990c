/**
 * The emblems of headquarters, on a grid of 64: `p` is cut away to paper, `k` is left standing, `kl` is a line left standing;
 * `pl`, `pl3`, `pl5` and `pt` are lines cut, of usual, bold, bolder and thin strength.
 */

export const HEADQUARTERS: Readonly<Record<string, string>> = {
  // A hat that sorts.
  "dumbledores-office":
    `<path class="p" d="M34 1q11 9 7 21 8 11 10 25 10 2 12 7-13 8-31 8T1 54q2-5 12-7 2-13 8-23 1-7 6-9-2-8 7-14Z"/><path class="k" d="M21 35q6-6 10 2-6 2-10-2ZM34 37q5-8 10-2-4 4-10 2ZM20 44q12 6 24-1-4 9-12 9-8-1-12-8Z"/><path class="kl" d="M27 15q6 4 13 3M24 24q8 4 17 1M14 54q18 5 36 0"/>`,
  // A house between two others.
  "grimmauld-place":
    `<path class="p" d="M0 20h16v43H0ZM48 20h16v43H48Z"/><path class="p" d="M18 12 32 1l14 11v51H18Z"/><path class="k" d="M25 40h14v23H25Z"/><path class="p" d="M27.5 43h3v9h-3Z"/><path class="p" d="M32.5 43h5v5.5h-3V50h3v2h-5v-5h3v-2h-3Z"/><circle class="p" cx="36" cy="58" r="1.3"/><path class="k" d="M22 17h7v9h-7ZM35 17h7v9h-7ZM22 29h7v7h-7ZM35 29h7v7h-7ZM4 26h8v9H4ZM4 42h8v9H4ZM52 26h8v9h-8ZM52 42h8v9h-8Z"/><path class="kl" d="M25.5 17v9M38.5 17v9"/>`,
  // A door where there was none.
  "room-of-requirement":
    `<path class="p" d="M8 63V30a24 24 0 0 1 48 0v33h-8V30a16 16 0 0 0-32 0v33Z"/><path class="p" d="M20 63V31q1-9 12-13v45Z"/><circle class="k" cx="28.5" cy="43" r="1.8"/><path class="kl" d="M24 30v28"/><path class="pl" d="M37 24l7 3M37 32l9 1M37 40h9M37 48l9 1M37 56l8 3"/><path class="kl" d="M32 6v7M13 20l6 3M51 20l-6 3"/><path class="p" d="m9 3 1.68 4.32 4.32 1.68-4.32 1.68-1.68 4.32-1.68-4.32-4.32-1.68 4.32-1.68Z"/><path class="p" d="m56 3 1.4 3.6 3.6 1.4-3.6 1.4-1.4 3.6-1.4-3.6-3.6-1.4 3.6-1.4Z"/>`,
};
