/** A game's review is stored as computed, until another one replaces it. */
import { expect, test } from 'vitest';
import { seedFrom } from '../../../src/core/random.ts';
import { seatIndex } from '../../../src/core/seat.ts';
import type { Review } from '../../../src/core/thinking/review.ts';
import { UnreadableReview } from '../../../src/tables/model/storage/unreadable.ts';
import type { ChannelId, Table, TableId, UserId } from '../../../src/tables/model/table.ts';
import { commitOf, lobby, secondsAfterNoon } from '../../shared/stores/tables.ts';
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
        line: [BETTER],
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
  rolls: {
    luckiest: { turn: 4, seat: SEAT, at: 9, until: null, luck: 0.125 },
    unluckiest: null,
  },
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
    expect(await again.reviewOf(TABLE.id)).toEqual({ logged: 9, review: REVIEW, isShown: false });
    await again.keepReview(TABLE.id, newer);
    expect(await again.reviewOf(TABLE.id)).toEqual({ ...newer, isShown: false });
  });

  test('a review is shown to the channel once, unless it could not be posted or another review replaced it', async () => {
    const { store, reopened } = await openBackEnd();
    await store.commit(commitOf(TABLE));
    expect(await store.noteReviewShown(TABLE.id)).toBe(false);
    await store.keepReview(TABLE.id, { logged: 9, review: REVIEW });
    const presses = [store.noteReviewShown(TABLE.id), store.noteReviewShown(TABLE.id)];
    expect((await Promise.all(presses)).toSorted()).toEqual([false, true]);
    const again = (await reopened()).store;
    expect(await again.reviewOf(TABLE.id)).toMatchObject({ isShown: true });
    await again.withdrawReviewShown(TABLE.id);
    expect(await again.noteReviewShown(TABLE.id)).toBe(true);
    await again.keepReview(TABLE.id, { logged: 12, review: REVIEW });
    expect(await again.noteReviewShown(TABLE.id)).toBe(true);
  });

  test("a person's reviewed games on a server are found, the newest first, also by the channel of their threads", async () => {
    const { store } = await openBackEnd();
    const plays = async (name: string, second: number, changes: Partial<Table> = {}, isReviewed = true) => {
      const id = name as TableId;
      const place = { guildId: 'guild', channelId: `thread ${name}` as ChannelId };
      const changedAt = secondsAfterNoon(second);
      const table = lobby({ id, place, status: 'finished', changedAt, ...changes });
      await store.commit(commitOf(table, { openedIn: 'hall' as ChannelId }));
      if (isReviewed) await store.keepReview(id, { logged: 9, review: REVIEW });
    };
    await plays('older', 1);
    await plays('newer', 2);
    await plays('newest', 3);
    await plays('unreviewed', 4, {}, false);
    await plays("ben's", 5, { seats: [{ role: null, userId: 'ben' as UserId }] });
    await plays('elsewhere', 6, { place: { guildId: 'another', channelId: 'far' as ChannelId } });
    await plays('live', 7, { status: 'playing' });
    const own = { userId: 'ann' as UserId, guildId: 'guild', channelId: null, most: 2 };
    expect(await store.reviewedOf(own)).toEqual(['newest', 'newer']);
    expect(await store.reviewedOf({ ...own, channelId: 'thread older' as ChannelId })).toEqual(['older']);
    expect(await store.reviewedOf({ ...own, channelId: 'hall' as ChannelId })).toEqual(['newest', 'newer']);
    expect(await store.reviewedOf({ ...own, channelId: 'garden' as ChannelId })).toEqual([]);
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
    expect(await store.reviewOf(TABLE.id)).toEqual({ ...kept, isShown: false });
  });
}
