/** Finds the pieces that the events since the last picture touched, so that the picture can mark them. */
import type { SeatIndex } from '../../../core/seat.ts';
import type { Level, Light, Meeple, Realm, Relic, Resource, Track } from '../box/components.ts';
import type { MicromidgardEvent } from '../state/events.ts';

/** A square of a Blessing track, such as `red-3`. */
export type Square = `${Track}-${Level}`;

/** A player's supply of something, such as `0-gold`. */
export type Holding = `${SeatIndex}-${Resource | 'points'}`;

export interface Marks {
  /** The original Realm of each meeple that has moved. */
  readonly meeplesFrom: ReadonlyMap<Meeple, Realm>;
  readonly destroyed: ReadonlySet<Realm>;
  readonly wolves: ReadonlySet<Light>;
  readonly squares: ReadonlySet<Square>;
  readonly relics: ReadonlySet<Relic>;
  readonly holdings: ReadonlySet<Holding>;
  /** The columns in which a Prophecy was scored, from 0. */
  readonly columns: ReadonlySet<number>;
}

export function marksOf(events: readonly MicromidgardEvent[]): Marks {
  return {
    meeplesFrom: firstPlaces(events),
    destroyed: new Set(events.flatMap((event) => (event.type === 'realm-destroyed' ? [event.realm] : []))),
    wolves: new Set(events.flatMap(wolvesMoved)),
    squares: new Set(events.flatMap(squaresTouched)),
    relics: new Set(events.flatMap(relicsTouched)),
    holdings: new Set(events.flatMap(holdingsChanged)),
    columns: new Set(events.flatMap((event) => (event.type === 'prophecy-scored' ? [event.column] : []))),
  };
}

function firstPlaces(events: readonly MicromidgardEvent[]): ReadonlyMap<Meeple, Realm> {
  const places = new Map<Meeple, Realm>();
  for (const event of events)
    if (event.type === 'meeple-moved' && !places.has(event.meeple)) places.set(event.meeple, event.from);
  return places;
}

function wolvesMoved(event: MicromidgardEvent): readonly Light[] {
  switch (event.type) {
    case 'wolf-ran':
    case 'wolf-pulled-back':
      return [event.wolf];
    case 'wolves-returned':
      return ['sun', 'moon'];
    default:
      return [];
  }
}

function squaresTouched(event: MicromidgardEvent): readonly Square[] {
  switch (event.type) {
    case 'level-raised':
    case 'square-activated':
    case 'relic-claimed':
      return [`${event.track}-${event.level}`];
    default:
      return [];
  }
}

function relicsTouched(event: MicromidgardEvent): readonly Relic[] {
  switch (event.type) {
    case 'relic-claimed':
    case 'relic-used':
    case 'relic-flipped':
      return [event.relic];
    default:
      return [];
  }
}

function holdingsChanged(event: MicromidgardEvent): readonly Holding[] {
  switch (event.type) {
    case 'start-resource-taken':
    case 'resource-gained':
    case 'resource-paid':
      return [`${event.seat}-${event.resource}`];
    case 'points-gained':
      return [`${event.seat}-points`];
    default:
      return [];
  }
}
