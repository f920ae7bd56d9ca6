/** A damaged value in any column affects only its own row, and that row is reported. Rows of tables (games) are tested elsewhere. */
import { expect, onTestFinished, test } from 'vitest';
import type { RowDamage } from '../../../src/storage/storage.ts';
import type { CampaignId } from '../../../src/tables/model/campaign.ts';
import { PERSON_CHOSE_NOTHING } from '../../../src/tables/model/settings.ts';
import { type KeptBox, UnreadableBox } from '../../../src/tables/model/storage/box-shelf.ts';
import { UnreadableCampaign } from '../../../src/tables/model/storage/campaign-store.ts';
import { UnreadableTable } from '../../../src/tables/model/storage/unreadable.ts';
import type { TableId, UserId } from '../../../src/tables/model/table.ts';
import { ODD_VALUES, otherHands, ROWS_OF_A_CAMPAIGN } from '../../../tools/fuzz/damage/other-hands.ts';
import { aCampaign, anEntry } from '../../shared/stores/campaigns.ts';
import { newDatabaseFile, storageIn } from '../../shared/stores/stores.ts';
import { commitOf, due, lobby, NOON } from '../../shared/stores/tables.ts';
import { keeps, of, ofServer } from '../kept-results.ts';

const ANN = 'ann' as UserId;
const BEN = 'ben' as UserId;
const BOX: KeptBox = {
  guildId: 'guild',
  gameId: 'yggdrasil',
  corrections: { force: [5, null, 7] },
  text: '{}',
  userId: ANN,
  keptAt: NOON,
};

async function damageable() {
  const file = await newDatabaseFile();
  const damage: RowDamage[] = [];
  const storage = await storageIn(file, { damaged: (row) => damage.push(row) });
  const hands = otherHands(file);
  onTestFinished(() => hands.close());
  return { ...storage, damage, hands };
}

test('the outbox is read even if its only job has an odd time', async () => {
  const { store, hands } = await damageable();
  const table = lobby();
  await store.commit(commitOf(table, { jobs: [due(0, 'late')] }));
  const goesBack = hands.remembers();
  for (const column of ['dueAt', 'readyAt'])
    for (const value of ODD_VALUES) {
      hands.sets('ErrandRow', column, value, table.id);
      await store.nextDue();
      goesBack();
    }
  expect(await store.nextDue()).toEqual(NOON);
});

test("a table with an invalid server or channel id can't be read, so Discord isn't queried about it", async () => {
  const { store, hands } = await damageable();
  const table = lobby();
  await store.commit(commitOf(table));
  const goesBack = hands.remembers();
  for (const column of ['guildId', 'liveChannelId']) {
    for (const value of ODD_VALUES.filter((odd) => odd !== 'NULL')) {
      expect(hands.sets('GameTable', column, value, table.id)).toBe(true);
      const error = await store.load(table.id).catch((thrown: unknown) => thrown);
      expect([column, value, error]).toEqual([column, value, expect.any(UnreadableTable)]);
      goesBack();
    }
  }
  expect(await store.load(table.id)).toEqual(table);
});

test('a campaign with damaged rows is read or reported as unreadable, without affecting others', async () => {
  const { store, hands } = await damageable();
  const seats = [{ role: 'thor', userId: ANN }];
  const [ours, beside] = [aCampaign({ seats }), aCampaign({ id: 'beside' as CampaignId, seats })];
  for (const campaign of [ours, beside]) {
    const table = lobby({ id: campaign.id as string as TableId, status: 'finished' });
    await store.commit(commitOf(table, { campaign: { campaign, entry: anEntry() } }));
  }
  const goesBack = hands.remembers();
  for (const row of ROWS_OF_A_CAMPAIGN) {
    for (const column of hands.columns(row)) {
      for (const value of ODD_VALUES.slice(0, 2)) {
        if (!hands.sets(row, column, value, ours.id)) continue;
        const read = await store.campaign(ours.id).catch((thrown: unknown) => thrown);
        const isRead = read instanceof UnreadableCampaign || (read instanceof Error ? read : true);
        expect([row, column, value, isRead]).toEqual([row, column, value, true]);
        await store.campaignEntries(ours.id);
        expect((await store.campaignsOfServer('guild')).map(({ id }) => id)).toContain(beside.id);
        goesBack();
      }
    }
  }
  expect(await store.campaign(ours.id)).toEqual({ ...ours, entries: 1 });
});

