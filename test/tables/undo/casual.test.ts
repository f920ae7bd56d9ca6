/** Casual tables: everything can be undone step by step, past dice, cards and turns, and the announcements stay right. */
import { describe, expect, test } from 'vitest';
import { seatIndex } from '../../../src/core/seat.ts';
import type { Table, TableId, UserId } from '../../../src/tables/model/table.ts';
import { MAX_STEPS } from '../../../src/tables/turns/undo-stack.ts';
import {
  ANN,
  actionFor,
  agreed,
  answers,
  BEN,
  CAT,
  keyOfRequest,
  openTestTables,
  playsOn,
  refusalFor,
  started,
  startedByThree,
  stateByLog,
  type TestTables,
} from '../../shared/hall.ts';
import { boardAfter } from '../turns/boards.ts';

/** The log must reproduce the game's state. */
async function expectLogged(hall: TestTables, id: TableId): Promise<void> {
  expect(await stateByLog(hall, id)).toEqual((await hall.store.load(id))?.state);
}

/** The notices posted since the start of the game. */
async function posted(hall: TestTables, id: TableId): Promise<readonly string[]> {
  const keys = (await hall.tables.notices(id)).map(({ phrase }) => phrase.key);
  return keys.filter((key) => key !== 'lobby.joined');
}

