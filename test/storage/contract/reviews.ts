/** A game's review is stored as computed, until another one replaces it. */
import { expect, test } from 'vitest';
import { seedFrom } from '../../../src/core/random.ts';
import { seatIndex } from '../../../src/core/seat.ts';
import type { Review } from '../../../src/core/thinking/review.ts';
import { UnreadableReview } from '../../../src/tables/model/storage/unreadable.ts';
import { commitOf, lobby } from '../../shared/stores/tables.ts';
import type { OpenBackEnd } from './back-end.ts';

const TABLE = lobby();
const SEAT = seatIndex(1);
const BETTER = { request: '7-turn', choice: 'fight', values: { vikings: 2, elves: ['one'] } };

export const REVIEW: Review = {
  isContest: false,
  turns: [
    {
      turn: 3,
      seat: SEAT,
      at: 7,
      chance: 0.625,
      luck: -0.25,
      lost: 0.1,
      missed: 0.1,
      corrected: -0.02,
      mistake: {
        at: 8,
        seat: SEAT,
        lost: 0.1,
        better: BETTER,
        because: [
          { part: 'vikings', mean: 1.5, error: 0.25, amounts: { now: 4, instead: 2.5 } },
          // A reason as stored by versions without amounts.
          { part: 'elves', mean: 1, error: 0 },
        ],
      },
    },
    // A mistake as stored by versions without reasons.
    {
      turn: 4,
      seat: SEAT,
      at: 9,
      chance: 0.375,
      luck: 0,
      lost: 0.075,
      mistake: { at: 9, seat: SEAT, lost: 0.075, better: BETTER },
    },
    { turn: 5, seat: seatIndex(0), at: 10, chance: 0.3, luck: 0, lost: 0, mistake: null },
  ],
  end: 0,
  deeds: [
    { at: 7, seat: SEAT, before: 0.5, after: 0.625, instead: BETTER },
    // A best move as stored by versions that counted luck as a move.
    { at: 10, seat: seatIndex(0), before: 0.5, after: 0.625 },
  ],
  choices: [{ seat: SEAT, weighed: 3, close: 1, missed: 0.175 }],
  rescue: {
    turn: 3,
    at: 7,
    seat: SEAT,
    playouts: 20,
    wins: 11,
    line: [{ reseed: seedFrom('again') }, { seat: SEAT, action: BETTER }],
  },
};

export function reviews(openBackEnd: OpenBackEnd): void {
  test('a review is read back and replaced', async () => {
    const { store, reopened } = await openBackEnd();
    await store.commit(commitOf(TABLE));
    expect(await store.reviewOf(TABLE.id)).toBeNull();
    await store.keepReview(TABLE.id, { logged: 9, review: REVIEW });
    const newer = { logged: 12, review: { ...REVIEW, turns: [], deeds: [], rescue: null } };
    const again = (await reopened()).store;
    expect(await again.reviewOf(TABLE.id)).toEqual({ logged: 9, review: REVIEW });
    await again.keepReview(TABLE.id, newer);
    expect(await again.reviewOf(TABLE.id)).toEqual(newer);
  });

  test('a damaged review is reported as unreadable, and can be replaced', async () => {
    const { store, damages } = await openBackEnd();
    await store.commit(commitOf(TABLE));
    const kept = { logged: 9, review: REVIEW };
    await store.keepReview(TABLE.id, kept);
    await damages('review', TABLE.id);
    await expect(store.reviewOf(TABLE.id)).rejects.toThrow(UnreadableReview);
    await expect(store.reviewOf(TABLE.id)).rejects.toThrow(`ReviewRow ${TABLE.id}`);
    await store.keepReview(TABLE.id, kept);
    expect(await store.reviewOf(TABLE.id)).toEqual(kept);
  });
}
