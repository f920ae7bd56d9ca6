/** Gives the words and rules with which advice explains an action and its gain. */

import type { Phrase } from '../../../core/presentation/phrase.ts';
import type { Advice } from '../../../core/teaching/guide.ts';
import type { Amounts } from '../../../core/thinking/reason.ts';
import { ENEMIES } from '../box/components.ts';
import { searchPower } from '../facts/powers.ts';
import { PARTS } from '../players/parts.ts';
import type { YggdrasilView } from '../state/view.ts';
import { enemyName } from '../words/names.ts';

/** The rules behind each verb. */
const RULES: { readonly [verb: string]: readonly string[] } = {
  asgard: ['Y-430'],
  midgard: ['Y-504'],
  nidavellir: ['Y-523'],
  alfheim: ['Y-427'],
  niflheim: ['Y-541'],
  helheim: ['Y-551'],
  muspellheim: ['Y-561'],
  jotunheim: ['Y-571'],
  'enter-trance': ['Y-706'],
  'leave-trance': ['Y-703'],
  calm: ['Y-352'],
  play: ['Y-721'],
  give: ['Y-427'],
  drag: ['Y-343'],
  share: ['Y-654'],
};

/** The rules behind each square of the Vanir. */
const SQUARES: { readonly [square: string]: readonly string[] } = {
  'two-vikings': ['Y-588'],
  'reorder-six': ['Y-589'],
  'discard-card': ['Y-595'],
  'enemy-back': ['Y-591'],
  'discard-giant': ['Y-592', 'Y-598'],
};

/** The rules behind a search with a power, for which the general rule names too few counters. */
const SEARCHES = { own: ['Y-751'], shared: ['Y-752'] } as const;

export function rulesBehind(
  { alternative: { id, verb }, values }: Pick<Advice, 'alternative' | 'values'>,
  view: YggdrasilView,
): readonly string[] {
  const { island } = values;
  const { submerged } = view;
  if (verb === 'midgard' && (island === 'rainbow' || island === submerged)) return ['Y-510'];
  const power = verb === 'midgard' ? searchPower(view) : null;
  if (power !== null) return SEARCHES[power];
  if (id === 'vanaheim:advance') return ['Y-581'];
  if (verb === 'vanaheim') return SQUARES[String(values['square'])] ?? [];
  return RULES[verb] ?? [];
}

/** A clause about a part of the position; null if there are no words for it. */
export function partClause(part: string, { now, instead }: Amounts): Phrase | null {
  const amounts = { now, instead };
  const enemy = ENEMIES.find((each) => each === part);
  if (enemy !== undefined)
    return { key: 'yggdrasil.part.way', with: { ...amounts, enemy: enemyName(enemy) } };
  return PARTS.some((each) => each === part) ? { key: `yggdrasil.part.${part}`, with: amounts } : null;
}
