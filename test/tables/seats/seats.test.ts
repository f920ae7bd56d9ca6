/** Seats that change hands in contests, with several gods to go, while a game is paused, and without a game. */
import { describe, expect, test } from 'vitest';
import { seatIndex } from '../../../src/core/seat.ts';
import { requestForUser } from '../../../src/tables/turns/current-request.ts';
import {
  ANN,
  agreed,
  BEN,
  CAT,
  leaves,
  openTestTables,
  order,
  refusalFor,
  started,
} from '../../shared/hall.ts';
import { secondsAfterNoon } from '../../shared/stores/tables.ts';
import { acts, begun, DAN, joins, offers, pendingAt, takes } from './changing-hands.ts';

describe('in a contest', () => {
  async function duel() {
    const hall = await openTestTables();
    const { tables, actor } = hall;
    const { id } = agreed(await tables.open(actor(ANN), order({ gameId: 'micromidgard', role: 'hugin' })));
    agreed(await joins(hall, id, BEN, 'munin'));
    agreed(await tables.start(actor(ANN), id, null));
    const [seat] = (await tables.loaded(id))?.request?.seats ?? [];
    if (seat === undefined) throw new Error('nobody is asked');
    const holder = seat === 0 ? ANN : BEN;
    return { hall, id, seat, holder, opponent: holder === ANN ? BEN : ANN };
  }

  test("no player takes an opponent's seat or turn, whether it was offered to them or left open", async () => {
    const { hall, id, seat, holder, opponent } = await duel();
    for (const span of ['seat', 'turn'] as const) {
      expect(await offers(hall, id, holder, { seat, span, to: opponent })).toMatchObject({
        refusal: { code: 'opponents-seat', user: opponent },
      });
      agreed(await offers(hall, id, holder, { seat, span }));
      expect(refusalFor(await takes(hall, id, opponent, span, seat))).toBe('opponents-seat');
    }
    agreed(await leaves(hall, holder, id));
    expect(refusalFor(await joins(hall, id, opponent))).toBe('opponents-seat');
    agreed(await joins(hall, id, CAT));
  });

  test('no stand-in takes the other side during the turn', async () => {
    const { hall, id, seat, holder, opponent } = await duel();
    agreed(await offers(hall, id, holder, { seat, span: 'turn' }));
    agreed(await takes(hall, id, CAT, 'turn', seat));
    agreed(await leaves(hall, opponent, id));
    expect(refusalFor(await joins(hall, id, CAT))).toBe('opponents-seat');
    agreed(await joins(hall, id, DAN));
  });
});

describe('if several may go', () => {
  async function threeMayGo() {
    const hall = await openTestTables();
    const { tables, actor } = hall;
    const opened = await tables.open(actor(ANN), order({ gameId: 'chronicles', role: 'odin' }));
    const { id } = agreed(opened);
    agreed(await joins(hall, id, BEN, 'thor'));
    agreed(await joins(hall, id, CAT, 'tyr'));
    agreed(await tables.start(actor(ANN), id, null));
    await hall.jobs();
    return { hall, id };
  }

  test("an open seat doesn't hold up the others, and a stand-in can play for one of them", async () => {
    const { hall, id } = await threeMayGo();
    expect(await pendingAt(hall, id)).toEqual([ANN, BEN, CAT]);
    agreed(await leaves(hall, BEN, id));
    expect(await pendingAt(hall, id)).toEqual([ANN, CAT]);
    agreed(await offers(hall, id, CAT, { span: 'turn', seat: seatIndex(2), to: DAN }));
    agreed(await takes(hall, id, DAN, 'turn', seatIndex(2)));
    expect(await pendingAt(hall, id)).toEqual([ANN, DAN]);
    const loaded = await hall.tables.loaded(id);
    const { table, request } = loaded ?? {};
    if (table === undefined || request == null) throw new Error('nothing is asked');
    const theirs = requestForUser(table, request, DAN);
    expect(theirs?.alternatives.map(({ only }) => only)).toEqual([seatIndex(2)]);
    const [tyr] = theirs?.alternatives ?? [];
    agreed(await acts(hall, id, DAN, tyr?.id ?? ''));
    expect((await hall.tables.log(id)).at(-1)).toMatchObject({ seat: 2, userId: DAN });
  });

  test('the waiting time restarts for the new player if only one seat was left to go', async () => {
    const { hall, id } = await threeMayGo();
    agreed(await leaves(hall, BEN, id));
    agreed(await leaves(hall, CAT, id));
    const aDay = secondsAfterNoon(24 * 60 * 60);
    await hall.jobs(aDay);
    agreed(await joins(hall, id, DAN));
    const due = (await hall.jobs(aDay)).map(({ job }) => job.kind);
    expect(due).toContain('answer');
  });
});

test('seats can change hands while the game is paused', async () => {
  const { hall, id } = await begun();
  agreed(await hall.tables.pause({ ...hall.actor(ANN), isModerator: false }, id));
  agreed(await offers(hall, id, ANN, { to: CAT }));
  await hall.jobs();
  const taken = agreed(await takes(hall, id, CAT));
  expect((await hall.jobs()).map(({ job }) => job)).toContainEqual({
    kind: 'board',
    by: CAT,
    version: taken.version,
  });
  expect(refusalFor(await acts(hall, id, CAT, 'alfheim'))).toBe('paused');
});

test('a taken offer is recorded with its author', async () => {
  const { hall, id } = await begun();
  agreed(await offers(hall, id, ANN, { to: CAT }));
  agreed(await takes(hall, id, CAT));
  agreed(await leaves(hall, CAT, id));
  expect((await hall.tables.notices(id)).map(({ by, phrase }) => [by, phrase.key])).toEqual([
    [BEN, 'lobby.joined'],
    [ANN, 'seats.offered-seat'],
    [CAT, 'seats.taken-seat'],
    [CAT, 'seats.left'],
  ]);
});

test('nothing is offered or taken before or after a game', async () => {
  const hall = await openTestTables();
  const { id } = agreed(await hall.tables.open(hall.actor(ANN), order({ role: 'thor' })));
  expect(refusalFor(await offers(hall, id, ANN))).toBe('not-playing');
  expect(refusalFor(await takes(hall, id, BEN))).toBe('not-playing');
  const { id: over } = await started(hall, { channel: 'another' as never });
  agreed(await hall.tables.abort({ ...hall.actor(ANN), isModerator: false }, over));
  expect(refusalFor(await offers(hall, over, ANN))).toBe('not-playing');
  expect(refusalFor(await leaves(hall, ANN, over))).toBe('table-over');
});
