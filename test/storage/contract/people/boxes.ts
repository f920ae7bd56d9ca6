/** Box files of servers: one for each server and game, stored until it is replaced or discarded. */
import { expect, test } from 'vitest';
import type { KeptBox } from '../../../../src/tables/model/storage/box-shelf.ts';
import type { UserId } from '../../../../src/tables/model/table.ts';
import { NOON, secondsAfterNoon } from '../../../shared/stores/tables.ts';
import type { OpenBackEnd } from '../back-end.ts';

const BOX: KeptBox = {
  guildId: 'guild',
  gameId: 'yggdrasil',
  corrections: {
    rules: ['2018'],
    force: [5, null, 7],
    artifacts: { surt: 'ð ᛚ' },
    vanirStartsBlank: true,
  },
  text: '{\n  "rules": ["2018"] // read off in the lamplight\r\n}\u2028\n',
  userId: 'ann' as UserId,
  keptAt: NOON,
};

export function boxes(openBackEnd: OpenBackEnd): void {
  test('a box file is read back unchanged', async () => {
    const before = await openBackEnd();
    await before.boxes.keep(BOX);
    const { boxes } = await before.reopened();
    expect(await boxes.of('guild', 'yggdrasil')).toEqual(BOX);
  });

  test('each server has its own box file for each game', async () => {
    const { boxes } = await openBackEnd();
    const others = [
      { ...BOX, guildId: 'another' },
      { ...BOX, gameId: 'chronicles', corrections: null },
    ];
    for (const box of [BOX, ...others]) await boxes.keep(box);
    for (const box of [BOX, ...others]) expect(await boxes.of(box.guildId, box.gameId)).toEqual(box);
    expect(await boxes.of('another', 'chronicles')).toBeNull();
  });

  test('a new box file replaces the old one', async () => {
    const { boxes } = await openBackEnd();
    const newer = {
      ...BOX,
      corrections: {},
      text: '{}',
      userId: 'ben' as UserId,
      keptAt: secondsAfterNoon(9),
    };
    await boxes.keep(BOX);
    await boxes.keep(newer);
    expect(await boxes.of('guild', 'yggdrasil')).toEqual(newer);
  });

  test('a discarded box file is gone, and the others stay', async () => {
    const { boxes } = await openBackEnd();
    const other = { ...BOX, guildId: 'another' };
    await boxes.keep(BOX);
    await boxes.keep(other);
    expect(await boxes.discard('guild', 'yggdrasil')).toBe(true);
    expect(await boxes.discard('guild', 'yggdrasil')).toBe(false);
    expect(await boxes.of('guild', 'yggdrasil')).toBeNull();
    expect(await boxes.of('another', 'yggdrasil')).toEqual(other);
  });
}
