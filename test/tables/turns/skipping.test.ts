/** A skipped turn: the table answers for the seat until the turn has passed on, in one change. */
import { describe, expect, test } from 'vitest';
import { seatIndex } from '../../../src/core/seat.ts';
import type { Table, TableId, UserId } from '../../../src/tables/model/table.ts';
import {
  ANN,
  actionFor,
  agreed,
  BEN,
  CAT,
  keyOfRequest,
  openTestTables,
  order,
  started,
  type TestTables,
} from '../../shared/hall.ts';
import { boardAfter } from './boards.ts';

const MO = 'mo' as UserId;

async function skips(hall: TestTables, id: TableId, seat = 0): Promise<Table> {
  const by = { ...hall.actor(MO), isModerator: true };
  const confirmed = await keyOfRequest(hall, id);
  return agreed(await hall.tables.propose(by, id, { kind: 'skip', seat: seatIndex(seat) }, confirmed));
}

describe('a skipped turn', () => {
  test('ends immediately, with nothing left to undo, and pings the next god', async () => {
    const hall = await openTestTables();
    const { id } = await started(hall);
    await boardAfter(hall, id);
    agreed(await hall.tables.act(hall.actor(ANN), id, await actionFor(hall.tables, id, 'alfheim')));
    await boardAfter(hall, id);
    const skipped = await skips(hall, id);
    expect(skipped.undoStack).toEqual({ steps: [], taken: 0, undone: [] });
    expect(await boardAfter(hall, id)).toMatchObject({ isNew: true, call: [BEN], turn: 2 });
  });

  test('has no author in the log, and the notice names who requested it', async () => {
    const hall = await openTestTables();
    const { id } = await started(hall);
    await skips(hall, id);
    const log = await hall.tables.log(id);
    expect(log.map((line) => [line.seat, line.userId, 'action' in line && line.action.choice])).toEqual([
      [0, null, 'done'],
    ]);
    expect((await hall.tables.notices(id)).at(-1)).toMatchObject({
      by: MO,
      at: 1,
      phrase: { key: 'agreement.skipped', with: { users: [{ with: { user: MO } }] } },
    });
  });

  test('does not ping the person who skipped it', async () => {
    const hall = await openTestTables();
    const { id } = await started(hall);
    await boardAfter(hall, id);
    hall.turnsClock(50 * 60 * 60_000);
    const by = { ...hall.actor(BEN), isModerator: false };
    agreed(await hall.tables.propose(by, id, { kind: 'skip', seat: seatIndex(0) }));
    expect(await boardAfter(hall, id)).toMatchObject({ isNew: true, call: [], turn: 2 });
  });

  test('is one change: the next turn gets its full time', async () => {
    const hall = await openTestTables();
    const { id } = await started(hall);
    hall.turnsClock(60 * 60_000);
    const { version } = (await hall.store.load(id)) as Table;
    const skipped = await skips(hall, id);
    expect([skipped.version, skipped.waitingSince]).toEqual([version + 1, hall.now()]);
  });

  test('ends only for its own seat if several may go', async () => {
    const hall = await openTestTables();
    const { tables, actor } = hall;
    const opened = agreed(await tables.open(actor(ANN), order({ gameId: 'chronicles', role: 'thor' })));
    agreed(await tables.join(actor(BEN), opened.id, { role: 'odin', another: true }));
    agreed(await tables.join(actor(CAT), opened.id, { role: 'tyr', another: true }));
    const { id } = agreed(await tables.start(actor(ANN), opened.id, null));
    expect((await tables.loaded(id))?.request?.seats).toEqual([0, 1, 2]);
    await skips(hall, id, 1);
    const loaded = await tables.loaded(id);
    expect(loaded?.request).toMatchObject({ turn: 2, seats: [0, 2] });
  });

  test('lets a raven move once and spend nothing', async () => {
    const hall = await openTestTables();
    const { tables, actor } = hall;
    const opened = agreed(await tables.open(actor(ANN), order({ gameId: 'micromidgard' })));
    agreed(await tables.join(actor(BEN), opened.id, { role: null, another: true }));
    const { id } = agreed(await tables.start(actor(ANN), opened.id, null));
    for (let turn = 0; turn < 4; turn += 1) {
      const request = (await tables.loaded(id))?.request;
      await skips(hall, id, request?.seats[0]);
      expect((await tables.loaded(id))?.request?.turn).toBe(turn + 1);
    }
    const choices = (await tables.log(id)).map((line) => ('action' in line ? line.action.choice : ''));
    expect(choices.filter((choice) => /^(?:raise|claim|activate|use)/.test(choice))).toEqual([]);
  });
});
