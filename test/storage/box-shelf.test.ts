/** The box files of servers: one for each server and game, kept until another takes its place or it is discarded. */
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { ODD_VALUES, otherHands } from '../../scripts/fuzz/other-hands.ts';
import type { KeptBox } from '../../src/tables/model/box-shelf.ts';
import { UnreadableBox } from '../../src/tables/model/box-shelf.ts';
import type { UserId } from '../../src/tables/model/table.ts';
import { NOON, newFile, secondsAfterNoon, storageIn } from './stores.ts';

const BOX: KeptBox = {
  guildId: 'guild',
  gameId: 'yggdrasil',
  corrections: {
    rules: ['2018'],
    force: [5, null, 7],
    artifacts: { surt: 'ð ᛚ' },
    vanirStartsBlank: true,
  },
  text: '{\n  "rules": ["2018"] // read off in the lamplight\r\n}\u0000\n',
  userId: 'ann' as UserId,
  keptAt: NOON,
};

test('a box file comes back from the disk as it was given', async () => {
  const file = newFile();
  const before = await storageIn(file);
  await before.boxes.keep(BOX);
  await before.close();
  const { boxes } = await storageIn(file);
  expect(await boxes.of('guild', 'yggdrasil')).toEqual(BOX);
});

test('each server has its own, for each game', async () => {
  const { boxes } = await storageIn();
  const others = [
    { ...BOX, guildId: 'another' },
    { ...BOX, gameId: 'chronicles', corrections: null },
  ];
  for (const box of [BOX, ...others]) await boxes.keep(box);
  for (const box of [BOX, ...others]) expect(await boxes.of(box.guildId, box.gameId)).toEqual(box);
  expect(await boxes.of('another', 'chronicles')).toBeNull();
});

test('a new one takes the place of the old', async () => {
  const { boxes } = await storageIn();
  const newer = { ...BOX, corrections: {}, text: '{}', userId: 'ben' as UserId, keptAt: secondsAfterNoon(9) };
  await boxes.keep(BOX);
  await boxes.keep(newer);
  expect(await boxes.of('guild', 'yggdrasil')).toEqual(newer);
});

test('a discarded one is gone, and the others stay', async () => {
  const { boxes } = await storageIn();
  const other = { ...BOX, guildId: 'another' };
  await boxes.keep(BOX);
  await boxes.keep(other);
  expect(await boxes.discard('guild', 'yggdrasil')).toBe(true);
  expect(await boxes.discard('guild', 'yggdrasil')).toBe(false);
  expect(await boxes.of('guild', 'yggdrasil')).toBeNull();
  expect(await boxes.of('another', 'yggdrasil')).toEqual(other);
});

test('one that other hands have changed is named when it is asked for', async () => {
  const file = newFile();
  const { boxes } = await storageIn(file);
  await boxes.keep(BOX);
  const database = new Database(file);
  database.exec(`UPDATE ServerBox SET correctionsJson = '{'`);
  database.close();
  await expect(boxes.of('guild', 'yggdrasil')).rejects.toMatchObject({
    name: 'UnreadableBox',
    message: expect.stringContaining('ServerBox guild yggdrasil correctionsJson'),
  });
});

test('whatever stands in whichever column, the boxes beside it can be read, and a new one takes its place', async () => {
  const file = newFile();
  const { boxes } = await storageIn(file);
  const other = { ...BOX, guildId: 'another' };
  await boxes.keep(other);
  const hands = otherHands(file);
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
  hands.close();
});
