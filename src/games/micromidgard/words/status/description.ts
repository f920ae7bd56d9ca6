/** Describes the picture of the board for screen readers: first the latest changes, then the essentials. */

import { strongest } from '../../../../core/presentation/changes.ts';
import type { Phrase } from '../../../../core/presentation/phrase.ts';
import { seatIndex } from '../../../../core/seat.ts';
import { LIGHTS, MEEPLES, TRACKS } from '../../box/components.ts';
import type { MicromidgardEvent, MicromidgardEventType } from '../../state/events.ts';
import type { MicromidgardView } from '../../state/view.ts';
import { eventLines } from '../events.ts';
import { blessingOn, meepleName, ravenName, realmName } from '../names.ts';
import { holdingsLine, scoreboardLines } from './status.ts';
import { turnLine, wolfLine } from './text-board.ts';

/** The events that change the board. */
const ON_THE_BOARD: readonly MicromidgardEventType[] = [
  'meeple-moved',
  'wolf-ran',
  'wolf-pulled-back',
  'level-raised',
  'square-activated',
  'relic-claimed',
  'relic-destroyed',
  'relic-flipped',
  'prophecy-scored',
  'realm-destroyed',
];

/** Other events that the picture marks, mostly a player's holdings and gains. They're described only if there's room left. */
const BESIDE_IT: readonly MicromidgardEventType[] = [
  'relic-used',
  'start-resource-taken',
  'resource-gained',
  'resource-paid',
  'points-gained',
  'wolves-returned',
];

/** The maximum number of changes in alt text, which has room for 1,000 characters. The most important ones are chosen. */
const MAX_CHANGES = 3;

export function descriptionLines(
  view: MicromidgardView,
  changes: readonly MicromidgardEvent[],
): readonly Phrase[] {
  return [
    ...newestChanges(changes, view),
    turnLine(view),
    ...scoreboardLines(view),
    ...LIGHTS.map((wolf) => wolfLine(view, wolf)),
    meeplesLine(view),
    ...destroyedLine(view),
    ...seatLines(view),
  ];
}

function newestChanges(events: readonly MicromidgardEvent[], view: MicromidgardView): readonly Phrase[] {
  const lines = new Map(eventLines(events, view).map((line, at) => [events[at], line]));
  const worded = events.filter((event) => lines.get(event) !== null);
  return strongest(worded, [ON_THE_BOARD, BESIDE_IT], MAX_CHANGES).flatMap((event) => lines.get(event) ?? []);
}

function meeplesLine(view: MicromidgardView): Phrase {
  const meeples = MEEPLES.map((meeple) => ({
    key: 'micromidgard.meeple-in',
    with: { meeple: meepleName(meeple), realm: realmName(view.meeples[meeple]) },
  }));
  return { key: 'micromidgard.description.meeples', with: { meeples } };
}

function destroyedLine({ doom, ragnaroks }: MicromidgardView): readonly Phrase[] {
  const realms = doom.slice(0, ragnaroks).map(realmName);
  return realms.length === 0 ? [] : [{ key: 'micromidgard.description.destroyed', with: { realms } }];
}

function seatLines(view: MicromidgardView): readonly Phrase[] {
  return view.seats.map(({ raven, levels }, at) => ({
    key: 'micromidgard.description.seat',
    with: {
      raven: ravenName(raven),
      holdings: holdingsLine(seatIndex(at), view),
      levels: TRACKS.map((track) => ({
        key: 'micromidgard.square',
        with: { blessing: blessingOn(view, track), level: levels[track] },
      })),
    },
  }));
}