test('damaged settings do not affect others, and saving repairs them', async () => {
  const { settings, hands } = await damageable();
  await settings.changePerson(BEN, { language: 'it' }, NOON);
  for (const row of ['PersonSettings', 'ServerSettings'] as const) {
    for (const column of hands.columns(row).filter((name) => !['userId', 'guildId'].includes(name))) {
      for (const value of ODD_VALUES) {
        await settings.changePerson(ANN, { direct: true, quietHours: { from: 22, to: 7 } }, NOON);
        await settings.changeServer('guild', { reminders: false }, NOON);
        if (!hands.sets(row, column, value, row === 'PersonSettings' ? ANN : 'guild')) continue;
        const [ann, ben] = await Promise.all([settings.ofPerson(ANN), settings.ofPerson(BEN)]);
        expect(ben.language).toBe('it');
        if (row === 'PersonSettings' && value === "'?'" && column !== 'changedAt')
          expect(ann).toEqual(PERSON_CHOSE_NOTHING);
        await settings.ofServer('guild');
        await settings.changePerson(ANN, { rhythm: 'seldom' }, NOON);
        await settings.changeServer('guild', { skips: 'vote' }, NOON);
        expect((await settings.ofPerson(ANN)).rhythm).toBe('seldom');
        expect((await settings.ofServer('guild')).skips).toBe('vote');
        expect(await settings.isReadable('guild')).toBe(true);
      }
    }
  }
});

test('a damaged box leaves others readable, and a new one replaces it', async () => {
  const { boxes, hands } = await damageable();
  const other = { ...BOX, guildId: 'another' };
  await boxes.keep(other);
  for (const column of ['correctionsJson', 'text', 'userId', 'keptAt']) {
    for (const value of ODD_VALUES.filter((odd) => odd !== 'NULL')) {
      await boxes.keep(BOX);
      hands.does(`UPDATE "ServerBox" SET "${column}" = ${value} WHERE "guildId" = 'guild'`);
      const [damaged, beside] = await Promise.allSettled([
        boxes.of('guild', 'yggdrasil'),
        boxes.of('another', 'yggdrasil'),
      ]);
      expect(beside).toEqual({ status: 'fulfilled', value: other });
      if (column === 'correctionsJson' || column === 'keptAt')
        expect([column, value, damaged]).toEqual([
          column,
          value,
          { status: 'rejected', reason: expect.any(UnreadableBox) },
        ]);
      await boxes.keep(BOX);
      expect(await boxes.of('guild', 'yggdrasil')).toEqual(BOX);
    }
  }
});

test('the report of a damaged value names its row and its column', async () => {
  const { settings, boxes, hands, damage } = await damageable();
  await settings.changePerson(ANN, { language: 'fr' }, NOON);
  await settings.changeServer('guild', { language: 'fr' }, NOON);
  await boxes.keep(BOX);
  hands.does(
    `UPDATE "PersonSettings" SET "language" = 'tlh'; UPDATE "ServerSettings" SET "language" = 'tlh'`,
  );
  hands.does(`UPDATE "ServerBox" SET "correctionsJson" = '{'`);
  await settings.ofPerson(ANN);
  await settings.ofServer('guild');
  await expect(boxes.of('guild', 'yggdrasil')).rejects.toThrow('ServerBox guild yggdrasil correctionsJson');
  expect(damage.map(({ row }) => row)).toEqual([
    'PersonSettings ann',
    'ServerSettings guild',
    'ServerBox guild yggdrasil',
  ]);
  expect(damage[0]?.code).toContain('PersonSettings ann language');
});

test('a damaged result is skipped and reported once, and the others count', async () => {
  const { hands, damage, ...storage } = await damageable();
  const broken = await keeps(storage, {
    people: [['thor', ANN, true]],
    turns: 99,
    closeness: 1,
    ending: 'decided',
  });
  await keeps(storage, { people: [['thor', ANN, true]], turns: 7 });
  await keeps(storage, { people: [['thor', ANN, false]], turns: 9 });
  const before = await of(storage, ANN);
  expect(before).toMatchObject([{ games: 3, longest: 99 }]);
  const goesBack = hands.remembers();
  for (const [row, column] of [
    ['ResultRow', 'gameId'],
    ['ResultRow', 'difficultyJson'],
    ['ResultRow', 'ending'],
    ['ResultRow', 'turns'],
    ['ResultRow', 'closeness'],
    ['ResultSeatRow', 'won'],
  ] as const) {
    for (const value of ODD_VALUES) {
      damage.length = 0;
      if (!hands.sets(row, column, value, broken.tableId)) continue;
      const counted = await of(storage, ANN);
      const [yggdrasil] = counted.filter(({ gameId }) => gameId === 'yggdrasil');
      if (column !== 'closeness' || value !== 'NULL')
        expect([column, value, yggdrasil]).toMatchObject([column, value, { games: 2, won: 1, longest: 9 }]);
      goesBack();
    }
  }
  expect(await of(storage, ANN)).toEqual(before);
  hands.does(`UPDATE "ResultRow" SET "turns" = '?' WHERE "tableId" = '${broken.tableId}'`);
  damage.length = 0;
  await ofServer(storage);
  expect(damage).toEqual([{ row: `ResultRow ${broken.tableId}`, code: 'it cannot be counted' }]);
});
