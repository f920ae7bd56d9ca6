/** Seats that change hands while a game is played: who may, who plays then, what is said, and who is called. */
import { describe, expect, test } from 'vitest';
import { type SeatIndex, seatIndex } from '../../../src/core/seat.ts';
import type { NoticeButton, OutboxRow } from '../../../src/tables/model/outbox.ts';
import type { TableId, UserId } from '../../../src/tables/model/table.ts';
import { askedOfUser, askedUsers } from '../../../src/tables/turns/current-request.ts';
import type { Span } from '../../../src/tables/turns/seating.ts';
import { secondsAfterNoon } from '../../storage/tables.ts';
import {
  ANN,
  actionFor,
  agreed,
  BEN,
  CAT,
  leaves,
  openTestTables,
  order,
  started,
  type TestTables,
  whyNot,
} from '../hall.ts';

const DAN = 'dan' as UserId;
/** Ann's, who is asked first, and Ben's. */
const THOR = seatIndex(0);
const ODIN = seatIndex(1);

interface Offered {
  readonly seat?: SeatIndex;
  readonly span?: Span;
  readonly to?: UserId | null;
  readonly isModerator?: boolean;
}

function offers(hall: TestTables, id: TableId, by: UserId, offered: Offered = {}) {
  const { seat = THOR, span = 'seat', to = null, isModerator = false } = offered;
  return hall.tables.offer({ ...hall.doer(by), isModerator }, id, { seat, span, to });
}

function takes(hall: TestTables, id: TableId, by: UserId, span: Span = 'seat', seat: SeatIndex = THOR) {
  return hall.tables.take(hall.doer(by), id, { seat, span });
}

function joins(hall: TestTables, id: TableId, by: UserId, role: string | null = null) {
  return hall.tables.join(hall.doer(by), id, { role, another: true });
}

async function acts(hall: TestTables, id: TableId, by: UserId, choice: string) {
  return hall.tables.act(hall.doer(by), id, await actionFor(hall.tables, id, choice));
}

/** Who is asked now. */
async function asked(hall: TestTables, id: TableId): Promise<readonly UserId[]> {
  const loaded = await hall.tables.loaded(id);
  if (loaded === null || loaded.request === null) throw new Error('nothing is asked');
  return askedUsers(loaded.table, loaded.request);
}

/** Ends turns of whoever is asked until the seat is asked again. */
async function untilAsked(hall: TestTables, id: TableId, seat: SeatIndex): Promise<void> {
  for (;;) {
    const loaded = await hall.tables.loaded(id);
    if (loaded === null || loaded.request === null) throw new Error('nothing is asked');
    const { table, request } = loaded;
    if (request.about === 'turn' && request.seats.includes(seat)) return;
    const [only] = request.alternatives;
    const [user = ANN] = askedUsers(table, request);
    const choice = request.about === 'turn' ? 'done' : (only?.id ?? '');
    agreed(await hall.tables.act(hall.doer(user), id, await sampled(hall, id, choice)));
  }
}

/** That choice with the first value of each of its fields. */
async function sampled({ tables }: TestTables, id: TableId, choice: string) {
  const fields = (await tables.loaded(id))?.request?.alternatives.find((each) => each.id === choice)?.fields;
  const values = Object.entries(fields ?? {}).map(([name, field]) => [
    name,
    field.kind === 'one'
      ? field.of[0]
      : field.kind === 'order'
        ? field.of
        : field.kind === 'number'
          ? field.from
          : 0,
  ]);
  return actionFor(tables, id, choice, Object.fromEntries(values));
}

interface Said {
  readonly key: string;
  readonly by: UserId | null;
  readonly call: readonly UserId[];
  readonly buttons: readonly NoticeButton[];
  readonly seats: readonly number[];
}

/** What was said at the table since it was last asked. */
async function said(hall: TestTables): Promise<readonly Said[]> {
  return (await hall.errands()).flatMap(({ errand }: OutboxRow) =>
    errand.kind === 'notice'
      ? [
          {
            key: errand.saying.key,
            by: errand.by,
            call: errand.call ?? [],
            buttons: errand.offers ?? [],
            seats: errand.seats ?? [],
          },
        ]
      : [],
  );
}

async function begun() {
  const hall = await openTestTables();
  const { id } = await started(hall);
  await hall.errands();
  return { hall, id };
}

