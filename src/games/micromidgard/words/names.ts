/** Names the players, the pieces and the places. */

import type { Phrase } from '../../../core/presentation/phrase.ts';
import { type SeatIndex, seatIndex } from '../../../core/seat.ts';
import type { HouseValue } from '../box/box.ts';
import {
  ACTIONS,
  type Action,
  type ByAction,
  type ByResource,
  type Level,
  type Light,
  type Meeple,
  type Prophecy,
  type Raven,
  RESOURCES,
  type Realm,
  type Relic,
  type Resource,
  TRACKS,
  type Track,
} from '../box/components.ts';
import { partsOf } from '../facts/prophecies.ts';
import { seatAt } from '../facts/seats.ts';
import type { SeatState } from '../state/state.ts';
import type { MicromidgardView } from '../state/view.ts';

export function ravenName(raven: Raven): Phrase {
  return { key: `micromidgard.raven.${raven}` };
}

/** Calls a function for both players and returns their phrases, in seat order. */
export function ofBoth(
  view: MicromidgardView,
  phrase: (seat: SeatState) => Phrase,
): { readonly one: Phrase; readonly other: Phrase } {
  return { one: phrase(seatAt(view, seatIndex(0))), other: phrase(seatAt(view, seatIndex(1))) };
}

export function ravenAt(view: MicromidgardView, seat: SeatIndex): Phrase {
  return ravenName(seatAt(view, seat).raven);
}

export function meepleName(meeple: Meeple): Phrase {
  return { key: `micromidgard.meeple.${meeple}` };
}

export function realmName(realm: Realm): Phrase {
  return { key: `micromidgard.realm.${realm}` };
}

export function wolfName(wolf: Light): Phrase {
  return { key: `micromidgard.wolf.${wolf}` };
}

/** The name of a track, which is that of its Blessing. */
export function blessingOn({ blessings }: MicromidgardView, track: Track): Phrase {
  return { key: `micromidgard.blessing.${blessings[track]}` };
}

/** A Blessing next to the squares of its track; long names have a short form. */
export function blessingBesideTrack(view: MicromidgardView, track: Track): Phrase {
  return {
    key: 'micromidgard.picture.track',
    with: { id: view.blessings[track], blessing: blessingOn(view, track) },
  };
}

/** A square by its Blessing and its level: "Surtr 3". */
export function squareName(view: MicromidgardView, track: Track, level: Level): Phrase {
  return { key: 'micromidgard.square', with: { blessing: blessingOn(view, track), level } };
}

/** A Relic with its visible side: "Sun Relic 2a". */
export function relicName(relic: Relic, side: Light): Phrase {
  return { key: `micromidgard.relic.${side}`, with: { relic } };
}

/** A Relic without its side, if that's shown already or doesn't matter: "2a". */
export function relicNumber(relic: Relic): Phrase {
  return { key: 'micromidgard.relic-number', with: { relic } };
}

/** An amount of a resource: "3 Gold". */
export function resourceAmount(resource: Resource, amount: number): Phrase {
  return { key: `micromidgard.resource.${resource}`, with: { amount } };
}

/** The amounts of the resources that a player has; a resource with an amount of 0 is left out. */
export function resourceNames(held: ByResource<number>): readonly Phrase[] {
  return RESOURCES.flatMap((resource) =>
    held[resource] > 0 ? [resourceAmount(resource, held[resource])] : [],
  );
}

export function resourceName(resource: Resource): Phrase {
  return { key: `micromidgard.resource-name.${resource}` };
}

export function actionName(action: Action): Phrase {
  return { key: `micromidgard.action-name.${action}` };
}

/** Actions as they are spent: "2 Craft". */
export function actionsToSpend(action: Action, amount: number): Phrase {
  return { key: `micromidgard.action.${action}`, with: { amount } };
}

/** The actions left to spend; empty if there are none. */
export function handNames(hand: ByAction<number>): readonly Phrase[] {
  return ACTIONS.flatMap((action) => (hand[action] > 0 ? [actionsToSpend(action, hand[action])] : []));
}

/** A wolf's distance from bringing Ragnarök: "3 steps from Ragnarök". */
export function wayToRagnarok(steps: number): Phrase {
  return { key: 'micromidgard.way-to-ragnarok', with: { steps } };
}

export function points(count: number): Phrase {
  return { key: 'micromidgard.points', with: { count } };
}

/** A Prophecy's side and goal: "Sun Prophecy (more Gold)". */
export function prophecyName(side: Light, goal: Phrase): Phrase {
  return { key: `micromidgard.prophecy.${side}`, with: { goal } };
}

/** A Prophecy's goal: "more Gold", "higher on Surtr". */
export function goalName(view: MicromidgardView, prophecy: Prophecy): Phrase {
  const { leaning, measure } = partsOf(prophecy);
  const track = TRACKS.find((each) => measure === `${each}-level`);
  return track === undefined
    ? { key: `micromidgard.goal.${prophecy}` }
    : { key: `micromidgard.goal.${leaning}-level`, with: { blessing: blessingOn(view, track) } };
}

/** The name of a house value, which wasn't read off a real copy. */
export function houseValueName(value: HouseValue): Phrase {
  return { key: `micromidgard.house.${value}` };
}

/** Joins sentences, one after the other. */
export function sentences([first, ...rest]: readonly [Phrase, ...Phrase[]]): Phrase {
  return rest.reduce((one, other) => ({ key: 'micromidgard.sentences', with: { one, other } }), first);
}
