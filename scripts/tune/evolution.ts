/**
 * Finds better numbers by separable CMA-ES, in about sixty lines of our own: the packages for it are unmaintained or bring
 * a whole library, and several thousand noisy games only suffice to learn a step size for each number. It searches the
 * logarithms, so that a number keeps its sign and changes in proportion to its size.
 */
import { openStreams, roll, seedFrom } from '../../src/core/random.ts';

/** The relative change of the numbers in the first round, and the bounds within which it stays. */
const FIRST_STEP = 0.2;
const MIN_STEP = 0.06;
const MAX_STEP = 0.4;

export interface Evolution {
  /** The point the search has reached: the logarithm of a factor for each number. */
  readonly mean: readonly number[];
  readonly step: number;
  /** One round: tries this number of candidates, rates each, and moves towards the better ones. */
  next(candidates: number, goodness: (candidate: readonly number[]) => number): void;
}

interface Candidate {
  readonly steps: readonly number[];
  readonly at: readonly number[];
  readonly goodness: number;
}

export function evolution(numbers: number, seed: string): Evolution {
  const normal = normalsFrom(seed);
  const zeros = () => Array.from({ length: numbers }, () => 0);
  let mean: readonly number[] = zeros();
  let widths: readonly number[] = zeros().map(() => 1);
  let path: readonly number[] = zeros();
  let widthPath: readonly number[] = zeros();
  let step = FIRST_STEP;
  /** The expected length of a random step. */
  const usual = Math.sqrt(numbers) * (1 - 1 / (4 * numbers) + 1 / (21 * numbers ** 2));

  return {
    get mean() {
      return mean;
    },
    get step() {
      return step;
    },
    next(candidates, goodness) {
      const tried = Array.from({ length: candidates }, (): Candidate => {
        const steps = mean.map(normal);
        const at = mean.map((number, place) => number + step * (widths[place] ?? 1) * (steps[place] ?? 0));
        return { steps, at, goodness: goodness(at) };
      }).sort((one, other) => other.goodness - one.goodness);
      const shares = sharesOf(tried.length);
      const best = shares.length;
      const mixed = (value: (candidate: Candidate, place: number) => number) =>
        mean.map((_, place) =>
          tried.slice(0, best).reduce((sum, each, at) => sum + (shares[at] ?? 0) * value(each, place), 0),
        );
      const effective = 1 / shares.reduce((sum, share) => sum + share ** 2, 0);
      const forPath = (effective + 2) / (numbers + effective + 5);
      const forWidthPath = 4 / (numbers + 4);
      const faster = (numbers + 2) / 3;
      const forOne = (faster * 2) / ((numbers + 1.3) ** 2 + effective);
      const forAll = Math.min(
        1 - forOne,
        (faster * 2 * (effective - 2 + 1 / effective)) / ((numbers + 2) ** 2 + effective),
      );
      const went = mixed(({ steps }, place) => steps[place] ?? 0);
      mean = mixed(({ at }, place) => at[place] ?? 0);
      path = path.map((each, at) => (1 - forPath) * each + root(forPath, effective) * (went[at] ?? 0));
      widthPath = widthPath.map(
        (each, at) =>
          (1 - forWidthPath) * each + root(forWidthPath, effective) * (widths[at] ?? 1) * (went[at] ?? 0),
      );
      const spread = mixed(({ steps }, place) => ((widths[place] ?? 1) * (steps[place] ?? 0)) ** 2);
      widths = widths.map((width, at) =>
        Math.sqrt(
          (1 - forOne - forAll) * width ** 2 +
            forOne * (widthPath[at] ?? 0) ** 2 +
            forAll * (spread[at] ?? 0),
        ),
      );
      const length = Math.sqrt(path.reduce((sum, each) => sum + each ** 2, 0));
      step *= Math.exp((forPath / (1 + forPath)) * (length / usual - 1));
      step = Math.min(MAX_STEP, Math.max(MIN_STEP, step));
    },
  };
}

function root(rate: number, effective: number): number {
  return Math.sqrt(rate * (2 - rate) * effective);
}

/** The weights of the better candidates, the best highest; they add up to 1. */
function sharesOf(candidates: number): readonly number[] {
  const best = Math.max(1, Math.floor(candidates * 0.4));
  const raw = Array.from({ length: best }, (_, at) => Math.log(best + 0.5) - Math.log(at + 1));
  const sum = raw.reduce((all, each) => all + each, 0);
  return raw.map((each) => each / sum);
}

/** Normally distributed random numbers. */
function normalsFrom(seed: string): () => number {
  const chance = { streams: openStreams(seedFrom(seed), ['steps']) };
  const share = () => (roll(chance, 'steps', 2 ** 32) + 0.5) / 2 ** 32;
  return () => Math.sqrt(-2 * Math.log(share())) * Math.cos(2 * Math.PI * share());
}
