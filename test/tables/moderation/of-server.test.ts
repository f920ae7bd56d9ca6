/** Each server sees only its own tables: those of other servers don't exist there, whatever their ids. */
import { expect, test } from 'vitest';
import type { ChannelId } from '../../../src/tables/model/table.ts';
import {
  ANN,
  actionFor,
  agreed,
  BEN,
  CAT,
  openTestTables,
  order,
  refusalFor,
  started,
} from '../../shared/hall.ts';

const HERE = { guildId: 'guild', channelId: 'here' as ChannelId };

test('a server reaches only its own tables by id', async () => {
  const hall = await openTestTables();
  const { actor } = hall;
  const table = await started(hall);
  const { id, version } = table;
  const elf = await actionFor(hall.tables, id, 'alfheim');
  const { tables } = hall;
  const ann = { ...actor(ANN), guildId: 'another guild' };
  const moderator = { ...actor(CAT), guildId: 'another guild', isModerator: true };
  expect(await tables.ofServer('another guild').loaded(id)).toBeNull();
  expect(refusalFor(await tables.act(ann, id, elf))).toBe('no-table');
  expect(refusalFor(await tables.abort(moderator, id))).toBe('no-table');
  expect(refusalFor(await tables.openAgain(moderator, id, { place: HERE, seed: 'same' }))).toBe('no-table');
  expect(refusalFor(await tables.reopen(moderator, id))).toBe('no-table');
  expect(refusalFor(await tables.propose(moderator, id, { kind: 'take-back' }))).toBe('no-table');
  expect((await tables.loaded(id))?.table.version).toBe(version);

  expect((await tables.ofServer('guild').loaded(id))?.table.id).toBe(id);
  expect(agreed(await tables.act({ ...ann, guildId: 'guild' }, id, elf)).version).toBe(version + 1);
});

test('a person on the server and the program wait for each other if they act at the same time', async () => {
  const hall = await openTestTables();
  const { id } = await started(hall);
  const { tables, actor } = hall;
  const answers = [
    tables.pause({ ...actor(ANN), guildId: 'guild', isModerator: false }, id),
    tables.resume({ ...actor(ANN), isModerator: false }, id),
  ];
  expect((await Promise.all(answers)).map((done) => done.ok)).toEqual([true, true]);
});

test('a person who erases their data on one server is forgotten on all servers', async () => {
  const hall = await openTestTables();
  const { actor, tables } = hall;
  await started(hall);
  const elsewhere = { guildId: 'another guild', channelId: 'elsewhere' as ChannelId };
  agreed(await tables.open(actor(BEN), { ...order(), place: elsewhere }));
  expect((await tables.dataOf(BEN)).tables).toHaveLength(2);
  expect(await tables.forget({ ...actor(BEN), guildId: 'guild' }, [])).toBe(2);
  expect((await tables.dataOf(BEN)).tables).toEqual([]);
});
