/**
 * The advice setting of a table, changed by its host in the lobby and in the game; a challenge started without advice
 * stays so.
 */
import { expect, test } from 'vitest';
import type { Actor } from '../../../src/tables/model/change.ts';
import { ANN, agreed, BEN, openTestTables, order, privilegedActor, refusalFor } from '../../shared/hall.ts';

function withoutSeed() {
  const { seed: _, ...plain } = order();
  return plain;
}

async function begun(opens: ReturnType<typeof withoutSeed>) {
  const hall = await openTestTables();
  const { tables, actor } = hall;
  const { id } = agreed(await tables.open(actor(ANN), opens));
  agreed(await tables.join(actor(BEN), id, { role: 'odin', another: false }));
  const starts = async (by: Actor = actor(ANN)) => agreed(await tables.start(by, id, null));
  return { hall, id, starts, sets: hall.tables.setAdvice };
}

test('the host changes the advice setting in the lobby and in the game, and the change is announced in the channel', async () => {
  const { hall, id, starts, sets } = await begun(withoutSeed());
  expect(refusalFor(await sets(privilegedActor(hall, BEN), id, 'off'))).toBe('only-host-or-moderator');
  expect(refusalFor(await sets(privilegedActor(hall, ANN), id, 'private'))).toBe('advice-already');
  await hall.jobs();
  expect(agreed(await sets(privilegedActor(hall, ANN), id, 'off')).advice).toBe('off');
  expect((await hall.jobs()).map(({ job: { kind } }) => kind)).toEqual(['lobby', 'notice']);
  await starts();
  await hall.jobs();
  expect(agreed(await sets(privilegedActor(hall, ANN), id, 'open')).advice).toBe('open');
  expect((await hall.jobs()).map(({ job }) => job)).toMatchObject([
    { kind: 'board' },
    { kind: 'notice', phrase: { key: 'table.advice', with: { user: ANN } } },
  ]);
});

test('with a typed seed advice can be on from the lobby, or never', async () => {
  const without = await begun(order());
  expect((await without.starts()).advice).toBe('off');
  const late = await without.sets(privilegedActor(without.hall, ANN), without.id, 'private');
  expect(refusalFor(late)).toBe('challenge-without-advice');

  const { hall, id, starts, sets } = await begun(order());
  agreed(await sets(privilegedActor(hall, ANN), id, 'private'));
  await starts();
  expect(agreed(await sets(privilegedActor(hall, ANN), id, 'open')).advice).toBe('open');
});

test('the advice setting of a finished game stays', async () => {
  const { hall, id, starts, sets } = await begun(withoutSeed());
  await starts();
  agreed(await hall.tables.abort(privilegedActor(hall, ANN), id));
  expect(refusalFor(await sets(privilegedActor(hall, ANN), id, 'off'))).toBe('not-playing');
});
