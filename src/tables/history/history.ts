/** What the log of a table still tells: the moments of its game that hold, as they came one after another. */
import type { GameEntry } from '../../core/catalogue.ts';
import type { GameEvent } from '../../core/game.ts';
import { heldActions } from '../../core/replay.ts';
import type { SeatIndex } from '../../core/seat.ts';
import type { Era, LogLine, Table, UserId } from '../model/table.ts';
import { latestEra } from '../turns/eras.ts';
import { hasOurRules } from '../turns/play.ts';

export interface HeldMoment {
  /** How many lines the log had by then: the moment's name, which stays whatever else is played or taken back. */
  readonly at: number;
  /** The turn that stood then. */
  readonly turn: number;
  /** Whose answer led to it, without a user where the table answered by itself; null where the telling begins. */
  readonly by: { readonly seat: SeatIndex; readonly userId: UserId | null } | null;
  readonly events: readonly GameEvent[];
  readonly state: unknown;
}

export interface History {
  /** Oldest first, and at least one. What was taken back is not among them. */
  readonly moments: readonly HeldMoment[];
  /** Answers that other rules took before: what came of them is known to those rules only. */
  readonly before: number;
}

/** Null where the rules of today know nothing of the game, and before it has begun. */
export function historyOf(
  entry: GameEntry,
  table: Table,
  eras: readonly Era[],
  log: readonly LogLine[],
): History | null {
  const era = hasOurRules(entry, table) ? latestEra(entry, table, eras, log) : null;
  if (era === null || !era.replayed.ok) return null;
  const { lines, replayed } = era;
  const start = log.length - lines.length;
  const held = heldActions(lines);
  const moments: HeldMoment[] = [];
  let turn = 0;
  // The first moment is what the era began with, so what a line led to stands one further on.
  for (const at of [0, ...held.map((line) => line + 1)]) {
    const moment = replayed.moments[at];
    const line = at === 0 ? undefined : lines[at - 1];
    if (moment === undefined) continue;
    turn = entry.game.requests(moment.state)[0]?.turn ?? turn;
    const by = line?.seat === undefined ? null : { seat: line.seat, userId: line.userId };
    moments.push({ at: start + at, turn, by, ...moment });
  }
  return { moments, before: heldActions(log.slice(0, start)).length };
}

/** Ways to go through a history from where somebody stands. */
export const MOTIONS = ['back', 'on', 'first', 'turn-back', 'turn-on', 'last'] as const;
export type Motion = (typeof MOTIONS)[number];

/** Where in `moments` a motion leads; where there is no further to go, to where it began. */
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

/** The place of the moment with that name, or, where that one was taken back, of the last before it. */
export function placeOf({ moments }: History, at: number): number {
  return Math.max(
    0,
    moments.findLastIndex((moment) => moment.at <= at),
  );
}

/** The place where that turn begins; past the last one, where the history ends. */
export function placeOfTurn({ moments }: History, turn: number): number {
  const place = moments.findIndex((moment) => moment.turn >= turn);
  return place < 0 ? moments.length - 1 : place;
}

function turnStarts(moments: readonly HeldMoment[]): readonly number[] {
  return moments.flatMap(({ turn }, place) => (turn === moments[place - 1]?.turn ? [] : [place]));
}