describe('at a casual table', () => {
  test('undoes a roll, which then repeats the same result', async () => {
    const hall = await openTestTables();
    const { id } = await started(hall, { isCasual: true });
    const before = await answers(hall, id, 'alfheim');
    const rolled = await answers(hall, id, 'midgard', { island: 'white' });
    const back = agreed(await hall.tables.takeBack(hall.actor(ANN), id));
    expect(back.state).toEqual(before.state);
    expect((await answers(hall, id, 'midgard', { island: 'white' })).state).toEqual(rolled.state);
    await expectLogged(hall, id);
  });

  test('shows the author exactly what was undone, even past a turn', async () => {
    const hall = await openTestTables();
    const { id } = await started(hall, { isCasual: true });
    await answers(hall, id, 'alfheim');
    const done = await hall.tables.act(hall.actor(ANN), id, await actionFor(hall.tables, id, 'done'));
    await boardAfter(hall, id);
    const back = await hall.tables.takeBack(hall.actor(ANN), id);
    expect(done.ok && done.events.map(({ type }) => type)).toEqual(['turn-ended', 'turn-began']);
    expect(back.ok && back.events).toEqual(done.ok && done.events);
    expect(await posted(hall, id)).toEqual(['agreement.taken-back']);
  });

  test("posts the previous turn's board as a new message, without a ping for the player who undid", async () => {
    const hall = await openTestTables();
    const { id } = await started(hall, { isCasual: true });
    await boardAfter(hall, id);
    await answers(hall, id, 'alfheim');
    const first = await boardAfter(hall, id);
    await answers(hall, id, 'done');
    const turnOfBen = await boardAfter(hall, id);
    expect(turnOfBen).toMatchObject({ isNew: true, call: [BEN], turn: 2 });
    agreed(await hall.tables.takeBack(hall.actor(ANN), id));
    const again = await boardAfter(hall, id);
    expect(again).toEqual({ ...first, isNew: true, call: [] });
    await answers(hall, id, 'nidavellir', { artifact: 'surt' });
    const edited = await boardAfter(hall, id);
    expect(edited).toMatchObject({ isNew: false, turn: 1 });
    expect(edited?.told.slice(0, first?.told.length)).toEqual(first?.told);
    await answers(hall, id, 'done');
    const next = await boardAfter(hall, id);
    expect(next).toMatchObject({ isNew: true, call: [BEN], turn: 2 });
    expect(next?.told).toEqual(['elf-taken', 'artifact-taken', ...(turnOfBen?.told.slice(1) ?? [])]);
  });

  test('pings the author of a move that others undo', async () => {
    const hall = await openTestTables();
    const { tables, actor } = hall;
    const { id } = await startedByThree(hall, { isCasual: true });
    await boardAfter(hall, id);
    await answers(hall, id, 'done');
    await boardAfter(hall, id);
    agreed(await tables.propose({ ...actor(BEN), isModerator: false }, id, { kind: 'take-back' }));
    const proposal = (await hall.store.load(id))?.arrangements.proposal;
    const name = `${proposal?.request}~take-back`;
    agreed(await tables.agree({ ...actor(CAT), isModerator: false }, id, name));
    expect(await boardAfter(hall, id)).toMatchObject({ isNew: true, call: [ANN], turn: 1 });
  });

  test('reuses the board in the channel if the next turn’s board wasn’t shown yet', async () => {
    const hall = await openTestTables();
    const { id } = await started(hall, { isCasual: true });
    await boardAfter(hall, id);
    await answers(hall, id, 'alfheim');
    const first = await boardAfter(hall, id);
    await answers(hall, id, 'done');
    agreed(await hall.tables.takeBack(hall.actor(ANN), id));
    expect(await boardAfter(hall, id)).toEqual({ ...first, isNew: false });
  });

  test('undoes a default answer with the step before it', async () => {
    const hall = await openTestTables();
    const { id } = await started(hall, { isCasual: true });
    await answers(hall, id, 'alfheim');
    const before = await answers(hall, id, 'nidavellir', { artifact: 'surt' });
    await answers(hall, id, 'vanaheim:advance');
    const pause = (await hall.tables.loaded(id))?.request?.key ?? '';
    hall.turnsClock(60_000);
    agreed(await hall.tables.giveDefaultAnswer(id, pause, 'the pause is over'));
    expect((await hall.tables.loaded(id))?.request?.turn).toBe(2);
    const back = agreed(await hall.tables.takeBack(hall.actor(ANN), id));
    expect(back.state).toEqual(before.state);
    await expectLogged(hall, id);
  });

  test("redoes the table's own answers in the next turn together with that turn", async () => {
    const hall = await openTestTables();
    const { tables, actor } = hall;
    const { id } = await startedByThree(hall, { gameId: 'chronicles', seed: 'friday', isCasual: true });
    const waitsForMany = async () => {
      const request = (await tables.loaded(id))?.request;
      return request?.turn === 2 && request.defaultAnswer?.when === 'when-overdue' ? request.key : null;
    };
    for (; (await waitsForMany()) === null; ) await playsOn(hall, id, 1);
    hall.turnsClock(24 * 60 * 60_000);
    agreed(await tables.giveDefaultAnswer(id, (await waitsForMany()) ?? '', 'nobody went'));
    const { recentEvents, state } = (await hall.store.load(id)) as Table;
    const ofTheTurn = recentEvents.events.slice(recentEvents.turnFrom - recentEvents.dropped);
    expect(ofTheTurn).not.toEqual([]);
    const undo = await tables.propose({ ...actor(ANN), isModerator: false }, id, { kind: 'take-back' });
    const redo = await tables.propose({ ...actor(ANN), isModerator: false }, id, { kind: 'redo' });
    expect([undo, redo]).toMatchObject([{ isDecided: true }, { isDecided: true }]);
    const again = (await hall.store.load(id)) as Table;
    expect(again.state).toEqual(state);
    expect(again.recentEvents.events.slice(again.recentEvents.turnFrom - again.recentEvents.dropped)).toEqual(
      ofTheTurn,
    );
  });

  test('treats a skipped turn as a step that the table can undo', async () => {
    const hall = await openTestTables();
    const { id } = await started(hall, { isCasual: true });
    const before = await answers(hall, id, 'alfheim');
    const mo = { ...hall.actor('mo' as UserId), isModerator: true };
    const confirmed = await keyOfRequest(hall, id);
    agreed(await hall.tables.propose(mo, id, { kind: 'skip', seat: seatIndex(0) }, confirmed));
    expect(refusalFor(await hall.tables.takeBack(hall.actor(ANN), id))).toBe('not-only-yours');
    agreed(await hall.tables.propose({ ...hall.actor(ANN), isModerator: false }, id, { kind: 'take-back' }));
    const proposal = (await hall.store.load(id))?.arrangements.proposal;
    const ben = { ...hall.actor(BEN), isModerator: false };
    const back = agreed(await hall.tables.agree(ben, id, `${proposal?.request}~take-back`));
    expect(back.state).toEqual(before.state);
  });

  test('undoes many steps one by one and redoes them, with correct boards and log at each step', async () => {
    const hall = await openTestTables();
    const { id } = await started(hall, { isCasual: true });
    await boardAfter(hall, id);
    const stood: Table[] = [];
    for (let answer = 0; answer < MAX_STEPS + 5; answer += 1) {
      stood.push((await hall.store.load(id)) as Table);
      await playsOn(hall, id, 1);
      await boardAfter(hall, id);
    }
    const end = (await hall.store.load(id)) as Table;
    const giver = async (redoes: boolean) => {
      const { undoStack } = (await hall.store.load(id)) as Table;
      const step = redoes ? undoStack.undone.at(-1)?.step : undoStack.steps.at(-1);
      return end.seats[step?.seat ?? 0]?.userId ?? ANN;
    };
    for (let back = 1; back <= MAX_STEPS; back += 1) {
      const by = hall.actor(await giver(false));
      const table = agreed(await hall.tables.takeBack(by, id));
      expect(table.state).toEqual(stood.at(-back)?.state);
      const turn = (await hall.tables.loaded(id))?.request?.turn;
      const board = await boardAfter(hall, id);
      expect(board?.turn).toBe(turn);
      expect((await hall.store.shownOn(id))?.board?.turn).toBe(turn);
    }
    expect(refusalFor(await hall.tables.takeBack(hall.actor(ANN), id))).toBe('nothing-to-take-back');
    await expectLogged(hall, id);
    for (let forth = 1; forth <= MAX_STEPS; forth += 1) {
      const by = hall.actor(await giver(true));
      agreed(await hall.tables.redo(by, id));
      await boardAfter(hall, id);
    }
    expect((await hall.store.load(id))?.state).toEqual(end.state);
    expect(refusalFor(await hall.tables.redo(hall.actor(ANN), id))).toBe('nothing-to-redo');
    await expectLogged(hall, id);
    agreed(await hall.tables.takeBack(hall.actor(await giver(false)), id));
    expect((await hall.store.load(id))?.state).toEqual(stood.at(-1)?.state);
  });
});

test('at any other table nothing can be undone past the end of a turn', async () => {
  const hall = await openTestTables();
  const { id } = await started(hall);
  await answers(hall, id, 'alfheim');
  await answers(hall, id, 'done');
  expect(refusalFor(await hall.tables.takeBack(hall.actor(ANN), id))).toBe('nothing-to-take-back');
});
