/** Gives the words and rules with which advice explains an answer: the rules behind it, and the gain it leads to. */

import type { Phrase } from '../../../core/presentation/phrase.ts';
import type { SeatIndex } from '../../../core/seat.ts';
import type { Advice } from '../../../core/teaching/guide.ts';
import type { Amounts } from '../../../core/thinking/reason.ts';
import { squareMeant } from '../actions/activate.ts';
import { relicMeant } from '../actions/use.ts';
import { LEVELS, LIGHTS } from '../box/components.ts';
import { PARTS } from '../players/parts.ts';
import { BLESSING_ROWS } from '../rulebook/chapters/blessings.ts';
import { HOUSE_ROWS } from '../rulebook/chapters/house.ts';
import { RELIC_ROWS } from '../rulebook/chapters/relics.ts';
import type { MicromidgardView } from '../state/view.ts';
import { ravenAt } from '../words/names.ts';
import { sideShown } from '../words/relics.ts';

/** The rules behind each verb. */
const RULES: { readonly [verb: string]: readonly string[] } = {
  take: ['M-113'],
  run: ['M-602'],
  raise: ['M-302'],
  claim: ['M-303'],
  score: ['M-702'],
};

/** The rules behind an answer: the Realm's gift for a move; the cost and gain for a square or a Relic. */
export function rulesBehind(
  { alternative: { id, verb }, values }: Pick<Advice, 'alternative' | 'values'>,
  view: MicromidgardView,
): readonly string[] {
  switch (verb) {
    case 'move':
      return realmRows(values['realm'], view);
    case 'activate':
      return squareRows(id, view);
    case 'use':
      return relicRows(id, view);
    default:
      return RULES[verb] ?? [];
  }
}

/** The rows of a Realm; none with a corrected box, in which the Realm gives something else. */
function realmRows(realm: unknown, { box }: MicromidgardView): readonly string[] {
  if (!box.house.includes('realms')) return [];
  return HOUSE_ROWS.filter(({ topics: [first] }) => first === realm).map(({ id }) => id);
}

/** The row of a square. The rows of a Blessing are in the order of its levels. */
function squareRows(choice: string, { blessings }: MicromidgardView): readonly string[] {
  const square = squareMeant(choice);
  if (square === null) return [];
  const rows = BLESSING_ROWS.filter(({ topics }) => topics.includes(blessings[square.track]));
  return rows
    .slice(LEVELS.indexOf(square.level))
    .slice(0, 1)
    .map(({ id }) => id);
}

/** The row of a Relic's visible side. The row of the Sun side comes before that of the Moon side. */
function relicRows(choice: string, view: MicromidgardView): readonly string[] {
  const relic = relicMeant(choice);
  if (relic === undefined) return [];
  const rows = RELIC_ROWS.filter(({ topics }) => topics.includes(relic));
  return rows
    .slice(LIGHTS.indexOf(sideShown(view, relic)))
    .slice(0, 1)
    .map(({ id }) => id);
}

/** A clause about a part of the position. Each part is one raven's lead over the other. Null if there are no words for it. */
export function partClause(
  part: string,
  { now, instead }: Amounts,
  view: MicromidgardView,
  seat: SeatIndex,
): Phrase | null {
  if (!PARTS.some((each) => each === part)) return null;
  return {
    key: 'micromidgard.lead',
    with: {
      raven: ravenAt(view, seat),
      now: { key: `micromidgard.part.${part}`, with: leadOf(now) },
      // The first clause has already named the thing that is counted.
      instead: { key: 'micromidgard.lead-instead', with: leadOf(instead) },
    },
  };
}

function leadOf(by: number): { readonly side: 'ahead' | 'behind' | 'level'; readonly by: number } {
  return { side: by > 0 ? 'ahead' : by < 0 ? 'behind' : 'level', by: Math.abs(by) };
}
