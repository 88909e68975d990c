/**
 * The emblems of Hogwarts’ wizards, on a grid of 64: `p` is cut away to paper, `k` is left standing, `kl` is a line left standing;
 * `pl`, `pl3`, `pl5` and `pt` are lines cut, of usual, bold, bolder and thin strength.
 */

export const HOGWARTS: Readonly<Record<string, string>> = {
  // A sherbet lemon.
  "albus-dumbledore":
    `<g transform="rotate(-28 32 32)"><path class="p" d="M17 32 1 18q5 3 3 7 3 2 1 4 2 3 0 6 2 2-1 4 2 4-3 7Zm30 0 16-14q-5 3-3 7-3 2-1 4-2 3 0 6-2 2 1 4-2 4 3 7Z"/><ellipse class="p" cx="32" cy="32" rx="17" ry="14.5"/><path class="kl" d="M23 21q-6 11 0 22M32 18v28M41 21q6 11 0 22"/></g><path class="p" d="m52 1 1.96 5.04 5.04 1.96-5.04 1.96-1.96 5.04-1.96-5.04-5.04-1.96 5.04-1.96Z"/><path class="p" d="m11 49 1.68 4.32 4.32 1.68-4.32 1.68-1.68 4.32-1.68-4.32-4.32-1.68 4.32-1.68Z"/>`,
  // A cat with spectacles.
  "minerva-mcgonagall":
    `<path class="p" d="M10 3q9 4 13 12 9-3 18 0 4-8 13-12 4 16 2 28-3 26-24 30Q11 57 8 31 6 19 10 3Z"/><path class="k" d="M14 24h15v12H14Zm21 0h15v12H35Z"/><path class="p" d="M17 27h9v6h-9Zm21 0h9v6h-9Z"/><path class="k" d="M20.5 26h2.5v8h-2.5Zm20.5 0h2.5v8H41ZM28 42h8l-4 5Z"/><path class="kl" d="M29 29h6M32 47v4M25 54q4 0 7-3 3 3 7 3M14 10l5 8M50 10l-5 8M32 15v6M28 16v4M36 16v4M3 42l14 1M61 42l-14 1M5 50l13-3M59 50l-13-3"/>`,
  // A flask that bubbles.
  "severus-snape":
    `<path class="p" d="M25 5h14v5h-3v14l16 25q5 11-6 12H18q-11-1-6-12l16-25V10h-3Z"/><path class="k" d="M20 41q6-4 12 0t12 0l5 9q2 7-4 7H19q-6 0-4-7Z"/><circle class="p" cx="25" cy="50" r="3"/><circle class="p" cx="37" cy="48" r="4"/><circle class="p" cx="32" cy="54" r="1.8"/><path class="kl" d="M27 14h10M30 24 18 43"/><circle class="p" cx="46" cy="15" r="3.5"/><circle class="p" cx="53" cy="6" r="2.4"/><circle class="p" cx="42" cy="5" r="1.6"/>`,
  // A pink umbrella.
  "rubeus-hagrid":
    `<path class="p" d="M32 4C15 4 4 16 3 32q5-5 10 0 5-5 9.5 0 4.7-5 9.5 0 4.7-5 9.5 0 4.5-5 9.5 0 5-5 10 0C60 16 49 4 32 4Z"/><path class="pl3" d="M32 30v23q0 7-6 7t-6-7M32 5V1"/><path class="kl" d="M32 6v24M32 6Q22 16 22 30M32 6q10 10 10 24M32 6Q14 12 13 30M32 6q18 6 19 24"/>`,
  // A mandrake that cries.
  "pomona-sprout":
    `<path class="p" d="M31 26C18 24 10 14 9 3c12 2 21 10 22 23Zm2 0c13-2 21-12 22-23-12 2-21 10-22 23Z"/><path class="p" d="M32 25q-7-13 0-24 7 11 0 24Z"/><path class="p" d="M21 29q11-7 22 0 6 7 3 16 5 4 11 1-1 9-11 8 1 6 7 9-9 2-14-4-3-2-7-2t-7 2q-5 6-14 4 6-3 7-9-10 1-11-8 6 3 11-1-3-9 3-16Z"/><ellipse class="k" cx="32" cy="46" rx="4" ry="5.5"/><path class="kl" d="M24 35l6 3M40 35l-6 3M15 8q8 5 13 13M49 8q-8 5-13 13M22 52l3-2M42 52l-3-2"/>`,
  // A tea cup that steams.
  "sybill-trelawney":
    `<path class="p" d="M6 28h40v4q10-2 11 6 0 9-14 10-5 6-17 6T10 46Q6 40 6 28Z"/><path class="p" d="M2 57h48v4H2Z"/><path class="k" d="M46 36q7-2 7 2 0 5-9 6Z"/><path class="kl" d="M8 33h37M14 38q4 10 12 11M22 38q3 6 8 6"/><path class="pl" d="M16 23q-5-6 0-11t0-10M27 23q-5-6 0-11t0-10M38 23q-5-6 0-11t0-10"/>`,
  // A cat with eyes like lamps, her tail a question mark.
  "mrs-norris":
    `<path class="pl3" d="M46 59q13 1 13-10 0-7-7-9-6-3-4-10 2-6 9-5"/><path class="p" d="M10 62q-3-17 7-27-6-7-5-20 0-5 1-8l9 8q6-2 12 0l9-8q1 3 1 8 1 13-5 20 12 9 10 27Z"/><circle class="k" cx="21" cy="25" r="5"/><circle class="k" cx="35" cy="25" r="5"/><path class="p" d="M20 20.5h2.2v9H20Zm14 0h2.2v9H34Z"/><path class="k" d="M26 32h4l-2 3Z"/><path class="kl" d="M28 35v3M14 46l6 2M13 53l6 1M42 46l-6 2M44 53l-6 1M28 46v15M8 31l6 1M48 31l-6 1"/>`,
  // A feather that floats over books.
  "filius-flitwick":
    `<path class="p" d="M6 50h46v11H6q-4-5 0-11ZM12 38h44v10H12q-4-5 0-10ZM8 26h40v10H8q-4-5 0-10Z"/><path class="kl" d="M12 53.5h38M12 57.5h38M18 41.5h36M18 45h36M14 29.5h32M14 33h32"/><path class="p" d="M20 23Q28 4 58 2 54 20 32 22l-10 2Z"/><path class="kl" d="M24 22Q36 10 54 5M38 19l-2-6M46 15l-2-6"/>`,
  // A bottle that mends bones.
  "poppy-pomfrey":
    `<path class="p" d="M24 3h16v8h-3v5q11 4 11 15v25q0 6-6 6H22q-6 0-6-6V31q0-11 11-15v-5h-3Z"/><path class="k" d="M16 33h32v20H16Z"/><path class="p" d="M22 37a3.6 3.6 0 0 1 5.4 3.5h9.2a3.6 3.6 0 1 1 4.4 4 3.6 3.6 0 1 1-4.4 3h-9.2a3.6 3.6 0 1 1-4.4-3 3.6 3.6 0 0 1-1-7.5Z"/><path class="kl" d="M27 11h10M21 29q2-7 8-9"/>`,
  // A horseshoe around stars.
  firenze:
    `<path class="p" d="M9 5h12v28q0 11 11 11t11-11V5h12v28q0 26-23 26T9 33Z"/><circle class="k" cx="15" cy="12" r="1.9"/><circle class="k" cx="15" cy="22" r="1.9"/><circle class="k" cx="15.5" cy="33" r="1.9"/><circle class="k" cx="49" cy="12" r="1.9"/><circle class="k" cx="49" cy="22" r="1.9"/><circle class="k" cx="48.5" cy="33" r="1.9"/><circle class="k" cx="21" cy="46" r="1.9"/><circle class="k" cx="43" cy="46" r="1.9"/><circle class="k" cx="32" cy="51.5" r="1.9"/><path class="p" d="m32 2 2.8 7.2 7.2 2.8-7.2 2.8-2.8 7.2-2.8-7.2-7.2-2.8 7.2-2.8Z"/><path class="p" d="m26 25 1.4 3.6 3.6 1.4-3.6 1.4-1.4 3.6-1.4-3.6-3.6-1.4 3.6-1.4Z"/><path class="p" d="m38 23 1.68 4.32 4.32 1.68-4.32 1.68-1.68 4.32-1.68-4.32-4.32-1.68 4.32-1.68Z"/><path class="pt" d="M32 12 26 30 38 29Z"/>`,
  // A mop in its bucket.
  "argus-filch":
    `<path class="pl3" d="M45 2v33"/><path class="p" d="M37 33h16v6q1 14 9 22-5 1-7-2-2 4-5 3-2-4-5-1-3-3-5 1-3 1-5-3-2 3-7 2 8-8 9-22Z"/><path class="kl" d="M41 41q0 9-3 15M45 41v16M49 41q0 9 3 15"/><path class="p" d="M3 32h31l-4 29H8Z"/><path class="kl" d="M3 38h31M9 45l2 11M28 45l-2 11"/><path class="pl" d="M4 33Q18 8 33 33"/>`,
};
