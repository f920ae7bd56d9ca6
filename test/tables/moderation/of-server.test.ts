/** The tables as a person on one server sees them: those of the others are not there, whatever their ids. */
import { expect, test } from 'vitest';
import { keepLatest } from '../../../src/tables/latest.ts';
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

test('reaches only tables of its own server by id', async () => {
  const hall = await openTestTables();
  const { actor } = hall;
  const table = await started(hall);
  const { id, version } = table;
  const elf = await actionFor(hall.tables, id, 'alfheim');
  const there = hall.tables.ofServer('another guild');
  const moderator = { ...actor(CAT), isModerator: true };
  expect(await there.loaded(id)).toBeNull();
  expect(refusalFor(await there.act(actor(ANN), id, elf))).toBe('no-table');
  expect(refusalFor(await there.abort(moderator, id))).toBe('no-table');
  expect(refusalFor(await there.openAgain(moderator, id, { place: HERE, seed: 'same' }))).toBe('no-table');
  expect(await there.propose(moderator, id, { kind: 'take-back' })).toMatchObject({ ok: false });
  expect((await hall.tables.loaded(id))?.table.version).toBe(version);

  const here = hall.tables.ofServer('guild');
  expect((await here.loaded(id))?.table.id).toBe(id);
  expect(agreed(await here.act(actor(ANN), id, elf)).version).toBe(version + 1);
});

test('two who act at once, one of them by the server and one by the table itself, wait for one another', async () => {
  const hall = await openTestTables();
  const { id } = await started(hall);
  const { tables, actor } = hall;
  const answers = [
    tables.ofServer('guild').pause({ ...actor(ANN), isModerator: false }, id),
    tables.resume({ ...actor(ANN), isModerator: false }, id),
  ];
  expect((await Promise.all(answers)).map((done) => done.ok)).toEqual([true, true]);
});

test('a person who wants to be forgotten on one server is forgotten on all', async () => {
  const hall = await openTestTables();
  const { actor, tables } = hall;
  await started(hall);
  const elsewhere = { guildId: 'another guild', channelId: 'elsewhere' as ChannelId };
  agreed(await tables.open(actor(BEN), { ...order(), place: elsewhere }));
  expect((await tables.ofServer('guild').dataOf(BEN)).tables).toHaveLength(2);
  expect(await tables.ofServer('guild').forget(actor(BEN), [])).toBe(2);
  expect((await tables.dataOf(BEN)).tables).toEqual([]);
});

test('the verbs of a server are built once for all that is done there', async () => {
  const { tables } = await openTestTables();
  const here = tables.ofServer('guild');
  expect(tables.ofServer('another guild')).not.toBe(here);
  expect(tables.ofServer('guild')).toBe(here);
});

test('keeps the most recently used values and rebuilds the others', () => {
  const made: string[] = [];
  const thing = keepLatest(2, (name) => {
    made.push(name);
    return { name };
  });
  const first = thing('first');
  thing('second');
  expect(thing('first')).toBe(first);
  thing('third');
  expect(thing('first')).toBe(first);
  expect(made).toEqual(['first', 'second', 'third']);
  expect(thing('second')).toEqual({ name: 'second' });
  expect(made).toHaveLength(4);
});