describe('a seat for good', () => {
  test('a host invites somebody to a seat: its holder plays on until they take it', async () => {
    const { hall, id } = await begun();
    agreed(await offers(hall, id, ANN, { seat: ODIN, to: CAT }));
    expect(await said(hall)).toEqual([
      { key: 'seats.offered-seat', by: ANN, call: [CAT], buttons: ['take-seat'], seats: [ODIN] },
    ]);
    expect((await hall.store.load(id))?.seats[ODIN]?.userId).toBe(BEN);
    const taken = agreed(await takes(hall, id, CAT, 'seat', ODIN));
    expect(taken.seats).toEqual([
      { role: 'thor', userId: ANN },
      { role: 'odin', userId: CAT },
    ]);
    expect(taken.arrangements.offers).toEqual([]);
    // Ben did not give it away himself, so he is told by a call; Cat reached for it.
    expect(await said(hall)).toEqual([
      { key: 'seats.taken-seat', by: CAT, call: [BEN], buttons: [], seats: [] },
    ]);
    expect(whyNot(await takes(hall, id, BEN, 'seat', ODIN))).toBe('seat-taken');
  });

  test('handing over a seat of one’s own calls only whoever is invited; they play on in the same turn', async () => {
    const { hall, id } = await begun();
    agreed(await acts(hall, id, ANN, 'alfheim'));
    agreed(await offers(hall, id, ANN, { to: CAT }));
    await hall.errands();
    const taken = agreed(await takes(hall, id, CAT));
    const rows = await hall.errands();
    expect(rows.flatMap(({ errand }) => (errand.kind === 'board' ? [errand] : []))).toEqual([
      { kind: 'board', by: CAT, afresh: true, version: taken.version },
    ]);
    expect(rows.flatMap(({ errand }) => (errand.kind === 'notice' ? [errand.call] : []))).toEqual([
      undefined,
    ]);
    expect(whyNot(await acts(hall, id, ANN, 'done'))).toBe('not-seated');
    agreed(await acts(hall, id, CAT, 'done'));
    expect((await hall.tables.log(id)).map(({ userId }) => userId)).toEqual([ANN, CAT]);
  });

  test('what was answered before a seat changed hands is for the table to take back, and for nobody alone', async () => {
    const { hall, id } = await begun();
    agreed(await acts(hall, id, ANN, 'alfheim'));
    agreed(await offers(hall, id, ANN));
    agreed(await takes(hall, id, CAT));
    for (const user of [ANN, CAT])
      expect(whyNot(await hall.tables.takeBack(hall.doer(user), id))).toBe('not-only-yours');
    agreed(await acts(hall, id, CAT, 'enter-trance'));
    agreed(await hall.tables.takeBack(hall.doer(CAT), id));
  });

  test('another offer replaces the first; whoever the first was for comes too late', async () => {
    const { hall, id } = await begun();
    agreed(await offers(hall, id, ANN, { to: CAT }));
    const { arrangements } = agreed(await offers(hall, id, ANN, { to: DAN }));
    expect(arrangements.offers).toEqual([{ seat: THOR, turn: null, to: DAN, by: ANN }]);
    expect(await takes(hall, id, CAT)).toMatchObject({ refusal: { why: 'not-invited', user: DAN } });
    agreed(await takes(hall, id, DAN));
  });

  test('the same offer is not made twice; whoever it is made to may take it in the same words', async () => {
    const { hall, id } = await begun();
    agreed(await offers(hall, id, BEN, { seat: ODIN, to: CAT }));
    expect(whyNot(await offers(hall, id, BEN, { seat: ODIN, to: CAT }))).toBe('already-offered');
    expect(whyNot(await offers(hall, id, ANN, { seat: ODIN, to: CAT }))).toBe('already-offered');
    agreed(await offers(hall, id, ANN, { seat: ODIN, to: null }));
    agreed(await offers(hall, id, BEN, { seat: ODIN, to: ANN }));
    const taken = agreed(await offers(hall, id, ANN, { seat: ODIN, to: ANN }));
    expect(taken.seats[ODIN]?.userId).toBe(ANN);
  });

  test('offered back to whoever plays it, it is an offer no more; so it is when they take it themselves', async () => {
    const { hall, id } = await begun();
    expect(whyNot(await takes(hall, id, CAT))).toBe('seat-taken');
    agreed(await offers(hall, id, BEN, { seat: ODIN }));
    agreed(await offers(hall, id, ANN, { seat: ODIN, to: BEN }));
    expect(whyNot(await takes(hall, id, CAT, 'seat', ODIN))).toBe('seat-taken');
    agreed(await offers(hall, id, BEN, { seat: ODIN }));
    await hall.errands();
    agreed(await takes(hall, id, BEN, 'seat', ODIN));
    expect((await said(hall)).map(({ key }) => key)).toEqual(['seats.kept']);
    expect(whyNot(await offers(hall, id, ANN, { to: ANN }))).toBe('plays-it-already');
    expect(whyNot(await takes(hall, id, ANN))).toBe('plays-it-already');
  });

  test('nobody but its holder keeps a seat that the host gives to somebody else', async () => {
    const { hall, id } = await begun();
    agreed(await offers(hall, id, ANN, { seat: ODIN, to: CAT }));
    expect(whyNot(await takes(hall, id, BEN, 'seat', ODIN))).toBe('plays-it-already');
    agreed(await takes(hall, id, CAT, 'seat', ODIN));
  });

  test('a moderator who offers a seat to themself has it at once', async () => {
    const { hall, id } = await begun();
    const taken = agreed(await offers(hall, id, CAT, { to: CAT, isModerator: true }));
    expect(taken.seats[THOR]?.userId).toBe(CAT);
    expect((await said(hall)).map(({ key, call }) => [key, call])).toEqual([['seats.taken-seat', [ANN]]]);
  });

  test.each([
    ['Ben, of the seat of somebody else', BEN, {}, 'only-holder-host-or-moderator'],
    ['a stranger', CAT, {}, 'only-holder-host-or-moderator'],
    ['the host, of any seat', ANN, { seat: ODIN }, null],
    ['a moderator, of any seat', CAT, { isModerator: true }, null],
    ['Ben, of his own', BEN, { seat: ODIN }, null],
    ['the turn of a seat that is not asked', BEN, { seat: ODIN, span: 'turn' }, 'not-asked-now'],
  ] as const)('who may offer: %s', async (_, by, offered, why) => {
    const { hall, id } = await begun();
    expect(whyNot(await offers(hall, id, by, offered))).toBe(why);
  });

  test('one person may come to hold several seats', async () => {
    const { hall, id } = await begun();
    agreed(await offers(hall, id, ANN, { to: BEN }));
    const { seats } = agreed(await takes(hall, id, BEN));
    expect(seats.map(({ userId }) => userId)).toEqual([BEN, BEN]);
  });
});

