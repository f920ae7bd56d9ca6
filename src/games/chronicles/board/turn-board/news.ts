/** Chooses which of the latest events of Chronicles have a tile on the turn board. */
import { ofThisTurn, strongest } from '../../../../core/telling/changes.ts';
import { MAX_TURN_TILES } from '../../../../render/turn-board/tiles.ts';
import type { Enemy } from '../../box/components.ts';
import type { ChroniclesEvent, ChroniclesEventType } from '../../state/events.ts';
import { type Deed, lastDeed, toldWith } from './deed.ts';

/** The first are told first if there is room for few. */
const RANKS: readonly (readonly ChroniclesEventType[])[] = [
  ['page-turned', 'saga-foe-moved', 'enemy-awoke', 'enemy-roused', 'enemy-moved', 'fenrir-bit', 'life-lost'],
  ['nidhogg-moved', 'tree-turned', 'world-ravaged', 'iotunn-came', 'task-fight-done', 'deed-done'],
  ['enemy-retreated', 'iotunn-left', 'artifact-taken', 'card-placed', 'dice-rolled'],
  ['anonymous-came', 'fire-giants-came', 'world-healed', 'creature-chosen'],
  ['anonymous-left', 'fire-giants-left', 'life-regained', 'elves-lost', 'vanir-dice-lost', 'heroes-left'],
  ['elves-taken', 'vanir-dice-taken', 'heroes-came'],
  ['god-moved'],
];

export interface News {
  readonly deed: Deed | null;
  /** The events with a tile each, oldest first; one of them is the key of the deed. */
  readonly told: readonly ChroniclesEvent[];
  readonly all: readonly ChroniclesEvent[];
}

/**
 * The last deed of a god always has a tile. The weightiest of the other events have the rest, and one of them belongs to the
 * turn that is on, if anything in it can be told.
 */
export function newsOf(all: readonly ChroniclesEvent[]): News {
  const deed = lastDeed(all);
  const toldAlready = deed === null ? [] : [deed.key, ...toldWith(deed)];
  const events = all.filter((event) => isToldItself(event, all) && !toldAlready.includes(event));
  const room = MAX_TURN_TILES - (deed === null ? 0 : 1);
  const others = withThisTurn(events, room, deed !== null && ofThisTurn(all).includes(deed.key));
  return { deed, told: all.filter((event) => event === deed?.key || others.includes(event)), all };
}

function withThisTurn(
  events: readonly ChroniclesEvent[],
  room: number,
  isTold: boolean,
): readonly ChroniclesEvent[] {
  const told = strongest(events, RANKS, room);
  const thisTurn = ofThisTurn(events);
  const first = strongest(thisTurn, RANKS, 1);
  if (isTold || first.length === 0 || told.some((event) => thisTurn.includes(event))) return told;
  return [...strongest(told, RANKS, room - 1), ...first];
}

/** The event of the last tile; null without any. */
export function newestTold(all: readonly ChroniclesEvent[]): ChroniclesEvent | null {
  return newsOf(all).told.at(-1) ?? null;
}

const CLIMBERS: readonly Enemy[] = ['hel', 'surt'];

/** A tile says what a waking brings: Nidhogg's step in the Saga book, that Hel or Surt climbs, or which god Fenrir bites. Loki wakes. */
function isToldItself(event: ChroniclesEvent, all: readonly ChroniclesEvent[]): boolean {
  switch (event.type) {
    case 'enemy-moved':
      return CLIMBERS.includes(event.enemy);
    case 'enemy-awoke':
    case 'enemy-roused': {
      const { enemy } = event;
      const after = all.slice(all.indexOf(event));
      const climbs = after.some((each) => each.type === 'enemy-moved' && each.enemy === enemy);
      const bites = after.some(({ type }) => type === 'fenrir-bit');
      if (enemy === 'fenrir' && bites) return false;
      return enemy !== 'nidhogg' && !(CLIMBERS.includes(enemy) && climbs);
    }
    default:
      return true;
  }
}
