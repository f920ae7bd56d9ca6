/** Describes a good answer on a button: the action and its gain, in a few words. */

import type { Phrase } from '../../../../core/presentation/phrase.ts';
import type { Alternative, Values } from '../../../../core/requests/request.ts';
import { named } from '../../../../core/requests/values.ts';
import { squareMeant } from '../../actions/activate.ts';
import { relicMeant } from '../../actions/use.ts';
import { LIGHTS, REALMS, RELICS, RESOURCES, TRACKS } from '../../box/components.ts';
import { yieldOf } from '../../facts/realms.ts';
import { activeSeat } from '../../facts/seats.ts';
import { placeOf, SIDE_UP } from '../../facts/tracks.ts';
import type { MicromidgardView } from '../../state/view.ts';
import { shortYield } from '../deals.ts';
import { alternativeLabel, meepleOf } from '../labels.ts';
import {
  blessingOn,
  meepleName,
  realmName,
  relicName,
  resourceAmount,
  squareName,
  wolfName,
} from '../names.ts';
import { heldRelicName } from '../relics.ts';

/** The greatest gain of an answer in this turn. */
export type Gain = 'points' | 'relic' | 'level' | 'resources' | 'place';

export function briefOf(
  alternative: Alternative,
  values: Values,
  gained: Gain,
  view: MicromidgardView,
): Phrase {
  const { id, verb } = alternative;
  const brief = (places: NonNullable<Phrase['with']>): Phrase => ({
    key: `micromidgard.brief.${verb}`,
    with: { ...places, gain: gainOf(verb, gained) },
  });
  switch (verb) {
    case 'take':
      return resourceAmount(named(values, 'resource', RESOURCES), 1);
    case 'move': {
      const realm = named(values, 'realm', REALMS);
      const places = { meeple: meepleName(meepleOf(id)), realm: realmName(realm) };
      const given = yieldOf(view, realm).filter(({ what }) => what === 'gold' || what === 'mead');
      if (gained !== 'resources' || given.length === 0) return brief(places);
      return { key: 'micromidgard.brief.move', with: { ...places, gain: shortYield(given) } };
    }
    case 'run':
      return brief({ wolf: wolfName(named(values, 'wolf', LIGHTS)) });
    case 'raise': {
      const track = named(values, 'track', TRACKS);
      return brief({ blessing: blessingOn(view, track), level: activeSeat(view).levels[track] + 1 });
    }
    case 'claim': {
      const relic = named(values, 'relic', RELICS);
      const place = placeOf(view, relic);
      if (place === null) throw new RangeError(`${relic} lies on no track`);
      return brief({ relic: relicName(relic, SIDE_UP[place.track]) });
    }
    case 'activate': {
      const { track, level } = squareMeant(id) ?? {};
      if (track === undefined || level === undefined) throw new RangeError(`not a square: ${id}`);
      return brief({ square: squareName(view, track, level) });
    }
    case 'use': {
      const relic = relicMeant(id);
      if (relic === undefined) throw new RangeError(`not a Relic: ${id}`);
      return brief({ relic: heldRelicName(view, relic) });
    }
    default:
      return alternativeLabel(alternative, view);
  }
}

/**
 * The words for a gain. Every raise gains a level and every claim gains a Relic, so for these verbs the words say what the level
 * or the Relic is good for.
 */
function gainOf(verb: string, gained: Gain): Phrase {
  if (verb === 'raise' && gained === 'level') return { key: 'micromidgard.gain.square' };
  if (verb === 'claim' && gained === 'relic') return { key: 'micromidgard.gain.later' };
  return { key: `micromidgard.gain.${gained}` };
}
