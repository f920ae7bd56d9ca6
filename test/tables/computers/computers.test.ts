/** Computers at a table: they take seats, play whole turns, stand in for people, and never play on without people. */
import { describe, expect, test } from 'vitest';
import type { Catalogue } from '../../../src/core/catalogue.ts';
import type { Policy } from '../../../src/core/policy.ts';
import { type SeatIndex, seatIndex } from '../../../src/core/seat.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import { nameOf } from '../../../src/tables/agreement/proposals.ts';
import { type AnswerOfComputer, quickAnswer } from '../../../src/tables/computers/answering.ts';
import { gameFileOf } from '../../../src/tables/history/game-file.ts';
import type { OutboxRow } from '../../../src/tables/model/outbox.ts';
import type { ChannelId, Table, TableId, UserId } from '../../../src/tables/model/table.ts';
import { pendingUsers } from '../../../src/tables/turns/current-request.ts';
import {
  ANN,
  actionFor,
  agreed,
  answers,
  BEN,
  CAT,
  keyOfRequest,
  openTestTables,
  order,
  privilegedActor,
  refusalFor,
  started,
  stateByLog,
  type TestTables,
} from '../../shared/hall.ts';

const THOR = seatIndex(0);
const ODIN = seatIndex(1);
const MINUTE = 60_000;

/** Ann as Thor and a computer as Odin, the first question asked of Ann. */
async function besideComputer(hall: TestTables, changes: Parameters<typeof order>[0] = {}): Promise<Table> {
  const { tables, actor } = hall;
  const { id } = agreed(await tables.open(actor(ANN), order({ role: 'thor', seed: 'story 76', ...changes })));
  agreed(await tables.addComputer(actor(ANN), id, 'odin', 'good'));
  return agreed(await tables.start(actor(ANN), id, null));
}

/** Ann ends her turn; a player without a default answer left does as little as they can. */
async function endsTurn(hall: TestTables, id: TableId, by: UserId = ANN): Promise<void> {
  for (let given = 0; given < 20; given += 1) {
    const loaded = await hall.tables.loaded(id);
    if (
      loaded === null ||
      loaded.request === null ||
      !pendingUsers(loaded.table, loaded.request).includes(by)
    )
      return;
    const { entry, request, table } = loaded;
    const [asked = request] = entry.game.requests(table.state);
    const action = { ...entry.game.skip(table.state, asked), request: request.key };
    agreed(await hall.tables.act(hall.actor(by), id, action));
  }
}

/** The jobs for computers that are due within a minute; all other due jobs are done. */
async function computersDue(hall: TestTables): Promise<readonly OutboxRow[]> {
  const rows = await hall.jobs(new Date(hall.now().getTime() + MINUTE));
  return rows.filter(({ job }) => job.kind === 'computer');
}

async function plays(hall: TestTables, row: OutboxRow | undefined) {
  if (row?.job.kind !== 'computer') throw new Error('no computer is to play');
  const { request, begins } = row.job;
  return hall.tables.playComputer(row.tableId, request, `outbox-${row.id}`, begins);
}

/** A moderator gives Thor's seat to a computer, after confirming that the computer takes the current turn. */
async function givesSeatOfThor(hall: TestTables, id: TableId) {
  const share = { seat: THOR, span: 'seat' } as const;
  const confirmed = await keyOfRequest(hall, id);
  return hall.tables.letComputerPlay(privilegedActor(hall, CAT, true), id, share, 'good', confirmed);
}

async function isPending(hall: TestTables, id: TableId, userId: UserId): Promise<boolean> {
  const loaded = await hall.tables.loaded(id);
  return loaded?.request != null && pendingUsers(loaded.table, loaded.request).includes(userId);
}

/** The games, one of them with a quick player that never knows what to do. */
function withoutAnswers(gameId: string): Catalogue {
  const entry = CATALOGUE.get(gameId);
  if (entry === undefined) throw new Error(`there is no ${gameId}`);
  const sensible: Policy<unknown> = {
    answer() {
      throw new Error('no sensible answer');
    },
  };
  return new Map([...CATALOGUE, [gameId, { ...entry, judgement: null, policies: { sensible } }]]);
}

