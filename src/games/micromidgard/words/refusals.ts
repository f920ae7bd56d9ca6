/** Describes a refusal: the rule, and what to do instead. */

import { type Names, naming, refusalNamed } from '../../../core/presentation/naming.ts';
import type { Phrase } from '../../../core/presentation/phrase.ts';
import type { Refusal } from '../../../core/result.ts';
import { ACTIONS, LIGHTS, MEEPLES, REALMS, RESOURCES } from '../box/components.ts';
import type { MicromidgardRefusal } from '../state/events.ts';
import { actionName, meepleName, realmName, resourceName, wolfName } from './names.ts';

const REASONS: Readonly<Record<MicromidgardRefusal['code'] | 'not-your-turn', string>> = {
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
};

export function refusalLine(refusal: Refusal): Phrase {
  return refusalNamed(refusal, REASONS, NAMES);
}

const NAMES: Names = {
  meeple: naming(MEEPLES, meepleName),
  realm: naming(REALMS, realmName),
  from: naming(REALMS, realmName),
  wolf: naming(LIGHTS, wolfName),
  action: naming(ACTIONS, actionName),
  resource: naming(RESOURCES, resourceName),
};