describe('a turn', () => {
  test('a stand-in plays this turn and no more, and the log names them', async () => {
    const { hall, id } = await begun();
    agreed(await offers(hall, id, ANN, { span: 'turn' }));
    expect(await said(hall)).toEqual([
      { key: 'seats.offered-turn', by: ANN, call: [], buttons: ['take-turn'], seats: [THOR] },
    ]);
    agreed(await takes(hall, id, CAT, 'turn'));
    expect(await said(hall)).toEqual([
      { key: 'seats.taken-turn', by: CAT, call: [], buttons: [], seats: [] },
    ]);
    expect(await asked(hall, id)).toEqual([CAT]);
    expect(await hall.tables.act(hall.doer(ANN), id, await actionFor(hall.tables, id, 'done'))).toMatchObject(
      {
        refusal: { why: 'not-your-turn', users: CAT },
      },
    );
    agreed(await acts(hall, id, CAT, 'alfheim'));
    agreed(await acts(hall, id, CAT, 'done'));
    expect((await hall.tables.log(id)).map(({ seat, userId }) => [seat, userId])).toEqual([
      [THOR, CAT],
      [THOR, CAT],
    ]);
    expect((await hall.store.load(id))?.seats[THOR]?.userId).toBe(ANN);
    expect(whyNot(await acts(hall, id, CAT, 'done'))).toBe('not-seated');
    await untilAsked(hall, id, THOR);
    expect(await asked(hall, id)).toEqual([ANN]);
  });

  test('an offer that nobody took is over with its turn', async () => {
    const { hall, id } = await begun();
    agreed(await offers(hall, id, ANN, { span: 'turn' }));
    agreed(await acts(hall, id, ANN, 'done'));
    expect(whyNot(await takes(hall, id, CAT, 'turn'))).toBe('offer-gone');
    await untilAsked(hall, id, THOR);
    expect(whyNot(await takes(hall, id, CAT, 'turn'))).toBe('offer-gone');
  });

  test('a stand-in can give the turn on, and its holder take it back', async () => {
    const { hall, id } = await begun();
    agreed(await offers(hall, id, ANN, { span: 'turn', to: CAT }));
    agreed(await takes(hall, id, CAT, 'turn'));
    agreed(await offers(hall, id, CAT, { span: 'turn', to: ANN }));
    const { arrangements } = agreed(await takes(hall, id, ANN, 'turn'));
    expect(arrangements).toEqual({ offers: [], standIn: null, proposal: null });
    expect(await asked(hall, id)).toEqual([ANN]);
  });

  test('whoever takes the seat for good plays it at once, whoever stood in', async () => {
    const { hall, id } = await begun();
    agreed(await offers(hall, id, ANN, { span: 'turn' }));
    agreed(await takes(hall, id, CAT, 'turn'));
    agreed(await offers(hall, id, ANN, { to: DAN }));
    agreed(await takes(hall, id, DAN));
    expect(await asked(hall, id)).toEqual([DAN]);
  });

  test('a stand-in who leaves gives the turn back to whoever sits there', async () => {
    const { hall, id } = await begun();
    agreed(await offers(hall, id, ANN, { span: 'turn' }));
    agreed(await takes(hall, id, CAT, 'turn'));
    await hall.errands();
    agreed(await leaves(hall, CAT, id));
    expect((await said(hall)).map(({ key }) => key)).toEqual(['seats.turn-ended']);
    expect(await asked(hall, id)).toEqual([ANN]);
  });

  test('a stand-in who leaves takes along the offer of the turn that they made', async () => {
    const hall = await openTestTables();
    const { id } = await started(hall);
    agreed(await offers(hall, id, ANN, { span: 'turn', to: CAT }));
    agreed(await takes(hall, id, CAT, 'turn'));
    agreed(await offers(hall, id, CAT, { span: 'turn' }));
    agreed(await leaves(hall, CAT, id));
    expect(whyNot(await takes(hall, id, DAN, 'turn'))).toBe('offer-gone');
    expect(await asked(hall, id)).toEqual([ANN]);
  });
});

