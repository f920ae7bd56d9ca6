/** What people and servers have chosen, kept on the disk. */
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { ODD_VALUES, otherHands } from '../../scripts/fuzz/other-hands.ts';
import type { RowDamage } from '../../src/storage/storage.ts';
import {
  PERSON_CHOSE_NOTHING,
  type PersonSettings,
  SERVER_CHOSE_NOTHING,
  SERVER_UNREADABLE,
  type ServerSettings,
} from '../../src/tables/model/settings.ts';
import type { ChannelId, UserId } from '../../src/tables/model/table.ts';
import { NOON, newFile, secondsAfterNoon, storageIn } from './stores.ts';

const ANN = 'ann' as UserId;
const BEN = 'ben' as UserId;

test('whoever chose nothing has no row and no choice', async () => {
  const { settings } = await storageIn();
  expect(await settings.ofPerson(ANN)).toEqual(PERSON_CHOSE_NOTHING);
  expect(await settings.ofServer('guild')).toEqual(SERVER_CHOSE_NOTHING);
});

test('what was chosen comes back from the disk, for each person and server alone', async () => {
  const file = newFile();
  const before = await storageIn(file);
  await before.settings.changePerson(ANN, { language: 'ja' }, NOON);
  await before.settings.changeServer('guild', { language: 'it' }, NOON);
  await before.close();
  const { settings } = await storageIn(file);
  expect(await settings.ofPerson(ANN)).toEqual({ ...PERSON_CHOSE_NOTHING, language: 'ja' });
  expect(await settings.ofServer('guild')).toEqual({ ...SERVER_CHOSE_NOTHING, language: 'it' });
  expect(await settings.ofPerson(BEN)).toEqual(PERSON_CHOSE_NOTHING);
  expect(await settings.ofServer('another')).toEqual(SERVER_CHOSE_NOTHING);
  expect(await settings.ofPerson('guild' as UserId)).toEqual(PERSON_CHOSE_NOTHING);
});

test('every choice comes back as it was made, quiet hours and times as well', async () => {
  const file = newFile();
  const before = await storageIn(file);
  const person: PersonSettings = {
    language: 'ja',
    rhythm: 'seldom',
    quietHours: { from: 22, to: 7 },
    timeZone: 'Asia/Tokyo',
    awayUntil: secondsAfterNoon(86_400),
    direct: true,
    quietCalls: 'wait',
  };
  const server: ServerSettings = {
    language: 'it',
    channels: ['channel' as ChannelId],
    hosts: 'role',
    hostRole: 'hosts',
    moderatorRole: 'elders',
    reminders: false,
    overdueAfter: 24,
    skips: 'moderators',
    places: 'channel',
    mostTables: 9,
    mostInChannel: 3,
  };
  await before.settings.changePerson(ANN, person, NOON);
  await before.settings.changeServer('guild', server, NOON);
  await before.close();
  const { settings } = await storageIn(file);
  expect(await settings.ofPerson(ANN)).toEqual(person);
  expect(await settings.ofServer('guild')).toEqual(server);
  await settings.changePerson(ANN, { quietHours: null }, NOON);
  expect(await settings.ofPerson(ANN)).toEqual({ ...person, quietHours: null });
});

test('a choice is changed and undone; what is not named stays', async () => {
  const file = newFile();
  const { settings } = await storageIn(file);
  await settings.changePerson(ANN, { language: 'fr' }, NOON);
  await settings.changePerson(ANN, {}, secondsAfterNoon(5));
  expect(await settings.ofPerson(ANN)).toEqual({ ...PERSON_CHOSE_NOTHING, language: 'fr' });
  await settings.changePerson(ANN, { language: null }, secondsAfterNoon(9));
  expect(await settings.ofPerson(ANN)).toEqual(PERSON_CHOSE_NOTHING);
  const database = new Database(file, { readonly: true });
  const rows = database.prepare('SELECT "userId", "changedAt" FROM "PersonSettings"').all();
  database.close();
  expect(rows).toEqual([
    { userId: ANN, changedAt: secondsAfterNoon(9).toISOString().replace('Z', '+00:00') },
  ]);
});

test('where a language that nobody here speaks was chosen, nothing counts as chosen, and the row is named', async () => {
  const file = newFile();
  const damage: RowDamage[] = [];
  const { settings } = await storageIn(file, { damaged: (row) => damage.push(row) });
  await settings.changePerson(ANN, { language: 'fr', direct: true }, NOON);
  await settings.changePerson(BEN, { language: 'it' }, NOON);
  await settings.changeServer('guild', { language: 'fr', reminders: false }, NOON);
  const hands = otherHands(file);
  hands.does(`UPDATE "PersonSettings" SET "language" = 'tlh' WHERE "userId" = 'ann'`);
  hands.does(`UPDATE "ServerSettings" SET "language" = 'tlh'`);
  hands.close();
  const [ann, ben] = await Promise.all([settings.ofPerson(ANN), settings.ofPerson(BEN)]);
  expect(ann).toEqual(PERSON_CHOSE_NOTHING);
  expect(ben).toEqual({ ...PERSON_CHOSE_NOTHING, language: 'it' });
  expect(await settings.ofServer('guild')).toEqual(SERVER_UNREADABLE);
  expect(damage.map(({ row }) => row)).toEqual(['PersonSettings ann', 'ServerSettings guild']);
  expect(damage[0]?.why).toContain('PersonSettings ann language');
});

test('whatever stands in whichever column of what was chosen, it harms nobody else, and choosing again mends it', async () => {
  const file = newFile();
  const { settings } = await storageIn(file);
  await settings.changePerson(BEN, { language: 'it' }, NOON);
  const hands = otherHands(file);
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
  hands.close();
});
