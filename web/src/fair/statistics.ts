/** What chance brought, beside what is expected: how often chance itself strays further, in words. */

/** How often each outcome came, and how often it is expected to come. */
export interface Tally {
  counts: readonly number[];
  expected: readonly number[];
}

/** Chi-square: how far the counts stray from what is expected; 0 is not at all. */
export function chiSquare({ counts, expected }: Tally): number {
  return counts.reduce((sum, count, at) => {
    const fair = expected[at] ?? 0;
    return fair ? sum + (count - fair) ** 2 / fair : sum;
  }, 0);
}

/** Of how many games in 100 with fair dice these counts together stray at least as far; 100 where nothing was rolled. */
export function strayFurther(tallies: readonly Tally[]): number {
  const freedom = tallies.reduce((sum, { expected }) => sum + Math.max(0, expected.filter((fair) => fair > 0).length - 1), 0);
  const strayed = tallies.reduce((sum, tally) => sum + chiSquare(tally), 0);
  return Math.round(100 * upperGamma(freedom / 2, strayed / 2));
}

/** The share of the gamma distribution with this shape that lies above x; half a degree of freedom is a shape of 1/2. */
export function upperGamma(shape: number, x: number): number {
  if (shape <= 0 || x <= 0) return 1;
  return x < shape + 1 ? 1 - lowerSeries(shape, x) : upperFraction(shape, x);
}

const STEPS = 200;
const TINY = 1e-300;

/** The share below x, as a series: quick for a small x. */
function lowerSeries(shape: number, x: number): number {
  let term = 1 / shape;
  let sum = term;
  for (let step = 1; step < STEPS; step += 1) {
    term *= x / (shape + step);
    sum += term;
  }
  return sum * Math.exp(shape * Math.log(x) - x - logGamma(shape));
}

/** The share above x, as a continued fraction (Lentz): quick for a large x. */
function upperFraction(shape: number, x: number): number {
  let b = x + 1 - shape;
  let c = 1 / TINY;
  let d = 1 / b;
  let value = d;
  for (let step = 1; step < STEPS; step += 1) {
    const a = -step * (step - shape);
    b += 2;
    d = 1 / (a * d + b || TINY);
    c = b + a / c || TINY;
    value *= d * c;
  }
  return value * Math.exp(shape * Math.log(x) - x - logGamma(shape));
}

/** The logarithm of the gamma function, after Stirling, from 8 up; smaller shapes are raised first. */
function logGamma(shape: number): number {
  let raised = shape;
  let below = 0;
  while (raised < 8) {
    below += Math.log(raised);
    raised += 1;
  }
  const square = raised * raised;
  const series = (1 / 12 - (1 / 360 - 1 / (1260 * square)) / square) / raised;
  return (raised - 0.5) * Math.log(raised) - raised + 0.5 * Math.log(2 * Math.PI) + series - below;
}