describe('leaving a game and coming back', () => {
  test('an empty seat waits, everybody is told so, and whoever comes plays on', async () => {
    const { hall, id } = await begun();
    agreed(await leaves(hall, ANN, id));
    const [notice] = await said(hall);
    expect(notice).toEqual({ key: 'seats.left', by: ANN, call: [], buttons: ['take-seat'], seats: [THOR] });
    expect(await asked(hall, id)).toEqual([]);
    for (const user of [ANN, BEN, CAT])
      expect(whyNot(await acts(hall, id, user, 'alfheim'))).toBe('seat-open');
    expect(whyNot(await joins(hall, id, CAT, 'odin'))).toBe('seat-taken');
    expect(whyNot(await joins(hall, id, CAT, 'freyja'))).toBe('no-such-role');
    agreed(await joins(hall, id, ANN, 'thor'));
    agreed(await acts(hall, id, ANN, 'alfheim'));
    expect(whyNot(await joins(hall, id, CAT))).toBe('no-open-seat');
  });

  test('the host who leaves hands the table to whoever sits next; the last one stays its host', async () => {
    const { hall, id } = await begun();
    expect(agreed(await leaves(hall, ANN, id)).hostId).toBe(BEN);
    const [row] = (await hall.errands()).filter(({ errand }) => errand.kind === 'notice');
    expect(row?.errand).toMatchObject({ saying: { with: { host: BEN } } });
    expect(agreed(await leaves(hall, BEN, id)).hostId).toBe(BEN);
    agreed(await joins(hall, id, CAT));
    expect((await hall.store.load(id))?.seats.map(({ userId }) => userId)).toEqual([CAT, null]);
  });

  test('of several seats one can be left; the host who keeps another stays host', async () => {
    const hall = await openTestTables();
    const opened = agreed(await hall.tables.open(hall.doer(ANN), order({ role: 'thor', seed: 'story 76' })));
    const { id } = opened;
    agreed(await joins(hall, id, BEN, 'odin'));
    agreed(await joins(hall, id, ANN, 'tyr'));
    agreed(await hall.tables.start(hall.doer(ANN), id, null));
    expect(whyNot(await leaves(hall, ANN, id, { leaves: 'seat', name: 'odin' }))).toBe('not-your-seat');
    const left = agreed(await leaves(hall, ANN, id, { leaves: 'seat', name: 'thor' }));
    expect(left.seats.map(({ userId }) => userId)).toEqual([null, BEN, ANN]);
    expect(left.hostId).toBe(ANN);
    expect(whyNot(await leaves(hall, CAT, id))).toBe('not-seated');
  });

  test('an open seat is nobody’s to keep: an invitation to it keeps nobody away', async () => {
    const { hall, id } = await begun();
    agreed(await leaves(hall, BEN, id));
    expect(whyNot(await offers(hall, id, CAT, { seat: ODIN, to: CAT }))).toBe('only-host-or-moderator');
    agreed(await offers(hall, id, ANN, { seat: ODIN, to: CAT }));
    agreed(await takes(hall, id, DAN, 'seat', ODIN));
    expect(whyNot(await takes(hall, id, CAT, 'seat', ODIN))).toBe('seat-taken');
  });

  test('people who are gone leave their seats, all in one change, and the board is shown as it was to be', async () => {
    const { hall, id } = await begun();
    agreed(await offers(hall, id, BEN, { seat: ODIN, to: CAT }));
    await hall.errands();
    const gone = await hall.tables.membersGone(id, [ANN, BEN], { by: CAT, recalls: true }, 'gone');
    const { seats, hostId, version, arrangements } = agreed(gone);
    expect(seats.map(({ userId }) => userId)).toEqual([null, null]);
    expect(arrangements.offers).toEqual([]);
    // Ann's seat went to Ben, who then was gone as well.
    expect(hostId).toBe(BEN);
    expect((await hall.errands()).map(({ errand }) => errand)).toMatchObject([
      { kind: 'settled', controls: [{ control: 'seat1', outcome: { key: 'settled.left' } }] },
      { kind: 'notice', by: null, saying: { key: 'seats.gone' }, seats: [THOR] },
      { kind: 'notice', by: null, saying: { key: 'seats.gone' }, seats: [ODIN] },
      { kind: 'board', by: CAT, recalls: true, version },
    ]);
    expect(whyNot(await hall.tables.membersGone(id, [ANN], { by: null }, 'again'))).toBe('not-seated');
  });
});

