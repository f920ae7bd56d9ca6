/** Chooses which of the latest events of Chronicles have a tile on the turn board. */
import { ofThisTurn, strongest } from '../../../../../core/presentation/changes.ts';
import { MAX_TURN_TILES } from '../../../../../render/turn-board/tiles.ts';
import type { Enemy } from '../../../box/components.ts';
import type { ChroniclesEvent, ChroniclesEventType } from '../../../state/events.ts';
import { groupedWith, type LastMove, lastMove } from './last-move.ts';

/** The events in order of priority, if there's room for only a few. */
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
  readonly move: LastMove | null;
  /** The events that have a tile of their own, oldest first. One of them is the key event of the last action. */
  readonly shown: readonly ChroniclesEvent[];
  readonly all: readonly ChroniclesEvent[];
}

/**
 * Chooses the news. The last action of a god always has a tile. The other tiles show the most important of the remaining events;
 * at least one belongs to the current turn, if it had any.
 */
export function newsOf(all: readonly ChroniclesEvent[]): News {
  const move = lastMove(all);
  const alreadyShown = move === null ? [] : [move.key, ...groupedWith(move)];
  const events = all.filter((event) => hasOwnTile(event, all) && !alreadyShown.includes(event));
  const room = MAX_TURN_TILES - (move === null ? 0 : 1);
  const others = withThisTurn(events, room, move !== null && ofThisTurn(all).includes(move.key));
  return { move, shown: all.filter((event) => event === move?.key || others.includes(event)), all };
}

function withThisTurn(
  events: readonly ChroniclesEvent[],
  room: number,
  isShown: boolean,
): readonly ChroniclesEvent[] {
  const shown = strongest(events, RANKS, room);
  const thisTurn = ofThisTurn(events);
  const first = strongest(thisTurn, RANKS, 1);
  if (isShown || first.length === 0 || shown.some((event) => thisTurn.includes(event))) return shown;
  return [...strongest(shown, RANKS, room - 1), ...first];
}

/** The event on the last tile; null if there are no tiles. */
export function newestShown(all: readonly ChroniclesEvent[]): ChroniclesEvent | null {
  return newsOf(all).shown.at(-1) ?? null;
}

const CLIMBERS: readonly Enemy[] = ['hel', 'surt'];

/**
 * Whether an event gets its own tile. An awakening doesn't if its effect has one: Nidhogg's step, Hel or Surt climbing, or the
 * god bitten by Fenrir.
 */
function hasOwnTile(event: ChroniclesEvent, all: readonly ChroniclesEvent[]): boolean {
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
