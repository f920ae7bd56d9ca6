/** Names everything that can be pressed or filled in: verbs, alternatives, their fields, the options of a table. */

import type { Phrase } from '../../../core/presentation/phrase.ts';
import type { Alternative, Value } from '../../../core/requests/request.ts';
import { asOneOf } from '../../../core/typed/one-of.ts';
import { squareMeant } from '../actions/activate.ts';
import type { Spend } from '../actions/spend.ts';
import { relicMeant } from '../actions/use.ts';
import { ACTIONS, MEEPLES, type Meeple } from '../box/components.ts';
import type { MicromidgardView } from '../state/view.ts';
import { meepleName, squareName } from './names.ts';
import { heldRelicName } from './relics.ts';

export function verbLabel(verb: string): Phrase {
  return { key: `micromidgard.verb.${verb}` };
}

/** The verbs, most likely first: first the actions that must be resolved, then those with a permanent gain. */
export const LIKELY: readonly Spend[] = ['run', 'claim', 'raise', 'activate', 'use'];

export function howLabel(verb: string): Phrase | null {
  return LIKELY.some((spend) => spend === verb) ? { key: `micromidgard.how.${verb}` } : null;
}

/** An alternative, short enough for a button: only the verb, if it has no other alternative. */
export function alternativeLabel({ id, verb }: Alternative, view: MicromidgardView): Phrase {
  switch (verb) {
    case 'move':
      return { key: 'micromidgard.way.move', with: { meeple: meepleName(meepleOf(id)) } };
    case 'activate':
      return activatedSquare(id, view);
    case 'use':
      return usedRelic(id, view);
    case 'done':
      return ending(view);
    default:
      return verbLabel(verb);
  }
}

/** The meeple in an alternative such as `move:dain`. */
export function meepleOf(id: string): Meeple {
  return asOneOf(MEEPLES, id.slice(id.indexOf(':') + 1));
}

function activatedSquare(id: string, view: MicromidgardView): Phrase {
  const { track, level } = squareMeant(id) ?? {};
  if (track === undefined || level === undefined) throw new RangeError(`not a square: ${id}`);
  return squareName(view, track, level);
}

/** A Relic to use. An exchange includes its direction: `use:1c:gold`. */
function usedRelic(id: string, view: MicromidgardView): Phrase {
  const relic = relicMeant(id);
  if (relic === undefined) throw new RangeError(`not a Relic: ${id}`);
  const [, , from] = id.split(':');
  const name = heldRelicName(view, relic);
  return from === undefined ? name : { key: `micromidgard.way.exchange.${from}`, with: { relic: name } };
}

function ending({ turn }: MicromidgardView): Phrase {
  const left = ACTIONS.reduce((sum, action) => sum + turn.hand[action], 0);
  return left === 0 ? verbLabel('done') : { key: 'micromidgard.way.done-early', with: { left } };
}

export function fieldLabel(field: string): Phrase {
  return { key: `micromidgard.field.${field}` };
}

export function optionLabel(option: string): Phrase {
  return { key: `micromidgard.option.${option}` };
}

export function optionValueLabel(option: string, value: Value): Phrase {
  return optionLabel([option, value].join('.'));
}
