/**
 * The emblems of the Death Eaters and of their lord, on a grid of 64: `p` is cut away to paper, `k` is left standing, `kl` is a line left standing;
 * `pl`, `pl3`, `pl5` and `pt` are lines cut, of usual, bold, bolder and thin strength.
 */

export const DEATH_EATERS: Readonly<Record<string, string>> = {
  // A rat.
  "peter-pettigrew":
    `<path class="p" d="M2 44q1-7 12-12 1-8 8-8 5 0 6 5 6-4 14-3 14 2 17 14 2 11-6 12H20q-6 0-8-4l-8-1q-2-1-2-3Z"/><path class="pl3" d="M55 50q8 3 6-8-1-8-6-12t-1-12"/><circle class="k" cx="13" cy="39" r="2.4"/><path class="kl" d="M20 31q3-2 5 1M28 34q-5 6 0 13M40 46q-4-9 4-12M3 45l6 0M22 52v4M30 52v4M48 52v4M50 33q5 4 5 9"/>`,
  // A curved dagger.
  "bellatrix-lestrange":
    `<path class="p" d="M32 64c-9-8-2-13-6-19s-1-10-1-16h14c0 6 3 10-1 16s3 11-6 19Z"/><path class="p" d="M8 17c4 6 10 5 15 4h18c5 1 11 2 15-4 3 8-3 13-11 12H19C11 30 5 25 8 17ZM27 9h10v12H27Z"/><circle class="p" cx="32" cy="6" r="6"/><path class="kl" d="M32 33c-2 5 2 8 0 13s1 6 0 9M27 13h10M27 17h10M20 25h24"/>`,
  // A curse like a scythe.
  "antonin-dolohov":
    `<path class="p" d="M20 1C52 4 68 34 52 63c2-26-8-48-32-62Z"/><path class="p" d="M15 13c22 4 32 24 25 45 0-18-8-34-25-45Z"/><path class="p" d="M11 24c12 4 19 15 17 27-2-11-8-20-17-27Z"/><path class="pl3" d="M3 62 15 48"/><path class="p" d="m18 36 2.24 5.76 5.76 2.24-5.76 2.24-2.24 5.76-2.24-5.76-5.76-2.24 5.76-2.24Z"/><path class="kl" d="M40 15q12 14 12 32"/>`,
  // The feather of a white peacock.
  "lucius-malfoy":
    `<path class="p" d="M49.5 24.8Q58.1 27.4 63.7 24.6Q58 21.9 49.5 24.8ZM50.1 29Q56.9 32.7 62.2 31.7Q57.8 28.5 50.1 29ZM48.5 32.8Q54.1 38.2 59.6 38.1Q56.2 33.8 48.5 32.8ZM46.2 36.1Q51.5 42.6 57 44.5Q53.8 39.7 46.2 36.1ZM43.3 38.2Q46.7 45.8 52.1 48.3Q50.4 42.7 43.3 38.2ZM42.1 40.8Q44.1 48.9 49.2 51.9Q48.7 46 42.1 40.8ZM36.8 41.8Q36.5 50.1 40.4 54.5Q41.4 48.7 36.8 41.8ZM34.7 43.3Q33.1 51.6 36.6 56.4Q38.5 50.8 34.7 43.3ZM29.6 44.1Q26.7 51.4 28 56.7Q30.7 51.9 29.6 44.1ZM26.1 42.4Q21 49.1 21.8 55Q26.1 50.8 26.1 42.4ZM22.6 40Q16.1 45.8 15.2 51.9Q20.2 48.4 22.6 40ZM19.8 38.9Q13.2 43.1 11.4 48.3Q16.4 45.9 19.8 38.9ZM18.5 35.9Q10.5 39.1 7.8 44.5Q13.7 43 18.5 35.9ZM15 32.7Q7.2 33.3 3.8 37.8Q9.4 38.3 15 32.7ZM14.6 28.4Q6 28.3 .9 31.1Q6.7 31.7 14.6 28.4ZM13.1 25.9Q6.1 23.7 1.7 26.5Q6.4 28.8 13.1 25.9ZM13.8 21.9Q6.4 17.9 .7 19.7Q5.5 23.3 13.8 21.9ZM15.1 17.1Q9.3 12.1 4 12Q7.5 16 15.1 17.1ZM16.9 13.2Q12.4 6.9 7.2 5.5Q9.7 10.3 16.9 13.2ZM19.9 10.9Q16.6 3.7 11.7 1.3Q13.3 6.6 19.9 10.9ZM23.9 9.3Q22.3 .7 17.6 -3.1Q17.9 3 23.9 9.3ZM25.7 7.1Q25.9 -.9 21.6 -4.6Q20.6 1 25.7 7.1ZM29.8 6.1Q31.5 -1.1 28.4 -5.4Q26.4 -.5 29.8 6.1ZM33.3 7.7Q35.8 -.9 34.4 -6.9Q32.1 -1.2 33.3 7.7ZM37.6 8.8Q42.6 1.4 42.3 -4.8Q38.2 -.1 37.6 8.8ZM40.3 9.3Q46.4 3.2 46.8 -2.9Q42 .8 40.3 9.3ZM44.3 10.2Q50.7 6.4 51.7 1.2Q46.8 3.2 44.3 10.2ZM46.7 14.4Q54.2 12.4 56.5 7.4Q51 8 46.7 14.4ZM47.8 18.6Q56.6 18.1 60.6 13.4Q54.5 12.9 47.8 18.6ZM49.8 21.5Q57.6 21.8 62.2 19Q56.9 18.2 49.8 21.5Z"/><path class="p" d="M30 40h4l1.5 24h-7Z"/><path class="p" d="M32 5c-11 6-15 17-11 28 3 7 7 10 11 14 4-4 8-7 11-14C47 22 43 11 32 5Z"/><path class="k" d="M32 13c-7 5-9 12-6 19 2 4 4 5 6 7 2-2 4-3 6-7 3-7 1-14-6-19Z"/><path class="p" d="M32 19c-4 4-5 8-3 12q3 4 6 0c2-4 1-8-3-12Z"/><circle class="k" cx="32" cy="28" r="2.8"/>`,
  // A ferret in mid-air.
  "draco-malfoy":
    `<path class="p" d="M2 39q1-8 9-11 0-5 4-5 3 1 3 4 5-20 21-21 15 1 18 19 1 9 7 19l-4 3q-5-5-7-11-1 7 1 15-4 4-9 1-2-9-2-17-1-9-6-10-6 1-9 11-3 9-1 19-4 4-9 1-1-9 0-15-4 4-8 3-6-1-8-5Z"/><circle class="k" cx="12" cy="34" r="2"/><path class="kl" d="M5 42q5 1 8-2M27 30q2-9 9-13M44 36q3-1 4-6"/><path class="k" d="M1 38l4-2 1 3-4 2Z"/><path class="pl" d="M8 62h10M28 62h8M50 62h9"/><path class="p" d="m10 3 1.68 4.32 4.32 1.68-4.32 1.68-1.68 4.32-1.68-4.32-4.32-1.68 4.32-1.68Z"/><path class="p" d="m56 4 1.4 3.6 3.6 1.4-3.6 1.4-1.4 3.6-1.4-3.6-3.6-1.4 3.6-1.4Z"/>`,
  // An executioner’s axe.
  "walden-macnair":
    `<path class="p" d="M15 3h7v58h-7Z"/><path class="p" d="M22 9q14 1 26-8 15 20 4 44-12-10-30-10Z"/><path class="kl" d="M47 6q11 18 3 33M22 16h8M22 28h8M15 50h7M15 55h7"/><circle class="k" cx="33" cy="22" r="2.5"/><path class="p" d="M11 9h15v4H11Zm0 22h15v4H11Z"/><path class="p" d="M9 60h20v3H9Z"/>`,
  // A rook, on wood.
  "augustus-rookwood":
    `<path class="p" d="M2 19 14 12q9-8 17 0 3 4 5 9 15 5 19 19l8 15-14-6q-11 5-20 1-13-6-12-22 0-6-7-7Z"/><circle class="k" cx="21" cy="16" r="2.4"/><path class="kl" d="M28 27q14 4 20 18M26 33q9 4 15 13M3 20h11M46 44l10 7"/><path class="pl" d="M27 49v8M34 51v6"/><path class="p" d="M2 56q28-4 60 0v6q-30-4-60 0Z"/><path class="pl" d="M12 57 4 47"/>`,
  // Shackles, broken.
  "rodolphus-lestrange":
    `<circle class="pl5" cx="17" cy="18" r="12"/><circle class="pl5" cx="47" cy="46" r="12"/><path class="p" d="M12 29h10v7H12ZM42 28h10v7H42Z"/><ellipse class="pl" cx="17" cy="40" rx="4" ry="6"/><ellipse class="pl" cx="21" cy="50" rx="6" ry="4" transform="rotate(20 21 50)"/><ellipse class="pl" cx="47" cy="23" rx="4" ry="6"/><path class="pl" d="M42 15q0-8 6-7M32 58q4 3 4-3"/><path class="pl" d="M30 26l-5-3M33 32l5-6M30 40l6-2"/><path class="kl" d="M15 33h4M45 31h4"/>`,
  // A spider, and what is done to it.
  "rabastan-lestrange":
    `<path class="pt" d="M32 0v20"/><path class="pl" d="M27 27Q14 22 10 6M37 27Q50 22 54 6"/><path class="pl" d="M26 30Q10 30 3 20M38 30Q54 30 61 20"/><path class="pl" d="M25 36Q10 40 4 54M39 36Q54 40 60 54"/><path class="pl" d="M27 44Q18 50 15 62M37 44Q46 50 49 62"/><circle class="p" cx="32" cy="25" r="6.5"/><ellipse class="p" cx="32" cy="41" rx="10" ry="13"/><path class="k" d="M30 32h4v6h5v4h-5v8h-4v-8h-5v-4h5Z"/><circle class="k" cx="29.6" cy="23" r="1.3"/><circle class="k" cx="34.4" cy="23" r="1.3"/>`,
  // A puppet on its strings.
  mulciber:
    `<path class="p" d="M4 8 60 4v6L4 14Z"/><path class="p" d="M29 1h6v22h-6Z"/><path class="pt" d="M8 12v28M56 8v32M28 22v10M36 22v10M20 12l4 38M45 10l-5 40"/><circle class="p" cx="32" cy="33" r="6"/><path class="p" d="M25 40h14l3 13H22Z"/><path class="pl3" d="M26 42 8 41M38 42 56 41M26 53l-4 10M38 53l4 10"/><circle class="p" cx="8" cy="41" r="3"/><circle class="p" cx="56" cy="41" r="3"/><path class="kl" d="M29 32l2 1M35 32l-2 1M30 36h4M32 41v11"/>`,
  // The Dark Mark.
  "lord-voldemort":
    `<path class="p" fill-rule="evenodd" transform="translate(2 2) scale(2.5)" d="M12 .8C7 .8 3.6 4 3.6 8.3c0 2.5 1 4.1 2.6 5.2v2.7h3v-1.6h1.5v1.6h2.6v-1.6h1.5v1.6h3v-2.7c1.6-1.1 2.6-2.7 2.6-5.2C20.4 4 17 .8 12 .8ZM8.3 7c1.7 0 2.7.9 2.7 2.2 0 1.2-1 2-2.3 2-1.4 0-2.3-1-2.3-2.3C6.4 7.7 7.1 7 8.3 7Zm7.4 0c1.2 0 1.9.7 1.9 1.9 0 1.3-.9 2.3-2.3 2.3-1.3 0-2.3-.8-2.3-2 0-1.3 1-2.2 2.7-2.2Z"/><path class="p" transform="translate(2 2) scale(2.5)" d="M10.7 17.3h2.6c0 1.7 4.5 1.2 4.5 3.7 0 2.3-4 2.9-7.2 1.7l.6-1.7c2 .7 4 .5 4-.1 0-.8-4.5-.5-4.5-3.6Z"/>`,
};
