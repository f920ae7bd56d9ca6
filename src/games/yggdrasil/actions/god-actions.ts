/** Lists everything that a god can do with an action, and the rules that forbid it. */

import type { Alternative, Values } from '../../../core/requests/request.ts';
import { isOneOf } from '../../../core/typed/one-of.ts';
import { boxOf } from '../box/box.ts';
import { WORLDS, type World } from '../box/components.ts';
import { isUsedUp } from '../facts/choices.ts';
import { blockerOf, closedWorlds } from '../facts/giants.ts';
import { actionsLeft } from '../facts/powers.ts';
import type { Draft } from '../state/draft.ts';
import type { YggdrasilRefusal } from '../state/events.ts';
import { GOD_ACTIONS, type GodAction, type YggdrasilState } from '../state/state.ts';
import type { GodActionRule } from './god-action.ts';
import { midgard } from './midgard.ts';
import { nidavellir } from './nidavellir.ts';
import { niflheim } from './niflheim.ts';
import { calm, enterTrance, leaveTrance } from './trance.ts';
import { vanaheim } from './vanaheim.ts';
import { alfheim, asgard, helheim, jotunheim, muspellheim } from './worlds.ts';

const ACTION_RULES: Readonly<Record<GodAction, GodActionRule>> = {
  asgard,
  midgard,
  nidavellir,
  alfheim,
  niflheim,
  helheim,
  muspellheim,
  jotunheim,
  vanaheim,
  'enter-trance': enterTrance,
  'leave-trance': leaveTrance,
  calm,
};

/** The actions with their rules. A list is faster than the record, and all are needed before every action. */
const RULES_IN_ORDER = GOD_ACTIONS.map((action) => ({ action, rule: ACTION_RULES[action] }));

function isWorld(action: GodAction): action is World {
  return isOneOf(WORLDS, action);
}

/** All ways in which the current god, who has an action left, can use it now, as a new list. */
export function waysToAct(game: YggdrasilState): Alternative[] {
  if (game.fenrirIsAngry) return [...calm.alternatives(game)];
  const closed: readonly GodAction[] = closedWorlds(game);
  const ways: Alternative[] = [];
  for (const { action, rule } of RULES_IN_ORDER) {
    if (closed.includes(action) || isUsedUp(game, action)) continue;
    for (const way of rule.alternatives(game)) ways.push(way);
  }
  return ways;
}

/** The reason why the current god can't do an action now, or not with these values; null if it can. */
export function refusalOf(game: YggdrasilState, action: GodAction, values: Values): YggdrasilRefusal | null {
  if (actionsLeft(game) === 0) return { code: 'no-actions-left' };
  if (game.fenrirIsAngry && action !== 'calm') return { code: 'fenrir-is-angry' };
  if (isUsedUp(game, action)) return { code: 'already-done', action };
  const blocked = isWorld(action) ? blockade(game, action, values) : null;
  if (blocked !== null) return blocked;
  const rule = ACTION_RULES[action];
  return rule.alternatives(game).length === 0 ? rule.refusalFor(game) : null;
}

/** The refusal if a giant closes a world. A giant that closes Jötunheim doesn't stop gods who want to fight it. [Y-577] */
function blockade(game: YggdrasilState, world: World, values: Values): YggdrasilRefusal | null {
  const giant = blockerOf(game, world);
  if (giant === undefined || (world === 'jotunheim' && values['giant'] === giant)) return null;
  const called = boxOf(game).names.giants[giant];
  return { code: 'world-blocked', world, giant, ...(called === undefined ? {} : { called }) };
}

export function perform(game: Draft, action: GodAction, choice: string, values: Values): void {
  const { number, seat, spent } = game.turn;
  game.turn = { number, seat, spent: [...spent, action] };
  ACTION_RULES[action].perform(game, choice, values);
}
