/** Chooses the events for a turn board's tiles, turn by turn: the players' latest action and the most important events. */
import { TURN_BEGAN } from '../../../../core/game.ts';
import { withActing } from '../../../../core/presentation/acting.ts';
import { strongest } from '../../../../core/presentation/changes.ts';
import type { SeatIndex } from '../../../../core/seat.ts';
import { DOOR, WALL } from '../../box/box.ts';
import type { YggdrasilEvent, YggdrasilEventType } from '../../state/events.ts';

export interface News {
  readonly event: YggdrasilEvent;
  /** The god whose turn it was. */
  readonly seat: SeatIndex;
  /** The number of the turn: 0 for the turn in the previous picture, 1 for the next. */
  readonly turn: number;
  /** The number of events that are shown as one. */
  readonly times: number;
}

/** The events in order of priority, if there's room for only a few. */
const RANKS: readonly (readonly YggdrasilEventType[])[] = [
  ['gods-won', 'gods-lost'],
  ['rune-completed'],
  ['fight-won', 'fight-lost', 'enemy-advanced', 'enemy-dragged', 'calming-tried', 'fenrir-angered'],
  ['island-sank', 'giants-appeared', 'enemy-retreated'],
  ['vikings-died', 'fire-giants-came', 'artifact-taken', 'giant-discarded'],
  ['souls-sought', 'fires-put-out', 'vikings-taken', 'vikings-saved', 'elf-taken'],
  [
    'vikings-sent',
    'counters-exchanged',
    'vanir-advanced',
    'trance-entered',
    'trance-left',
    'valkyries-moved',
  ],
];
const NEWS_TYPES: ReadonlySet<YggdrasilEventType> = new Set(RANKS.flat());

const MOVE_EVENTS: ReadonlySet<YggdrasilEventType> = new Set([
  'fight-won',
  'fight-lost',
  'calming-tried',
  'artifact-taken',
  'souls-sought',
  'fires-put-out',
  'elf-taken',
  'vikings-sent',
  'counters-exchanged',
  'vanir-advanced',
  'trance-entered',
  'trance-left',
  'valkyries-moved',
]);

/**
 * The news items, oldest first. They always include the result of the game, an enemy that crossed the wall or the door, and the
 * latest action.
 */
export function newsOf(events: readonly YggdrasilEvent[], now: SeatIndex, most: number): readonly News[] {
  const news = withoutRepeats(events, now).filter(({ event }) => NEWS_TYPES.has(event.type) && isNews(event));
  const move = news.findLast(({ event }) => MOVE_EVENTS.has(event.type));
  const crossings = news.filter(({ event }) => borderCrossed(event) !== null).reverse();
  const result = news.filter(({ event }) => event.type === 'gods-won' || event.type === 'gods-lost');
  const first = [...result, ...(move === undefined ? [] : [move]), ...crossings].slice(0, most);
  const others = news.filter((each) => !first.includes(each)).map(({ event }) => event);
  const shown = strongest(others, RANKS, most - first.length);
  return news.filter((each) => first.includes(each) || shown.includes(each.event));
}

/** The border that an enemy has crossed; the door if it has crossed both. */
export function borderCrossed(event: YggdrasilEvent): 'wall' | 'door' | null {
  if (event.type !== 'enemy-advanced' && event.type !== 'enemy-dragged') return null;
  const crosses = (border: number): boolean => event.from <= border && event.to > border;
  if (crosses(DOOR)) return 'door';
  return crosses(WALL) ? 'wall' : null;
}

function isNews(event: YggdrasilEvent): boolean {
  switch (event.type) {
    case 'giants-appeared':
      return event.giants.length > 0;
    case 'vikings-died':
      return event.vikings > 0;
    case 'fire-giants-came':
    case 'fires-put-out':
      return event.fireGiants > 0;
    default:
      return true;
  }
}

/** The news without repetitions. Events of a turn that belong together are one piece of news, in the position of the last one. */
function withoutRepeats(events: readonly YggdrasilEvent[], now: SeatIndex): readonly News[] {
  const shown: News[] = [];
  let turn = 0;
  for (const { event, seat } of withActing(events, now)) {
    if (event.type === TURN_BEGAN) turn += 1;
    const before = shown.filter((each) => each.turn === turn && sharesTile(each.event, event));
    if (before.some((each) => each.event.type === 'fight-won')) continue;
    for (const each of before) shown.splice(shown.indexOf(each), 1);
    const times = before.reduce((sum, each) => sum + (each.event.type === event.type ? each.times : 0), 1);
    shown.push({ event: before.reduce((all, each) => joined(each.event, all), event), seat, turn, times });
  }
  return shown;
}

/** Whether a tile shows both events: the later one includes the earlier one, or a won fight includes the enemy's retreat. */
function sharesTile(before: YggdrasilEvent, event: YggdrasilEvent): boolean {
  switch (event.type) {
    case 'enemy-retreated':
      return before.type === 'fight-won' && before.foe === event.enemy;
    case 'enemy-advanced':
      return before.type === event.type && before.enemy === event.enemy && before.to === event.from;
    case 'fenrir-angered':
      return before.type === 'enemy-advanced' && before.enemy === 'fenrir' && borderCrossed(before) === null;
    case 'calming-tried':
      return before.type === event.type || (before.type === 'fenrir-angered' && event.calmed);
    default:
      return false;
  }
}

function joined(before: YggdrasilEvent, event: YggdrasilEvent): YggdrasilEvent {
  return before.type === 'enemy-advanced' && event.type === 'enemy-advanced'
    ? { ...event, from: before.from }
    : event;
}
