/** Describes the events in one line each; null if another line already covers the event. */

import { withActing } from '../../../core/presentation/acting.ts';
import { type ByEvent, byEvent } from '../../../core/presentation/by-event.ts';
import type { Phrase } from '../../../core/presentation/phrase.ts';
import type { SeatIndex } from '../../../core/seat.ts';
import type { Realm } from '../box/components.ts';
import type { Yield } from '../box/deal.ts';
import { drivenBy, squareAt } from '../facts/tracks.ts';
import type { MicromidgardEvent } from '../state/events.ts';
import type { MicromidgardView } from '../state/view.ts';
import { drivenDeal, yieldLine } from './deals.ts';
import {
  blessingOn,
  handNames,
  meepleName,
  points,
  ravenAt,
  realmName,
  relicName,
  resourceAmount,
  squareName,
  wayToRagnarok,
  wolfName,
} from './names.ts';
import { finalLine } from './outcome.ts';
import { scoringLine } from './outlook.ts';
import { priced, relicWithFace } from './relics.ts';

/** The line of each event. `acting` is the current seat, for events that don't name theirs. */
const LINES: ByEvent<MicromidgardEvent, [view: MicromidgardView, acting: SeatIndex], Phrase | null> = {
  'first-player-drawn': ({ seat }, view) => ({
    key: 'micromidgard.event.first-player-drawn',
    with: { raven: ravenAt(view, seat) },
  }),
  'start-resource-taken': ({ seat, resource }, view) => ({
    key: 'micromidgard.event.start-resource-taken',
    with: { raven: ravenAt(view, seat), resource: resourceAmount(resource, 1) },
  }),
  'turn-began': () => null,
  'no-legal-move': ({ seat }, view) => ({
    key: 'micromidgard.event.no-legal-move',
    with: { raven: ravenAt(view, seat) },
  }),
  'meeple-moved': ({ seat, meeple, from, to, isDestroyed }, view) => ({
    key: 'micromidgard.event.meeple-moved',
    with: {
      raven: ravenAt(view, seat),
      meeple: meepleName(meeple),
      from: realmName(from),
      to: realmName(to),
      given: yieldLine(given(to, isDestroyed, view)),
    },
  }),
  'resource-gained': () => null,
  'resource-waits': ({ seat, resource, amount }, view) => ({
    key: 'micromidgard.event.resource-waits',
    with: { raven: ravenAt(view, seat), resource: resourceAmount(resource, amount) },
  }),
  'resource-lost': ({ seat, resource, amount }, view) => ({
    key: 'micromidgard.event.resource-lost',
    with: { raven: ravenAt(view, seat), resource: resourceAmount(resource, amount) },
  }),
  'resource-paid': () => null,
  'resource-exchanged': ({ seat, resource, amount }, view) => ({
    key: `micromidgard.event.resource-exchanged.${resource}`,
    with: { raven: ravenAt(view, seat), amount },
  }),
  'action-gained': () => null,
  'wolf-action-gained': () => null,
  'wolf-action-converted': () => null,
  'wolf-ran': ({ wolf, realm, left }) =>
    left < 0
      ? {
          key: 'micromidgard.event.wolf-passed-its-end',
          with: { wolf: wolfName(wolf), realm: realmName(realm) },
        }
      : {
          key: 'micromidgard.event.wolf-ran',
          with: { wolf: wolfName(wolf), realm: realmName(realm), way: wayToRagnarok(left + 1) },
        },
  'wolf-pulled-back': ({ wolf, realm, left }, view, acting) => ({
    key: left < 0 ? 'micromidgard.event.wolf-still-past-its-end' : 'micromidgard.event.wolf-pulled-back',
    with: {
      raven: ravenAt(view, acting),
      wolf: wolfName(wolf),
      realm: realmName(realm),
      way: wayToRagnarok(left + 1),
    },
  }),
  'wolf-stayed': ({ wolf, left }, view, acting) => ({
    key: left < 0 ? 'micromidgard.event.wolf-has-no-track' : 'micromidgard.event.wolf-stayed',
    with: { raven: ravenAt(view, acting), wolf: wolfName(wolf) },
  }),
  'level-raised': ({ seat, track, level }, view) => ({
    key: 'micromidgard.event.level-raised',
    with: { raven: ravenAt(view, seat), blessing: blessingOn(view, track), level },
  }),
  'square-activated': ({ seat, track, level }, view) => ({
    key: 'micromidgard.event.square-activated',
    with: {
      raven: ravenAt(view, seat),
      square: priced(
        squareName(view, track, level),
        drivenDeal(drivenBy(view, track), squareAt(view, track, level)),
      ),
    },
  }),
  'relic-claimed': ({ seat, relic, side, track, level }, view) => ({
    key: 'micromidgard.event.relic-claimed',
    with: {
      raven: ravenAt(view, seat),
      relic: relicName(relic, side),
      square: squareName(view, track, level),
    },
  }),
  'relic-used': ({ seat, relic, side }, view) => ({
    key: 'micromidgard.event.relic-used',
    with: { raven: ravenAt(view, seat), relic: relicWithFace(relic, side) },
  }),
  'relic-destroyed': ({ seat, relic, side }, view) => ({
    key: 'micromidgard.event.relic-destroyed',
    with: { raven: ravenAt(view, seat), relic: relicName(relic, side) },
  }),
  'relic-flipped': ({ seat, relic, side }, view) => ({
    key: 'micromidgard.event.relic-flipped',
    with: { raven: ravenAt(view, seat), relic: relicWithFace(relic, side) },
  }),
  'points-gained': ({ seat, points: gained, total }, view) => ({
    key: 'micromidgard.event.points-gained',
    with: { raven: ravenAt(view, seat), points: points(gained), total },
  }),
  'turn-ended': ({ seat, unspent }, view) => {
    const left = handNames(unspent);
    return left.length === 0
      ? null
      : { key: 'micromidgard.event.turn-ended', with: { raven: ravenAt(view, seat), left } };
  },
  'prophecy-scored': (event, view) => ({
    key: 'micromidgard.event.prophecy-scored',
    with: { scoring: scoringLine(view, event) },
  }),
  'realm-destroyed': ({ realm }, view) => ({
    key: 'micromidgard.event.realm-destroyed',
    with: { realm: realmName(realm), left: yieldLine(view.box.destroyedRealms[realm]) },
  }),
  'wolves-returned': ({ stranded }) =>
    stranded === null
      ? { key: 'micromidgard.event.wolves-returned' }
      : { key: 'micromidgard.event.wolf-stranded', with: { wolf: wolfName(stranded) } },
  'answer-forced': () => ({ key: 'micromidgard.event.answer-forced' }),
  'game-ended': ({ scores, winners }, view) => finalLine(view, scores, winners),
};

function given(realm: Realm, isDestroyed: boolean, { box }: MicromidgardView): readonly Yield[] {
  return isDestroyed && realm !== 'midgard' ? box.destroyedRealms[realm] : box.realms[realm];
}

/**
 * One line for each event. `view` is from the moment after the last event. It contains the raven of each seat and the gifts of
 * each Realm, which the events lack.
 */
export function eventLines(
  events: readonly MicromidgardEvent[],
  view: MicromidgardView,
): readonly (Phrase | null)[] {
  return withActing(events, view.turn.seat).map(({ event, seat }) => byEvent(LINES, event, view, seat));
}

/** A single event, as if the current raven had caused it. */
export function eventLine(event: MicromidgardEvent, view: MicromidgardView): Phrase | null {
  return eventLines([event], view)[0] ?? null;
}
