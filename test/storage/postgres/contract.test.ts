/** PostgreSQL passes the suite that every back end must pass. */
import { Client } from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { commitOf, due, LINE, lobby, next } from '../../shared/stores/tables.ts';
import { storageContract } from '../contract/contract.ts';
import { claimOne } from '../contract/outbox-rows.ts';
import { postgresBackEnds } from './back-end.ts';
import { isMissing, serverForTests } from './server.ts';

describe.skipIf(isMissing)('PostgreSQL', () => {
  const server = serverForTests();
  const openBackEnd = postgresBackEnds(server);
  storageContract(openBackEnd);

  test('needs one round trip each for a change, for finishing a job, for claiming and for reading a table', async () => {
    const { store } = await openBackEnd();
    await store.commit(commitOf(lobby()));
    const asked = vi.spyOn(Client.prototype, 'query');
    onTestFinished(() => asked.mockRestore());
    const tripsOf = async (work: Promise<unknown>) => {
      await work;
      const trips = asked.mock.calls.length;
      asked.mockClear();
      return trips;
    };
    const jobs = [due(0, 'first'), due(0, 'second')];
    expect(await tripsOf(store.commit(commitOf(next(lobby()), { lines: [LINE], jobs })))).toBe(1);
    const claimed = claimOne(store, 1);
    expect(await tripsOf(claimed)).toBe(1);
    expect(await tripsOf(store.finish(await claimed, { shown: null, jobs: [due(1, 'third')] }))).toBe(1);
    expect(await tripsOf(store.load(lobby().id))).toBe(1);
  });
});
