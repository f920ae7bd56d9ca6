/** Rows changed from outside harm only their own table, which can still be ended. */
import { readFileSync, writeFileSync } from 'node:fs';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { takeOverTables } from '../../../src/program/taking-over.ts';
import type { ChannelId, TableId, UserId } from '../../../src/tables/model/table.ts';
import { ODD_VALUES, otherHands, ROWS_OF_A_TABLE } from '../../../tools/fuzz/damage/other-hands.ts';
import { ANN, actionFor, agreed, CAT, openTestTables, order, started } from '../../shared/hall.ts';
import { newFile } from '../../shared/stores/stores.ts';

const BESIDE = 'beside' as ChannelId;
const YEARS_MS = 10 * 365 * 24 * 3_600_000;
const SILENT = pino({ level: 'silent' });

interface Damaged {
  readonly id: TableId;
  readonly channel: ChannelId;
  readonly value: string;
}

/** A table for each odd value, and an untouched one: expensive steps are done once for all of them. */
async function tablesPlayed() {
  const file = newFile();
  const hall = await openTestTables(file);
  const { tables, actor } = hall;
  const damaged: Damaged[] = [];
  for (const value of ODD_VALUES) {
    const channel = `channel ${damaged.length}` as ChannelId;
    const { id } = await started(hall, { channel });
    agreed(await tables.act(actor(ANN), id, await actionFor(tables, id, 'alfheim')));
    agreed(await tables.pause({ ...actor(ANN), isModerator: false }, id));
    agreed(await tables.resume({ ...actor(ANN), isModerator: false }, id));
    damaged.push({ id, channel, value });
  }
  const beside = await started(hall, { channel: BESIDE });
  const hands = otherHands(file);
  // Erasing a person's data searches typed text.
  for (const [rows, column] of [
    ['NoticeRow', 'sayingJson'],
    ['ErrandRow', 'errandJson'],
  ] as const)
    hands.does(
      `UPDATE ${rows} SET ${column} = REPLACE(${column}, 'table.paused', 'table.aborted-because') WHERE tableId <> '${beside.id}'`,
    );
  hands.close();
  await hall.close();
  return { bytes: readFileSync(file), damaged, beside: beside.id };
}

let played: ReturnType<typeof tablesPlayed> | null = null;

/** The tables are played once, and each test damages a copy. */
async function tablesToDamage() {
  played ??= tablesPlayed();
  const { bytes, damaged, beside } = await played;
  const file = newFile();
  writeFileSync(file, bytes);
  const hall = await openTestTables(file);
  const { tables, actor } = hall;
  const hands = otherHands(file);
  onTestFinished(() => hands.close());
  const here = (userId: UserId) => ({ ...actor(userId), guildId: 'guild' });
  const moderator = () => ({ ...here(CAT), isModerator: true });
  return {
    hall,
    hands,
    damaged,
    beside,
    here,
    moderator,
    tables: { ...tables, ...tables.ofServer('guild') },
  };
}

test.each(ROWS_OF_A_TABLE)('a damaged %s harms only its own table', async (rows) => {
  const { hall, hands, damaged, beside, here, moderator, tables } = await tablesToDamage();
  const putsBack = hands.remembers();
  const columns = hands.columns(rows);
  expect(columns.length).toBeGreaterThan(2);
  for (const column of columns) {
    const hurt = damaged.filter(({ id, value }) => hands.sets(rows, column, value, id));
    const label = `${rows} ${column}`;
    await takeOverTables(hall.tables, SILENT);
    const live = (await tables.liveOfServer('guild')).map(({ table }) => table.id);
    expect(live, label).toContain(beside);
    const answer = await actionFor(tables, beside, 'alfheim');
    expect((await tables.act(here(ANN), beside, answer)).ok, label).toBe(true);
    expect((await hall.store.nextDue())?.getTime(), label).not.toBeNaN();
    await hall.jobs(new Date(hall.now().getTime() + YEARS_MS));
    await tables.dataOf(ANN);

    for (const { channel, value } of hurt) {
      const table = await tables.liveIn(channel);
      if (table !== null)
        expect(await tables.abort(moderator(), table.id), `${label} ${value}`).toMatchObject({ ok: true });
      const again = await tables.open(here(CAT), order({ channel }));
      expect(again, `${label} ${value}`).toMatchObject({ ok: true });
    }
    await tables.forget(here(ANN), []);
    expect((await tables.dataOf(ANN)).tables, label).toEqual([]);
    putsBack();
  }
});

test('a damaged game without a channel is not over, and can be ended', async () => {
  const { hall, hands, damaged, moderator } = await tablesToDamage();
  const [{ id } = { id: '' as TableId }] = damaged;
  hands.does(`UPDATE GameTable SET liveChannelId = NULL, optionsJson = '?' WHERE id = '${id}'`);
  await expect(hall.tables.loaded(id)).rejects.toMatchObject({ remains: { isLive: true } });
  expect(await hall.tables.abort(moderator(), id)).toMatchObject({ ok: true });
  await expect(hall.tables.loaded(id)).rejects.toMatchObject({ remains: { isLive: false } });
});
