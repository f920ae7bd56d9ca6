/** Redoing undone moves: in their order, by the right people, and until a person answers again. */
import { expect, test } from 'vitest';
import {
  ANN,
  agreed,
  answers,
  BEN,
  CAT,
  openTestTables,
  refusalFor,
  started,
  stateByLog,
  type TestTables,
} from '../../shared/hall.ts';

async function twoSteps(hall: TestTables) {
  const opened = await started(hall);
  const once = await answers(hall, opened.id, 'alfheim');
  const twice = await answers(hall, opened.id, 'nidavellir', { artifact: 'surt' });
  return { id: opened.id, opened, once, twice };
}

test('several steps are undone and redone, each with its description', async () => {
  const hall = await openTestTables();
  const { id, opened, once, twice } = await twoSteps(hall);
  agreed(await hall.tables.takeBack(hall.actor(ANN), id));
  const back = agreed(await hall.tables.takeBack(hall.actor(ANN), id));
  expect(back.state).toEqual(opened.state);
  const elf = await hall.tables.redo(hall.actor(ANN), id);
  expect(elf).toMatchObject({ events: [{ type: 'elf-taken' }] });
  expect(agreed(elf).state).toEqual(once.state);
  const artifact = agreed(await hall.tables.redo(hall.actor(ANN), id));
  expect([artifact.state, artifact.recentEvents]).toEqual([twice.state, twice.recentEvents]);
  expect(refusalFor(await hall.tables.redo(hall.actor(ANN), id))).toBe('nothing-to-redo');
  expect(agreed(await hall.tables.takeBack(hall.actor(ANN), id)).state).toEqual(once.state);
  agreed(await hall.tables.redo(hall.actor(ANN), id));
  agreed(await hall.tables.takeBack(hall.actor(ANN), id));
  expect(agreed(await hall.tables.takeBack(hall.actor(ANN), id)).state).toEqual(opened.state);
});

test('a redo is logged as a return to the earlier moment', async () => {
  const hall = await openTestTables();
  const { id, twice } = await twoSteps(hall);
  agreed(await hall.tables.takeBack(hall.actor(ANN), id));
  agreed(await hall.tables.takeBack(hall.actor(ANN), id));
  agreed(await hall.tables.redo(hall.actor(ANN), id));
  agreed(await hall.tables.redo(hall.actor(ANN), id));
  const log = await hall.tables.log(id);
  expect(log.map((line) => ('action' in line ? line.action.choice : 'back' in line && line.back))).toEqual([
    'alfheim',
    'nidavellir',
    1,
    3,
    1,
    3,
  ]);
  expect(await stateByLog(hall, id)).toEqual(twice.state);
});

test('a new answer leaves nothing to redo', async () => {
  const hall = await openTestTables();
  const { id } = await twoSteps(hall);
  agreed(await hall.tables.takeBack(hall.actor(ANN), id));
  await answers(hall, id, 'vanaheim:advance');
  expect(refusalFor(await hall.tables.redo(hall.actor(ANN), id))).toBe('nothing-to-redo');
});

test('a redo is for the author of the answer; any other player asks the table', async () => {
  const hall = await openTestTables();
  const { id, twice } = await twoSteps(hall);
  agreed(await hall.tables.takeBack(hall.actor(ANN), id));
  expect(refusalFor(await hall.tables.redo(hall.actor(BEN), id))).toBe('not-yours-to-take-back');
  const redo = { kind: 'redo' } as const;
  const cat = { ...hall.actor(CAT), isModerator: true };
  expect(refusalFor(await hall.tables.propose(cat, id, redo))).toBe('not-seated');
  const proposed = await hall.tables.propose({ ...hall.actor(BEN), isModerator: false }, id, redo);
  expect(proposed).toMatchObject({ isDecided: false });
  const ann = { ...hall.actor(ANN), isModerator: false };
  expect(agreed(await hall.tables.propose(ann, id, redo)).state).toEqual(twice.state);
});

test('an old button does not redo an action a second time', async () => {
  const hall = await openTestTables();
  const { id } = await twoSteps(hall);
  agreed(await hall.tables.takeBack(hall.actor(ANN), id));
  agreed(await hall.tables.takeBack(hall.actor(ANN), id));
  const asked = (await hall.tables.loaded(id))?.request?.key;
  agreed(await hall.tables.redo(hall.actor(ANN), id, asked));
  expect(refusalFor(await hall.tables.redo(hall.actor(ANN), id, asked))).toBe('stale');
});
