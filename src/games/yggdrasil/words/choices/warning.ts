/** Warns before an answer that loses the game, wastes something, or is useless. */

import type { Phrase } from '../../../../core/presentation/phrase.ts';
import { caution, inVain, losing, type Warning } from '../../../../core/presentation/warning.ts';
import type { Alternative, Values } from '../../../../core/requests/request.ts';
import { named } from '../../../../core/requests/values.ts';
import { activeGod } from '../../facts/powers.ts';
import { chanceToBeat, fewestVikings, wouldLoseNow } from '../../odds/chances.ts';
import type { Foe } from '../../state/state.ts';
import { FOES } from '../../state/state.ts';
import type { YggdrasilView } from '../../state/view.ts';
import { counters } from '../names.ts';
import { endingWarning } from '../status/status.ts';
import { fightOutlook, vikingsIn } from './fights.ts';

export function warningOf({ verb }: Alternative, values: Values, view: YggdrasilView): Warning | null {
  switch (verb) {
    case 'done':
      return wouldLoseNow(view) ? losing(caution(endingWarning(view))) : caution(endingWarning(view));
    case 'asgard':
      return fightInVain(view, named(values, 'enemy', FOES), vikingsIn(values));
    case 'jotunheim':
      return fightInVain(view, named(values, 'giant', FOES), vikingsIn(values));
    case 'give':
      return inVain(givenInVain(view, values));
    default:
      return null;
  }
}

/** Warns of a useless fight: no roll wins even with every Elf, or fewer Vikings already win with any roll. */
function fightInVain(view: YggdrasilView, foe: Foe, sent: number | null): Warning | null {
  const { vikings, elves } = activeGod(view);
  const fight = fightOutlook(view, foe, sent);
  const chance = chanceToBeat(view, foe, sent ?? vikings, elves);
  const warning = (text: Phrase): Warning => ({
    text,
    isInVain: true,
    button: { key: 'yggdrasil.warning.fight-anyway', with: { chance } },
  });
  if (chance === 0) return warning({ key: 'yggdrasil.warning.no-chance', with: { fight } });
  const needed = sent === null ? undefined : fewestVikings(view, foe, { vikings: sent, elves: 0 }, 1);
  if (sent === null || needed === undefined || needed === sent) return null;
  return warning({ key: 'yggdrasil.warning.too-many', with: { fight, needed, spare: sent - needed } });
}

/** Warns of useless help. After the roll, the missing amount is known. Giving nothing never needs a warning. */
function givenInVain({ question }: YggdrasilView, values: Values): Phrase | null {
  if (question?.about !== 'elves' && question?.about !== 'vikings-and-elves') return null;
  const given = { vikings: vikingsIn(values) ?? 0, elves: Number(values['elves']) };
  const count = given.vikings + given.elves;
  const missing = Math.max(0, question.fight.force - question.fight.strength);
  if (count === 0 || count === missing) return null;
  return count < missing
    ? { key: 'yggdrasil.warning.given-too-few', with: { given: counters(given), missing } }
    : { key: 'yggdrasil.warning.given-too-many', with: { given: counters(given), missing } };
}
