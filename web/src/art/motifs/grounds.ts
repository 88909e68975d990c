/**
 * The pictures of the spaces of the grounds, on a grid of 40: `p` is cut away, `k` is left standing; `mp` and `mk` are lines of either kind.
 */

export const GROUNDS: Readonly<Record<string, string>> = {
  // Firs.
  "forbidden-forest":
    `<path class="p" d="M10 2 2 16h4L0 28h8v12h4V28h8l-6-12h4ZM28 0l-9 16h4l-6 13h9v11h4V29h9l-6-13h4Z"/><path d="M10 12v14M28 10v16" class="mk" stroke-width="1.2"/>`,
  // A bow, drawn.
  "centaurs-clearing":
    `<path d="M10 2q22 18 0 36" class="mp" stroke-width="3"/><path d="M10 2v36" class="mp" stroke-width="1.2"/><path d="M3 20h32" class="mp" stroke-width="2.2"/><path class="p" d="m39 20-9-5v10Z"/><path d="M6 20 2 16M6 20l-4 4" class="mp" stroke-width="1.8"/>`,
  // A spider.
  "spider-hollow":
    `<ellipse class="p" cx="20" cy="24" rx="8" ry="9"/><circle class="p" cx="20" cy="12" r="5"/><path d="M14 20 5 14l-1 9M14 24 3 25l0 9M15 29 8 35M26 20l9-6 1 9M26 24l11 1v9M25 29l7 6M20 7V0" class="mp" stroke-width="2"/>`,
  // A shack, boarded up.
  "shrieking-shack":
    `<path class="p" d="M4 40 7 16 4 15 17 3l4 4V2h4v8l11 9-3 1 1 20Z"/><path class="k" d="M11 20h6v6h-6ZM23 22h6v6h-6ZM17 31h6v9h-6Z"/><path d="M8 18l8 10M22 20l8 8M10 34h5" class="mk" stroke-width="1.3"/><path d="M10 19l7 7" class="mp" stroke-width="1.2"/>`,
  // A boar’s head.
  "hogs-head":
    `<path class="p" d="M4 8l8 4q8-4 16 0l8-4-3 12q2 12-6 17H13Q5 32 7 20Z"/><path class="k" d="M12 18l5 3-5 1ZM28 18l-5 3 5 1ZM14 27q6-4 12 0v5q-6 3-12 0Z"/><path class="p" d="M16 28h2.500v3H16ZM21.500 28H24v3h-2.500Z"/><path class="p" d="M10 36q-4-4-2-10l4 6ZM30 36q4-4 2-10l-4 6Z"/>`,
  // A mug with foam.
  "three-broomsticks":
    `<path class="p" d="M5 12h20v26H5Z"/><path d="M26 18h7v13h-7" class="mp" stroke-width="3"/><path class="p" d="M3 12q-1-6 5-6 3-5 8-2 6-3 8 3 5 1 3 5Z"/><path d="M10 18v15M15 18v15M20 18v15" class="mk" stroke-width="1.6"/>`,
  // A sweet on a stick.
  "honeydukes":
    `<circle class="p" cx="22" cy="14" r="13"/><path d="M18 26 12 40" class="mp" stroke-width="3"/><path d="M22 14q4-2 3 3t-8 2-4-9 10-6 8 10-6 9" class="mk" stroke-width="2"/>`,
  // A locomotive.
  "hogsmeade-station":
    `<path class="p" d="M2 16h3V8h5v8h8V6h-2V3h18v3h-2v20h4l2 8H3l-1-6Z"/><path class="k" d="M21 8h8v8h-8Z"/><circle class="p" cx="9" cy="34" r="5"/><circle class="p" cx="20" cy="34" r="5"/><circle class="p" cx="31" cy="34" r="5"/><circle class="k" cx="9" cy="34" r="2"/><circle class="k" cx="20" cy="34" r="2"/><circle class="k" cx="31" cy="34" r="2"/><path d="M6 5q-3-2 0-4M11 4q3-3 7-2" class="mp" stroke-width="1.8"/>`,
  // A rocket.
  "zonkos-joke-shop":
    `<g transform="translate(2 2) scale(.5625)"><path class="p" d="M44 4q12 0 16 0 0 10-1 15L33 45 19 31Z"/><path class="k" d="M46 12a5 5 0 1 0 6 6 5 5 0 0 0-6-6Z"/><path class="p" d="M22 25 8 29l9 9ZM39 42l-4 14-9-9Z"/><path class="kl" d="m26 27 11 11M23 33l8 8"/><path class="pl3" d="M18 46 6 58M23 51l-6 10M13 41 3 47"/><path class="p" d="m12 4 1.500 5 5 1.500-5 1.500-1.500 5-1.500-5-5-1.500 5-1.500ZM54 44l1.300 4 4 1.300-4 1.300-1.300 4-1.300-4-4-1.300 4-1.300Z"/></g>`,
  // An arm out of a lake.
  "black-lake":
    `<path d="M0 22q5-4 10 0t10 0 10 0 10 0M0 29q5-4 10 0t10 0 10 0 10 0M4 36q5-4 10 0t10 0 10 0" class="mp" stroke-width="2.2"/><path d="M13 20Q9 4 18 3q7 0 5 7-3 4-6 1M28 20q-2-10 4-12" class="mp" stroke-width="3"/>`,
  // A boat.
  "boathouse":
    `<path class="p" d="M2 26h36l-6 10H8Z"/><path d="M20 26V4" class="mp" stroke-width="2.4"/><path class="p" d="M22 5q12 6 12 17H22Z"/><path class="p" d="M18 8q-9 6-10 14h10Z"/><path d="M0 39q5-3 10 0t10 0 10 0 10 0" class="mp" stroke-width="1.8"/>`,
  // A hut.
  "hagrids-hut":
    `<path class="p" d="M2 22Q8 6 20 4q12 2 18 18h-3v18H5V22Z"/><path class="p" d="M28 4h5v8h-5Z"/><path d="M31 2q3-2 6 0" class="mp" stroke-width="1.6"/><path class="k" d="M15 40V28a5 5 0 0 1 10 0v12ZM8 26h4v5H8ZM28 26h4v5h-4Z"/><path d="M8 20q12-5 24 0M12 14q8-4 16 0" class="mk" stroke-width="1.3"/>`,
  // A pumpkin.
  "pumpkin-patch":
    `<path class="p" d="M20 12q5-5 11-1 8 4 6 15-2 12-17 12T3 26Q1 15 9 11q6-4 11 1Z"/><path d="M20 11q0-6 5-9" class="mp" stroke-width="3"/><path d="M20 12q-4 12 0 26M20 12q5 12 0 26M11 12q-4 12 3 25M29 12q4 12-3 25" class="mk" stroke-width="1.5"/>`,
  // Three hoops.
  "quidditch-pitch":
    `<path d="M10 40V18M20 40V14M31 40V18" class="mp" stroke-width="2.4"/><g class="mp" stroke-width="3"><circle cx="9.500" cy="13" r="6"/><circle cx="20" cy="7.500" r="6"/><circle cx="31" cy="13" r="6"/></g>`,
  // A tree that strikes.
  "whomping-willow":
    `<path class="p" d="M16 40q3-8 0-16l-2-8q6-6 14 0l-3 8q-2 8 2 16Z"/><path d="M16 18Q8 14 3 22M17 15Q10 4 3 8M20 14Q19 4 14 1M23 14q1-10 8-12M26 16q6-8 12-4M26 19q8-2 11 6M14 21q-6 4-6 12" class="mp" stroke-width="2.4"/>`,
  // Gates with boars.
  "gates-of-hogwarts":
    `<path class="p" d="M2 40V14h8v26ZM30 40V14h8v26ZM1 10h10v3H1ZM29 10h10v3H29Z"/><path class="p" d="M2 9q0-6 6-6 0 3 3 6ZM38 9q0-6-6-6 0 3-3 6Z"/><path d="M10 18q10-10 20 0M20 12v28M13 16v24M16.500 14v26M23.500 14v26M27 16v24M10 30h20" class="mp" stroke-width="1.5"/>`,
};
