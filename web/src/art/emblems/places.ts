/**
 * The emblems of places, on a grid of 64: `p` is cut away to paper, `k` is left standing, `kl` is a line left standing;
 * `pl`, `pl3`, `pl5` and `pt` are lines cut, of usual, bold, bolder and thin strength.
 */

export const PLACES: Readonly<Record<string, string>> = {
  // A prophecy on its shelf.
  "department-of-mysteries":
    `<circle class="p" cx="32" cy="25" r="20"/><path class="kl" d="M20 27q4-12 14-9 8 3 4 10-4 5-9 1-2-4 3-5M24 36q8 4 17-3"/><path class="p" d="M21 45h22l4 7H17Z"/><path class="p" d="M2 54h60v5H2Z"/><path class="pl" d="M8 51q0-7 4-7t4 7M48 51q0-7 4-7t4 7"/><path class="p" d="M22 13q4-5 9-6l-2 5Z"/>`,
  // A fountain.
  atrium:
    `<path class="p" d="M4 45h56q-3 16-28 16T4 45Z"/><path class="p" d="M29 24h6l3 21H26Z"/><path class="p" d="M18 34h28q-4 7-14 7t-14-7Z"/><path class="pl" d="M32 24Q30 6 16 8 8 12 9 40M32 24Q34 6 48 8q8 4 7 32M32 22V4"/><path class="kl" d="M12 51h40"/><path class="p" d="m32 1 1.4 3.6 3.6 1.4-3.6 1.4-1.4 3.6-1.4-3.6-3.6-1.4 3.6-1.4Z"/>`,
  // A wand that has chosen.
  ollivanders:
    `<path class="p" d="M8 62 3 57 44 17l3 3Z"/><path class="p" d="M10 50l6 6 4-5-5-5Z"/><path class="p" d="m50 0 3.64 9.36 9.36 3.64-9.36 3.64-3.64 9.36-3.64-9.36-9.36-3.64 9.36-3.64Z"/><path class="p" d="m30 2 1.68 4.32 4.32 1.68-4.32 1.68-1.68 4.32-1.68-4.32-4.32-1.68 4.32-1.68Z"/><path class="p" d="m58 30 1.68 4.32 4.32 1.68-4.32 1.68-1.68 4.32-1.68-4.32-4.32-1.68 4.32-1.68Z"/><path class="pl" d="M38 40l4 9M24 27l-9-4"/>`,
  // Gold, in heaps.
  gringotts:
    `<ellipse class="p" cx="20" cy="56" rx="15" ry="5.5"/><path class="kl" d="M5 56q0 5.5 15 5.5t15-5.5"/><ellipse class="p" cx="20" cy="49" rx="15" ry="5.5"/><path class="kl" d="M5 49q0 5.5 15 5.5t15-5.5"/><ellipse class="p" cx="20" cy="42" rx="15" ry="5.5"/><path class="kl" d="M5 42q0 5.5 15 5.5t15-5.5"/><ellipse class="p" cx="20" cy="35" rx="15" ry="5.5"/><path class="kl" d="M5 35q0 5.5 15 5.5t15-5.5"/><ellipse class="p" cx="20" cy="28" rx="15" ry="5.5"/><path class="kl" d="M5 28q0 5.5 15 5.5t15-5.5"/><ellipse class="p" cx="47" cy="57" rx="13" ry="5"/><path class="kl" d="M34 57q0 5 13 5t13-5"/><ellipse class="p" cx="47" cy="50" rx="13" ry="5"/><path class="kl" d="M34 50q0 5 13 5t13-5"/><ellipse class="p" cx="47" cy="43" rx="13" ry="5"/><path class="kl" d="M34 43q0 5 13 5t13-5"/><circle class="p" cx="45" cy="20" r="13"/><path class="kl" d="M45 11v18M39 15q6-4 11 0t-5 6-6 4"/>`,
  // The head of a boar.
  "hogs-head":
    `<path class="p" d="M10 4q10 0 15 8 7-2 14 0 5-8 15-8 2 12-6 18 5 8 3 18-3 20-19 22-16-2-19-22-2-10 3-18-8-6-6-18Z"/><ellipse class="k" cx="32" cy="47" rx="11" ry="9"/><ellipse class="p" cx="28" cy="47" rx="2.4" ry="3.6"/><ellipse class="p" cx="36" cy="47" rx="2.4" ry="3.6"/><path class="k" d="M17 27l9 3-6 4ZM47 27l-9 3 6 4Z"/><path class="p" d="M17 53q-7-4-5-14 2 7 8 9Zm30 0q7-4 5-14-2 7-8 9Z"/><path class="kl" d="M17 53q-7-4-5-14 2 7 8 9M47 53q7-4 5-14-2 7-8 9M28 15l2 6M36 15l-2 6M32 14v8"/>`,
  // An engine under steam.
  "hogsmeade-station":
    `<path class="p" d="M26 5h12l-2 12h-8Z"/><circle class="p" cx="32" cy="31" r="17"/><circle class="k" cx="32" cy="31" r="13"/><circle class="p" cx="32" cy="31" r="10"/><path class="kl" d="M32 21v20M22 31h20"/><circle class="k" cx="32" cy="31" r="2.5"/><path class="p" d="M8 46h48v7H8Z"/><path class="p" d="M14 53h36l8 10H6Z"/><path class="kl" d="M22 54l-4 9M32 54v9M42 54l4 9"/><circle class="k" cx="15" cy="49.5" r="2.2"/><circle class="k" cx="49" cy="49.5" r="2.2"/><path class="pl" d="M40 5q6-5 10-2 6-4 10 1M22 9Q14 4 6 9"/>`,
};
