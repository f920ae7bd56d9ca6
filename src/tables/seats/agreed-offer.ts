/** Offers an absent person's seat, or one turn of it, after the table voted for it. */
import type { GameEntry } from '../../core/catalogue.ts';
import type { Change } from '../model/change.ts';
import { noticeJob } from '../model/outbox.ts';
import type { TableRefused } from '../model/refusal.ts';
import type { Offer, Table, UserId } from '../model/table.ts';
import { namesOf } from '../turns/agreeing-words.ts';
import { seatName } from '../turns/seat-words.ts';
import { makeOffer } from './seat-offers.ts';

/** Offers the seat. The notice of the vote comes first, so that the log records who agreed. */
export function offerByVote(
  entry: GameEntry,
  table: Table,
  offer: Offer,
  agreed: readonly UserId[],
  now: Date,
): Change | TableRefused {
  const arrangements = { ...table.arrangements, proposal: null };
  const made = makeOffer(entry, { ...table, arrangements }, offer, now, agreed.at(-1));
  if (!made.ok) return made;
  const phrase = {
    key: 'agreement.decided-offer',
    with: { users: namesOf(agreed), role: seatName(entry, table, offer.seat) },
  };
  return { ...made, jobs: [noticeJob(phrase, offer.by, now), ...made.jobs] };
}
