/**
 * The notices of a table that has been waiting too long: a reminder, an offer to others to act, a warning that it will be closed.
 */
import { hasComputers } from '../../../core/catalogue.ts';
import type { Phrase, Translate } from '../../../core/presentation/phrase.ts';
import type { Request } from '../../../core/requests/request.ts';
import type { NoticeJob } from '../../../tables/model/outbox.ts';
import type { SkipRights } from '../../../tables/model/settings.ts';
import type { Table, UserId } from '../../../tables/model/table.ts';
import { pendingUsers } from '../../../tables/turns/current-request.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { seatName } from '../../../tables/turns/seat-words.ts';
import { vacantSeats } from '../../../tables/turns/seating.ts';
import type { Due } from '../../../tables/waiting/wait-timer.ts';
import type { Outgoing } from '../pieces/outgoing.ts';
import { mention, timestamp } from '../pieces/parts.ts';
import { addressed, peopleNamed, waitedFor } from '../seats/addressed.ts';
import { questionPhrase } from '../seats/question-phrase.ts';
import { noticeMessage } from './notice-message.ts';

/** Anything due except the closing, which the table announces itself; also a later ping. */
type DueNotice =
  | Exclude<Due, { readonly kind: 'closing' }>
  | { readonly kind: 'call'; readonly call: readonly UserId[] };

/** The facts known about the table besides the game. */
export interface Surroundings {
  /** A link to the board; null if no board is shown. */
  readonly boardLink: string | null;
  /** The people who may skip turns on this server; null if the server has not chosen. */
  readonly skips: SkipRights | null;
}

export function waitingMessage(
  loaded: LoadedTable,
  due: DueNotice,
  surroundings: Surroundings,
  translate: Translate,
): Outgoing {
  return noticeMessage(loaded, waitingNotice(loaded, due, surroundings), translate);
}

export function waitingNotice(
  loaded: LoadedTable,
  due: DueNotice,
  { boardLink, skips }: Surroundings,
): NoticeJob {
  const words = wordsOf(loaded, due, skips);
  const board = { key: 'status.board', with: { link: boardLink ?? '' } };
  return {
    kind: 'notice',
    phrase: boardLink === null ? words : { key: 'waiting.with-board', with: { words, board } },
    by: null,
    call: due.call,
    ...offered(loaded, due, skips),
  };
}

function wordsOf(loaded: LoadedTable, due: DueNotice, skips: SkipRights | null): Phrase {
  switch (due.kind) {
    case 'warning':
      return warning(loaded, due);
    case 'vacant':
      return vacancy(loaded, due);
    case 'reminder':
    case 'call':
    case 'overdue':
      return aboutRequest(loaded, due, skips);
  }
}

function vacancy(
  { table, entry: { presenter }, request }: LoadedTable,
  { call }: Extract<DueNotice, { kind: 'vacant' }>,
): Phrase {
  const seats = request === null ? [] : vacantSeats(table, request);
  const roles = seats.map((seat) => seatName({ presenter }, table, seat));
  const who = peopleNamed(call.length === 0 ? [table.hostId] : call);
  return { key: 'waiting.vacant', with: { who, roles, host: mention(table.hostId) } };
}

/** The notice's offer to others: they may play the turn for its owner, but not in a competitive game. */
function offered(
  { entry, table, request }: LoadedTable,
  { kind }: DueNotice,
  skips: SkipRights | null,
): Pick<NoticeJob, 'offers' | 'seats' | 'about'> {
  if (kind === 'warning') return { offers: ['keep-open'] };
  if (kind === 'reminder' || kind === 'call' || request === null) return {};
  if (kind === 'vacant') return { offers: ['take-seat'], seats: vacantSeats(table, request) };
  return {
    offers: [
      ...(entry.game.isContest ? [] : (['step-in'] as const)),
      // If several seats may decide, each seat would need its own button.
      ...(hasComputers(entry) && request.seats.length === 1 ? (['computer-turn'] as const) : []),
      ...(skips === 'moderators' ? [] : (['skip-turn'] as const)),
    ],
    seats: request.seats,
    about: request.key,
  };
}

function warning(
  { table, entry }: LoadedTable,
  { closesAt, call }: Extract<DueNotice, { kind: 'warning' }>,
): Phrase {
  const places = {
    game: { key: `game.${entry.game.id}` },
    who: peopleNamed(call.length === 0 ? [table.hostId] : call),
    closes: timestamp(closesAt, 'relative'),
  };
  const key = table.status === 'lobby' ? 'waiting.warning-lobby' : 'waiting.warning-playing';
  return { key, with: places };
}

const CALLS = {
  reminder: ['waiting.reminder', 'waiting.reminder-several'],
  call: ['waiting.called', 'waiting.called-several'],
} as const;

function aboutRequest(
  { table, entry, request }: LoadedTable,
  due: Exclude<DueNotice, { kind: 'warning' | 'vacant' }>,
  skipRights: SkipRights | null,
): Phrase {
  if (request === null) throw new Error(`no one is asked at table ${table.id}`);
  const { presenter, game } = entry;
  const since = timestamp(table.waitingSince, 'relative');
  if (due.kind === 'reminder' || due.kind === 'call') {
    const who = addressed(table, request, presenter, due.call);
    const [toOne, toSeveral] = CALLS[due.kind];
    return {
      key: who.length === 1 ? toOne : toSeveral,
      with: { who, question: questionPhrase({ entry, table, request }) },
    };
  }
  const waited = waitedFor(table, request, presenter);
  const people = pendingUsers(table, request);
  const isShort = waited.length === 1 && request.seats.length === 1 && !standsIn(table, request, people);
  const who = isShort ? waited : shortly(people, waited.length);
  const rights = {
    skips: skipRights ?? 'vote',
    plays: game.isContest ? 'rivals' : 'others',
    count: due.call.length,
    others: peopleNamed(due.call),
  };
  const words =
    due.awayUntil === null
      ? { key: 'waiting.overdue', with: { who, since, ...rights } }
      : { key: 'waiting.overdue-away', with: { who, until: timestamp(due.awayUntil, 'exact'), ...rights } };
  return isShort ? words : { key: 'waiting.several-named', with: { words, who: waited } };
}

/** Whether one of these people plays another person's seat, so that the owner's name would appear next to theirs. */
function standsIn({ seats }: Table, request: Request, people: readonly UserId[]): boolean {
  return people.some((user) => request.seats.some((seat) => seats[seat]?.userId !== user));
}

/** One name or the number of people for the notification; the names and roles have their own line. */
function shortly(people: readonly UserId[], count: number): readonly Phrase[] {
  return people.length === 1 && count === 1
    ? peopleNamed(people)
    : [{ key: 'waiting.several', with: { count } }];
}
