/** Who gets advice at a table, changed by its host in the lobby and in the game; a challenge that began without stays so. */
import { expect, test } from 'vitest';
import type { Doer } from '../../../src/tables/model/change.ts';
import { ANN, agreed, BEN, openTestTables, order, ruler, whyNot } from '../hall.ts';

function withoutSeed() {
  const { seed: _, ...plain } = order();
  return plain;
}

async function begun(opens: ReturnType<typeof withoutSeed>) {
  const hall = await openTestTables();
  const { tables, doer } = hall;
  const { id } = agreed(await tables.open(doer(ANN), opens));
  agreed(await tables.join(doer(BEN), id, { role: 'odin', another: false }));
  const starts = async (by: Doer = doer(ANN)) => agreed(await tables.start(by, id, null));
  return { hall, id, starts, sets: hall.tables.setAdvice };
}

test('the host changes it in the lobby and in the game, and the channel reads it', async () => {
  const { hall, id, starts, sets } = await begun(withoutSeed());
  expect(whyNot(await sets(ruler(hall, BEN), id, 'off'))).toBe('only-host-or-moderator');
  expect(whyNot(await sets(ruler(hall, ANN), id, 'private'))).toBe('advice-already');
  await hall.errands();
  expect(agreed(await sets(ruler(hall, ANN), id, 'off')).advice).toBe('off');
  expect((await hall.errands()).map(({ errand: { kind } }) => kind)).toEqual(['lobby', 'notice']);
  await starts();
  await hall.errands();
  expect(agreed(await sets(ruler(hall, ANN), id, 'open')).advice).toBe('open');
  expect((await hall.errands()).map(({ errand }) => errand)).toMatchObject([
    { kind: 'board' },
    { kind: 'notice', saying: { key: 'table.advice', with: { user: ANN } } },
  ]);
});

test('with a typed seed it can be had from the lobby on, or not at all', async () => {
  const without = await begun(order());
  expect((await without.starts()).advice).toBe('off');
  const late = await without.sets(ruler(without.hall, ANN), without.id, 'private');
  expect(whyNot(late)).toBe('challenge-without-advice');

  const { hall, id, starts, sets } = await begun(order());
  agreed(await sets(ruler(hall, ANN), id, 'private'));
  await starts();
  expect(agreed(await sets(ruler(hall, ANN), id, 'open')).advice).toBe('open');
});

test('a game that is over keeps what it had', async () => {
  const { hall, id, starts, sets } = await begun(withoutSeed());
  await starts();
  agreed(await hall.tables.abort(ruler(hall, ANN), id));
  expect(whyNot(await sets(ruler(hall, ANN), id, 'off'))).toBe('not-playing');
});
