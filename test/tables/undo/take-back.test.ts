/** Undoing an answer in the current turn: by whom, how far, and the effect on the log and on old buttons. */
import { describe, expect, test } from 'vitest';
import type { GameEntry } from '../../../src/core/catalogue.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import type { MicromidgardState } from '../../../src/games/micromidgard/state/state.ts';
import type { ChannelId, TableId } from '../../../src/tables/model/table.ts';
import {
  ANN,
  actionFor,
  agreed,
  answers,
  BEN,
  CAT,
  openTestTables,
  order,
  playsOn,
  refusalFor,
  started,
  stateByLog,
  type TestTables,
} from '../../shared/hall.ts';
import { secondsAfterNoon } from '../../shared/stores/tables.ts';

function takesBack(hall: TestTables, id: TableId, userId = ANN) {
  return hall.tables.takeBack(hall.actor(userId), id);
}

const ELVES_ARE_REMEMBERED = new Map(
  [...CATALOGUE].map(([id, entry]) => {
    const highlight: GameEntry['presenter']['highlight'] = ({ type }) =>
      type === 'elf-taken' ? { phrase: { key: 'elf' }, altText: { key: 'elf' }, picture: () => '' } : null;
    return [id, { ...entry, presenter: { ...entry.presenter, highlight } }];
  }),
);

describe('the last answer is undone', () => {
  test('and the game is as before, step by step to the start of the turn', async () => {
    const hall = await openTestTables();
    const opened = await started(hall);
    const { id } = opened;
    const once = await answers(hall, id, 'alfheim');
    await answers(hall, id, 'nidavellir', { artifact: 'surt' });
    const back = agreed(await takesBack(hall, id));
    expect([back.state, back.recentEvents]).toEqual([once.state, once.recentEvents]);
    const start = agreed(await takesBack(hall, id));
    expect([start.state, start.recentEvents]).toEqual([opened.state, opened.recentEvents]);
    expect(refusalFor(await takesBack(hall, id))).toBe('nothing-to-take-back');
  });

  test('without showing a highlight of what is undone, or of what is redone', async () => {
    const hall = await openTestTables(undefined, ELVES_ARE_REMEMBERED);
    const { id } = await started(hall);
    await hall.jobs();
    const shown = async () =>
      (await hall.jobs()).flatMap(({ job }) =>
        job.kind === 'highlight' || job.kind === 'board' ? [[job.kind, 'afresh' in job]] : [],
      );
    await answers(hall, id, 'alfheim');
    expect(await shown()).toEqual([
      ['highlight', false],
      ['board', true],
    ]);
    await takesBack(hall, id);
    expect(await shown()).toEqual([['board', false]]);
    await hall.tables.redo(hall.actor(ANN), id);
    expect(await shown()).toEqual([['board', false]]);
  });

  test('and its author learns what was undone', async () => {
    const hall = await openTestTables();
    const { id } = await started(hall);
    await answers(hall, id, 'alfheim');
    expect(await takesBack(hall, id)).toMatchObject({ events: [{ type: 'elf-taken' }] });
  });

  test('only by its author', async () => {
    const hall = await openTestTables();
    const { id } = await started(hall);
    await answers(hall, id, 'alfheim');
    for (const other of [BEN, CAT])
      expect(await takesBack(hall, id, other)).toMatchObject({
        refusal: { code: 'not-yours-to-take-back', user: ANN },
      });
    expect(refusalFor(await takesBack(hall, id))).toBe(null);
  });

  test('as long as the turn has not ended, even if nothing is left to do', async () => {
    const hall = await openTestTables();
    const { id } = await started(hall);
    await answers(hall, id, 'alfheim');
    await answers(hall, id, 'nidavellir', { artifact: 'surt' });
    const last = await answers(hall, id, 'vanaheim:advance');
    expect((await hall.tables.loaded(id))?.request?.about).toBe('turn-end');
    agreed(await takesBack(hall, id));
    await answers(hall, id, 'vanaheim:advance');
    expect((await hall.store.load(id))?.state).toEqual(last.state);
    await answers(hall, id, 'done');
    expect(refusalFor(await takesBack(hall, id))).toBe('nothing-to-take-back');
  });

  test('but not past anything random', async () => {
    const hall = await openTestTables();
    const { id } = await started(hall);
    await answers(hall, id, 'alfheim');
    await answers(hall, id, 'midgard', { island: 'white' });
    expect(refusalFor(await takesBack(hall, id))).toBe('nothing-to-take-back');
    await answers(hall, id, 'nidavellir', { artifact: 'surt' });
    agreed(await takesBack(hall, id));
    expect(refusalFor(await takesBack(hall, id))).toBe('nothing-to-take-back');
  });
});

