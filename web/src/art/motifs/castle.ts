/**
 * The pictures of the spaces of the castle, on a grid of 40: `p` is cut away, `k` is left standing; `mp` and `mk` are lines of either kind.
 */

export const CASTLE: Readonly<Record<string, string>> = {
  // Stairs.
  "moving-staircases":
    `<path class="p" d="M0 40V32h7v-6h7v-6h7v-6h7V8h12v6h-6v6h-7v6h-7v6h-7v8Z"/><path d="M3 26 28 3M7 23V17M17 14V8M27 5V0" class="mp" stroke-width="1.8"/><path class="k" d="M8 40v-5h9v-3h7v-6h7v-6h5v20Z"/>`,
  // A cup.
  "trophy-room":
    `<path class="p" d="M10 3h20v12q0 10-7 11v6h6v6H11v-6h6v-6q-7-1-7-11Z"/><path d="M10 7H3q-1 9 8 10M30 7h7q1 9-8 10" class="mp" stroke-width="2.6"/><path class="k" d="m20 8 1.400 4 4 1.400-4 1.400L20 19l-1.400-4.200-4-1.400 4-1.400Z"/>`,
  // A book on a chain.
  "restricted-section":
    `<path class="p" d="M6 4h28v32H6Z"/><path d="M10 4v32M14 10h16M14 15h12" class="mk" stroke-width="1.5"/><g class="mk" stroke-width="2"><ellipse cx="16" cy="26" rx="4" ry="2.600"/><ellipse cx="23" cy="26" rx="4" ry="2.600"/><ellipse cx="30" cy="26" rx="4" ry="2.600"/></g>`,
  // A flask.
  "potions-dungeon":
    `<path class="p" d="M15 2h10v3h-2v10l11 18q2 6-4 6H10q-6 0-4-6l11-18V5h-2Z"/><path class="k" d="M13 26h14l4 8q0 2-2 2H11q-2 0-2-2Z"/><circle class="p" cx="17" cy="31" r="1.800"/><circle class="p" cx="23" cy="29" r="1.300"/>`,
  // A tower with a telescope.
  "astronomy-tower":
    `<path class="p" d="M12 40V16H9v-5h4v3h4v-3h6v3h4v-3h4v5h-3v24Z"/><path class="k" d="M18 24a2 2 0 0 1 4 0v6h-4Z"/><path d="M18 10 32 1M20 10l-2 2" class="mp" stroke-width="2.6"/><path class="p" d="m6 2 1 3 3 1-3 1-1 3-1-3-3-1 3-1Z"/>`,
  // A door.
  "room-of-requirement":
    `<path class="p" d="M7 40V14Q8 2 20 2t13 12v26Z"/><path class="k" d="M10 40V15Q11 5 20 5t10 10v25Z"/><path class="p" d="M12 40V15q1-8 7-8v33ZM21 40V7q7 0 7 8v25Z"/><circle class="k" cx="17" cy="25" r="1.500"/><circle class="k" cx="23" cy="25" r="1.500"/><path d="M12 18h7M21 18h7M12 32h7M21 32h7" class="mk" stroke-width="1.4"/>`,
};
