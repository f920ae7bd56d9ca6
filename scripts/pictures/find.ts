/** Finds the wanted moments in seeded games. */
import type { GameEntry } from '../../src/core/catalogue.ts';
import type { GameEvent } from '../../src/core/game.ts';
import { playOut } from '../../src/core/playing.ts';
import { atRandom, type Policy } from '../../src/core/policy.ts';
import { seedFrom } from '../../src/core/random.ts';
import type { PictureSample, Shown } from '../../src/core/samples.ts';

const SEEDS_TRIED = 400;

/** The first moment of that kind in games at the sample's table, whose seeds are tried one after another. */
export function find(entry: GameEntry, sample: PictureSample<unknown>): Shown<unknown> {
  const first = sample.firstGame ?? 0;
  for (let seed = first; seed < first + SEEDS_TRIED; seed += 1) {
    const shown = firstIn(entry, sample, `${sample.name}-${seed}`);
    if (shown !== undefined) return shown;
  }
  throw new Error(`no game came to: ${sample.name}`);
}

function firstIn(
  { game, policies: { sensible = atRandom } }: GameEntry,
  sample: PictureSample<unknown>,
  seed: string,
): Shown<unknown> | undefined {
  const { roles, options, corrections, folly } = sample;
  const opening = { options, roles, seed: seedFrom(seed), box: game.box(options, corrections) };
  let changes: readonly GameEvent[] = [];
  for (const { state, events } of playOut(game, opening, partlyFoolish(sensible, folly))) {
    changes = sinceTheTurnBefore([...changes, ...events]);
    const shown = { view: game.observe(state), changes };
    if (sample.is(shown)) return shown;
  }
  return undefined;
}

export function partlyFoolish<View>(sensible: Policy<View>, folly: number): Policy<View> {
  return {
    answer: (request, view, pick) =>
      (pick(100) < folly * 100 ? atRandom : sensible).answer(request, view, pick),
  };
}

function sinceTheTurnBefore(events: readonly GameEvent[]): readonly GameEvent[] {
  const begun = events.flatMap((event, index) => (event.type === 'turn-began' ? [index] : []));
  return events.slice(begun.at(-2) ?? 0);
}
