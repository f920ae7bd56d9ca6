/** The answers by which sensible players bring a table to a certain moment soonest, found by trying. */
import { giverOf } from '../../src/core/answer.ts';
import { atRandom } from '../../src/core/policy.ts';
import type { Action, Request } from '../../src/core/request.ts';
import type { Standing } from '../../src/tables/changing.ts';
import type { Chance } from './chance.ts';

/** So many answers, a moment at which one of these verbs can be chosen, or the end of the game. */
export type Goal = { readonly answers: number } | { readonly verb: string } | { readonly isOver: true };

const TRIES = 24;
/** A moment that is so far away takes more time than it is worth. */
const LONGEST = 160;

/** As far as the moment can be found; else as far as the last try came. */
export function wayTo(standing: Standing, goal: Goal, chance: Chance): readonly Action[] {
  const tries = 'answers' in goal ? 1 : TRIES;
  let best: readonly Action[] | null = null;
  let last: readonly Action[] = [];
  for (let left = tries; left > 0; left -= 1) {
    const { actions, isThere } = tried(standing, goal, chance, best?.length ?? LONGEST);
    last = actions;
    if (isThere) best = actions;
  }
  return best ?? last;
}

/** Answers carry the keys of the game itself, which a table changes when something was taken back. */
function tried({ entry, table, request }: Standing, goal: Goal, chance: Chance, longest: number) {
  const { game, policies } = entry;
  const policy = chance.once(4) ? atRandom : (policies['sensible'] ?? atRandom);
  const most = 'answers' in goal ? goal.answers : longest;
  const actions: Action[] = [];
  let state = table.state;
  let asked = request === null ? null : (game.requests(state)[0] ?? null);
  while (asked !== null && actions.length < most && !isAt(goal, asked)) {
    const action = policy.answer(asked, game.observe(state, asked.seats[0]), (sides) => chance.below(sides));
    const applied = game.apply(state, giverOf(asked, action), action);
    if (!applied.ok) break;
    actions.push(action);
    state = applied.state;
    asked = game.requests(state)[0] ?? null;
  }
  return { actions, isThere: isAt(goal, asked) };
}

function isAt(goal: Goal, asked: Request | null): boolean {
  if ('isOver' in goal) return asked === null;
  return 'verb' in goal && (asked?.alternatives.some(({ verb }) => verb === goal.verb) ?? false);
}
