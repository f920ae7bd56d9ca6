/** A seat, or one turn of it, that the table gives to somebody else, since whoever holds it is not there. */
import type { GameEntry } from '../core/catalogue.ts';
import { people, roleSaying } from './agreeing-words.ts';
import type { Change } from './changing.ts';
import { noticeErrand } from './outbox.ts';
import type { TableRefused } from './refusal.ts';
import type { Offer, Table, UserId } from './table.ts';

/** Puts an offer up; whether whoever does may is decided before. */
export type MakeOffer = (entry: GameEntry, table: Table, offer: Offer, now: Date) => Change | TableRefused;

/** An offer of the same seat takes the place of the one before. */
export const makeOffer: MakeOffer = (entry, table, offer, now) => {
  const { seat, turn, to, by } = offer;
  const others = table.arrangements.offers.filter((each) => each.seat !== seat);
  const saying = {
    key: turn === null ? 'agreement.offered-seat' : 'agreement.offered-turn',
    with: { role: roleSaying(entry, table, seat) },
  };
  const errand = { kind: 'notice', saying, by, ...(to === null ? {} : { call: [to] }) } as const;
  return {
    ok: true,
    table: { ...table, arrangements: { ...table.arrangements, offers: [...others, offer] } },
    errands: [{ errand, dueAt: now }],
  };
};

/** The same by decision of a vote, which is said first, so that the log knows who agreed. */
export function offerByVote(
  make: MakeOffer,
  entry: GameEntry,
  table: Table,
  offer: Offer,
  agreed: readonly UserId[],
  now: Date,
): Change | TableRefused {
  const made = make(entry, { ...table, arrangements: { ...table.arrangements, proposal: null } }, offer, now);
  if (!made.ok) return made;
  const users = people(agreed);
  const saying = {
    key: 'agreement.decided-offer',
    with: { users, role: roleSaying(entry, table, offer.seat) },
  };
  return { ...made, errands: [noticeErrand(saying, offer.by, now), ...made.errands] };
}
