/** A table is one game being played in one channel; seats are not users and tables are not channels. */

import type { GameEvent, Opening, Options } from '../../core/game.ts';
import type { LogEntry } from '../../core/logs/replay.ts';
import type { Phrase } from '../../core/presentation/phrase.ts';
import type { Seed } from '../../core/random.ts';
import type { SeatIndex } from '../../core/seat.ts';
import type { Strength } from '../../core/thinking/strength.ts';
import type { Language } from '../../words/languages.ts';
import type { CampaignId } from './campaign.ts';

export type TableId = string & { readonly __brand: 'TableId' };
export type UserId = string & { readonly __brand: 'UserId' };
/** Replaces the id of a person who had their data erased. */
export const ERASED = 'erased' as UserId;

export type ChannelId = string & { readonly __brand: 'ChannelId' };

/** A `closed` table was closed for inactivity. People can reopen it unchanged. */
export const TABLE_STATUSES = ['lobby', 'playing', 'finished', 'aborted', 'closed'] as const;
export type TableStatus = (typeof TABLE_STATUSES)[number];

/** When a turn ends if its player has nothing left to do. */
export const PASSINGS = ['at-once', 'after-a-minute', 'by-hand'] as const;
export type Passing = (typeof PASSINGS)[number];

/**
 * The people who get advice at a table: no one; privately, the people whose decision it is; or openly, so that the whole table
 * reads the advice one person requested.
 */
export const ADVICE_SETTINGS = ['off', 'private', 'open'] as const;
export type AdviceSetting = (typeof ADVICE_SETTINGS)[number];
export const USUAL_ADVICE: AdviceSetting = 'private';

export interface Place {
  readonly guildId: string;
  readonly channelId: ChannelId;
}

export interface MessageRef {
  readonly channelId: ChannelId;
  readonly messageId: string;
}

/** The player of a seat or of one of its turns; `turns/seating.ts` interprets it. */
export interface Sitter {
  /** The person the seat or turn belongs to; null if it's a computer's own, or if no one has it. */
  readonly userId: UserId | null;
  /** The strength of the computer that plays it: its own seat, or a person's until they return. Omitted if no computer plays. */
  readonly computer?: Strength;
}

export interface TableSeat extends Sitter {
  /** Null before the role is drawn, and in a game whose seats are all alike. */
  readonly role: string | null;
}

/** An offer to take over a seat permanently, or for one turn. */
export interface Offer {
  readonly seat: SeatIndex;
  /** Null if the seat is offered permanently. Otherwise the number of the turn that is offered; the offer ends with that turn. */
  readonly turn: number | null;
  /** The person it is offered to. Null means anyone, and the first person to take it gets it. */
  readonly to: UserId | null;
  readonly by: UserId;
}

/** A person or a computer who plays another person's seat for one turn. */
export interface StandIn extends Sitter {
  readonly seat: SeatIndex;
  readonly turn: number;
}

/** A measure that the table votes on, because no one may decide it for the others. */
export type Measure =
  | { readonly kind: 'take-back' }
  | { readonly kind: 'redo' }
  | { readonly kind: 'skip'; readonly seat: SeatIndex }
  | { readonly kind: 'computer-begins' }
  | { readonly kind: 'offer'; readonly offer: Omit<Offer, 'by'> };

/** A measure to which others haven't agreed yet. It ends with the request during which it was proposed. */
export interface Proposal {
  readonly measure: Measure;
  /** The key of the request during which it was proposed. */
  readonly request: string;
  /** The people who agreed; the person who proposed the measure comes first. */
  readonly agreed: readonly UserId[];
}

/** The reservation of any one seat in a lobby for a person. */
export interface Invitation {
  readonly to: UserId;
  readonly by: UserId;
  /** The end of the reservation (ISO 8601). */
  readonly until: string;
}

/** A live session: everyone is at the table, so its board is edited in place and pings no one. */
export interface Session {
  /** The person who started the session. */
  readonly by: UserId;
  /** The start of the session (ISO 8601). */
  readonly since: string;
}

/** Offers, invitations, the stand-in, the proposal and the live session of a table. */
export interface Arrangements {
  readonly offers: readonly Offer[];
  /** Omitted if there's no live session. */
  readonly session?: Session;
  /** Omitted if there are no invitations. */
  readonly invitations?: readonly Invitation[];
  readonly standIn: StandIn | null;
  readonly proposal: Proposal | null;
}

export const NOTHING_ARRANGED: Arrangements = { offers: [], standIn: null, proposal: null };

/**
 * The recent events that boards may still show, oldest first. `dropped` counts the events before them, which no board needs any
 * more.
 */
export interface RecentEvents {
  readonly events: readonly GameEvent[];
  readonly dropped: number;
  /** The number of the current turn's first event, counted over the whole game. */
  readonly turnFrom: number;
  /** The turn that a computer has just played; removed at the next answer. */
  readonly byComputer?: ComputerTurn;
}

/**
 * The turn that a computer has just played: the number of its events, which are the last of the recent ones, and the line that
 * introduces them.
 */
export interface ComputerTurn {
  readonly events: number;
  readonly opening: Phrase;
  /** The reasons for the computer's turn, a phrase per line; omitted if there are no words for them. */
  readonly reasons?: readonly Phrase[];
}