describe('in a lobby', () => {
  test('computers take free seats, and the host takes them out again', async () => {
    const { tables, actor } = await openTestTables();
    const { id } = agreed(await tables.open(actor(ANN), order({ role: 'thor' })));
    expect(refusalFor(await tables.addComputer(actor(BEN), id, null, 'good'))).toBe('only-seated-or-host');
    expect(refusalFor(await tables.addComputer(actor(ANN), id, 'thor', 'good'))).toBe('role-taken');
    agreed(await tables.addComputer(actor(ANN), id, 'odin', 'best'));
    const { seats } = agreed(await tables.addComputer(actor(ANN), id, null, 'gentle'));
    expect(seats).toEqual([
      { role: 'thor', userId: ANN },
      { role: 'odin', userId: null, computer: 'best' },
      { role: null, userId: null, computer: 'gentle' },
    ]);
    expect(refusalFor(await tables.removeComputer(actor(BEN), id))).toBe('only-host');
    agreed(await tables.removeComputer(actor(ANN), id));
    const leaving = { leaves: 'seat', name: 'odin' } as const;
    expect(agreed(await tables.leave(actor(ANN), id, leaving, null)).seats).toHaveLength(1);
    expect(refusalFor(await tables.removeComputer(actor(ANN), id))).toBe('no-computer');
  });

  test("computers can't start a game on their own", async () => {
    const { tables, actor } = await openTestTables();
    const { id } = agreed(await tables.open(actor(ANN), order({ role: 'thor' })));
    agreed(await tables.addComputer(actor(ANN), id, 'odin', 'good'));
    agreed(await tables.leave(actor(ANN), id, { leaves: 'seats' }, null));
    expect(refusalFor(await tables.start(actor(ANN), id, null))).toBe('no-person');
  });

  test('a repeated game has the computers in their seats again', async () => {
    const hall = await openTestTables();
    const { tables, actor } = hall;
    const { id, place } = await besideComputer(hall);
    agreed(await tables.abort({ ...actor(ANN), isModerator: false }, id));
    const again = agreed(
      await tables.openAgain({ ...actor(ANN), isModerator: false }, id, { place, seed: 'same' }),
    );
    expect(again.seats).toEqual([
      { role: 'thor', userId: ANN },
      { role: 'odin', userId: null, computer: 'good' },
    ]);
    agreed(await tables.start(actor(ANN), again.id, null));
  });
});

