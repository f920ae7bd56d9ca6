/** A table is one game being played in one channel; seats are not users and tables are not channels. */

import type { GameEvent, Opening, Options } from '../../core/game.ts';
import type { Json } from '../../core/json.ts';
import type { Saying } from '../../core/presenter.ts';
import type { Seed } from '../../core/random.ts';
import type { LogEntry } from '../../core/replay.ts';
import type { SeatIndex } from '../../core/seat.ts';
import type { Language } from '../../words/languages.ts';

export type TableId = string & { readonly __brand: 'TableId' };
export type UserId = string & { readonly __brand: 'UserId' };
/** Stands wherever somebody's id stood who had what is kept of them erased. */
export const ERASED = 'erased' as UserId;

export type ChannelId = string & { readonly __brand: 'ChannelId' };

/** A closed table slept too long: it can be opened again as it was. */
export const TABLE_STATUSES = ['lobby', 'playing', 'finished', 'aborted', 'closed'] as const;
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
  /** Null while nobody sits there: then anybody may take the seat. */
  readonly userId: UserId | null;
}

/** A seat for good, or one turn of it, that somebody else may take. */
export interface Offer {
  readonly seat: SeatIndex;
  /** Null where the seat is given away; else the turn that is: with its end the offer is over. */
  readonly turn: number | null;
  /** Null: whoever comes first. */
  readonly to: UserId | null;
  readonly by: UserId;
}

/** Somebody who plays a seat of somebody else for one turn. */
export interface StandIn {
  readonly seat: SeatIndex;
  readonly turn: number;
  readonly userId: UserId;
}

/** What a table can agree on, where nobody may decide it alone. */
export type Measure =
  | { readonly kind: 'take-back' }
  | { readonly kind: 'redo' }
  | { readonly kind: 'skip'; readonly seat: SeatIndex }
  | { readonly kind: 'offer'; readonly offer: Omit<Offer, 'by'> };

/** A measure that somebody wants and others have not agreed to yet; with the question it was made for, it is gone. */
export interface Proposal {
  readonly measure: Measure;
  /** Key of the request that stood. */
  readonly request: string;
  /** Whoever proposed it comes first. */
  readonly agreed: readonly UserId[];
}

/** What is arranged about the seats besides who sits where. */
export interface Arrangements {
  readonly offers: readonly Offer[];
  readonly standIn: StandIn | null;
  readonly proposal: Proposal | null;
}

export const NOTHING_ARRANGED: Arrangements = { offers: [], standIn: null, proposal: null };

/** What there is to tell: the events, oldest first, that follow the `told` events which need no telling any more. */
export interface RecentEvents {
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
export interface UndoStack {
  /** Oldest first. */
  readonly steps: readonly Step[];
  /** How often somebody took a step back: what was asked before that is asked no more. */
  readonly taken: number;
  /** What was taken back since the last answer, oldest first: the last of it can be done again. */
  readonly undone: readonly Undone[];
}

/** A step that was taken back, by which entry of the log. */
export interface Undone {
  readonly step: Step;
  readonly line: number;
}

export const EMPTY_UNDO_STACK: UndoStack = { steps: [], taken: 0, undone: [] };

export interface Table {
  readonly id: TableId;
  readonly gameId: string;
  readonly rulesVersion: string;
  readonly options: Options;
  /** The printed values, as `Game.box` gave them when the table was opened: they stay, whatever the server does. */
  readonly box: Json;
  readonly seed: Seed;
  readonly passing: Passing;
  /** Opened as casual: everything can be taken back, and no statistics count it. */
  readonly isCasual: boolean;
  /** Somebody knew the seed before the game: no statistics count it. */
  readonly isChallenge: boolean;
  /** Hours after which others may act for whoever is asked; null: never. */
  readonly overdueAfter: number | null;
  /** Of everything that is said in its channel, whoever reads it. */
  readonly language: Language;
  readonly status: TableStatus;
  /** Counts the changes: whoever changes the table says which version was read. */
  readonly version: number;
  readonly place: Place;
  readonly hostId: UserId;
  /** Who stopped the game for a while; null while it goes on. */
  readonly pausedBy: UserId | null;
  /** Its channel cannot be reached any more: it waits to be moved to another. */
  readonly isSuspended: boolean;
  /** Since when the standing question waits for an answer; of a lobby, since when nothing happened. */
  readonly waitingSince: Date;
  readonly arrangements: Arrangements;
  /** In turn order once the game has begun. */
  readonly seats: readonly TableSeat[];
  /** The game's state; null in the lobby. */
  readonly state: unknown;
  readonly recentEvents: RecentEvents;
  readonly undoStack: UndoStack;
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

/** Something that was said at the table besides the game: who joined, left, paused, skipped, agreed. */
export interface Notice {
  /** Null where the table said it by itself. */
  readonly by: UserId | null;
  readonly saying: Saying;
  /** How many lines the log had by then. */
  readonly at: number;
  readonly saidAt: Date;
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

/** Nothing comes after it. A closed table is not over: it can be opened again, and still hides what it hid. */
export function isOver({ status }: Table): boolean {
  return status === 'finished' || status === 'aborted';
}

/** The table can still be joined or played. */
export function isLive({ status }: Pick<Table, 'status'>): boolean {
  return status === 'lobby' || status === 'playing';
}
