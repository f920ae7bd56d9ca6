/** Describes the current god's possible actions in its World, with their odds if no help could change them. */

import type { Phrase } from '../../../../core/presentation/phrase.ts';
import { plainAlternative } from '../../../../core/requests/request.ts';
import { foesInReach } from '../../actions/fighting.ts';
import type { Foe } from '../../box/components.ts';
import { active } from '../../facts/gods.ts';
import { blockerOf } from '../../facts/iotunns.ts';
import { bracing } from '../../facts/risks.ts';
import { tierHere } from '../../facts/tiers.ts';
import { isRavaged } from '../../facts/tree.ts';
import { risksOf } from '../../odds/dangers.ts';
import type { ChroniclesView } from '../../state/view.ts';
import { foeName, risks } from '../names.ts';
import { oddsOutlook } from './consequences.ts';
import { deedIn } from './consequences-in-worlds.ts';

/** At most this many foes are listed by name; the others as a count. */
const NAMED = 3;

/** The World's action, or healing the World. */
export function deedHere(view: ChroniclesView): Phrase {
  const { world } = active(view);
  const deed = deedIn(view, world, tierHere(view));
  if (blockerOf(view, world) !== undefined || isRavaged(view, world) || !canBeDone(view)) return deed;
  const odds = oddsOfOnlyWay(view, world);
  return odds === null ? deed : { key: 'core.aside', with: { one: deed, other: odds } };
}

/** Whether the World's action is possible. In Asgard and at the ladders there can be nothing to do. */
function canBeDone(view: ChroniclesView): boolean {
  switch (active(view).world) {
    case 'asgard':
      return view.ravaged.length > 0;
    case 'niflheim':
      return view.anonymous > 0;
    case 'muspellheim':
      return view.fireGiants > 0;
    default:
      return true;
  }
}

export function foesHere(view: ChroniclesView): readonly Phrase[] {
  const foes = foesInReach(view);
  return foes.length > NAMED
    ? [{ key: 'chronicles.there.foes', with: { count: foes.length } }]
    : foes.map((foe) => foeHere(view, foe));
}

function foeHere(view: ChroniclesView, foe: Foe): Phrase {
  const id = `fight:${foe}`;
  const places = { foe: foeName(foe), risks: risks(risksOf(view, plainAlternative(id))) };
  const odds = oddsOfOnlyWay(view, id);
  return odds === null
    ? { key: 'chronicles.here.foe', with: places }
    : { key: 'chronicles.here.foe-with-odds', with: { ...places, odds } };
}

/**
 * The odds of an action with only one way to do it. Null without Risks, or if Heroes or dice can be sent: then every answer shows
 * its own odds.
 */
function oddsOfOnlyWay(view: ChroniclesView, id: string): Phrase | null {
  const count = risksOf(view, plainAlternative(id));
  const isOnlyWay = count > 0 && Object.keys(bracing(view, count)).length === 0;
  return isOnlyWay ? oddsOutlook(view, plainAlternative(id), {}) : null;
}