describe('where people play against each other', () => {
  async function duel() {
    const hall = await openTestTables();
    const { tables, doer } = hall;
    const { id } = agreed(await tables.open(doer(ANN), order({ gameId: 'micromidgard', role: 'hugin' })));
    agreed(await joins(hall, id, BEN, 'munin'));
    agreed(await tables.start(doer(ANN), id, null));
    const [seat] = (await tables.loaded(id))?.request?.seats ?? [];
    if (seat === undefined) throw new Error('nobody is asked');
    const holder = seat === 0 ? ANN : BEN;
    return { hall, id, seat, holder, opponent: holder === ANN ? BEN : ANN };
  }

  test('nobody takes the seat or the turn of an opponent, neither invited nor left to them', async () => {
    const { hall, id, seat, holder, opponent } = await duel();
    for (const span of ['seat', 'turn'] as const) {
      expect(await offers(hall, id, holder, { seat, span, to: opponent })).toMatchObject({
        refusal: { why: 'opponents-seat', user: opponent },
      });
      agreed(await offers(hall, id, holder, { seat, span }));
      expect(whyNot(await takes(hall, id, opponent, span, seat))).toBe('opponents-seat');
    }
    agreed(await leaves(hall, holder, id));
    expect(whyNot(await joins(hall, id, opponent))).toBe('opponents-seat');
    agreed(await joins(hall, id, CAT));
  });

  test('nor does a stand-in take the other side while the turn lasts', async () => {
    const { hall, id, seat, holder, opponent } = await duel();
    agreed(await offers(hall, id, holder, { seat, span: 'turn' }));
    agreed(await takes(hall, id, CAT, 'turn', seat));
    agreed(await leaves(hall, opponent, id));
    expect(whyNot(await joins(hall, id, CAT))).toBe('opponents-seat');
    agreed(await joins(hall, id, DAN));
  });
});

