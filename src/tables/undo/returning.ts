/** The game at an earlier moment of its log: its state, and what boards show from there. */
import type { GameEntry } from '../../core/catalogue.ts';
import type { GameEvent } from '../../core/game.ts';
import { heldAtEach } from '../../core/logs/replay.ts';
import { UnreadableLog } from '../model/storage/unreadable.ts';
import type { RecentEvents, Step, Table, UserId } from '../model/table.ts';
import type { LatestEra } from '../turns/eras.ts';

/** A moment of the current era. */
export interface LoggedMoment {
  readonly state: unknown;
  /** The indexes, within the era, of the lines that led to the moment. */
  readonly held: readonly number[];
}

/** The moment at which the table's log had `logged` lines. */
export function momentAt(table: Table, { lines, replayed }: LatestEra, logged: number): LoggedMoment {
  const at = logged - (table.logged - lines.length);
  const moment = replayed.moments[at];
  const held = heldAtEach(lines)[at];
  if (moment === undefined || held === undefined || lines.at(-1)?.index !== table.logged - 1)
    throw new UnreadableLog(`the log of table ${table.id} does not give its game again`);
  return { state: moment.state, held };
}

/** The events between two moments. */
export function eventsBetween(
  earlier: LoggedMoment,
  later: LoggedMoment,
  { replayed }: LatestEra,
): readonly GameEvent[] {
  const { moments } = replayed;
  return later.held.slice(earlier.held.length).flatMap((line) => moments[line + 1]?.events ?? []);
}

/** The events between two moments that belong to the later moment's turn, which began in between. */
export function eventsOfTurn(
  { game }: GameEntry,
  earlier: LoggedMoment,
  later: LoggedMoment,
  { replayed }: LatestEra,
): readonly GameEvent[] {
  const { moments } = replayed;
  const turnOf = (state: unknown) => game.requests(state)[0]?.turn;
  const onTheWay = later.held.slice(earlier.held.length).flatMap((line) => moments[line + 1] ?? []);
  const first = onTheWay.findIndex(({ state }) => turnOf(state) === turnOf(later.state));
  return onTheWay.slice(first + 1).flatMap(({ events }) => events);
}

/** The person who gave the first answer of the step; null if the table gave it. */
export function giverOfStep({ line }: Step, { lines }: LatestEra): UserId | null {
  return lines.find(({ index }) => index === line)?.userId ?? null;
}

/**
 * After a return to an earlier turn: the events that boards show, and the turn's undo steps, whose event numbers refer to those
 * events.
 */
export interface Rewound {
  readonly recentEvents: RecentEvents;
  readonly steps: readonly Step[];
}

/**
 * After a return to an earlier turn, a new message shows that turn's news again: the previous turn and the turn's own events.
 * Event numbers in messages are never reused, so these events get new numbers.
 */
export function rewound(
  { game }: GameEntry,
  table: Table,
  era: LatestEra,
  { held }: LoggedMoment,
  steps: readonly Step[],
): Rewound {
  const moments = momentsOf(era, held);
  const turns = moments.map(({ state }) => game.requests(state)[0]?.turn ?? null);
  const first = turns.indexOf(turns.at(-1) ?? null);
  const from = first === 0 ? 0 : turns.indexOf(turns[first - 1] ?? null) + 1;
  const { dropped: before, events: lately } = table.recentEvents;
  const dropped = before + lately.length;
  const upTo = (moment: number) => moments.slice(from, moment + 1).flatMap(({ events }) => events);
  const start = table.logged - era.lines.length;
  const stood = ({ line }: Step) => held.filter((each) => each < line - start).length;
  return {
    recentEvents: { dropped, events: upTo(moments.length), turnFrom: dropped + upTo(first).length },
    steps: steps.map((step) => ({ ...step, event: dropped + upTo(stood(step)).length })),
  };
}

/** The moments of the lines still in effect: the start of the era, then one per line. */
function momentsOf({ replayed }: LatestEra, held: readonly number[]) {
  const { moments } = replayed;
  return [0, ...held.map((line) => line + 1)].flatMap((at) => moments[at] ?? []);
}