/** One person's answer in the current turn, with the default answers that followed it. */
export interface Step {
  readonly seat: SeatIndex;
  /** The index of the step's first line in the log. */
  readonly line: number;
  /** The number of the step's first event, counted over the whole game. */
  readonly event: number;
}

/** The steps that people can still undo: nothing was revealed since, and the turn has not ended. */
export interface UndoStack {
  /** The steps that can be undone, oldest first. */
  readonly steps: readonly Step[];
  /** The number of undos so far. Request keys contain it, so that a button from before an undo answers nothing. */
  readonly taken: number;
  /** The steps undone since the last answer, oldest first. The last one can be redone. */
  readonly undone: readonly Undone[];
}

/** A step that was undone, and the log line that undid it. */
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
  /** The printed values that `Game.box` gave when the table was opened. A later box file of the server does not change them. */
  readonly box: unknown;
  readonly seed: Seed;
  readonly passing: Passing;
  /** A casual table: everything can be undone, and the game does not count in statistics. */
  readonly isCasual: boolean;
  /** A person knew the seed before the game, so the game does not count in statistics. */
  readonly isChallenge: boolean;
  readonly advice: AdviceSetting;
  /** Hours after which others may act for the people the table is waiting for; null means never. */
  readonly overdueAfter: number | null;
  /** The language of everything the bot posts in the table's channel. */
  readonly language: Language;
  readonly status: TableStatus;
  /** Counts the changes. A commit names the version it has read, so that two changes can't get mixed up. */
  readonly version: number;
  readonly place: Place;
  /**
   * The channel of the message that shows the lobby and from which the table's thread started. Omitted if the table isn't played
   * in its own thread, or if the thread started without a message.
   */
  readonly announcedIn?: ChannelId;
  readonly hostId: UserId;
  /** The person who paused the game; null while it runs. */
  readonly pausedBy: UserId | null;
  /** The bot cannot reach the table's channel. The table waits to be moved to another one. */
  readonly isSuspended: boolean;
  /** When the current request was opened; in a lobby, when something last happened. */
  readonly waitingSince: Date;
  readonly arrangements: Arrangements;
  /** The seats, in turn order once the game has begun. */
  readonly seats: readonly TableSeat[];
  /** The game's state; null in the lobby. */
  readonly state: unknown;
  readonly recentEvents: RecentEvents;
  readonly undoStack: UndoStack;
  /** The number of log lines. */
  readonly logged: number;
  /** The game's campaign; omitted if it isn't part of one. */
  readonly campaignId?: CampaignId;
  readonly createdAt: Date;
  readonly changedAt: Date;
}

/** One line of the log: who did what in which seat. `userId` is null if a computer or the table answered. */
export type LogLine = LogEntry & {
  readonly index: number;
  readonly userId: UserId | null;
  /** The strength of the computer that answered; omitted if none did. */
  readonly computer?: Strength;
};

/** A notice that the bot posted at the table outside the game itself: who joined, left, paused, skipped, agreed. */
export interface Notice {
  /** The person whose action the notice reports; null if no one caused it. */
  readonly by: UserId | null;
  readonly phrase: Phrase;
  /** The number of log lines at that moment. */
  readonly at: number;
  readonly postedAt: Date;
}

/** A part of the log that was played under one rules version. */
export interface Era {
  readonly rulesVersion: string;
  /** The index of the era's first line in the log. */
  readonly from: number;
  /** The state in which the era starts; null if it starts with the opening. */
  readonly state: unknown;
}

/** The opening of a table's game, once all roles are drawn. */
export function openingOf({ options, seats, seed, box }: Table): Opening {
  return { options, roles: seats.map(({ role }) => role ?? ''), seed, box };
}

/**
 * Whether the game has ended permanently. A closed table is not over: people can reopen it, so it keeps its hidden information.
 */
export function isOver({ status }: Table): boolean {
  return status === 'finished' || status === 'aborted';
}

/** Whether the table can still be joined or played. */
export function isLive({ status }: Pick<Table, 'status'>): boolean {
  return status === 'lobby' || status === 'playing';
}

/** Whether the game has not begun but still can: the lobby is open, or was closed for inactivity. */
export function isGathering({ status, state }: Pick<Table, 'status' | 'state'>): boolean {
  return status === 'lobby' || (status === 'closed' && state === null);
}

/** The seats that no one holds: neither a person nor a computer. */
export function openSeats({ seats }: Pick<Table, 'seats'>): readonly SeatIndex[] {
  return seats.flatMap((seat, at) => (isOpen(seat) ? [at as SeatIndex] : []));
}

/** The people who hold a seat, without duplicates, ordered by their first seats. */
export function seatedPeople({ seats }: Pick<Table, 'seats'>): readonly UserId[] {
  return [...new Set(seats.flatMap(({ userId }) => userId ?? []))];
}

export function isOpen({ userId, computer }: Sitter): boolean {
  return userId === null && computer === undefined;
}

/** The message the table's thread started from; it has the thread's id. Null if the thread started without one. */
export function announcementOf({
  place,
  announcedIn,
}: Pick<Table, 'place' | 'announcedIn'>): MessageRef | null {
  return announcedIn === undefined ? null : { channelId: announcedIn, messageId: place.channelId };
}

/** The table, moved to that place. If the place isn't the table's own thread, the table has no announcement there. */
export function movedTo(table: Table, place: Place): Table {
  if (place.channelId === table.place.channelId) return { ...table, place };
  const { announcedIn: _, ...moved } = table;
  return { ...moved, place };
}
