/** Answers at a running table: who may give them, what is stored, and who is pinged. */
import { describe, expect, test } from 'vitest';
import type { TableId } from '../../../src/tables/model/table.ts';
import {
  ANN,
  actionFor,
  agreed,
  BEN,
  CAT,
  choicesIn,
  openTestTables,
  order,
  refusalFor,
  started,
} from '../../shared/hall.ts';
import { NOON, secondsAfterNoon } from '../../shared/stores/tables.ts';

describe('who may answer', () => {
  test('the current player may answer, and no one else', async () => {
    const hall = await openTestTables();
    const { id } = await started(hall);
    const alfheim = await actionFor(hall.tables, id, 'alfheim');
    expect(await hall.tables.act(hall.actor(BEN), id, alfheim)).toMatchObject({
      refusal: { code: 'not-your-turn', count: 1, users: ANN },
    });
    expect(refusalFor(await hall.tables.act(hall.actor(CAT), id, alfheim))).toBe('not-seated');
    agreed(await hall.tables.act(hall.actor(ANN), id, alfheim));
  });

  test('an answered question is stale, and the game itself refuses what it forbids', async () => {
    const hall = await openTestTables();
    const { id } = await started(hall);
    const alfheim = await actionFor(hall.tables, id, 'alfheim');
    agreed(await hall.tables.act(hall.actor(ANN), id, alfheim));
    expect(refusalFor(await hall.tables.act(hall.actor(ANN), id, alfheim))).toBe('stale');
    const blocked = await actionFor(hall.tables, id, 'muspellheim', { island: 'white' });
    expect(await hall.tables.act(hall.actor(ANN), id, blocked)).toMatchObject({
      by: 'game',
      refusal: { code: 'world-blocked', giant: 'gialp' },
    });
    expect(choicesIn(await hall.tables.log(id))).toEqual(['alfheim']);
  });

  test('no one may answer at a missing table, or at a table that is not being played', async () => {
    const hall = await openTestTables();
    const action = { request: '1-turn', choice: 'alfheim', values: {} };
    expect(refusalFor(await hall.tables.act(hall.actor(ANN), 'nothing' as TableId, action))).toBe('no-table');
    const { id } = await started(hall);
    agreed(await hall.tables.abort({ ...hall.actor(ANN), isModerator: false }, id));
    expect(refusalFor(await hall.tables.act(hall.actor(ANN), id, action))).toBe('not-playing');
  });
});

describe('at the same moment', () => {
  test('of fifty presses on one button, only one is carried out', async () => {
    const hall = await openTestTables();
    const { id, version } = await started(hall);
    const alfheim = await actionFor(hall.tables, id, 'alfheim');
    const presses = Array.from({ length: 50 }, () => hall.tables.act(hall.actor(ANN), id, alfheim));
    const reasons = (await Promise.all(presses)).map(refusalFor);
    expect(reasons.filter((code) => code === null)).toHaveLength(1);
    expect(reasons.filter((code) => code === 'stale')).toHaveLength(49);
    expect(await hall.tables.log(id)).toHaveLength(1);
    expect((await hall.store.load(id))?.version).toBe(version + 1);
  });

  test('one interaction delivered fifty times is carried out once, and never refused', async () => {
    const hall = await openTestTables();
    const { id } = agreed(await hall.tables.open(hall.actor(ANN), order()));
    const actor = hall.actor(BEN);
    const joins = Array.from({ length: 50 }, () =>
      hall.tables.join(actor, id, { role: null, another: true }),
    );
    expect((await Promise.all(joins)).map(refusalFor)).toEqual(Array.from({ length: 50 }, () => null));
    expect((await hall.store.load(id))?.seats).toHaveLength(2);
  });

  test('of two changes based on the same version of a table, the second is a conflict', async () => {
    const hall = await openTestTables();
    const table = await started(hall);
    const slow = { ...table, version: table.version + 1 };
    expect(await hall.store.commit({ table: slow, lines: [], jobs: [], cause: 'first' })).toBe('done');
    expect(await hall.store.commit({ table: slow, lines: [], jobs: [], cause: 'second' })).toBe('conflict');
  });
});