describe('a computer whose turn it is', () => {
  test('plays the whole turn after a pause, as one change, and pings only the next player', async () => {
    const hall = await openTestTables();
    const { id } = await besideComputer(hall);
    await endsTurn(hall, id);
    expect(
      refusalFor(await hall.tables.act(hall.actor(ANN), id, await actionFor(hall.tables, id, 'done'))),
    ).toBe('computer-plays');
    expect((await hall.jobs()).some(({ job }) => job.kind === 'computer')).toBe(false);
    const [row, another] = await computersDue(hall);
    expect(another).toBeUndefined();
    const before = (await hall.tables.log(id)).length;
    const done = await plays(hall, row);
    const { recentEvents } = agreed(done);
    const gain = { with: { instead: expect.any(Number), now: expect.any(Number) } };
    expect(recentEvents.byComputer).toMatchObject({
      events: done.ok ? done.events.length : null,
      reasons: [{ key: 'computers.why-gain', with: { gain } }],
    });
    expect(await isPending(hall, id, ANN)).toBe(true);
    const lines = (await hall.tables.log(id)).slice(before);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.every((line) => 'seat' in line && line.seat === ODIN && line.userId === null)).toBe(true);
    expect(lines[0]).toMatchObject({ computer: 'good' });
    expect(await computersDue(hall)).toEqual([]);
  });

  test('plays nothing twice: neither if its job comes again, nor under another number', async () => {
    const hall = await openTestTables();
    const { id } = await besideComputer(hall);
    await endsTurn(hall, id);
    const [row] = await computersDue(hall);
    agreed(await plays(hall, row));
    const { logged } = agreed(
      await answers(hall, id, 'alfheim').then((table) => ({ ok: true, table, events: [] })),
    );
    expect(refusalFor(await plays(hall, row))).toBe('stale');
    const request = row?.job.kind === 'computer' ? row.job.request : '';
    expect(refusalFor(await hall.tables.playComputer(id, request, 'outbox-again'))).toBe('stale');
    expect((await hall.tables.loaded(id))?.table.logged).toBe(logged);
  });

  test('is marked in the log and in the game file, which replays without it', async () => {
    const hall = await openTestTables();
    const { id } = await besideComputer(hall);
    await endsTurn(hall, id);
    const [row] = await computersDue(hall);
    agreed(await plays(hall, row));
    const loaded = await hall.tables.loaded(id);
    if (loaded === null) throw new Error('there is no table');
    expect(await stateByLog(hall, id)).toEqual(loaded.table.state);
    const { actions } = gameFileOf(
      loaded.entry,
      loaded.table,
      await hall.tables.eras(id),
      await hall.tables.log(id),
    );
    const ofSeat = (seat: number) => actions.filter((each) => 'seat' in each && each.seat === seat);
    expect(ofSeat(ODIN).some((each) => 'computer' in each && each.computer === 'good')).toBe(true);
    expect(ofSeat(THOR).some((each) => 'computer' in each)).toBe(false);
  });

  test.each<[string, AnswerOfComputer]>([
    ['none', () => Promise.reject(new Error('killed'))],
    [
      'one against the rules',
      ({ request: { key } }) =>
        Promise.resolve([{ action: { request: key, choice: 'no such thing', values: {} } }]),
    ],
  ])(
    'plays by simpler rules, and says so once, after this answer of its search: %s',
    async (_, askComputer) => {
      const hall = await openTestTables(undefined, undefined, askComputer);
      const { id } = await besideComputer(hall);
      await endsTurn(hall, id);
      const [row] = await computersDue(hall);
      agreed(await plays(hall, row));
      expect(await isPending(hall, id, ANN)).toBe(true);
      const posted = (await hall.tables.notices(id)).filter(
        ({ phrase }) => phrase.key === 'computers.stumbled',
      );
      expect(posted).toHaveLength(1);
    },
  );

  test('does as little as the rules allow if even its simpler rules have no answer', async () => {
    const failed: unknown[] = [];
    const hall = await openTestTables(undefined, withoutAnswers('yggdrasil'), undefined, failed);
    const { id } = await besideComputer(hall);
    await endsTurn(hall, id);
    const [row] = await computersDue(hall);
    agreed(await plays(hall, row));
    expect(await isPending(hall, id, ANN)).toBe(true);
    expect(failed[0]).toMatchObject({ message: 'no sensible answer' });
  });

  test("doesn't decide who goes first if it has no sensible answer", async () => {
    const failed: unknown[] = [];
    const hall = await openTestTables(undefined, withoutAnswers('chronicles'), undefined, failed);
    const { tables, actor } = hall;
    const { id } = agreed(
      await tables.open(actor(ANN), order({ gameId: 'chronicles', role: 'freyja', seed: 'hall' })),
    );
    agreed(await tables.addComputer(actor(ANN), id, 'thor', 'good'));
    agreed(await tables.start(actor(ANN), id, 'thor'));
    hall.turnsClock(5 * MINUTE);
    const [row] = await computersDue(hall);
    expect(refusalFor(await plays(hall, row))).toBe('stale');
    expect(failed).toHaveLength(1);
    expect(await isPending(hall, id, ANN)).toBe(true);
  });

  test('plays sooner if no player has anything new to read', async () => {
    const hall = await openTestTables();
    const { tables, actor } = hall;
    const soon = () => hall.jobs(new Date(hall.now().getTime() + 5_000));
    const { id } = agreed(await tables.open(actor(ANN), order({ role: 'thor', seed: 'story 76' })));
    for (const role of ['odin', 'tyr']) agreed(await tables.addComputer(actor(ANN), id, role, 'good'));
    agreed(await tables.join(actor(BEN), id, { role: 'frey', another: true }));
    agreed(await tables.start(actor(ANN), id, null));
    const isSoon = async () => (await soon()).some(({ job }) => job.kind === 'computer');
    await endsTurn(hall, id);
    expect(await isSoon()).toBe(false);
    const [row] = await computersDue(hall);
    agreed(await plays(hall, row));
    expect(await isSoon()).toBe(true);
    const alone = await besideComputer(hall, { channel: 'another' as ChannelId });
    await endsTurn(hall, alone.id);
    expect(await isSoon()).toBe(true);
  });

  test('gives the reason for the move that mattered most, until a person has answered', async () => {
    let gap = 0;
    const hall = await openTestTables(undefined, undefined, (question) => {
      gap += 0.1;
      const reason = { gap, lines: () => [{ key: 'advice.only', with: { gap: reason.gap } }] };
      return Promise.resolve([{ ...quickAnswer(question), because: () => reason }]);
    });
    const { id } = await besideComputer(hall);
    await endsTurn(hall, id);
    const [row] = await computersDue(hall);
    agreed(await plays(hall, row));
    const turn = (await hall.tables.loaded(id))?.table.recentEvents.byComputer;
    expect(gap).toBeGreaterThan(0.1);
    expect(turn?.reasons).toEqual([
      { key: 'computers.why', with: { role: { key: 'yggdrasil.god.odin' } } },
      { key: 'advice.only', with: { gap } },
    ]);
    await endsTurn(hall, id);
    expect((await hall.tables.loaded(id))?.table.recentEvents.byComputer).toBeUndefined();
  });

  test('waits while the game is paused or has no channel, and plays when it resumes', async () => {
    const hall = await openTestTables();
    const { tables, actor } = hall;
    const { id } = await besideComputer(hall);
    await endsTurn(hall, id);
    const [row] = await computersDue(hall);
    agreed(await tables.pause({ ...actor(ANN), isModerator: false }, id));
    expect(refusalFor(await plays(hall, row))).toBe('stale');
    const { place } = agreed(await tables.resume({ ...actor(ANN), isModerator: false }, id));
    agreed(await tables.suspend(id, place, 'channel-gone'));
    const [lost] = await computersDue(hall);
    expect(refusalFor(await plays(hall, lost))).toBe('stale');
    agreed(await tables.revive(id));
    const [again] = await computersDue(hall);
    agreed(await plays(hall, again));
    expect(await isPending(hall, id, ANN)).toBe(true);
  });

  test('does not play on among computers, but waits until a person is there', async () => {
    const hall = await openTestTables();
    const { tables, actor } = hall;
    const { id } = await besideComputer(hall);
    await endsTurn(hall, id);
    const [row] = await computersDue(hall);
    agreed(await tables.leave(actor(ANN), id, { leaves: 'table' }, '0>'));
    expect(refusalFor(await plays(hall, row))).toBe('stale');
    expect(await computersDue(hall)).toEqual([]);
    agreed(await tables.join(actor(BEN), id, { role: null, another: true }));
    expect(await computersDue(hall)).toHaveLength(1);
  });

  test('gives up its seat to a player who joins the game, if several people play', async () => {
    const hall = await openTestTables();
    const { tables, actor } = hall;
    const { id } = agreed(await tables.open(actor(ANN), order({ role: 'thor' })));
    agreed(await tables.join(actor(CAT), id, { role: 'tyr', another: true }));
    agreed(await tables.addComputer(actor(ANN), id, 'odin', 'good'));
    agreed(await tables.start(actor(ANN), id, null));
    expect(refusalFor(await tables.join(actor(CAT), id, { role: null, another: true }))).toBe('join-which');
    const { seats } = agreed(await tables.join(actor(BEN), id, { role: null, another: true }));
    expect(seats.find(({ role }) => role === 'odin')).toEqual({ role: 'odin', userId: BEN });
  });

  test('does not give the seats of one person alone with computers to strangers, unless offered', async () => {
    const hall = await openTestTables();
    const { tables, actor } = hall;
    const { id } = await besideComputer(hall);
    for (const role of [null, 'odin'])
      expect(refusalFor(await tables.join(actor(BEN), id, { role, another: true }))).toBe(
        'alone-with-computers',
      );
    const share = { seat: ODIN, span: 'seat' } as const;
    expect(refusalFor(await tables.take(actor(BEN), id, share))).toBe('alone-with-computers');
    agreed(await tables.offer(privilegedActor(hall, ANN), id, { ...share, to: BEN }));
    const { seats } = agreed(await tables.join(actor(BEN), id, { role: 'odin', another: true }));
    expect(seats[ODIN]).toEqual({ role: 'odin', userId: BEN });
  });

  test('is replaced by a person who already plays at the table only if they name its role', async () => {
    const hall = await openTestTables();
    const { tables, actor } = hall;
    const { id } = await besideComputer(hall);
    expect(refusalFor(await tables.join(actor(ANN), id, { role: null, another: true }))).toBe('join-which');
    const { seats } = agreed(await tables.join(actor(ANN), id, { role: 'odin', another: true }));
    expect(seats[ODIN]).toEqual({ role: 'odin', userId: ANN });
  });

  test('waits for the people if several players may go, and goes after them', async () => {
    const hall = await openTestTables();
    const { tables, actor } = hall;
    const { id } = agreed(await tables.open(actor(ANN), order({ gameId: 'chronicles', seed: 'hall' })));
    agreed(await tables.addComputer(actor(ANN), id, null, 'good'));
    agreed(await tables.start(actor(ANN), id, null));
    expect(await computersDue(hall)).toEqual([]);
    await endsTurn(hall, id);
    const [row] = await computersDue(hall);
    agreed(await plays(hall, row));
    expect(await isPending(hall, id, ANN)).toBe(true);
  });

  describe('a computer that may go next together with people', () => {
    const BEGINS = { kind: 'computer-begins' } as const;

    /** Ann as Freyja, Ben as Tyr if he plays too, and a computer as Thor; the quick player lets Ann go first. */
    async function chooses(hall: TestTables, { ben }: { readonly ben: boolean }): Promise<Table> {
      const { tables, actor } = hall;
      const { id } = agreed(
        await tables.open(actor(ANN), order({ gameId: 'chronicles', role: 'freyja', seed: 'hall' })),
      );
      if (ben) agreed(await tables.join(actor(BEN), id, { role: 'tyr', another: true }));
      agreed(await tables.addComputer(actor(ANN), id, 'thor', 'good'));
      return agreed(await tables.start(actor(ANN), id, 'freyja'));
    }

    async function firstOf(hall: TestTables, id: TableId) {
      const [line] = await hall.tables.log(id);
      return line;
    }

    test('goes at once if the only person says so, and only once', async () => {
      const hall = await openTestTables();
      const { id } = await chooses(hall, { ben: false });
      const settled = await hall.tables.propose(privilegedActor(hall, ANN), id, BEGINS);
      expect(settled).toMatchObject({ isDecided: true });
      agreed(await hall.tables.propose(privilegedActor(hall, ANN), id, BEGINS));
      const [row, again] = (await hall.jobs()).filter(({ job }) => job.kind === 'computer');
      agreed(await plays(hall, row));
      expect(await firstOf(hall, id)).toMatchObject({ seat: 1, computer: 'good' });
      expect(refusalFor(await plays(hall, again))).toBe('stale');
      expect(await isPending(hall, id, ANN)).toBe(true);
      expect((await hall.tables.notices(id)).at(-1)?.phrase.key).toBe('agreement.computer-begins');
      expect(refusalFor(await hall.tables.propose(privilegedActor(hall, ANN), id, BEGINS))).toBe(
        'no-computer-begins',
      );
    });

    test('is neither skipped nor offered to others, even by a moderator', async () => {
      const hall = await openTestTables();
      const { id } = await chooses(hall, { ben: false });
      const thor = { kind: 'skip', seat: ODIN } as const;
      for (const by of [privilegedActor(hall, ANN), privilegedActor(hall, BEN, true)])
        expect(refusalFor(await hall.tables.propose(by, id, thor))).toBe('computer-may-begin');
      const turn = { seat: ODIN, span: 'turn', to: null } as const;
      expect(refusalFor(await hall.tables.offer(privilegedActor(hall, BEN, true), id, turn))).toBe(
        'computer-may-begin',
      );
    });

    test('does not go if the person has started in the meantime', async () => {
      const hall = await openTestTables();
      const { id } = await chooses(hall, { ben: false });
      agreed(await hall.tables.propose(privilegedActor(hall, ANN), id, BEGINS));
      const [row] = (await hall.jobs()).filter(({ job }) => job.kind === 'computer');
      await endsTurn(hall, id);
      expect(refusalFor(await plays(hall, row))).toBe('stale');
      expect(await firstOf(hall, id)).toMatchObject({ seat: 0, userId: ANN });
    });

    test('needs another player to agree if several people play', async () => {
      const hall = await openTestTables();
      const { id } = await chooses(hall, { ben: true });
      expect(refusalFor(await hall.tables.propose(privilegedActor(hall, CAT), id, BEGINS))).toBe(
        'not-seated',
      );
      expect(await hall.tables.propose(privilegedActor(hall, ANN), id, BEGINS)).toMatchObject({
        isDecided: false,
      });
      expect((await hall.jobs()).some(({ job }) => job.kind === 'computer')).toBe(false);
      const proposal = (await hall.store.load(id))?.arrangements.proposal ?? null;
      const name = proposal === null ? '' : nameOf(proposal);
      expect(await hall.tables.agree(privilegedActor(hall, BEN), id, name)).toMatchObject({
        isDecided: true,
      });
      const [row] = (await hall.jobs()).filter(({ job }) => job.kind === 'computer');
      agreed(await plays(hall, row));
      expect(await firstOf(hall, id)).toMatchObject({ seat: 2, computer: 'good' });
    });
  });

  test('goes before the people after five minutes', async () => {
    const hall = await openTestTables();
    const { tables, actor } = hall;
    const { id } = agreed(
      await tables.open(actor(ANN), order({ gameId: 'chronicles', role: 'freyja', seed: 'hall' })),
    );
    agreed(await tables.addComputer(actor(ANN), id, 'thor', 'good'));
    agreed(await tables.start(actor(ANN), id, 'thor'));
    expect(await computersDue(hall)).toEqual([]);
    hall.turnsClock(5 * MINUTE);
    const [row] = await computersDue(hall);
    agreed(await plays(hall, row));
    expect((await tables.log(id))[0]).toMatchObject({ seat: 0, computer: 'good' });
    expect(await isPending(hall, id, ANN)).toBe(true);
  });

  test('in a casual game is undone with the step before it', async () => {
    const hall = await openTestTables();
    const { tables, actor } = hall;
    const { id } = await besideComputer(hall, { isCasual: true });
    await endsTurn(hall, id);
    const [row] = await computersDue(hall);
    agreed(await plays(hall, row));
    agreed(await tables.takeBack(actor(ANN), id));
    expect(await isPending(hall, id, ANN)).toBe(true);
    expect((await tables.loaded(id))?.request?.turn).toBe(1);
  });

  test('plays a contest against one person', async () => {
    const hall = await openTestTables();
    const { tables, actor } = hall;
    const { id } = agreed(await tables.open(actor(ANN), order({ gameId: 'micromidgard' })));
    agreed(await tables.addComputer(actor(ANN), id, null, 'best'));
    agreed(await tables.start(actor(ANN), id, null));
    for (let turns = 0; turns < 4; turns += 1) {
      await endsTurn(hall, id);
      const [row] = await computersDue(hall);
      if (row !== undefined) agreed(await plays(hall, row));
    }
    expect((await hall.tables.log(id)).some(({ computer }) => computer === 'best')).toBe(true);
  });
});

