/** Moments of every game in the catalogue, and the mind's data for a game without its own. */
import type { GameEntry } from '../../src/core/catalogue.ts';
import { playOut } from '../../src/core/playing.ts';
import { atRandom } from '../../src/core/policy.ts';
import { seedFrom } from '../../src/core/random.ts';
import { enumerate } from '../../src/core/requests/answer.ts';
import type { Judgement } from '../../src/core/thinking/judgement.ts';
import { type Position, positionOf } from '../../src/mind/thought.ts';
import { subjectOf } from '../../tools/conformance/subjects.ts';

/** The game's own judgement, or one that only knows how to play a turn. */
export function judgementOf({ judgement, policies }: GameEntry): Judgement {
  if (judgement !== null) return judgement;
  return {
    kind: 'chance',
    policy: policies['sensible'] ?? atRandom,
    usualEffort: 40,
    candidates: (request, _view, most) => enumerate(request, most),
    turnsAhead: () => 1,
    value: () => 0.5,
    parts: () => ({}),
  };
}

/** The state of a full table after this many answers, and the position of the player asked there. */
export async function momentOf(entry: GameEntry, answers: number) {
  const { game } = entry;
  const { fullTable } = await subjectOf(game.id);
  const opening = { ...fullTable(false), seed: seedFrom('a moment to think about') };
  for (const { step, state } of playOut(game, opening, entry.policies['sensible'] ?? atRandom)) {
    if (step < answers) continue;
    const [request] = game.requests(state);
    const [seat] = request?.seats ?? [];
    if (request === undefined || seat === undefined) break;
    return { state, at: (other: unknown): Position => positionOf(game, other, request, seat) };
  }
  throw new Error(`${game.id} ends before ${answers} answers`);
}
