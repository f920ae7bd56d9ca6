/** Describes a good answer on a button: the action and its reason, in a few words. */

import type { Phrase } from '../../../../core/presentation/phrase.ts';
import type { Alternative, Values } from '../../../../core/requests/request.ts';
import { named, namedOrUndefined } from '../../../../core/requests/values.ts';
import { asOneOf } from '../../../../core/typed/one-of.ts';
import { boxOf } from '../../box/box.ts';
import type { Enemy, SeaPlace } from '../../box/components.ts';
import { ENEMIES, GODS, ISLANDS, SEA, VANIR_SQUARES } from '../../box/components.ts';
import { mayFindSouls } from '../../facts/places.ts';
import { activeGod } from '../../facts/powers.ts';
import { chanceToBeat } from '../../odds/chances.ts';
import type { Foe } from '../../state/state.ts';
import { FOES } from '../../state/state.ts';
import type { YggdrasilView } from '../../state/view.ts';
import { alternativeLabel } from '../labels.ts';
import { artifact, enemyName, foeName, godName, placeName, squareName } from '../names.ts';
import { vikingsIn } from './fights.ts';

export function briefOf(alternative: Alternative, values: Values, view: YggdrasilView): Phrase {
  const { id, verb } = alternative;
  switch (verb) {
    case 'asgard':
      return fight(named(values, 'enemy', FOES), vikingsIn(values), view);
    case 'jotunheim':
      return fight(named(values, 'giant', FOES), vikingsIn(values), view);
    case 'midgard':
      return search(named(values, 'island', SEA), view);
    case 'nidavellir':
      return forging(named(values, 'artifact', ENEMIES), view);
    case 'niflheim':
      return borrowing(id, values);
    case 'helheim':
    case 'muspellheim':
      return {
        key: `yggdrasil.brief.${verb}`,
        with: { island: placeName(named(values, 'island', ISLANDS)) },
      };
    case 'vanaheim':
      return helpOfVanir(alternative, values, view);
    case 'alfheim':
    case 'leave-trance':
      return { key: `yggdrasil.brief.${verb}` };
    default:
      return alternativeLabel(alternative, view);
  }
}

/** A fight with its chance, which counts all of the god's Elves, since they're given only after the roll. */
function fight(foe: Foe, sent: number | null, view: YggdrasilView): Phrase {
  const { vikings, elves } = activeGod(view);
  const name = foe === 'pile' ? { key: 'yggdrasil.brief.hidden-giant' } : foeName(boxOf(view), foe);
  const chance = chanceToBeat(view, foe, sent ?? vikings, elves);
  return { key: 'yggdrasil.brief.fight', with: { foe: name, count: sent ?? 0, chance } };
}

function search(place: SeaPlace, view: YggdrasilView): Phrase {
  const island = placeName(place);
  if (place === 'rainbow' || !mayFindSouls(view, place))
    return { key: 'yggdrasil.brief.passage', with: { place: island } };
  if (view.bags === null) return { key: 'yggdrasil.brief.search-unseen', with: { island } };
  const { vikings, fireGiants } = view.bags[place];
  return {
    key: 'yggdrasil.brief.search',
    with: { island, found: vikings, counters: vikings + fireGiants },
  };
}

function forging(enemy: Enemy, view: YggdrasilView): Phrase {
  const level = activeGod(view).artifacts[enemy] + 1;
  return {
    key: 'yggdrasil.brief.nidavellir',
    with: { artifact: artifact(boxOf(view), enemy, level), enemy: enemyName(enemy), level },
  };
}

function borrowing(id: string, values: Values): Phrase {
  const [, , lender] = id.split(':');
  return {
    key: 'yggdrasil.brief.niflheim',
    with: { god: godName(asOneOf(GODS, lender)), count: vikingsIn(values) ?? 0 },
  };
}

function helpOfVanir(alternative: Alternative, values: Values, view: YggdrasilView): Phrase {
  const used = namedOrUndefined(values, 'square', VANIR_SQUARES);
  const { vanirSquares } = boxOf(view);
  const square = used ?? vanirSquares[alternative.id === 'vanaheim:advance' ? view.vanir + 1 : view.vanir];
  if (square === undefined) return alternativeLabel(alternative, view);
  const key = alternative.id === 'vanaheim:advance' ? 'yggdrasil.brief.vanir-on' : 'yggdrasil.brief.vanaheim';
  return { key, with: { square: squareName(square) } };
}