test('even a ninth point is undone as long as the end of the turn is not confirmed', async () => {
  const hall = await openTestTables();
  const opened = agreed(await hall.tables.open(hall.actor(ANN), order({ gameId: 'micromidgard' })));
  agreed(await hall.tables.join(hall.actor(BEN), opened.id, { role: null, another: true }));
  agreed(await hall.tables.start(hall.actor(ANN), opened.id, null));
  const { id } = opened;
  const points = async () => {
    const state = (await hall.store.load(id))?.state as MicromidgardState;
    return Math.max(...state.seats.map((seat) => seat.points));
  };
  while ((await points()) < 9) await playsOn(hall, id, 1);
  const loaded = await hall.tables.loaded(id);
  const winner = loaded?.table.seats[loaded.request?.seats[0] ?? 0]?.userId ?? CAT;
  expect(loaded?.request?.about).toBe('turn-end');
  agreed(await takesBack(hall, id, winner));
  expect(await points()).toBe(8);
  await playsOn(hall, id, 1);
  const done = await actionFor(hall.tables, id, 'done');
  const ended = agreed(await hall.tables.act(hall.actor(winner), id, done));
  expect(ended.status).toBe('finished');
  expect(refusalFor(await takesBack(hall, id, winner))).toBe('not-playing');
});

describe('the log', () => {
  test("keeps the undone moves, and restores the game's state", async () => {
    const hall = await openTestTables();
    const { id } = await started(hall);
    await answers(hall, id, 'alfheim');
    await answers(hall, id, 'nidavellir', { artifact: 'surt' });
    agreed(await takesBack(hall, id));
    await answers(hall, id, 'nidavellir', { artifact: 'hel' });
    agreed(await takesBack(hall, id));
    agreed(await takesBack(hall, id));
    await answers(hall, id, 'vanaheim:advance');
    const log = await hall.tables.log(id);
    expect(log.map((line) => ('action' in line ? line.action.choice : 'back' in line && line.back))).toEqual([
      'alfheim',
      'nidavellir',
      1,
      'nidavellir',
      1,
      5,
      'vanaheim:advance',
    ]);
    expect(await stateByLog(hall, id)).toEqual((await hall.store.load(id))?.state);
  });
});

describe('the earlier question', () => {
  test('is no longer open: its old button is stale, and a new one works', async () => {
    const hall = await openTestTables();
    const { id } = await started(hall);
    await answers(hall, id, 'alfheim');
    const old = await actionFor(hall.tables, id, 'vanaheim:advance');
    agreed(await takesBack(hall, id));
    await answers(hall, id, 'nidavellir', { artifact: 'surt' });
    expect(refusalFor(await hall.tables.act(hall.actor(ANN), id, old))).toBe('stale');
    await answers(hall, id, 'vanaheim:advance');
  });

  test('no longer ends the turn automatically: the new question has a full pause of its own', async () => {
    const hall = await openTestTables();
    const { id } = await started(hall);
    await answers(hall, id, 'alfheim');
    await answers(hall, id, 'nidavellir', { artifact: 'surt' });
    await answers(hall, id, 'vanaheim:advance');
    agreed(await takesBack(hall, id));
    const again = await answers(hall, id, 'vanaheim:advance');
    const passings = (await hall.jobs(secondsAfterNoon(60))).flatMap(({ job }) =>
      job.kind === 'answer' ? [job.request] : [],
    );
    const [old = '', now = ''] = passings;
    expect(passings).toHaveLength(2);
    expect(refusalFor(await hall.tables.giveDefaultAnswer(id, old, 'old'))).toBe('stale');
    expect((await hall.store.load(id))?.state).toEqual(again.state);
    hall.turnsClock(60_000);
    expect(refusalFor(await hall.tables.giveDefaultAnswer(id, now, 'now'))).toBe(null);
  });
});

test('nothing can be undone in a lobby, or at a missing table', async () => {
  const hall = await openTestTables();
  expect(refusalFor(await takesBack(hall, 'nothing' as TableId))).toBe('no-table');
  const lobby = agreed(await hall.tables.open(hall.actor(ANN), order({ channel: 'another' as ChannelId })));
  expect(refusalFor(await takesBack(hall, lobby.id))).toBe('not-playing');
  const { id } = await started(hall);
  agreed(await hall.tables.abort({ ...hall.actor(ANN), isModerator: false }, id));
  expect(refusalFor(await takesBack(hall, id))).toBe('not-playing');
});
