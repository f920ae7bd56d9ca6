/** Why something is refused: the rule, and the way out. */

import type { Refusal } from '../../../core/result.ts';
import { detailsNamed, type Names } from '../../../core/telling/naming.ts';
import type { Saying } from '../../../core/telling/saying.ts';
import type { Action, Light, Meeple, Realm, Resource } from '../box/components.ts';
import type { MicromidgardRefusal } from '../state/events.ts';
import { actionName, meepleName, realmName, resourceName, wolfName } from './names.ts';

/** The refusals of the game as a whole, for any question. */
type CommonReason = 'not-your-turn' | 'stale' | 'game-is-over' | 'not-an-answer';

const REASONS: Readonly<Record<MicromidgardRefusal['why'] | CommonReason, string>> = {
  'move-first': 'micromidgard.refusal.move-first',
  'already-moved': 'micromidgard.refusal.already-moved',
  'meeple-marked': 'micromidgard.refusal.meeple-marked',
  'same-realm': 'micromidgard.refusal.same-realm',
  'realm-taken': 'micromidgard.refusal.realm-taken',
  'link-destroyed': 'micromidgard.refusal.link-destroyed',
  'not-adjacent': 'micromidgard.refusal.not-adjacent',
  'wolf-action-waits': 'micromidgard.refusal.wolf-action-waits',
  'no-wolf-action': 'micromidgard.refusal.no-wolf-action',
  'turn-decided': 'micromidgard.refusal.turn-decided',
  'no-action': 'micromidgard.refusal.no-action',
  'top-level': 'micromidgard.refusal.top-level',
  'above-your-level': 'micromidgard.refusal.above-your-level',
  'covered-by-relic': 'micromidgard.refusal.covered-by-relic',
  'relic-not-on-track': 'micromidgard.refusal.relic-not-on-track',
  'relic-not-yours': 'micromidgard.refusal.relic-not-yours',
  'relic-used': 'micromidgard.refusal.relic-used',
  'too-few': 'micromidgard.refusal.too-few',
  'too-few-resources': 'micromidgard.refusal.too-few-resources',
  'no-such-relic': 'micromidgard.refusal.no-such-relic',
  'nothing-to-convert': 'micromidgard.refusal.nothing-to-convert',
  'nothing-to-exchange': 'micromidgard.refusal.nothing-to-exchange',
  'not-your-turn': 'micromidgard.refusal.not-your-turn',
  stale: 'micromidgard.refusal.stale',
  'game-is-over': 'micromidgard.refusal.game-is-over',
  'not-an-answer': 'micromidgard.refusal.not-an-answer',
};

export function refusalLine(refusal: Refusal): Saying {
  const { why } = refusal;
  const key = REASONS[why as keyof typeof REASONS];
  if (key === undefined) throw new Error(`no words for the refusal ${why}`);
  return { key, with: detailsNamed(refusal, NAMES) };
}

const NAMES: Names = {
  meeple: (meeple) => meepleName(meeple as Meeple),
  realm: (realm) => realmName(realm as Realm),
  from: (realm) => realmName(realm as Realm),
  wolf: (wolf) => wolfName(wolf as Light),
  action: (action) => actionName(action as Action),
  resource: (resource) => resourceName(resource as Resource),
};
