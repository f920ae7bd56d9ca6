/** The last release's program refuses a database of this one, and changes nothing in it. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { openStorage } from '../../../src/storage/open-storage.ts';
import { lobby } from '../../shared/stores/tables.ts';
import { ARRANGED, writesNewerRows } from '../newer-rows.ts';
import { hasNoHistory, olderProgramOn } from '../older-program.ts';
import { asks, isMissing, serverForTests } from './server.ts';

describe.skipIf(isMissing || hasNoHistory)('a PostgreSQL database', () => {
  const server = serverForTests();

  test('keeps out older programs while this one runs and afterwards', async () => {
    const url = await server.newDatabase();
    const opened = await openStorage(url);
    if (!opened.ok) throw new Error(opened.problem.sentence);
    onTestFinished(() => opened.close());
    await writesNewerRows(opened);
    const jobs = () => asks(url, 'SELECT * FROM "ErrandRow"');
    const before = await jobs();
    expect(olderProgramOn(url)).toBe('newer');
    expect((await opened.store.load(lobby().id))?.arrangements).toEqual(ARRANGED);
    await opened.close();
    expect(olderProgramOn(url)).toBe('newer');
    expect(await jobs()).toEqual(before);
  });
});
