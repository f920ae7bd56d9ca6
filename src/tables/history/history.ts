/** The history of a table: the moments of its game, in order, without those that were undone. */
import type { GameEntry } from '../../core/catalogue.ts';
import type { GameEvent } from '../../core/game.ts';
import { heldActions } from '../../core/logs/replay.ts';
import type { SeatIndex } from '../../core/seat.ts';
import type { Era, LogLine, Sitter, Table } from '../model/table.ts';
import { latestEra } from '../turns/eras.ts';

export interface HeldMoment {
  /** The number of log lines at that moment. It identifies the moment permanently, even if answers are undone later. */
  readonly at: number;
  /** The number of the turn at that moment. */
  readonly turn: number;
  /**
   * The seat, and the person or computer, whose answer led to the moment; no person or computer for a default answer. Null for
   * the first moment.
   */
  readonly by: (Sitter & { readonly seat: SeatIndex }) | null;
  readonly events: readonly GameEvent[];
  readonly state: unknown;
}

export interface History {
  /** The moments, oldest first; at least one, and none that were undone. */
  readonly moments: readonly HeldMoment[];
  /** The number of answers given under earlier rules, which the current rules cannot show. */
  readonly before: number;
}

/**
 * The history under the current rules; null if the table has other rules, or before the game begins. Throws `UnreadableLog` if
 * replaying the log gives another result.
 */
export function historyOf(
  entry: GameEntry,
  table: Table,
  eras: readonly Era[],
  log: readonly LogLine[],
): History | null {
  const era = latestEra(entry, table, eras, log);
  if (era === null) return null;
  const { lines, replayed } = era;
  const start = log.length - lines.length;
  const held = heldActions(lines);
  const moments: HeldMoment[] = [];
  let turn = 0;
  // The first moment is the start of the era, so the result of line n is moment n + 1.
  for (const at of [0, ...held.map((line) => line + 1)]) {
    const moment = replayed.moments[at];
    const line = at === 0 ? undefined : lines[at - 1];
    if (moment === undefined) continue;
    turn = entry.game.requests(moment.state)[0]?.turn ?? turn;
    const by = line?.seat === undefined ? null : { seat: line.seat, ...whoAnswered(line) };
    moments.push({ at: start + at, turn, by, ...moment });
  }
  return { moments, before: heldActions(log.slice(0, start)).length };
}

function whoAnswered({ userId, computer }: LogLine): Sitter {
  return { userId, ...(computer === undefined ? {} : { computer }) };
}

/** The ways to move through a history. */
export const MOTIONS = ['back', 'on', 'first', 'turn-back', 'turn-on', 'last'] as const;
export type Motion = (typeof MOTIONS)[number];

/** The index in `moments` reached by a motion from index `from`; `from` itself if it can't go further. */
export function whereTo(motion: Motion, { moments }: History, from: number): number {
  const last = moments.length - 1;
  switch (motion) {
    case 'first':
      return 0;
    case 'back':
      return Math.max(0, from - 1);
    case 'on':
      return Math.min(last, from + 1);
    case 'last':
      return last;
    case 'turn-back':
      return turnStarts(moments).findLast((start) => start < from) ?? 0;
    case 'turn-on':
      return turnStarts(moments).find((start) => start > from) ?? last;
  }
}

/** The index of the moment called `at`; if that moment was undone, the index of the last one before it. */
export function placeOf({ moments }: History, at: number): number {
  return Math.max(
    0,
    moments.findLastIndex((moment) => moment.at <= at),
  );
}

/** The index at which the turn begins; the last index if the game never reached it. */
export function placeOfTurn({ moments }: History, turn: number): number {
  const place = moments.findIndex((moment) => moment.turn >= turn);
  return place < 0 ? moments.length - 1 : place;
}

function turnStarts(moments: readonly HeldMoment[]): readonly number[] {
  return moments.flatMap(({ turn }, place) => (turn === moments[place - 1]?.turn ? [] : [place]));
}
