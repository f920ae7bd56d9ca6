/** Finds the generator behind dice that were seen, if it is alea. */
import seedrandom from 'seedrandom';
import { relations, rememberedBefore } from './alea.ts';
import { corrections } from './nearest.ts';
import { reduce } from './reduction.ts';

/** Between which numbers from 0 to 1 a generator's number was, as far as the face of a die tells. */
export interface Seen {
  readonly from: number;
  readonly to: number;
}

/** How far beyond the likely the search goes, one after the other: further takes longer. */
const SLACKS = [0.3, 0.6, 1, 1.5];

/** The generator as it stands after what was seen, in a row; null where it is none of alea's, or was not found. */
export function generatorBehind(seen: readonly Seen[]): (() => number) | null {
  const near = Float64Array.from(seen, ({ from, to }) => (from + to) / 2);
  const scale = seen.map(({ from, to }) => (to - from) / 2);
  const basis = reduce(relations(seen.length), scale);
  for (const slack of SLACKS) {
    for (const added of corrections(basis, near, slack)) {
      const numbers = [...near].slice(0, 4).map((middle, at) => middle + (added[at] ?? 0) * (scale[at] ?? 0));
      const remembered = rememberedBefore(numbers);
      if (remembered === null) continue;
      const generator = seedrandom.alea('', { state: remembered });
      if (seen.slice(3).every((each) => fits(generator(), each))) return generator;
    }
  }
  return null;
}

export function fits(number: number, { from, to }: Seen): boolean {
  return number >= from && number < to;
}
