/** A table is one game being played in one channel; seats are not users and tables are not channels. */
import type { GameEvent, Opening, Options } from '../core/game.ts';
import type { Json } from '../core/json.ts';
import type { Seed } from '../core/random.ts';
import type { LogEntry } from '../core/replay.ts';
import type { SeatIndex } from '../core/seat.ts';
import type { Language } from '../words/languages.ts';

export type TableId = string & { readonly __brand: 'TableId' };
export type UserId = string & { readonly __brand: 'UserId' };
export type ChannelId = string & { readonly __brand: 'ChannelId' };

export const TABLE_STATUSES = ['lobby', 'playing', 'finished', 'aborted'] as const;
export type TableStatus = (typeof TABLE_STATUSES)[number];

/** When a turn passes on whose god has nothing left to do. */
export const PASSINGS = ['at-once', 'after-a-minute', 'by-hand'] as const;
export type Passing = (typeof PASSINGS)[number];

export interface Place {
  readonly guildId: string;
  readonly channelId: ChannelId;
}

export interface MessageRef {
  readonly channelId: ChannelId;
  readonly messageId: string;
}

export interface TableSeat {
  /** Null while the role is still to be drawn. */
  readonly role: string | null;
  readonly userId: UserId;
}

/** What there is to tell: the events, oldest first, that follow the `told` events which need no telling any more. */
export interface Tale {
  readonly events: readonly GameEvent[];
  readonly told: number;
  /** Of all events of the game, the first that happened in the standing turn. */
  readonly turnFrom: number;
}

/** One person's answer in the standing turn, with whatever the table answered by itself because of it. */
export interface Step {
  readonly seat: SeatIndex;
  /** Its first entry in the log. */
  readonly line: number;
  /** Of all events of the game, the first that came of it. */
  readonly event: number;
}

/** What can still be taken back: nothing was revealed since, and the turn has not ended. */
export interface SecondThoughts {
  /** Oldest first. */
  readonly steps: readonly Step[];
  /** How often somebody took a step back: what was asked before that is asked no more. */
  readonly taken: number;
}

export const NO_SECOND_THOUGHTS: SecondThoughts = { steps: [], taken: 0 };

export interface Table {
  readonly id: TableId;
  readonly gameId: string;
  readonly rulesVersion: string;
  readonly options: Options;
  /** The printed values, as `Game.box` gave them when the table was opened: they stay, whatever the server does. */
  readonly box: Json;
  readonly seed: Seed;
  readonly passing: Passing;
  /** Of everything that is said in its channel, whoever reads it. */
  readonly language: Language;
  readonly status: TableStatus;
  /** Counts the changes: whoever changes the table says which version was read. */
  readonly version: number;
  readonly place: Place;
  readonly hostId: UserId;
  /** Who stopped the game for a while; null while it goes on. */
  readonly pausedBy: UserId | null;
  /** In turn order once the game has begun. */
  readonly seats: readonly TableSeat[];
  /** The game's state; null in the lobby. */
  readonly state: unknown;
  readonly tale: Tale;
  readonly secondThoughts: SecondThoughts;
  /** Lines of the log so far. */
  readonly logged: number;
  readonly createdAt: Date;
  readonly changedAt: Date;
}

/** One line of the log: who did what as which seat. The table itself answers what needs no person. */
export type LogLine = LogEntry & {
  readonly index: number;
  readonly userId: UserId | null;
};

/** A stretch of the log that was played under one version of the rules. */
export interface Era {
  readonly rulesVersion: string;
  /** Index of the first line of the log that belongs to it. */
  readonly from: number;
  /** The state it goes on from; null where the opening makes it. */
  readonly state: unknown;
}

/** What the game of a table began with, once all roles are drawn. */
export function openingOf({ options, seats, seed, box }: Table): Opening {
  return { options, roles: seats.map(({ role }) => role ?? ''), seed, box };
}

/** The table can still be joined or played. */
export function isLive(table: Table): boolean {
  return table.status === 'lobby' || table.status === 'playing';
}