describe('a computer in a person’s place', () => {
  const host = { userId: ANN, isModerator: false };

  test("plays that person's turn, but not the next one", async () => {
    const hall = await openTestTables();
    const { tables } = hall;
    const { id } = await started(hall);
    agreed(
      await tables.letComputerPlay({ ...host, ...hall.actor(ANN) }, id, { seat: THOR, span: 'turn' }, 'good'),
    );
    const [row] = await computersDue(hall);
    agreed(await plays(hall, row));
    expect(await isPending(hall, id, BEN)).toBe(true);
    await endsTurn(hall, id, BEN);
    expect(await isPending(hall, id, ANN)).toBe(true);
  });

  test("plays until the person is back, has no vote, and can't be skipped", async () => {
    const hall = await openTestTables();
    const { tables, actor } = hall;
    const { id } = await started(hall);
    const ben = { ...actor(BEN), isModerator: false };
    expect(refusalFor(await tables.letComputerPlay(ben, id, { seat: THOR, span: 'seat' }, 'good'))).toBe(
      'only-holder-host-or-moderator',
    );
    agreed(await givesSeatOfThor(hall, id));
    expect(await isPending(hall, id, ANN)).toBe(false);
    expect(refusalFor(await tables.propose(ben, id, { kind: 'skip', seat: THOR }))).toBe('computer-plays');
    await tables.comeBack(actor(BEN), id);
    expect(await isPending(hall, id, ANN)).toBe(false);
    const [row] = await computersDue(hall);
    await tables.comeBack(actor(ANN), id);
    expect(await isPending(hall, id, ANN)).toBe(true);
    expect(refusalFor(await plays(hall, row))).toBe('stale');
    expect((await tables.notices(id)).at(-1)?.phrase.key).toBe('computers.handed-back');
  });

  test.each([
    ['a moderator, of the turn', CAT, true, 'turn'],
    ['a moderator, of the seat', CAT, true, 'seat'],
    ['the host, of the turn', BEN, false, 'turn'],
    ['the host, of the seat', BEN, false, 'seat'],
  ] as const)(
    'needs a confirmation before it replaces a player who still has time (asked by %s)',
    async (_, user, isModerator, span) => {
      const hall = await openTestTables();
      const { tables } = hall;
      const { id } = await started(hall);
      agreed(await tables.handOn({ ...host, ...hall.actor(ANN) }, id, BEN));
      const share = { seat: THOR, span };
      const lets = (confirmed?: string) =>
        tables.letComputerPlay(privilegedActor(hall, user, isModerator), id, share, 'good', confirmed);
      expect(refusalFor(await lets())).toBe('computer-asks');
      expect(refusalFor(await lets('of another turn'))).toBe('computer-asks');
      expect(await isPending(hall, id, ANN)).toBe(true);
      agreed(await lets(await keyOfRequest(hall, id)));
      expect(await isPending(hall, id, ANN)).toBe(false);
    },
  );

  test('takes over a seat without confirmation if it is open, overdue, or has no question to answer', async () => {
    const hall = await openTestTables();
    const { tables } = hall;
    const { id } = await started(hall);
    const lets = (seat: SeatIndex) =>
      tables.letComputerPlay(privilegedActor(hall, CAT, true), id, { seat, span: 'seat' }, 'good');
    agreed(await lets(ODIN));
    expect(refusalFor(await lets(THOR))).toBe('computer-asks');
    hall.turnsClock(49 * 60 * MINUTE);
    agreed(await lets(THOR));
    const open = await started(hall, { channel: 'another' as ChannelId });
    agreed(await tables.membersGone(open.id, [ANN], { by: null }, 'ann has left'));
    agreed(
      await tables.letComputerPlay(
        privilegedActor(hall, CAT, true),
        open.id,
        { seat: THOR, span: 'seat' },
        'good',
      ),
    );
  });

  test('asked at a paused or suspended table, plays the turn when the game resumes, even if its person looks first', async () => {
    for (const heldUpBy of ['pause', 'suspension'] as const) {
      const hall = await openTestTables();
      const { tables, actor } = hall;
      const { id, place } = await started(hall);
      const ann = () => ({ ...host, ...actor(ANN) });
      agreed(
        await (heldUpBy === 'pause' ? tables.pause(ann(), id) : tables.suspend(id, place, 'channel-gone')),
      );
      agreed(await tables.letComputerPlay(ann(), id, { seat: THOR, span: 'turn' }, 'good'));
      expect((await tables.notices(id)).at(-1)?.phrase.key).toBe('computers.plays-turn-later');
      await tables.comeBack(actor(ANN), id);
      expect(await isPending(hall, id, ANN)).toBe(false);
      expect(await computersDue(hall)).toEqual([]);
      agreed(await (heldUpBy === 'pause' ? tables.resume(ann(), id) : tables.revive(id)));
      const [row] = await computersDue(hall);
      agreed(await plays(hall, row));
      expect(await isPending(hall, id, BEN)).toBe(true);
    }
  });

  test('returns a seat even at a paused table, and a turn to the player who takes it', async () => {
    const hall = await openTestTables();
    const { tables, actor } = hall;
    const { id } = await started(hall);
    const ann = () => ({ ...host, ...actor(ANN) });
    agreed(await tables.pause(ann(), id));
    agreed(await givesSeatOfThor(hall, id));
    expect((await tables.notices(id)).at(-1)?.phrase.key).toBe('computers.plays-seat-later');
    await tables.comeBack(actor(ANN), id);
    expect(await isPending(hall, id, ANN)).toBe(true);
    agreed(await tables.letComputerPlay(ann(), id, { seat: THOR, span: 'turn' }, 'good'));
    agreed(await tables.offer(ann(), id, { seat: THOR, span: 'turn', to: ANN }));
    expect(await isPending(hall, id, ANN)).toBe(true);
  });

  test('returns the seat to a person who joins, but not to others', async () => {
    const hall = await openTestTables();
    const { tables, actor } = hall;
    for (const role of [null, 'thor']) {
      const channel = `channel ${role}` as ChannelId;
      const { id } = agreed(await tables.open(actor(ANN), order({ role: 'thor', channel })));
      agreed(await tables.join(actor(BEN), id, { role: 'odin', another: true }));
      agreed(await tables.start(actor(ANN), id, 'thor'));
      agreed(await givesSeatOfThor(hall, id));
      expect(refusalFor(await tables.join(actor(BEN), id, { role: 'thor', another: true }))).toBe(
        'seat-taken',
      );
      const { seats } = agreed(await tables.join(actor(ANN), id, { role, another: true }));
      expect(seats[THOR]).toEqual({ role: 'thor', userId: ANN });
      expect((await tables.notices(id)).at(-1)?.phrase.key).toBe('computers.handed-back');
    }
  });

  test('keeps a seat that its own player gave up, until a person joins it', async () => {
    const hall = await openTestTables();
    const { tables, actor } = hall;
    const { id } = await started(hall);
    agreed(
      await tables.letComputerPlay(privilegedActor(hall, ANN), id, { seat: THOR, span: 'seat' }, 'good'),
    );
    const seatOfThor = async () => (await tables.loaded(id))?.table.seats[THOR];
    await tables.comeBack(actor(ANN), id);
    expect(await seatOfThor()).toEqual({ role: 'thor', userId: null, computer: 'good' });
    agreed(await tables.join(actor(ANN), id, { role: 'thor', another: true }));
    expect(await seatOfThor()).toEqual({ role: 'thor', userId: ANN });
  });

  test('plays an overdue turn if anyone at the table says so', async () => {
    const hall = await openTestTables();
    const { tables, actor } = hall;
    const { id } = await started(hall);
    const share = { seat: THOR, span: 'turn' } as const;
    const ben = () => ({ ...actor(BEN), isModerator: false });
    expect(refusalFor(await tables.letComputerPlay(ben(), id, share, 'good'))).toBe(
      'only-holder-host-or-moderator',
    );
    const patient = { ...order({ role: 'thor', channel: 'another' as ChannelId }), overdueAfter: null };
    const another = agreed(await tables.open(actor(ANN), patient));
    agreed(await tables.join(actor(BEN), another.id, { role: 'odin', another: true }));
    const { seats } = agreed(await tables.start(actor(ANN), another.id, null));
    expect(seats[THOR]?.userId).toBe(ANN);
    hall.turnsClock(49 * 60 * MINUTE);
    expect(refusalFor(await tables.letComputerPlay(ben(), another.id, share, 'good'))).toBe(
      'only-holder-host-or-moderator',
    );
    agreed(await tables.letComputerPlay(ben(), id, share, 'good'));
    expect(refusalFor(await tables.letComputerPlay(ben(), id, share, 'good'))).toBe('computer-plays');
  });

  test('keeps a turn of its own: neither a person nor the table can offer it', async () => {
    const hall = await openTestTables();
    const { tables, actor } = hall;
    const { id } = await started(hall);
    const share = { seat: THOR, span: 'turn' } as const;
    agreed(await tables.letComputerPlay({ ...actor(ANN), isModerator: false }, id, share, 'good'));
    const moderator = { ...actor(CAT), isModerator: true };
    for (const to of [null, CAT, BEN])
      expect(refusalFor(await tables.offer({ ...moderator, ...actor(CAT) }, id, { ...share, to }))).toBe(
        'computer-plays',
      );
    const forGood = { seat: THOR, span: 'seat', to: CAT } as const;
    agreed(await tables.offer({ ...moderator, ...actor(CAT) }, id, forGood));
  });

  test("can't be put in a rival's place by the host", async () => {
    const hall = await openTestTables();
    const { tables, actor } = hall;
    const { id } = agreed(await tables.open(actor(ANN), order({ gameId: 'micromidgard' })));
    agreed(await tables.join(actor(BEN), id, { role: null, another: false }));
    const { seats } = agreed(await tables.start(actor(ANN), id, null));
    const seat = seatIndex(seats.findIndex(({ userId }) => userId === BEN));
    const done = await tables.letComputerPlay(
      { ...host, ...actor(ANN) },
      id,
      { seat, span: 'seat' },
      'gentle',
    );
    expect(refusalFor(done)).toBe('only-holder-host-or-moderator');
  });
});
