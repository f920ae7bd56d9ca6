/** Finds the generator behind seen dice, if it is alea. */
import seedrandom from 'seedrandom';
import { relations, rememberedBefore } from './alea.ts';
import { corrections } from './nearest.ts';
import { reduce } from './reduction.ts';

/** Bounds on the generator's number, which is from 0 to 1, deduced from the face of the die. */
export interface Seen {
  readonly from: number;
  readonly to: number;
}

/** Distances beyond the expected sum, searched one after the other; a longer one takes more time. */
const SLACKS = [0.3, 0.6, 1, 1.5];

/** The search uses at most this many dice, since each makes it longer. */
const MAX_DICE = 70;
/** The first dice are all used: relations with gaps between dice have numbers too large for exact sums. */
const FIRST_DICE = 16;

/** The generator after these consecutive numbers; null if alea did not give them, or the search did not find it. */
export function generatorBehind(seen: readonly Seen[], most = MAX_DICE): (() => number) | null {
  const near = Float64Array.from(seen, ({ from, to }) => (from + to) / 2);
  const marked = mostInformative(seen, most);
  const scale = seen.map((each, at) => (marked.has(at) ? width(each) / 2 : null));
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

/** The places of the first dice, and of the later ones with the narrowest bounds. */
function mostInformative(seen: readonly Seen[], most: number): ReadonlySet<number> {
  const inOrder = [...seen.entries()].map(([at, each]) => ({ at, rank: at < FIRST_DICE ? 0 : width(each) }));
  const best = inOrder.sort((one, other) => one.rank - other.rank).slice(0, most);
  return new Set(best.map(({ at }) => at));
}

function width({ from, to }: Seen): number {
  return to - from;
}

export function fits(number: number, { from, to }: Seen): boolean {
  return number >= from && number < to;
}
