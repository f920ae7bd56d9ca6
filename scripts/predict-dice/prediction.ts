/** Finds the generator behind seen dice, if it is alea. */
import seedrandom from 'seedrandom';
import { relations, rememberedBefore } from './alea.ts';
import { corrections } from './nearest.ts';
import { reduce } from './reduction.ts';

/** The bounds from 0 to 1 of a generator's number, as far as the face of the die tells. */
export interface Seen {
  readonly from: number;
  readonly to: number;
}

/** How far beyond the expected sum the search goes, in turn; further takes longer. */
const SLACKS = [0.3, 0.6, 1, 1.5];

/** The generator after these consecutive numbers; null where alea did not give them, or the search did not find it. */
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
