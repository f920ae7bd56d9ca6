/** A seat, or one turn of it, that the table gives to somebody else, since whoever holds it is not there. */
import type { GameEntry } from '../core/catalogue.ts';
import { people, roleSaying } from './agreeing-words.ts';
import type { NewErrand } from './outbox.ts';
import type { Offer, Table, UserId } from './table.ts';

export interface Offered {
  readonly ok: true;
  readonly table: Table;
  readonly errands: readonly NewErrand[];
}

/** An offer of the same seat takes the place of the one before. */
export type MakeOffer = (
  entry: GameEntry,
  table: Table,
  offer: Offer,
  agreed: readonly UserId[],
  now: Date,
) => Offered;

export const makeAgreedOffer: MakeOffer = (entry, table, offer, agreed, now) => {
  const { seat, turn, to, by } = offer;
  const others = table.arrangements.offers.filter((each) => each.seat !== seat);
  const what = turn === null ? 'seat' : 'turn';
  const saying = {
    key: `agreement.offered-${what}${to === null ? '' : '-to'}`,
    with: {
      users: people(agreed),
      role: roleSaying(entry, table, seat),
      ...(to === null ? {} : { to: { key: 'agreement.person', with: { user: to } } }),
    },
  };
  return {
    ok: true,
    table: { ...table, arrangements: { ...table.arrangements, offers: [...others, offer], proposal: null } },
    errands: [
      {
        errand: {
          kind: 'notice',
          saying,
          by,
          offers: [turn === null ? 'take-seat' : 'take-turn'],
          ...(to === null ? {} : { call: [to] }),
        },
        dueAt: now,
      },
    ],
  };
};