describe('where several may go', () => {
  async function threeMayGo() {
    const hall = await openTestTables();
    const { tables, doer } = hall;
    const opened = await tables.open(doer(ANN), order({ gameId: 'chronicles', role: 'odin' }));
    const { id } = agreed(opened);
    agreed(await joins(hall, id, BEN, 'thor'));
    agreed(await joins(hall, id, CAT, 'tyr'));
    agreed(await tables.start(doer(ANN), id, null));
    await hall.errands();
    return { hall, id };
  }

  test('a seat that is open stops nobody else, and a stand-in may say that the seat goes', async () => {
    const { hall, id } = await threeMayGo();
    expect(await asked(hall, id)).toEqual([ANN, BEN, CAT]);
    agreed(await leaves(hall, BEN, id));
    expect(await asked(hall, id)).toEqual([ANN, CAT]);
    agreed(await offers(hall, id, CAT, { span: 'turn', seat: seatIndex(2), to: DAN }));
    agreed(await takes(hall, id, DAN, 'turn', seatIndex(2)));
    expect(await asked(hall, id)).toEqual([ANN, DAN]);
    const loaded = await hall.tables.loaded(id);
    const { table, request } = loaded ?? {};
    if (table === undefined || request == null) throw new Error('nothing is asked');
    const theirs = askedOfUser(table, request, DAN);
    expect(theirs?.alternatives.map(({ only }) => only)).toEqual([seatIndex(2)]);
    const [tyr] = theirs?.alternatives ?? [];
    agreed(await acts(hall, id, DAN, tyr?.id ?? ''));
    expect((await hall.tables.log(id)).at(-1)).toMatchObject({ seat: 2, userId: DAN });
  });

  test('where only one was left to go, the time in which others may is counted anew with whoever comes', async () => {
    const { hall, id } = await threeMayGo();
    agreed(await leaves(hall, BEN, id));
    agreed(await leaves(hall, CAT, id));
    const aDay = secondsAfterNoon(24 * 60 * 60);
    await hall.errands(aDay);
    agreed(await joins(hall, id, DAN));
    const due = (await hall.errands(aDay)).map(({ errand }) => errand.kind);
    expect(due).toContain('answer');
  });
});

test('the turn of somebody who is overdue is there for anybody else at the table, and the board alone says so', async () => {
  const hall = await openTestTables();
  const { id } = await started(hall);
  const turn = { seat: THOR, span: 'turn' } as const;
  expect(whyNot(await hall.tables.take(hall.doer(BEN), id, turn))).toBe('offer-gone');
  hall.turnsClock(48 * 60 * 60_000);
  expect(whyNot(await hall.tables.take(hall.doer(CAT), id, turn))).toBe('only-seated-steps-in');
  await hall.errands();
  const taken = agreed(
    await hall.tables.offer({ ...hall.doer(BEN), isModerator: false }, id, { ...turn, to: BEN }),
  );
  expect(taken.arrangements).toMatchObject({ offers: [], standIn: { seat: 0, userId: BEN } });
  expect((await hall.errands()).map(({ errand }) => errand.kind)).toEqual(['settled', 'board']);
  expect((await hall.tables.notices(id)).map(({ saying }) => saying.key)).toEqual(['seats.stepped-in']);
});

test('a paused game waits, and its seats change hands all the same', async () => {
  const { hall, id } = await begun();
  agreed(await hall.tables.pause({ ...hall.doer(ANN), isModerator: false }, id));
  agreed(await offers(hall, id, ANN, { to: CAT }));
  await hall.errands();
  const taken = agreed(await takes(hall, id, CAT));
  expect((await hall.errands()).map(({ errand }) => errand)).toContainEqual({
    kind: 'board',
    by: CAT,
    version: taken.version,
  });
  expect(whyNot(await acts(hall, id, CAT, 'alfheim'))).toBe('paused');
});

test('what was offered and taken stands in the audit beside the log, by whom', async () => {
  const { hall, id } = await begun();
  agreed(await offers(hall, id, ANN, { to: CAT }));
  agreed(await takes(hall, id, CAT));
  agreed(await leaves(hall, CAT, id));
  expect((await hall.tables.notices(id)).map(({ by, saying }) => [by, saying.key])).toEqual([
    [ANN, 'seats.offered-seat'],
    [CAT, 'seats.taken-seat'],
    [CAT, 'seats.left'],
  ]);
});

test('before a game and after it nothing is offered or taken', async () => {
  const hall = await openTestTables();
  const { id } = agreed(await hall.tables.open(hall.doer(ANN), order({ role: 'thor' })));
  expect(whyNot(await offers(hall, id, ANN))).toBe('not-playing');
  expect(whyNot(await takes(hall, id, BEN))).toBe('not-playing');
  const { id: over } = await started(hall, { channel: 'another' as never });
  agreed(await hall.tables.abort({ ...hall.doer(ANN), isModerator: false }, over));
  expect(whyNot(await offers(hall, over, ANN))).toBe('not-playing');
  expect(whyNot(await leaves(hall, ANN, over))).toBe('not-a-lobby');
});
