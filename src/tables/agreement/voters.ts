/** The people who may vote on a proposal, and how many votes decide it. */
import type { GameEntry } from '../../core/catalogue.ts';
import type { Phrase } from '../../core/presentation/phrase.ts';
import type { Request } from '../../core/requests/request.ts';
import type { SeatIndex } from '../../core/seat.ts';
import type { Measure, Proposal, Table, UserId } from '../model/table.ts';
import { namesOf } from '../turns/agreeing-words.ts';
import { occupantOf, playerOf } from '../turns/seating.ts';

/** The number of votes that decides for the table, if that many people are seated. */
const VOTES = 2;

/** A table with its open request, at the time of a vote. */
export interface Situation {
  readonly entry: GameEntry;
  readonly table: Table;
  readonly request: Request;
  readonly now: Date;
}

/** The proposal that is open in the current request; null if there isn't one. */
export function openProposal(table: Table, request: Request | null): Proposal | null {
  const { proposal } = table.arrangements;
  return proposal !== null && proposal.request === request?.key ? proposal : null;
}

/** The measure's own seat, whose holder has no vote; null if the measure concerns no single seat. */
export function seatAbout(measure: Measure): SeatIndex | null {
  switch (measure.kind) {
    case 'take-back':
    case 'redo':
    case 'computer-begins':
      return null;
    case 'skip':
      return measure.seat;
    case 'offer':
      return measure.offer.seat;
  }
}

/**
 * The people seated, without duplicates, except the holder and the player of the seat the measure is about. A computer has no
 * vote, and neither does the person it plays for until they return.
 */
export function votersOn(table: Table, turn: number, measure: Measure): readonly UserId[] {
  const about = seatAbout(measure);
  const absent = about === null ? [] : [table.seats[about]?.userId ?? null, playerOf(table, about, turn)];
  const seated = table.seats.flatMap((seat) => {
    const holder = occupantOf(seat);
    return holder.by !== 'person' || absent.includes(holder.userId) ? [] : [holder.userId];
  });
  return [...new Set(seated)];
}

export function isEnough(
  { table, request }: Situation,
  measure: Measure,
  agreed: readonly UserId[],
): boolean {
  const voters = votersOn(table, request.turn, measure);
  return agreed.filter((user) => voters.includes(user)).length >= Math.min(VOTES, voters.length);
}

/** The people who could still vote for the open proposal. */
export function othersToAgree(table: Table, request: Request | null): readonly Phrase[] {
  const open = openProposal(table, request);
  if (open === null || request === null) return [];
  const voters = votersOn(table, request.turn, open.measure);
  return namesOf(voters.filter((user) => !open.agreed.includes(user)));
}
