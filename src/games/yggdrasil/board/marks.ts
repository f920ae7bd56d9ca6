/** Finds the pieces that the events since the last picture touched, so that the picture can mark them. */

import { withActing } from '../../../core/presentation/acting.ts';
import { type SeatIndex, seatIndex } from '../../../core/seat.ts';
import { boxOf } from '../box/box.ts';
import type { Enemy, Giant, Rune, SeaPlace, World } from '../box/components.ts';
import type { YggdrasilEvent } from '../state/events.ts';
import type { YggdrasilView } from '../state/view.ts';

export interface Marks {
  /** The original space of each enemy that has moved. */
  readonly enemiesFrom: ReadonlyMap<Enemy, number>;
  /** The island of the Valkyries before their first move; null if they didn't move. */
  readonly valkyriesFrom: SeaPlace | null;
  readonly islands: ReadonlySet<SeaPlace>;
  readonly worlds: ReadonlySet<World>;
  readonly giants: ReadonlySet<Giant>;
  readonly artifacts: ReadonlySet<Enemy>;
  readonly runes: ReadonlySet<Rune>;
  readonly seats: ReadonlySet<SeatIndex>;
  readonly deckChanged: boolean;
  readonly fenrirChanged: boolean;
}

export function marksOf(view: YggdrasilView, events: readonly YggdrasilEvent[]): Marks {
  const { giants } = boxOf(view);
  return {
    enemiesFrom: firstPlaces(events),
    valkyriesFrom: valkyriesLeft(events),
    islands: new Set(events.flatMap(islandsTouched)),
    worlds: new Set(events.flatMap(worldsTouched)),
    giants: new Set(events.flatMap((event) => (event.type === 'giants-appeared' ? event.giants : []))),
    artifacts: new Set(events.flatMap((event) => (event.type === 'artifact-taken' ? [event.enemy] : []))),
    runes: new Set(
      events.flatMap((event) => (event.type === 'giant-discarded' ? [giants[event.giant].rune] : [])),
    ),
    seats: seatsTouched(view, events),
    deckChanged: events.some(({ type }) => DECK_EVENTS.has(type)),
    fenrirChanged: events.some(({ type }) => FENRIR_EVENTS.has(type)),
  };
}

const DECK_EVENTS: ReadonlySet<YggdrasilEvent['type']> = new Set([
  'card-put-back',
  'card-discarded',
  'card-stays',
  'cards-reordered',
  'cards-withheld',
]);

const FENRIR_EVENTS: ReadonlySet<YggdrasilEvent['type']> = new Set([
  'fenrir-angered',
  'fenrir-still-angry',
  'calming-tried',
]);

function firstPlaces(events: readonly YggdrasilEvent[]): ReadonlyMap<Enemy, number> {
  const places = new Map<Enemy, number>();
  for (const event of events) {
    if (
      event.type === 'enemy-advanced' ||
      event.type === 'enemy-retreated' ||
      event.type === 'enemy-dragged'
    ) {
      if (!places.has(event.enemy)) places.set(event.enemy, event.from);
    }
  }
  return places;
}

function valkyriesLeft(events: readonly YggdrasilEvent[]): SeaPlace | null {
  for (const event of events) {
    if (event.type === 'valkyries-moved') return event.from;
    if (event.type === 'island-sank' && event.valkyriesFrom !== 'rainbow') return event.valkyriesFrom;
  }
  return null;
}

function islandsTouched(event: YggdrasilEvent): readonly SeaPlace[] {
  switch (event.type) {
    case 'vikings-died':
    case 'fire-giants-came':
    case 'fires-put-out':
    case 'vikings-sent':
    case 'souls-sought':
    case 'island-sank':
      return [event.island];
    default:
      return [];
  }
}

function worldsTouched(event: YggdrasilEvent): readonly World[] {
  switch (event.type) {
    case 'fight-won':
    case 'fight-lost':
      return [
        ...(event.vikings > 0 ? (['helheim'] as const) : []),
        ...(event.elves > 0 ? (['alfheim'] as const) : []),
      ];
    case 'vikings-died':
      return event.forGood ? [] : ['helheim'];
    case 'fire-giants-came':
    case 'fires-put-out':
      return ['muspellheim'];
    case 'vikings-sent':
    case 'vikings-taken':
    case 'vikings-shared':
      return ['helheim'];
    case 'elf-taken':
      return ['alfheim'];
    case 'counters-exchanged':
      return ['niflheim'];
    case 'vanir-advanced':
    case 'vanir-returned':
      return ['vanaheim'];
    default:
      return [];
  }
}

function seatsTouched(view: YggdrasilView, events: readonly YggdrasilEvent[]): ReadonlySet<SeatIndex> {
  return new Set(withActing(events, view.turn.seat).flatMap(({ event, seat }) => seatsChanged(event, seat)));
}

/** The gods whose holdings or trance the event changed. */
function seatsChanged(event: YggdrasilEvent, acting: SeatIndex): readonly SeatIndex[] {
  switch (event.type) {
    case 'fight-won':
    case 'fight-lost':
      return event.vikings + event.elves > 0 ? [acting] : [];
    case 'souls-sought':
      return event.vikings > 0 ? [acting] : [];
    case 'artifact-taken':
    case 'elf-taken':
    case 'vikings-taken':
    case 'trance-entered':
    case 'trance-left':
      return [acting];
    case 'counters-exchanged':
      return [acting, event.with];
    case 'vikings-saved':
      return [event.seat];
    case 'vikings-shared':
      return event.shares.flatMap((share, seat) => (share > 0 ? [seatIndex(seat)] : []));
    default:
      return [];
  }
}
