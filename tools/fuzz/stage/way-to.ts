/** The answers by which players bring a table to a certain moment, found by trial. */

import { atRandom } from '../../../src/core/policy.ts';
import { enumerate, giverOf } from '../../../src/core/requests/answer.ts';
import { groupsOf } from '../../../src/core/requests/groups.ts';
import type { Action, Request } from '../../../src/core/requests/request.ts';
import type { SceneGoal } from '../../../src/core/samples.ts';
import { LIMITS } from '../../../src/discord/messages/pieces/parts.ts';
import { alternativesOf, verbsOf } from '../../../src/discord/messages/questions/answers.ts';
import type { LoadedTable } from '../../../src/tables/turns/loaded-table.ts';
import type { Chance } from '../chance.ts';

const TRIES = 24;
/** The maximum number of tries for a form: in practice the search continues until it finds one, since every round needs it. */
const TRIES_FOR_FORM = 2_000;
/** The maximum number of answers: a moment further away takes more time than it's worth. */
const LONGEST = 160;

/**
 * The answers that reach the moment, or those of the last try if none did. If the goal is a number of answers, they never end the
 * game: a short game stops before its last answer.
 */
export function wayTo(loaded: LoadedTable, goal: SceneGoal, chance: Chance): readonly Action[] {
  let last: readonly Action[] = [];
  for (let left = triesFor(goal); left > 0; left -= 1) {
    const { actions, isThere } = tried(loaded, goal, chance);
    if (isThere) return actions;
    last = actions;
  }
  return last;
}

/** One sensible answer, even if it ends the game. */
export function nextAnswer(loaded: LoadedTable, chance: Chance): Action | null {
  const { entry, table, request } = loaded;
  const policy = policyFor(loaded, { answers: 1 }, chance);
  const asked = request === null ? null : (entry.game.requests(table.state)[0] ?? null);
  if (asked === null) return null;
  const view = entry.game.observe(table.state, asked.seats[0]);
  return policy.answer(asked, view, (sides) => chance.below(sides));
}

function triesFor(goal: SceneGoal): number {
  if ('answers' in goal) return 1;
  return 'hasForm' in goal ? TRIES_FOR_FORM : TRIES;
}

/** Random players reach odd moments sooner and take a tenth of the time. */
function policyFor({ entry: { policies } }: LoadedTable, goal: SceneGoal, chance: Chance) {
  const isOdd = 'verb' in goal || 'hasForm' in goal;
  return isOdd || chance.once(4) ? atRandom : (policies['sensible'] ?? atRandom);
}

/** Answers carry the game's own keys, which a table changes after an undo. */
function tried(loaded: LoadedTable, goal: SceneGoal, chance: Chance) {
  const { entry, table, request } = loaded;
  const { game } = entry;
  const policy = policyFor(loaded, goal, chance);
  const most = 'answers' in goal ? goal.answers : LONGEST;
  const actions: Action[] = [];
  let state = table.state;
  let asked = request === null ? null : (game.requests(state)[0] ?? null);
  while (asked !== null && actions.length < most && !isAt(goal, asked)) {
    const action = policy.answer(asked, game.observe(state, asked.seats[0]), (sides) => chance.below(sides));
    const applied = game.apply(state, giverOf(asked, action), action);
    if (!applied.ok) break;
    const next = game.requests(applied.state)[0] ?? null;
    if (next === null && 'answers' in goal) break;
    actions.push(action);
    state = applied.state;
    asked = next;
  }
  return { actions, isThere: isAt(goal, asked) };
}

function isAt(goal: SceneGoal, asked: Request | null): boolean {
  if ('isOver' in goal) return asked === null;
  if (asked === null || 'answers' in goal) return false;
  if ('hasForm' in goal) return verbsOf(asked).some((verb) => hasForm(asked, verb));
  return verbsOf(asked).includes(goal.verb);
}

/** Whether a group has more answers than a menu can hold: then the menu offers a form for the others. */
function hasForm(asked: Request, verb: string): boolean {
  return groupsOf(alternativesOf(asked, verb)).some(({ alternative }) => {
    const answers = enumerate({ ...asked, alternatives: [alternative] }, LIMITS.options + 1);
    return answers.length > LIMITS.options;
  });
}
