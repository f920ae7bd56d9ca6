/** A table is one game being played in one channel; seats are not users and tables are not channels. */
import type { GameEvent, Opening, Options } from '../core/game.ts';
import type { Json } from '../core/json.ts';
import type { Seed } from '../core/random.ts';
import type { Action } from '../core/request.ts';
import type { SeatIndex } from '../core/seat.ts';

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
}

export interface Table {
  readonly id: TableId;
  readonly gameId: string;
  readonly rulesVersion: string;
  readonly options: Options;
  /** The printed values, as `Game.box` gave them when the table was opened: they stay, whatever the server does. */
  readonly box: Json;
  readonly seed: Seed;
  readonly passing: Passing;
  readonly status: TableStatus;
  /** Counts the changes: whoever changes the table says which version was read. */
  readonly version: number;
  readonly place: Place;
  readonly hostId: UserId;
  /** In turn order once the game has begun. */
  readonly seats: readonly TableSeat[];
  /** The game's state; null in the lobby. */
  readonly state: unknown;
  readonly tale: Tale;
  /** Lines of the log so far. */
  readonly logged: number;
  readonly createdAt: Date;
  readonly changedAt: Date;
}

/** One line of the log: who answered what as which seat. The table itself answers what needs no person. */
export interface LogLine {
  readonly index: number;
  readonly seat: SeatIndex;
  readonly userId: UserId | null;
  readonly action: Action;
}

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
