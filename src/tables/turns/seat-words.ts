/** Texts for seats: their names, and the notices with buttons when they change hands. */
import type { GameEntry } from '../../core/catalogue.ts';
import type { Phrase } from '../../core/presentation/phrase.ts';
import type { SeatIndex } from '../../core/seat.ts';
import type { NewJob } from '../model/outbox.ts';
import type { Table, UserId } from '../model/table.ts';
import { type Share, SPANS } from './seating.ts';

/** The role of a seat, or its number if it has none. */
export function seatName(
  { presenter }: Pick<GameEntry, 'presenter'>,
  { seats }: Pick<Table, 'seats'>,
  seat: SeatIndex,
): Phrase {
  const role = seats[seat]?.role ?? null;
  return role === null ? { key: 'seats.seat', with: { seat: seat + 1 } } : presenter.role(role);
}

/** Whether the table has one seat, without a role: its player is the only one, so the seat needs no name. */
export function isOnlySeat({ seats }: Pick<Table, 'seats'>): boolean {
  return seats.length === 1 && seats[0]?.role === null;
}

/** A seat in a list, a chart or a picture: the only player has no number. */
export function seatLabel(
  entry: Pick<GameEntry, 'presenter'>,
  table: Pick<Table, 'seats'>,
  seat: SeatIndex,
): Phrase {
  return isOnlySeat(table) ? { key: 'seats.only' } : seatName(entry, table, seat);
}

/** The value that messages select on: the user id, or `nobody`. */
export function orNoOne(userId: UserId | null): string {
  return userId ?? 'nobody';
}

interface Words {
  readonly by: UserId | null;
  readonly call?: readonly UserId[];
  /** The seats and turns that the notice's buttons offer. */
  readonly takes?: readonly Share[];
}

export function noticeFor(phrase: Phrase, { by, call = [], takes = [] }: Words, dueAt: Date): NewJob {
  const spans = SPANS.filter((span) => takes.some((share) => share.span === span));
  return {
    job: {
      kind: 'notice',
      phrase,
      by,
      ...(call.length === 0 ? {} : { call }),
      ...(takes.length === 0
        ? {}
        : { offers: spans.map((span) => `take-${span}` as const), seats: takes.map(({ seat }) => seat) }),
    },
    dueAt,
  };
}
