/** Gives the words and rules with which advice explains an action: by the action's verb, and by its gain. */

import type { Phrase } from '../../../core/presentation/phrase.ts';
import type { Advice } from '../../../core/teaching/guide.ts';
import type { Amounts } from '../../../core/thinking/reason.ts';
import { PARTS } from '../players/judgement/parts.ts';
import { HELPER_ROWS } from '../rulebook/chapters/helpers.ts';
import type { ChroniclesView } from '../state/view.ts';

/** The rules behind each verb. A move isn't listed: it shows its destination, and no rule adds to that. */
const RULES: { readonly [verb: string]: readonly string[] } = {
  fight: ['C-302'],
  asgard: ['C-333'],
  vanaheim: ['C-332'],
  alfheim: ['C-331'],
  midgard: ['C-335'],
  nidavellir: ['C-337'],
  svartalfheim: ['C-340'],
  iotunheim: ['C-341'],
  muspellheim: ['C-347'],
  niflheim: ['C-346'],
  heal: ['C-352'],
  deed: ['C-041'],
  begin: ['C-204'],
  give: ['C-604'],
  keep: ['C-745'],
  change: ['C-745'],
  choose: ['C-340'],
};

/**
 * The rules behind an answer: those of its verb, preceded by the row of a creature's or an Artifact's effect if the table uses
 * our house value for it.
 */
export function rulesBehind(
  { alternative: { verb }, values }: Pick<Advice, 'alternative' | 'values'>,
  { box }: ChroniclesView,
): readonly string[] {
  const named = values['creature'] ?? values['artifact'];
  const own = HELPER_ROWS.filter(
    ({ topics, houseValue }) =>
      topics.some((topic) => topic === named) && houseValue !== undefined && isHouse(box, houseValue),
  );
  return [...own.map(({ id }) => id), ...(RULES[verb] ?? [])];
}

function isHouse({ house }: ChroniclesView['box'], houseValue: string): boolean {
  return house.some((each) => each === houseValue);
}

/** A clause about a part of the position; null if there are no words for it. */
export function partClause(part: string, { now, instead }: Amounts): Phrase | null {
  return PARTS.some((each) => each === part)
    ? { key: `chronicles.part.${part}`, with: { now, instead } }
    : null;
}
