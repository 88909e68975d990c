/**
 * The emblems of Dumbledore’s Army, on a grid of 64: `p` is cut away to paper, `k` is left standing, `kl` is a line left standing;
 * `pl`, `pl3`, `pl5` and `pt` are lines cut, of usual, bold, bolder and thin strength.
 */

export const ARMY: Readonly<Record<string, string>> = {
  // Round spectacles, mended.
  "harry-potter":
    `<path class="p" fill-rule="evenodd" d="M16 20a14 14 0 0 0-13 9l-3 1v5l2 .5A14 14 0 1 0 30 33q2-2 4 0a14 14 0 1 0 28 2.5L64 35v-5l-3-1a14 14 0 0 0-26-1q-3-2-6 0a14 14 0 0 0-13-8Zm0 5a9 9 0 1 1 0 18 9 9 0 0 1 0-18Zm32 0a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z"/><path class="pl" d="m11 37 8-8M43 37l8-8"/>`,
  // An hourglass that turns time.
  "hermione-granger":
    `<circle class="pl3" cx="32" cy="36" r="25"/><path class="pl" d="M32 11Q24 2 12 0M32 11Q40 2 52 0"/><path class="p" d="M19 17h26v5H19Zm0 33h26v5H19Z"/><path class="p" d="M22 22h20q0 9-7 14 7 5 7 14H22q0-9 7-14-7-5-7-14Z"/><path class="k" d="M26 26h12q-2 5-6 8-4-3-6-8Z"/><path class="k" d="M25 49q2-6 7-8 5 2 7 8Z"/><path class="pl" d="M2 36h5M57 36h5"/>`,
  // A knight of chess.
  "ron-weasley":
    `<path class="p" d="M18 52q-1-13 11-22-8 1-13 8l-9-6q5-15 15-20l1-11 9 8q19 4 21 25 0 10-3 18Z"/><path class="p" d="M13 54h42v8H13Z"/><path class="k" d="M24 21q5-2 7 3-5 1-7-3Z"/><path class="kl" d="M13 33l4-3M32 12q12 6 13 22M38 12q11 7 11 22M21 47h27M19 58h30"/>`,
  // A bat.
  "ginny-weasley":
    `<path class="p" d="M32 20l4-7 3 8q10-12 24-10-6 8-3 18-8-3-12 6-6-4-9 2-3 4-7 14-4-10-7-14-3-6-9-2-4-9-12-6 3-10-3-18 14-2 24 10l3-8Z"/><path class="k" d="M28 25h3v3h-3Zm5 0h3v3h-3Z"/><path class="kl" d="M38 30q8-10 18-14M40 34q8-6 12-5M26 30Q18 20 8 16M24 34q-8-6-12-5"/>`,
  // The moon and a radish.
  "luna-lovegood":
    `<path class="p" d="M40 3A30 30 0 1 0 60 44 25 25 0 0 1 40 3Z"/><path class="kl" d="M15 22q-5 12 2 23M21 19q-6 14 4 29M28 15q-6 14 7 33M14 42l10 10"/><path class="p" d="M46 20q8-2 10 6 0 7-7 8l-2 8-2-8q-7-2-6-8 1-5 7-6Z"/><path class="p" d="M45 19q-5-6-3-11 4 3 5 9 2-8 7-10 1 7-6 12Z"/>`,
  // A plant in a pot.
  "neville-longbottom":
    `<path class="p" d="M14 42h36l-5 20H19Z"/><path class="p" d="M22 39Q20 4 32 3q12 1 10 36Z"/><path class="p" d="M8 18q8-4 8 6v6h5v8h-5Q8 36 8 18Zm48-4q-8-4-8 6v6h-5v8h5q8-2 8-20Z"/><path class="kl" d="M27 12v4M32 8v4M37 13v4M28 23v4M33 19v4M37 26v4M30 32v4M17 48h30M12 24v4M52 20v4"/>`,
  // A wheel of fire.
  "fred-weasley":
    `<path class="p" d="M31 28Q32 8 52 4q-7 8-6 14 4-1 7 1-10 3-15 12Z"/><path class="p" d="M31 28Q32 8 52 4q-7 8-6 14 4-1 7 1-10 3-15 12Z" transform="rotate(60 32 32)"/><path class="p" d="M31 28Q32 8 52 4q-7 8-6 14 4-1 7 1-10 3-15 12Z" transform="rotate(120 32 32)"/><path class="p" d="M31 28Q32 8 52 4q-7 8-6 14 4-1 7 1-10 3-15 12Z" transform="rotate(180 32 32)"/><path class="p" d="M31 28Q32 8 52 4q-7 8-6 14 4-1 7 1-10 3-15 12Z" transform="rotate(240 32 32)"/><path class="p" d="M31 28Q32 8 52 4q-7 8-6 14 4-1 7 1-10 3-15 12Z" transform="rotate(300 32 32)"/><circle class="k" cx="32" cy="32" r="8.5"/><circle class="p" cx="32" cy="32" r="5.5"/><circle class="p" cx="56.4" cy="12.9" r="1.8"/><circle class="p" cx="60.7" cy="43.6" r="1.8"/><circle class="p" cx="36.3" cy="62.7" r="1.8"/><circle class="p" cx="7.6" cy="51.1" r="1.8"/><circle class="p" cx="3.3" cy="20.4" r="1.8"/><circle class="p" cx="27.7" cy="1.3" r="1.8"/>`,
  // A rocket.
  "george-weasley":
    `<path class="p" d="M44 4q12 0 16 0 0 10-1 15L33 45 19 31Z"/><path class="k" d="M46 12a5 5 0 1 0 6 6 5 5 0 0 0-6-6Z"/><path class="p" d="M22 25 8 29l9 9ZM39 42l-4 14-9-9Z"/><path class="kl" d="m26 27 11 11M23 33l8 8"/><path class="pl3" d="M18 46 6 58M23 51l-6 10M13 41 3 47"/><path class="p" d="m12 4 1.5 5 5 1.5-5 1.5-1.5 5-1.5-5-5-1.5 5-1.5ZM54 44l1.3 4 4 1.3-4 1.3-1.3 4-1.3-4-4-1.3 4-1.3Z"/>`,
  // A swan.
  "cho-chang":
    `<path class="p" d="M10 12q4-8 12-5 8 4 3 15-4 8 2 12 6-14 34-14-2 8-6 12 4 0 6-1-4 18-22 21-22 3-27-12-3-8 4-17 4-6 0-8-2-1-4 2Z"/><path class="k" d="m10 12-8 3 8 2Z"/><path class="kl" d="M30 40q10-12 24-14M32 46q10-8 20-10"/>`,
  // A trumpet to shout through.
  "lee-jordan":
    `<path class="p" d="M14 23 46 6v44L14 37Z"/><path class="p" d="M46 2q8 11 8 26t-8 26Z"/><path class="p" d="M3 22h11v16H3ZM17 39l13 6 2 16q-6 3-10 0Z"/><path class="kl" d="M20 25l20-9M20 30h20M46 9v38M8 25v10"/><path class="pl" d="M58 16l6-5M59 28h5M58 40l6 5"/>`,
  // A broom and a ball.
  "angelina-johnson":
    `<path class="pl3" d="M3 61 36 28"/><path class="p" d="M31 27Q39 8 62 2q-5 23-25 31Z"/><path class="kl" d="M37 25Q46 13 57 7M34 26Q40 15 50 9M38 30Q50 22 56 14"/><path class="p" d="M28 29l7 7-4 3-6-6Z"/><circle class="p" cx="48" cy="50" r="12"/><path class="k" d="M42 45q5-4 8 0-3 5-8 4ZM50 52q5-2 6 2-3 4-7 2Z"/><path class="pl" d="M8 22l10-8M4 40l12-10"/>`,
};