describe('reporting', () => {
  test('every change requests a board and names its author', async () => {
    const hall = await openTestTables();
    const { id } = await started(hall, { passing: 'at-once' });
    await hall.jobs();
    const acted = agreed(
      await hall.tables.act(hall.actor(ANN), id, await actionFor(hall.tables, id, 'alfheim')),
    );
    expect((await hall.jobs()).map(({ job }) => job)).toEqual([
      { kind: 'board', by: ANN, version: acted.version },
    ]);
  });

  test('keeps events until a message has shown them', async () => {
    const hall = await openTestTables();
    const opened = await started(hall, { passing: 'at-once' });
    const { id } = opened;
    await hall.jobs();
    const acted = agreed(
      await hall.tables.act(hall.actor(ANN), id, await actionFor(hall.tables, id, 'alfheim')),
    );
    expect(acted.recentEvents.dropped).toBe(0);
    expect(acted.recentEvents.events.slice(0, opened.recentEvents.events.length)).toEqual(
      opened.recentEvents.events,
    );
    const [row] = await hall.store.claimDue(NOON, 1);
    if (row === undefined) throw new Error('nothing is to be shown');
    const board = {
      turn: 1,
      pending: [ANN],
      away: [],
      from: opened.recentEvents.events.length,
      to: acted.recentEvents.events.length,
    };
    const shown = { channelId: acted.place.channelId, messageId: 'board', postedAt: NOON, board };
    await hall.store.finish(row, { shown, jobs: [] });
    const passed = agreed(
      await hall.tables.act(hall.actor(ANN), id, await actionFor(hall.tables, id, 'done')),
    );
    expect(passed.recentEvents.dropped).toBe(board.from);
    const since = acted.recentEvents.events.slice(board.from);
    expect(since).not.toEqual([]);
    expect(passed.recentEvents.events.slice(0, since.length)).toEqual(since);
    expect(passed.recentEvents.events.length).toBeGreaterThan(since.length);
  });

  test('signals new jobs after each change, never after a refusal', async () => {
    const hall = await openTestTables();
    const { id } = await started(hall);
    const before = hall.woken();
    await hall.tables.act(hall.actor(BEN), id, await actionFor(hall.tables, id, 'alfheim'));
    expect(hall.woken()).toBe(before);
    await hall.tables.act(hall.actor(ANN), id, await actionFor(hall.tables, id, 'alfheim'));
    expect(hall.woken()).toBe(before + 1);
  });
});

describe('default answers', () => {
  async function allActionsUsed(passing: 'at-once' | 'after-a-minute' | 'by-hand') {
    const hall = await openTestTables();
    const { id } = await started(hall, { passing });
    for (const [choice, values] of [
      ['alfheim', {}],
      ['midgard', { island: 'white' }],
      ['enter-trance', {}],
    ] as const) {
      agreed(await hall.tables.act(hall.actor(ANN), id, await actionFor(hall.tables, id, choice, values)));
    }
    return { hall, id, about: (await hall.tables.loaded(id))?.request?.about };
  }

  test("come immediately after the last action, and the log says that they're automatic", async () => {
    const { hall, id, about } = await allActionsUsed('at-once');
    expect(about).not.toBe('turn-end');
    expect((await hall.tables.log(id)).at(-1)).toMatchObject({
      seat: 0,
      userId: null,
      action: { choice: 'done' },
    });
  });

  test('come after a minute from a job, which does nothing if it runs again', async () => {
    const { hall, id, about } = await allActionsUsed('after-a-minute');
    expect(about).toBe('turn-end');
    await hall.jobs();
    expect(await hall.jobs(secondsAfterNoon(59))).toEqual([]);
    const [row, ...more] = await hall.jobs(secondsAfterNoon(60));
    expect(more).toEqual([]);
    if (row?.job.kind !== 'answer') throw new Error('no answer is due');
    const { request } = row.job;
    expect(refusalFor(await hall.tables.giveDefaultAnswer(id, request, 'early'))).toBe('wait-goes-on');
    hall.turnsClock(60_000);
    agreed(await hall.tables.giveDefaultAnswer(id, request, 'outbox-1'));
    expect(refusalFor(await hall.tables.giveDefaultAnswer(id, request, 'outbox-2'))).toBe('stale');
    expect((await hall.jobs(secondsAfterNoon(60))).map(({ job }) => job)).toEqual([
      { kind: 'board', by: null, version: expect.any(Number) },
    ]);
  });

  test('never come if players end their turns themselves, and only the wait timer checks whether a turn takes too long', async () => {
    const { hall, id, about } = await allActionsUsed('by-hand');
    expect(about).toBe('turn-end');
    await hall.jobs();
    const since = (await hall.tables.loaded(id))?.table.waitingSince.toISOString();
    expect((await hall.jobs(secondsAfterNoon(86_400))).map(({ job }) => job)).toEqual([
      { kind: 'watch', watch: expect.objectContaining({ since, reminders: 0, isOverdueAnnounced: false }) },
    ]);
  });

  test('a question that leaves a choice never answers itself', async () => {
    const hall = await openTestTables();
    const { id } = await started(hall);
    const request = (await hall.tables.loaded(id))?.request?.key ?? '';
    expect(refusalFor(await hall.tables.giveDefaultAnswer(id, request, 'outbox-1'))).toBe('stale');
  });
});

describe('ending a game', () => {
  test('is for the host or a moderator; the log stays, and the channel is free', async () => {
    const hall = await openTestTables();
    const { id } = await started(hall);
    agreed(await hall.tables.act(hall.actor(ANN), id, await actionFor(hall.tables, id, 'alfheim')));
    expect(await hall.tables.abort({ ...hall.actor(BEN), isModerator: false }, id)).toMatchObject({
      refusal: { code: 'only-host-or-moderator', host: ANN },
    });
    await hall.jobs();
    agreed(await hall.tables.abort({ ...hall.actor(CAT), isModerator: true }, id));
    expect((await hall.jobs()).map(({ job }) => job.kind)).toEqual(['board', 'notice']);
    expect(refusalFor(await hall.tables.abort({ ...hall.actor(ANN), isModerator: false }, id))).toBe(
      'not-playing',
    );
    expect(await hall.tables.log(id)).toHaveLength(1);
    await started(hall);
  });
});
