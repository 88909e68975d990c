/**
 * The emblems of the Order of the Phoenix, on a grid of 64: `p` is cut away to paper, `k` is left standing, `kl` is a line left standing;
 * `pl`, `pl3`, `pl5` and `pt` are lines cut, of usual, bold, bolder and thin strength.
 */

export const ORDER: Readonly<Record<string, string>> = {
  // A chameleon.
  "nymphadora-tonks":
    `<path class="pl3" d="M50 36q11 1 11 10t-9 9q-7-1-6-7t6-4"/><path class="p" d="M3 31q2-8 11-13 8-9 17-6 18 1 24 18 3 8-5 13-14 6-30 2-12 0-17-8 2-2 0-6Z"/><path class="pl3" d="M20 42v9M38 43v8"/><path class="p" d="M2 53q30-4 44 1v5H2Z"/><circle class="k" cx="17" cy="26" r="6.5"/><circle class="p" cx="16" cy="25.5" r="3"/><circle class="k" cx="15.5" cy="25.5" r="1.2"/><path class="kl" d="M4 34q9 3 15 0M31 17q-4 11 0 22M39 19q-3 11 0 22M46 24q-2 9 0 16M6 56h12M24 56h14"/><path class="p" d="M27 13l3-6 3 6 4-5 2 6 4-4 1 6Z"/>`,
  // The paw of a dog, with the Dog Star.
  "sirius-black":
    `<path class="p" d="M32 29c10 0 20 11 20 21 0 9-8 11-20 11s-20-2-20-11c0-10 10-21 20-21Z"/><ellipse class="p" cx="10" cy="28" rx="6.5" ry="9.5" transform="rotate(-24 10 28)"/><ellipse class="p" cx="24" cy="13" rx="6.5" ry="10" transform="rotate(-8 24 13)"/><ellipse class="p" cx="40" cy="13" rx="6.5" ry="10" transform="rotate(8 40 13)"/><ellipse class="p" cx="54" cy="28" rx="6.5" ry="9.5" transform="rotate(24 54 28)"/><path class="k" d="m32 35 3.3 7.7 7.7 3.3-7.7 3.3-3.3 7.7-3.3-7.7-7.7-3.3 7.7-3.3Z"/>`,
  // A fang on an ear-ring.
  "bill-weasley":
    `<circle cx="32" cy="10" r="7.5" class="pl3"/><path class="p" d="M18 19h28v8H18Z"/><path class="p" d="M20 30h24c3 15-3 27-17 34 3-11 0-22-7-34Z"/><path class="kl" d="M22 23h20M37 35c1 8-1 14-5 19M30 35c2 5 3 9 3 13"/>`,
  // A lily.
  "fleur-delacour":
    `<path class="p" d="M32 1q13 13 10 26-2 8-6 13h-8q-4-5-6-13Q19 14 32 1Z"/><path class="p" d="M26 41q-1-16-10-20-11-4-13 7 0 9 10 11-4-7 1-9 6 0 6 11Z"/><path class="p" d="M27 46q-2 9-12 11 7 5 14-1l2-10Z"/><g transform="matrix(-1 0 0 1 64 0)"><path class="p" d="M26 41q-1-16-10-20-11-4-13 7 0 9 10 11-4-7 1-9 6 0 6 11Z"/><path class="p" d="M27 46q-2 9-12 11 7 5 14-1l2-10Z"/></g><path class="p" d="M29 46h6l3 9-6 9-6-9Z"/><path class="p" d="M15 40h34v6H15Z"/><path class="kl" d="M32 12v24M20 43h24"/>`,
  // A plug.
  "arthur-weasley":
    `<path class="p" d="M14 24h36v12q0 12-12 14v5h-12v-5q-12-2-12-14Z"/><path class="p" d="M20 4h7v17h-7Zm17 0h7v17h-7Z"/><path class="pl3" d="M32 52v10"/><path class="kl" d="M20 31h24M24 38h16"/>`,
  // Wool and needles.
  "molly-weasley":
    `<path class="pl3" d="M8 6 42 44M56 6 22 44"/><circle class="p" cx="8" cy="6" r="4"/><circle class="p" cx="56" cy="6" r="4"/><circle class="p" cx="32" cy="38" r="22"/><path class="kl" d="M14 29q18-4 33 14M12 36q18-3 30 15M13 44q14-3 24 11M21 22q18-2 31 18M28 18q14 0 24 14"/><path class="pl" d="M48 54q8 8 14 2"/>`,
  // An eye that looks round corners.
  "alastor-moody":
    `<path class="p" d="M0 17q9 1 15 8v14q-6 7-15 8ZM64 17q-9 1-15 8v14q6 7 15 8Z"/><circle class="p" cx="32" cy="32" r="24"/><circle class="k" cx="32" cy="32" r="19.5"/><circle class="p" cx="32" cy="32" r="17"/><circle class="k" cx="37" cy="28" r="10.5"/><circle class="p" cx="37" cy="28" r="6.5"/><circle class="k" cx="38.5" cy="26.5" r="3.4"/><path class="kl" d="M20 40q3 5 8 7M17 33l5 1M24 20l2 4"/><circle class="k" cx="32" cy="10.2" r="1.3"/><circle class="k" cx="32" cy="53.8" r="1.3"/><circle class="k" cx="10.2" cy="32" r="1.3"/><circle class="k" cx="53.8" cy="32" r="1.3"/><circle class="k" cx="16.5" cy="16.5" r="1.3"/><circle class="k" cx="47.5" cy="47.5" r="1.3"/><circle class="k" cx="16.5" cy="47.5" r="1.3"/><circle class="k" cx="47.5" cy="16.5" r="1.3"/>`,
  // A wolf before the moon.
  "remus-lupin":
    `<circle class="p" cx="32" cy="29" r="27"/><path class="k" d="M15 9 32 13l5-7 3 9q9 8 10 21 4 14 3 28H20q5-11 2-19-2-9 4-15l-1-5-7-4 6-1Z"/><path class="kl" d="M9 22h8M11 30h6M54 34h-4M8 40h8M50 14h-6"/><path class="p" d="M30 17l4 1-3 2Z"/>`,
  // A lynx.
  "kingsley-shacklebolt":
    `<path class="p" d="M11 5 24 17q8-3 16 0L53 5q5 11 1 22 3 5 3 11l6 9-8-1 2 9-9-3-3 8-6-4q-7 5-14 0l-6 4-3-8-9 3 2-9-8 1 6-9q0-6 3-11-4-11 1-22Z"/><path class="pl" d="M11 7 7-1M53 7l4-8"/><path class="k" d="M14 11l8 8q-5 2-7 6-3-6-1-14Zm36 0-8 8q5 2 7 6 3-6 1-14ZM15 32q8-5 14 5-9 3-14-5Zm34 0q-8-5-14 5 9 3 14-5ZM27 45q5-2 10 0l-5 5Z"/><path class="p" d="M21 33.3a1.9 1.9 0 1 0 3.5 1.3Zm22 0a1.9 1.9 0 1 1-3.5 1.3Z"/><path class="kl" d="M32 50v3q-4 4-8 1M32 53q4 4 8 1M32 19v7M27 20l1.5 6M37 20l-1.5 6M22 24l2 3M42 24l-2 3M8 42l7-2M56 42l-7-2M12 50l6-4M52 50l-6-4"/>`,
  // A goblet with somebody else’s crest, and a price.
  "mundungus-fletcher":
    `<path class="p" d="M6 4h34q2 22-12 28v15h7q5 2 5 8H6q0-6 5-8h7V32Q4 26 6 4Z"/><path class="k" d="M14 11h18v6q0 7-9 10-9-3-9-10Z"/><path class="p" d="m23 11 1.68 4.32 4.32 1.68-4.32 1.68-1.68 4.32-1.68-4.32-4.32-1.68 4.32-1.68Z"/><path class="pl" d="M36 24q8 0 12 9"/><path class="p" d="M45 32l8-3 9 7-1 22-16 3Z"/><circle class="k" cx="52" cy="36" r="2.2"/><path class="kl" d="M50 55l7-11M10 51h26"/><circle class="k" cx="50.5" cy="46" r="2"/><circle class="k" cx="57" cy="53" r="2"/>`,
  // An emerald brooch.
  "emmeline-vance":
    `<path class="p" d="M19 9h26l14 14v18L45 55H19L5 41V23Z"/><path class="kl" d="M25 20h14l9 8v9l-9 8H25l-9-8v-9ZM19 9l6 11M45 9l-6 11M59 23l-11 5M59 41l-11-4M45 55l-6-10M19 55l6-10M5 41l11-4M5 23l11 5"/><path class="p" d="M26 24h6l-9 13-3-2v-5Z"/><path class="p" d="m55 0 2.24 5.76 5.76 2.24-5.76 2.24-2.24 5.76-2.24-5.76-5.76-2.24 5.76-2.24Z"/><path class="p" d="m8 53 1.4 3.6 3.6 1.4-3.6 1.4-1.4 3.6-1.4-3.6-3.6-1.4 3.6-1.4Z"/>`,
};
