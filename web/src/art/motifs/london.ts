/**
 * The pictures of the spaces of London, on a grid of 40: `p` is cut away, `k` is left standing; `mp` and `mk` are lines of either kind.
 */

export const LONDON: Readonly<Record<string, string>> = {
  // A house between two others.
  "12-grimmauld-place":
    `<path class="p" d="M2 40V14l8-6 8 6v26ZM22 40V14l8-6 8 6v26Z"/><path class="p" d="M17 40V10l3-7 3 7v30Z"/><path class="k" d="M5 18h3v6h-3ZM12 18h3v6h-3ZM5 28h3v6h-3ZM25 18h3v6h-3ZM32 18h3v6h-3ZM32 28h3v6h-3ZM25 28h3v6h-3ZM12 28h3v6h-3ZM18.6 28h2.8v12h-2.8Z"/>`,
  // A fireplace with a star in it.
  "ministry-of-magic":
    `<path class="p" d="M3 40V19a17 17 0 0 1 34 0V40Z"/><path class="k" d="M8 40V20a12 12 0 0 1 24 0V40Z"/><path class="p" d="M20 14l2 5 5 2-5 2-1 5h6l3 4H10l3-4h6l-1-5-5-2 5-2ZM8 35h24v5H8Z"/>`,
  // A telephone box.
  "visitors-entrance":
    `<path class="p" d="M11 40V7q9-6 18 0v33Z"/><path class="k" d="M14 12h12v20h-12Z"/><path d="M18 12v20M22 12v20M14 18h12M14 25h12" class="mp" stroke-width="1.4"/><path class="k" d="M13.5 7.6h13v2h-13Z"/>`,
  // A column.
  "trafalgar-square":
    `<path class="p" d="M17 13h6l1.500 17h-9ZM14 10h12v3H14ZM12 30h16v4H12ZM7 34h26v6H7Z"/><path class="p" d="M18 10V4l2-3 2 3v6Z"/><path class="k" d="M18 35.5h4v4.5h-4Z"/>`,
  // A cauldron, bubbling.
  "leaky-cauldron":
    `<path class="p" d="M4 15h32v4h-2q3 17-10 19h-8Q3 36 6 19H4Z"/><path class="p" d="M9 36l-2 4h4ZM31 36l2 4h-4Z"/><circle class="p" cx="14" cy="9" r="3"/><circle class="p" cx="22" cy="5" r="2"/><circle class="p" cx="27" cy="10" r="2.600"/><path d="M11 24q-1 6 4 10" class="mk" stroke-width="1.6"/>`,
  // Two crooked houses, an awning between them.
  "diagon-alley":
    `<path class="p" d="M1 40 3 12 9 3l7 8-3 29ZM39 40 37 10 31 2l-7 9 3 29Z"/><path class="k" d="M5 15h3v5h-3ZM10 15h3v5h-3ZM5 25h3v5h-3ZM29 14h3v5h-3ZM34 14h3v5h-3ZM33 25h3v5h-3ZM15 22h10v2H15Z"/><path class="p" d="M14 21h12l-2 6h-8Z"/><path class="p" d="M17 40l3-10 3 10Z"/>`,
  // A bank.
  "gringotts":
    `<path class="p" d="M20 3 3 14h34ZM5 16h30v3H5ZM7 20h5v14H7ZM17.500 20h5v14h-5ZM28 20h5v14h-5ZM4 35h32v2H4ZM1 38h38v2H1Z"/><path class="k" d="M20 7l3 4h-6Z"/>`,
  // A lamp, askew.
  "knockturn-alley":
    `<path class="p" d="M18.500 16h3v24h-3ZM14 4h12l3 9-9 4-9-4ZM17 1h6v3h-6ZM14 38h12v2H14Z"/><path class="k" d="M16 6h8l1.500 6-5.500 2.500L14.500 12Z"/><path class="p" d="M20 7q3 3 0 6-3-3 0-6Z"/><path d="M21 21h7v7M28 28h5" class="mp" stroke-width="1.6"/>`,
  // A cabinet of two doors.
  "borgin-and-burkes":
    `<path class="p" d="M8 5q12-6 24 0v33H8Z"/><path class="k" d="M11 9h8v25h-8ZM21 9h8v25h-8Z"/><path class="p" d="M13 11h4v21h-4ZM23 11h4v21h-4Z"/><path class="k" d="M17.500 20h1.200v3h-1.200ZM21.300 20h1.200v3h-1.200Z"/><path class="p" d="M6 37h28v3h-28Z"/>`,
  // Boxes of wands, one wand out.
  "ollivanders":
    `<path class="p" d="M4 30h32v4H4ZM2 36h36v4H2ZM8 24h26v4H8Z"/><path d="M8 20 26 6" class="mp" stroke-width="2.6"/><path class="p" d="m30 0 1.500 4 4 1.500-4 1.500-1.500 4-1.500-4-4-1.500 4-1.500Z"/>`,
  // Three station arches.
  "kings-cross":
    `<path class="p" d="M1 40V20a9.500 9.500 0 0 1 17 0v-12h-1l3-7 3 7h-1v12a9.500 9.500 0 0 1 17 0v20Z"/><path class="k" d="M4.500 40V22a6 6 0 0 1 11 0v18ZM24.500 40V22a6 6 0 0 1 11 0v18Z"/><circle class="k" cx="20" cy="13.500" r="2"/><path d="M10 18v22M30 18v22M5 28h11M25 28h11" class="mp" stroke-width="1.2"/>`,
  // A house above an archway.
  "euston-road":
    `<path class="p" d="M2 40V8h36v32h-6V26a5 5 0 0 0-9 0v14h-6V26a5 5 0 0 0-9 0v14Z"/><path class="k" d="M6 12h4v6h-4ZM14 12h4v6h-4ZM22 12h4v6h-4ZM30 12h4v6h-4Z"/><path class="p" d="M1 4h38v3H1Z"/>`,
  // A cross of a bone and a wand.
  "st-mungos-hospital":
    `<path class="p" d="M15 4h10v11h11v10H25v11H15V25H4V15h11Z"/><path d="m13 27 14-14" class="mk" stroke-width="2.4"/><path class="k" d="m26 9 1.300 3.700 3.700 1.300-3.700 1.300L26 19l-1.300-3.700L21 14l3.700-1.300Z"/>`,
  // A cup, steaming.
  "tottenham-court-road":
    `<g transform="translate(2 2) scale(.5625)"><path class="p" d="M6 28h40v4q10-2 11 6 0 9-14 10-5 6-17 6T10 46Q6 40 6 28Z"/><path class="p" d="M2 57h48v4H2Z"/><path class="k" d="M46 36q7-2 7 2 0 5-9 6Z"/><path class="kl" d="M8 33h37M14 38q4 10 12 11M22 38q3 6 8 6"/><path class="pl" d="M16 23q-5-6 0-11t0-10M27 23q-5-6 0-11t0-10M38 23q-5-6 0-11t0-10"/></g>`,
  // A pile of books and a quill.
  "charing-cross-road":
    `<g transform="translate(2 2) scale(.5625)"><path class="p" d="M6 50h46v11H6q-4-5 0-11ZM12 38h44v10H12q-4-5 0-10ZM8 26h40v10H8q-4-5 0-10Z"/><path class="kl" d="M12 53.500h38M12 57.500h38M18 41.500h36M18 45h36M14 29.500h32M14 33h32"/><path class="p" d="M20 23Q28 4 58 2 54 20 32 22l-10 2Z"/><path class="kl" d="M24 22Q36 10 54 5M38 19l-2-6M46 15l-2-6"/></g>`,
  // A gate of iron.
  "wools-orphanage":
    `<path class="p" d="M4 40V10l3-4 3 4v30ZM30 40V10l3-4 3 4v30Z"/><path d="M10 16q10-10 20 0M10 22h20M10 34h20M14 14v26M18 12v28M22 12v28M26 14v26" class="mp" stroke-width="1.7"/>`,
  // A house like all others.
  "4-privet-drive":
    `<path class="p" d="M3 20 20 6l17 14h-4v20H7V20Z"/><path class="p" d="M28 6h5v9h-5Z"/><path class="k" d="M10 23h6v6h-6ZM24 23h6v6h-6ZM17.5 29h5v11h-5Z"/><path class="p" d="M10 23h0"/><path d="M13 23v6M27 23v6" class="mk" stroke-width="1.2"/>`,
  // A tree.
  "wisteria-walk":
    `<path class="p" d="M17 40l1-12Q4 30 5 19q-3-9 7-10 5-9 14-3 9 1 7 10 4 10-11 12l1 12Z"/><path d="M20 28V14M20 20l-6-5M20 23l7-7M14 24q-4-2-4-6" class="mk" stroke-width="1.6"/>`,
  // A wolf before the moon.
  "magnolia-crescent":
    `<g transform="translate(2 2) scale(.5625)"><circle class="p" cx="32" cy="30" r="26"/><path class="k" d="M8 60 22 44l4-14 4-10 3 6 11-5-3 8 8 6-10 2-2 8 10 15Z"/><path class="kl" d="M12 20h14M42 14h12M10 28h10"/></g>`,
  // A mill’s chimney.
  "spinners-end":
    `<path class="p" d="M8 40 10 10h6l2 30ZM20 40V24l8 5v-5l9 6v10Z"/><path d="M13 6q4-4 9-2t10-2" class="mp" stroke-width="2.4"/><path class="k" d="M23 32h3v4h-3ZM29 32h3v4h-3ZM11.5 16h3v2h-3Z"/>`,
  // A bus of three decks.
  "knight-bus-stop":
    `<path class="p" d="M4 36V4q0-2 2-2h26q4 0 4 4v30Z"/><path class="k" d="M8 6h6v5h-6ZM17 6h6v5h-6ZM26 6h6v5h-6ZM8 15h6v5h-6ZM17 15h6v5h-6ZM26 15h6v5h-6ZM8 24h6v6h-6ZM17 24h6v6h-6ZM26 24h6v12h-6Z"/><circle class="p" cx="11" cy="36" r="4"/><circle class="p" cx="22" cy="36" r="4"/><circle class="k" cx="11" cy="36" r="1.600"/><circle class="k" cx="22" cy="36" r="1.600"/>`,
  // A diary.
  "vauxhall-road":
    `<path class="p" d="M9 3h22v34H9Z"/><path d="M13 3v34M17 12h10M17 16h10" class="mk" stroke-width="1.6"/><path class="k" d="M29 20h5v6h-5Z"/><path class="p" d="M6 8h3v3H6ZM6 16h3v3H6ZM6 24h3v3H6Z"/>`,
  // A bridge.
  "thames-embankment":
    `<path class="p" d="M0 20q20-14 40 0v5H0ZM6 8h5v26H6ZM29 8h5v26h-5ZM5 5h7v3H5ZM28 5h7v3h-7Z"/><path d="M0 32q5-3 10 0t10 0 10 0 10 0M2 38q5-3 10 0t10 0 10 0" class="mp" stroke-width="1.8"/><path d="M15 18v6M20 17v6M25 18v6" class="mk" stroke-width="1.4"/>`,
  // An owl.
  "owl-emporium":
    `<path class="p" d="M8 4q6 4 12 3 6 1 12-3 3 12 2 20-2 12-14 13Q8 36 6 24 5 16 8 4Z"/><circle class="k" cx="14" cy="15" r="5"/><circle class="k" cx="26" cy="15" r="5"/><circle class="p" cx="14" cy="15" r="2"/><circle class="p" cx="26" cy="15" r="2"/><path class="k" d="M18 19h4l-2 5Z"/><path d="M14 28l3 3 3-3 3 3 3-3" class="mk" stroke-width="1.6"/>`,
};
