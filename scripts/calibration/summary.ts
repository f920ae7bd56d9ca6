/** Compares the chances shown for single positions with the results of games continued from there. */

/** A position with the chance shown, and the share of the games continued from it that were won; both from 0 to 1. */
export interface Told {
  readonly told: number;
  readonly won: number;
  /** The number of games continued from the position. */
  readonly games: number;
}

/** The positions whose shown chances are in the same range of ten percentage points. */
export interface Bin {
  readonly positions: number;
  readonly told: number;
  readonly won: number;
}

export interface Summary {
  readonly positions: number;
  readonly told: number;
  readonly won: number;
  /** The root mean square error, without the noise of the games themselves; null if a position has only one game. */
  readonly rms: number | null;
  /** The number of positions for which the chance is off by more than a quarter, beyond the noise of the games. */
  readonly farOff: number;
  /** The slope of the actual log odds of winning over the shown ones: above 1 if the shown chances are too close to a half. */
  readonly slope: number;
  /** Ordered by chance, 10 percentage points each; a bin without positions is left out. */
  readonly bins: readonly Bin[];
}

const BINS = 10;
const FAR_OFF = 0.25;
/** A difference of up to this many standard errors of the continued games counts as noise. */
const NOISE = 2;
/** Shown chances are kept this far from 0 and 1, so that their log odds stay finite. */
const SURE = 0.005;
const STEPS = 30;

export function summaryOf(positions: readonly Told[]): Summary {
  const off = (each: Told) => Math.abs(each.told - each.won);
  const noise = ({ won, games }: Told) => (games > 1 ? (won * (1 - won)) / (games - 1) : 0);
  const squares = mean(positions.map((each) => off(each) ** 2 - noise(each)));
  return {
    ...meansOf(positions),
    rms: positions.every(({ games }) => games > 1) ? Math.sqrt(Math.max(0, squares)) : null,
    farOff: positions.filter((each) => off(each) - NOISE * Math.sqrt(noise(each)) > FAR_OFF).length,
    slope: slopeOf(positions),
    bins: Array.from({ length: BINS }, (_, bin) => positions.filter(({ told }) => binOf(told) === bin))
      .filter(({ length }) => length > 0)
      .map(meansOf),
  };
}

function binOf(told: number): number {
  return Math.min(BINS - 1, Math.floor(told * BINS));
}

function meansOf(positions: readonly Told[]): Bin {
  return {
    positions: positions.length,
    told: mean(positions.map(({ told }) => told)),
    won: mean(positions.map(({ won }) => won)),
  };
}

/** Logistic regression of the results on the shown log odds, by Newton's method. */
function slopeOf(positions: readonly Told[]): number {
  const points = positions.map(({ told, won }) => ({ odds: logOdds(told), won }));
  let shift = 0;
  let slope = 1;
  for (let step = 0; step < STEPS; step += 1) {
    const rows = points.map(({ odds, won }) => {
      const chance = 1 / (1 + Math.exp(-shift - slope * odds));
      return { odds, rest: won - chance, weight: chance * (1 - chance) };
    });
    const [one, two, three] = [0, 1, 2].map((power) =>
      rows.reduce((sum, { odds, weight }) => sum + weight * odds ** power, 0),
    );
    const [first, second] = [0, 1].map((power) =>
      rows.reduce((sum, { odds, rest }) => sum + rest * odds ** power, 0),
    );
    if (one === undefined || two === undefined || three === undefined) break;
    const determinant = one * three - two * two;
    if (first === undefined || second === undefined || determinant < 1e-9) break;
    shift += (three * first - two * second) / determinant;
    slope += (one * second - two * first) / determinant;
  }
  return slope;
}

function logOdds(told: number): number {
  const chance = Math.min(1 - SURE, Math.max(SURE, told));
  return Math.log(chance / (1 - chance));
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);
}

/** One line for all positions, and one for the bins. */
export function summaryLines({ positions, told, won, rms, farOff, slope, bins }: Summary): readonly string[] {
  const off = rms === null ? '' : `, off by ${(rms * 100).toFixed(1)} points (RMS), ${farOff} by over 25`;
  return [
    `${positions} positions: ${percent(told)} told, ${percent(won)} won${off}, slope ${slope.toFixed(2)}`,
    `  told:won (positions) ${bins.map((bin) => `${points(bin.told)}:${points(bin.won)} (${bin.positions})`).join(', ')}`,
  ];
}

function percent(share: number): string {
  return `${points(share)} %`;
}

function points(share: number): number {
  return Math.round(share * 100);
}
