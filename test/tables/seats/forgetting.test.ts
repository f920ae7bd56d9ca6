/** A table that forgets a person: open seats, another host, and no more arrangements with them. */
import { describe, expect, test } from 'vitest';
import { seatIndex } from '../../../src/core/seat.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import type { Job } from '../../../src/tables/model/outbox.ts';
import { type Arrangements, ERASED, NOTHING_ARRANGED, type Table } from '../../../src/tables/model/table.ts';
import { forget } from '../../../src/tables/verbs/forgetting.ts';
import { ANN, BEN, CAT } from '../../shared/hall.ts';
import { lobby, NOON } from '../../shared/stores/tables.ts';

const SEATS = [
  { role: 'thor', userId: ANN },
  { role: 'odin', userId: BEN },
  { role: 'tyr', userId: ANN },
];

function played(changes: Partial<Table> = {}): Table {
  return lobby({ status: 'playing', seats: SEATS, ...changes });
}

function forgotten(table: Table, who = ANN) {
  const entry = CATALOGUE.get(table.gameId);
  if (entry === undefined) throw new Error('no such game');
  return forget(entry, table, who, NOON);
}

function noticesIn(jobs: readonly { readonly job: Job }[]): readonly string[] {
  return jobs.flatMap(({ job }) => (job.kind === 'notice' ? [job.phrase.key] : []));
}

describe('in a game that forgets a person', () => {
  test("the person's seats stay open with their roles", () => {
    const { table } = forgotten(played());
    expect(table.seats).toEqual([
      { role: 'thor', userId: null },
      { role: 'odin', userId: BEN },
      { role: 'tyr', userId: null },
    ]);
    expect(table.status).toBe('playing');
  });

  test("the next seat becomes the host, and both changes are announced without the person's name", () => {
    const { table, jobs } = forgotten(played());
    expect(table.hostId).toBe(BEN);
    expect(noticesIn(jobs)).toEqual(['table.seats-opened', 'table.host-follows']);
    expect(jobs.map(({ job }) => job.kind)).toContain('board');
    expect(jobs.map(({ job }) => job)).toContainEqual(
      expect.objectContaining({ kind: 'notice', offers: ['take-seat'], seats: [0, 2] }),
    );
    expect(JSON.stringify(jobs)).not.toContain(ANN);
  });

  test('a different host stays the host', () => {
    const { table, jobs } = forgotten(played(), BEN);
    expect(table.hostId).toBe(ANN);
    expect(noticesIn(jobs)).toEqual(['table.seats-opened']);
  });

  test('the game ends if no player is left, unless a host without a seat may still fill it', () => {
    const alone = played({ seats: [{ role: 'thor', userId: ANN }] });
    const ended = forgotten(alone);
    expect(ended.table).toMatchObject({ status: 'aborted', hostId: ERASED });
    expect(noticesIn(ended.jobs)).toEqual(['table.nobody-left']);
    expect(forgotten({ ...alone, hostId: CAT }).table).toMatchObject({ status: 'playing', hostId: CAT });
  });

  test('a game that the person paused stays paused', () => {
    expect(forgotten(played({ pausedBy: ANN })).table.pausedBy).toBe(ERASED);
    expect(forgotten(played({ pausedBy: BEN })).table.pausedBy).toBe(BEN);
  });

  test("the person's arrangements end, and all others stay", () => {
    const seat = seatIndex(1);
    const offer = { seat, turn: null, to: CAT, by: BEN };
    const proposal = { measure: { kind: 'skip', seat }, request: '7', agreed: [BEN, ANN] } as const;
    const arrangements: Arrangements = {
      offers: [offer, { ...offer, to: ANN }, { ...offer, by: ANN }],
      standIn: { seat, turn: 3, userId: ANN },
      proposal,
    };
    const left = { offers: [offer], standIn: null, proposal: { ...proposal, agreed: [BEN] } };
    expect(forgotten(played({ arrangements })).table.arrangements).toEqual(left);
    expect(forgotten(played({ arrangements }), BEN).table.arrangements).toMatchObject({
      offers: [],
      standIn: arrangements.standIn,
      proposal: null,
    });
    const toThem = { kind: 'offer', offer: { seat, turn: null, to: ANN } } as const;
    const offered = { ...arrangements, proposal: { ...proposal, measure: toThem } };
    expect(forgotten(played({ arrangements: offered })).table.arrangements.proposal).toBeNull();
  });
});

test("in a repeated game's lobby the forgotten person's seats stay with their roles, and wait for no one", () => {
  const offers = SEATS.map(({ userId }, at) => ({ seat: seatIndex(at), turn: null, to: userId, by: ANN }));
  const { table } = forgotten(lobby({ seats: SEATS, arrangements: { ...NOTHING_ARRANGED, offers } }));
  expect(table.seats.map(({ role, userId }) => [role, userId])).toEqual([
    ['thor', null],
    ['odin', BEN],
    ['tyr', null],
  ]);
  expect(table.arrangements.offers.map(({ to, by }) => [to, by])).toEqual([
    [null, ERASED],
    [BEN, ERASED],
    [null, ERASED],
  ]);
});

test("in a lobby the forgotten person's seats are gone", () => {
  const { table, jobs } = forgotten(lobby({ seats: SEATS }));
  expect(table.seats).toEqual([{ role: 'odin', userId: BEN }]);
  expect(table).toMatchObject({ status: 'lobby', hostId: BEN });
  expect(jobs.map(({ job }) => job.kind)).toContain('lobby');
});

test('a closed table forgets a person silently, since it can be reopened', () => {
  const { table, jobs } = forgotten(played({ status: 'closed', state: {} }));
  expect(table).toMatchObject({ status: 'closed', hostId: BEN });
  expect(table.seats.map(({ userId }) => userId)).toEqual([null, BEN, null]);
  expect(jobs).toEqual([]);
});
