/** Rows that other hands have changed: they harm their own table, which can be ended, and no other. */
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { takeOverTables } from '../../src/program/taking-over.ts';
import type { ChannelId } from '../../src/tables/table.ts';
import { ODD_VALUES, otherHands, ROWS_OF_A_TABLE } from '../storage/damage.ts';
import { newFile } from '../storage/stores.ts';
import { ANN, actionFor, agreed, CAT, openTestTables, order, started } from './hall.ts';

const HERE = 'channel' as ChannelId;
const BESIDE = 'beside' as ChannelId;
const YEARS_MS = 10 * 365 * 24 * 3_600_000;
const SILENT = pino({ level: 'silent' });

async function twoTables() {
  const file = newFile();
  const hall = await openTestTables(file);
  const { tables, doer } = hall;
  const { id } = await started(hall);
  agreed(await tables.act(doer(ANN), id, await actionFor(tables, id, 'alfheim')));
  agreed(await tables.pause({ ...doer(ANN), isModerator: false }, id));
  agreed(await tables.resume({ ...doer(ANN), isModerator: false }, id));
  const beside = await started(hall, { channel: BESIDE });
  const hands = otherHands(file);
  onTestFinished(() => hands.close());
  // Whoever wants to be forgotten has what was typed looked through.
  for (const [rows, column] of [
    ['NoticeRow', 'sayingJson'],
    ['ErrandRow', 'errandJson'],
  ] as const)
    hands.does(
      `UPDATE ${rows} SET ${column} = REPLACE(${column}, 'table.paused', 'table.aborted-because') WHERE tableId = '${id}'`,
    );
  const moderator = () => ({ ...doer(CAT), isModerator: true });
  return { hall, hands, id, beside: beside.id, moderator, tables: tables.ofServer('guild') };
}

test.each(ROWS_OF_A_TABLE)('whatever stands in a %s, only its table comes to harm', async (rows) => {
  const { hall, hands, id, beside, moderator, tables } = await twoTables();
  const putsBack = hands.remembers();
  const cases = hands.columns(rows).flatMap((column) => ODD_VALUES.map((value) => ({ column, value })));
  expect(cases.length).toBeGreaterThan(10);
  for (const { column, value } of cases) {
    const label = `${rows} ${column} ${value}`;
    if (hands.sets(rows, column, value, id)) {
      await takeOverTables(hall.tables, SILENT);
      const live = (await tables.liveOfServer('guild')).map(({ table }) => table.id);
      expect(live, label).toContain(beside);
      const answer = await actionFor(tables, beside, 'alfheim');
      expect((await tables.act(hall.doer(ANN), beside, answer)).ok, label).toBe(true);
      expect((await hall.store.nextDue())?.getTime(), label).not.toBeNaN();
      await hall.errands(new Date(hall.now().getTime() + YEARS_MS));
      await tables.dataOf(ANN);

      const table = await tables.liveIn(HERE);
      if (table !== null)
        expect(await tables.abort(moderator(), table.id), label).toMatchObject({ ok: true });
      const again = await tables.open(hall.doer(CAT), order({ channel: HERE }));
      expect(again, label).toMatchObject({ ok: true });
      await tables.forget(hall.doer(ANN), []);
      expect((await tables.dataOf(ANN)).tables, label).toEqual([]);
    }
    putsBack();
  }
});
