/** A storage knows when people could last reach the bot, and whether it was restored from a backup. */
import { expect, test } from 'vitest';
import { commitOf, due, lobby, NOON, next } from '../../shared/stores/tables.ts';
import type { OpenBackEnd } from './back-end.ts';
import { claim, claimOne } from './outbox-rows.ts';

export function opening(openBackEnd: OpenBackEnd): void {
  test('the time when people could last reach the bot is known at the next start', async () => {
    const { lastSeen, reopened } = await openBackEnd();
    expect(lastSeen.seenAt()).toBeNull();
    lastSeen.noteSeen(NOON);
    expect((await reopened()).lastSeen.seenAt()).toEqual(NOON);
  });

  test("a backup's time is known until its tables have been notified", async () => {
    const { store, backups, restored } = await openBackEnd();
    await store.commit(commitOf(lobby()));
    expect(await backups.restoredFrom()).toBeNull();
    const copy = await restored(NOON);
    expect(await copy.backups.restoredFrom()).toEqual(NOON);
    expect(await copy.store.load(lobby().id)).toEqual(lobby());
    expect(await backups.restoredFrom()).toBeNull();
    const again = await copy.reopened();
    expect(await again.backups.restoredFrom()).toEqual(NOON);
    await again.backups.finishRestore();
    expect(await (await again.reopened()).backups.restoredFrom()).toBeNull();
  });

  test('jobs in a backup count as started, claimed or not, and their numbers are not used again', async () => {
    const { store, restored } = await openBackEnd();
    await store.commit(commitOf(lobby(), { jobs: [due(0, 'in hand'), due(1, 'not begun')] }));
    await claimOne(store, 0);
    const copy = await restored(NOON);
    await store.commit(commitOf(next(lobby()), { jobs: [due(0, 'after the backup')] }));
    await store.releaseClaims([]);
    const numbers: number[] = [];
    for (let [row] = await claim(store, 1); row !== undefined; [row] = await claim(store, 1)) {
      numbers.push(row.id);
      await store.finish(row);
    }
    expect(numbers).toHaveLength(3);

    await copy.backups.distrustJobs();
    for (let left = 2; left > 0; left -= 1) {
      const row = await claimOne(copy.store, 1);
      expect(row.attempts).toBeGreaterThan(0);
      await copy.store.finish(row);
    }
    await copy.store.commit(commitOf(next(lobby()), { jobs: [due(0, 'new')] }));
    const fresh = await claimOne(copy.store, 1);
    expect(fresh.attempts).toBe(0);
    expect(numbers).not.toContain(fresh.id);
  });
}
