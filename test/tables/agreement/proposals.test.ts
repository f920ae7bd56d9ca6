/** Votes of a table: who may vote on what, how many votes it takes, and when a proposal ends. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { seatIndex } from '../../../src/core/seat.ts';
import { nameOf } from '../../../src/tables/agreement/proposals.ts';
import type { PrivilegedActor } from '../../../src/tables/model/change.ts';
import type { Measure, Table, TableId, UserId } from '../../../src/tables/model/table.ts';
import { otherHands } from '../../../tools/fuzz/damage/other-hands.ts';
import {
  ANN,
  actionFor,
  agreed,
  BEN,
  CAT,
  keyOfRequest,
  leaves,
  openTestTables,
  order,
  privilegedActor,
  refusalFor,
  started,
  type TestTables,
} from '../../shared/hall.ts';
import { newFile } from '../../shared/stores/stores.ts';

const MO = 'mo' as UserId;
const DAY_MS = 24 * 60 * 60_000;
const SKIP_THOR: Measure = { kind: 'skip', seat: seatIndex(0) };

/** Proposes a measure as a moderator who has confirmed the question. */
async function confirms(hall: TestTables, id: TableId, measure: Measure) {
  return hall.tables.propose(moderator(hall), id, measure, await keyOfRequest(hall, id));
}

function moderator(hall: TestTables): PrivilegedActor {
  return privilegedActor(hall, MO, true);
}

/** Ann as Thor, whose turn it is, Ben as Odin, Cat as Tyr. */
async function ofThree(hall: TestTables, changes = {}): Promise<Table> {
  const { tables, actor } = hall;
  const opened = agreed(await tables.open(actor(ANN), order({ role: 'thor', seed: 'story 76', ...changes })));
  agreed(await tables.join(actor(BEN), opened.id, { role: 'odin', another: true }));
  agreed(await tables.join(actor(CAT), opened.id, { role: 'tyr', another: true }));
  return agreed(await tables.start(actor(ANN), opened.id, null));
}

async function proposalOf(hall: TestTables, id: TableId): Promise<string> {
  const proposal = (await hall.store.load(id))?.arrangements.proposal ?? null;
  return proposal === null ? 'nothing is proposed' : nameOf(proposal);
}

async function turnOf(hall: TestTables, id: TableId): Promise<number | undefined> {
  return (await hall.tables.loaded(id))?.request?.turn;
}

/** The notices posted since the start of the game. */
async function posted(hall: TestTables, id: TableId): Promise<readonly string[]> {
  const keys = (await hall.tables.notices(id)).map(({ phrase }) => phrase.key);
  return keys.filter((key) => key !== 'lobby.joined');
}

describe('a vote to skip', () => {
  test('needs two seated players other than the player concerned', async () => {
    const hall = await openTestTables();
    const { id } = await ofThree(hall);
    hall.turnsClock(3 * DAY_MS);
    expect(await hall.tables.propose(privilegedActor(hall, BEN), id, SKIP_THOR)).toMatchObject({
      isDecided: false,
    });
    const name = await proposalOf(hall, id);
    expect(refusalFor(await hall.tables.agree(privilegedActor(hall, BEN), id, name))).toBe('already-agreed');
    expect(refusalFor(await hall.tables.agree(privilegedActor(hall, ANN), id, name))).toBe('own-turn');
    expect(refusalFor(await hall.tables.object(privilegedActor(hall, ANN), id, name))).toBe('own-turn');
    expect(refusalFor(await hall.tables.agree(privilegedActor(hall, MO), id, name))).toBe('not-seated');
    expect(await hall.tables.agree(privilegedActor(hall, CAT), id, name)).toMatchObject({ isDecided: true });
    expect(await turnOf(hall, id)).toBe(2);
    expect(await posted(hall, id)).toEqual(['agreement.proposed-skip', 'agreement.skipped']);
  });

  test('takes only the other player at a table for two', async () => {
    const hall = await openTestTables();
    const { id } = await started(hall);
    hall.turnsClock(3 * DAY_MS);
    expect(await hall.tables.propose(privilegedActor(hall, BEN), id, SKIP_THOR)).toMatchObject({
      isDecided: true,
    });
    expect(await turnOf(hall, id)).toBe(2);
  });

  test('takes a week or a moderator in a duel, because only the rival could vote', async () => {
    const hall = await openTestTables();
    const { tables, actor } = hall;
    const opened = agreed(await tables.open(actor(ANN), order({ gameId: 'micromidgard', role: 'hugin' })));
    agreed(await tables.join(actor(BEN), opened.id, { role: 'munin', another: false }));
    const { id } = agreed(await tables.start(actor(ANN), opened.id, 'hugin'));
    const { request } = (await tables.loaded(id)) ?? {};
    const [seat = seatIndex(0)] = request?.seats ?? [];
    const rival = seat === 0 ? BEN : ANN;
    hall.turnsClock(3 * DAY_MS);
    const gift: Measure = { kind: 'offer', offer: { seat, turn: null, to: CAT } };
    expect(refusalFor(await tables.propose(privilegedActor(hall, rival), id, { kind: 'skip', seat }))).toBe(
      'not-overdue',
    );
    expect(refusalFor(await tables.propose(privilegedActor(hall, rival), id, gift))).toBe('not-overdue');
    hall.turnsClock(4 * DAY_MS);
    expect(await tables.propose(privilegedActor(hall, rival), id, { kind: 'skip', seat })).toMatchObject({
      isDecided: true,
    });
  });

  test('counts a person with several seats once', async () => {
    const hall = await openTestTables();
    const { id } = await started(hall);
    agreed(await hall.tables.abort(moderator(hall), id));
    const opened = agreed(await hall.tables.open(hall.actor(ANN), order({ role: 'thor', seed: 'story 76' })));
    for (const role of ['odin', 'tyr', 'frey'])
      agreed(await hall.tables.join(hall.actor(BEN), opened.id, { role, another: true }));
    agreed(await hall.tables.start(hall.actor(ANN), opened.id, null));
    hall.turnsClock(3 * DAY_MS);
    expect(await hall.tables.propose(privilegedActor(hall, BEN), opened.id, SKIP_THOR)).toMatchObject({
      isDecided: true,
    });
  });

  test('waits until the player is overdue, and names the time', async () => {
    const hall = await openTestTables();
    const { id, waitingSince } = await ofThree(hall);
    hall.turnsClock(DAY_MS);
    const from = waitingSince.getTime() / 1000 + 48 * 60 * 60;
    expect(await hall.tables.propose(privilegedActor(hall, BEN), id, SKIP_THOR)).toMatchObject({
      refusal: { code: 'not-overdue', from },
    });
    hall.turnsClock(DAY_MS);
    expect(refusalFor(await hall.tables.propose(privilegedActor(hall, BEN), id, SKIP_THOR))).toBe(null);
  });

  test('is not delayed if someone else comes or goes', async () => {
    const hall = await openTestTables();
    const { id, waitingSince } = await ofThree(hall);
    hall.turnsClock(2 * DAY_MS);
    const left = agreed(await leaves(hall, CAT, id));
    expect(left.waitingSince).toEqual(waitingSince);
    expect(refusalFor(await hall.tables.propose(privilegedActor(hall, BEN), id, SKIP_THOR))).toBe(null);
  });

  test('is possible immediately for an open seat, but not for a player who has taken over its turn', async () => {
    const hall = await openTestTables();
    const { id } = await ofThree(hall);
    agreed(await leaves(hall, ANN, id));
    agreed(await hall.tables.take(hall.actor(MO), id, { seat: seatIndex(0), span: 'turn' }));
    expect(refusalFor(await hall.tables.propose(privilegedActor(hall, BEN), id, SKIP_THOR))).toBe(
      'not-overdue',
    );
    agreed(await leaves(hall, MO, id));
    expect(refusalFor(await hall.tables.propose(privilegedActor(hall, BEN), id, SKIP_THOR))).toBe(null);
  });

  test('does not wait for a person who announced an absence', async () => {
    const hall = await openTestTables();
    const { id } = await ofThree(hall);
    const awayUntil = new Date('2026-12-01T12:00:00Z');
    await hall.settings.changePerson(ANN, { awayUntil }, new Date('2026-11-20T12:00:00Z'));
    expect(refusalFor(await hall.tables.propose(privilegedActor(hall, BEN), id, SKIP_THOR))).toBe(null);
  });

  test('is left to moderators if the server requires it', async () => {
    const hall = await openTestTables();
    const { id, place } = await ofThree(hall);
    await hall.settings.changeServer(
      place.guildId,
      { skips: 'moderators' },
      new Date('2026-11-20T12:00:00Z'),
    );
    hall.turnsClock(3 * DAY_MS);
    expect(refusalFor(await hall.tables.propose(privilegedActor(hall, BEN), id, SKIP_THOR))).toBe(
      'skips-by-moderators',
    );
    expect(await confirms(hall, id, SKIP_THOR)).toMatchObject({ isDecided: true });
  });

  test("is left to moderators while the server's settings are unreadable", async () => {
    const file = newFile();
    const hall = await openTestTables(file);
    const { id, place } = await ofThree(hall);
    await hall.settings.changeServer(place.guildId, { skips: 'vote' }, new Date('2026-11-20T12:00:00Z'));
    const hands = otherHands(file);
    onTestFinished(() => hands.close());
    hands.does(`UPDATE ServerSettings SET skips = '?'`);
    hall.turnsClock(3 * DAY_MS);
    expect(refusalFor(await hall.tables.propose(privilegedActor(hall, BEN), id, SKIP_THOR))).toBe(
      'settings-unreadable',
    );
    expect(await confirms(hall, id, SKIP_THOR)).toMatchObject({ isDecided: true });
  });

  test("is refused to the current player, to strangers, and for a seat that isn't asked", async () => {
    const hall = await openTestTables();
    const { id } = await ofThree(hall);
    hall.turnsClock(3 * DAY_MS);
    expect(refusalFor(await hall.tables.propose(privilegedActor(hall, ANN), id, SKIP_THOR))).toBe('own-turn');
    expect(refusalFor(await hall.tables.propose(privilegedActor(hall, MO), id, SKIP_THOR))).toBe(
      'not-seated',
    );
    const odin: Measure = { kind: 'skip', seat: seatIndex(1) };
    expect(refusalFor(await hall.tables.propose(moderator(hall), id, odin))).toBe('nothing-to-skip');
  });
});

test("a moderator decides alone, even on others' proposals, and must confirm before a player loses a turn", async () => {
  const hall = await openTestTables();
  const { id } = await ofThree(hall);
  const before = await turnOf(hall, id);
  expect(refusalFor(await hall.tables.propose(moderator(hall), id, SKIP_THOR))).toBe('skip-asks');
  expect(refusalFor(await hall.tables.propose(moderator(hall), id, SKIP_THOR, 'an older question'))).toBe(
    'skip-asks',
  );
  expect(await turnOf(hall, id)).toBe(before);
  expect(await confirms(hall, id, SKIP_THOR)).toMatchObject({ isDecided: true });
  hall.turnsClock(3 * DAY_MS);
  agreed(await hall.tables.propose(privilegedActor(hall, ANN), id, { kind: 'skip', seat: seatIndex(1) }));
  const name = await proposalOf(hall, id);
  expect(refusalFor(await hall.tables.agree(moderator(hall), id, name))).toBe('skip-asks');
  expect(await confirms(hall, id, { kind: 'skip', seat: seatIndex(1) })).toMatchObject({ isDecided: true });
  expect(await turnOf(hall, id)).toBe(3);
});

describe('a proposal', () => {
  test("ends with an objection, and its buttons say that it's over", async () => {
    const hall = await openTestTables();
    const { id } = await ofThree(hall);
    hall.turnsClock(3 * DAY_MS);
    agreed(await hall.tables.propose(privilegedActor(hall, BEN), id, SKIP_THOR));
    const name = await proposalOf(hall, id);
    agreed(await hall.tables.object(privilegedActor(hall, CAT), id, name));
    expect(refusalFor(await hall.tables.agree(privilegedActor(hall, CAT), id, name))).toBe('proposal-over');
    expect(await turnOf(hall, id)).toBe(1);
    expect(await posted(hall, id)).toEqual(['agreement.proposed-skip', 'agreement.objected']);
  });

  test('can be withdrawn by its author', async () => {
    const hall = await openTestTables();
    const { id } = await ofThree(hall);
    hall.turnsClock(3 * DAY_MS);
    agreed(await hall.tables.propose(privilegedActor(hall, BEN), id, SKIP_THOR));
    agreed(await hall.tables.object(privilegedActor(hall, BEN), id, await proposalOf(hall, id)));
    expect(await posted(hall, id)).toEqual(['agreement.proposed-skip', 'agreement.withdrawn']);
  });

  test('ends if the overdue player plays after all', async () => {
    const hall = await openTestTables();
    const { id } = await ofThree(hall);
    hall.turnsClock(3 * DAY_MS);
    agreed(await hall.tables.propose(privilegedActor(hall, BEN), id, SKIP_THOR));
    const name = await proposalOf(hall, id);
    agreed(await hall.tables.act(hall.actor(ANN), id, await actionFor(hall.tables, id, 'alfheim')));
    expect(refusalFor(await hall.tables.agree(privilegedActor(hall, CAT), id, name))).toBe('proposal-over');
  });

  test('waits for the player who has taken the seat in the meantime, and moderators still decide alone', async () => {
    const hall = await openTestTables();
    const { id } = await ofThree(hall);
    hall.turnsClock(3 * DAY_MS);
    agreed(await hall.tables.propose(privilegedActor(hall, BEN), id, SKIP_THOR));
    const name = await proposalOf(hall, id);
    agreed(
      await hall.tables.offer(privilegedActor(hall, ANN), id, { seat: seatIndex(0), span: 'seat', to: MO }),
    );
    agreed(await hall.tables.take(hall.actor(MO), id, { seat: seatIndex(0), span: 'seat' }));
    expect(refusalFor(await hall.tables.agree(privilegedActor(hall, CAT), id, name))).toBe('not-overdue');
    expect(refusalFor(await hall.tables.propose(privilegedActor(hall, CAT), id, SKIP_THOR))).toBe(
      'not-overdue',
    );
    expect(await confirms(hall, id, SKIP_THOR)).toMatchObject({ isDecided: true });
  });

  test('waits for the current player if the game was paused in the meantime', async () => {
    const hall = await openTestTables();
    const { id } = await ofThree(hall);
    hall.turnsClock(3 * DAY_MS);
    agreed(await hall.tables.propose(privilegedActor(hall, BEN), id, SKIP_THOR));
    agreed(await hall.tables.pause(moderator(hall), id));
    agreed(await hall.tables.resume(moderator(hall), id));
    expect(
      refusalFor(await hall.tables.agree(privilegedActor(hall, CAT), id, await proposalOf(hall, id))),
    ).toBe('not-overdue');
  });

  test('is not answered by the buttons of another proposal about the same question', async () => {
    const hall = await openTestTables();
    const { id } = await ofThree(hall);
    agreed(await hall.tables.act(hall.actor(ANN), id, await actionFor(hall.tables, id, 'alfheim')));
    hall.turnsClock(3 * DAY_MS);
    agreed(await hall.tables.propose(privilegedActor(hall, BEN), id, SKIP_THOR));
    const skipping = await proposalOf(hall, id);
    expect(refusalFor(await hall.tables.propose(privilegedActor(hall, CAT), id, { kind: 'take-back' }))).toBe(
      'other-proposal',
    );
    agreed(await hall.tables.object(privilegedActor(hall, CAT), id, skipping));
    agreed(await hall.tables.propose(privilegedActor(hall, BEN), id, { kind: 'take-back' }));
    expect(refusalFor(await hall.tables.agree(privilegedActor(hall, CAT), id, skipping))).toBe(
      'proposal-over',
    );
  });

  test('counts as agreed if a second person makes it too', async () => {
    const hall = await openTestTables();
    const { id } = await ofThree(hall);
    hall.turnsClock(3 * DAY_MS);
    agreed(await hall.tables.propose(privilegedActor(hall, BEN), id, SKIP_THOR));
    expect(await hall.tables.propose(privilegedActor(hall, CAT), id, SKIP_THOR)).toMatchObject({
      isDecided: true,
    });
  });

  test('for someone else to play becomes an offer once the table agrees', async () => {
    const hall = await openTestTables();
    const { id } = await ofThree(hall);
    const offer: Measure = { kind: 'offer', offer: { seat: seatIndex(0), turn: 1, to: CAT } };
    expect(refusalFor(await hall.tables.propose(privilegedActor(hall, BEN), id, offer))).toBe('not-overdue');
    hall.turnsClock(3 * DAY_MS);
    agreed(await hall.tables.propose(privilegedActor(hall, BEN), id, offer));
    agreed(await hall.tables.agree(privilegedActor(hall, CAT), id, await proposalOf(hall, id)));
    expect((await hall.store.load(id))?.arrangements).toMatchObject({
      offers: [{ seat: 0, turn: 1, to: CAT, by: BEN }],
      proposal: null,
    });
  });

  test('that benefits the last voter pings no one', async () => {
    const hall = await openTestTables();
    const { id } = await ofThree(hall);
    hall.turnsClock(3 * DAY_MS);
    const offer: Measure = { kind: 'offer', offer: { seat: seatIndex(0), turn: 1, to: CAT } };
    agreed(await hall.tables.propose(privilegedActor(hall, BEN), id, offer));
    await hall.jobs();
    agreed(await hall.tables.agree(privilegedActor(hall, CAT), id, await proposalOf(hall, id)));
    const posted = (await hall.jobs()).map(({ job }) => job);
    expect(posted.filter(({ kind }) => kind === 'notice')).toHaveLength(2);
    expect(posted.filter((job) => 'call' in job)).toEqual([]);
  });

  test('that benefits its proposer pings the proposer once others agree', async () => {
    const hall = await openTestTables();
    const { id } = await ofThree(hall);
    hall.turnsClock(3 * DAY_MS);
    const offer: Measure = { kind: 'offer', offer: { seat: seatIndex(0), turn: 1, to: BEN } };
    agreed(await hall.tables.propose(privilegedActor(hall, BEN), id, offer));
    await hall.jobs();
    agreed(await hall.tables.agree(privilegedActor(hall, CAT), id, await proposalOf(hall, id)));
    const posted = (await hall.jobs()).map(({ job }) => job);
    expect(posted.flatMap((job) => ('call' in job ? job.call : []))).toEqual([BEN]);
  });

  test('is not possible while the game is paused, or after the game', async () => {
    const hall = await openTestTables();
    const { id } = await ofThree(hall);
    agreed(await hall.tables.pause(moderator(hall), id));
    expect(refusalFor(await hall.tables.propose(moderator(hall), id, SKIP_THOR))).toBe('paused');
    agreed(await hall.tables.abort(moderator(hall), id));
    expect(refusalFor(await hall.tables.propose(moderator(hall), id, SKIP_THOR))).toBe('not-playing');
  });
});

describe("undoing another player's action", () => {
  test('is proposed to the table, and done when one more player agrees', async () => {
    const hall = await openTestTables();
    const opened = await ofThree(hall);
    const { id } = opened;
    agreed(await hall.tables.act(hall.actor(ANN), id, await actionFor(hall.tables, id, 'alfheim')));
    expect(await hall.tables.propose(privilegedActor(hall, BEN), id, { kind: 'take-back' })).toMatchObject({
      isDecided: false,
    });
    const name = await proposalOf(hall, id);
    const back = await hall.tables.agree(privilegedActor(hall, CAT), id, name);
    expect(back).toMatchObject({ isDecided: true, events: [{ type: 'elf-taken' }] });
    expect((await hall.store.load(id))?.state).toEqual(opened.state);
    expect(await posted(hall, id)).toEqual(['agreement.proposed-take-back', 'agreement.taken-back']);
  });

  test('takes both players at a table for two', async () => {
    const hall = await openTestTables();
    const { id } = await started(hall);
    agreed(await hall.tables.act(hall.actor(ANN), id, await actionFor(hall.tables, id, 'alfheim')));
    expect(await hall.tables.propose(privilegedActor(hall, BEN), id, { kind: 'take-back' })).toMatchObject({
      isDecided: false,
    });
    const name = await proposalOf(hall, id);
    expect(await hall.tables.agree(privilegedActor(hall, ANN), id, name)).toMatchObject({ isDecided: true });
  });

  test('is not possible for a moderator without a seat', async () => {
    const hall = await openTestTables();
    const { id } = await ofThree(hall);
    agreed(await hall.tables.act(hall.actor(ANN), id, await actionFor(hall.tables, id, 'alfheim')));
    expect(refusalFor(await hall.tables.propose(moderator(hall), id, { kind: 'take-back' }))).toBe(
      'not-seated',
    );
    agreed(await hall.tables.propose(privilegedActor(hall, BEN), id, { kind: 'take-back' }));
    const name = await proposalOf(hall, id);
    expect(refusalFor(await hall.tables.agree(moderator(hall), id, name))).toBe('not-seated');
  });

  test("goes no further back than the player's own undo could", async () => {
    const hall = await openTestTables();
    const { id } = await ofThree(hall);
    agreed(
      await hall.tables.act(
        hall.actor(ANN),
        id,
        await actionFor(hall.tables, id, 'midgard', { island: 'white' }),
      ),
    );
    expect(refusalFor(await hall.tables.propose(privilegedActor(hall, BEN), id, { kind: 'take-back' }))).toBe(
      'nothing-to-take-back',
    );
  });

  test('is up to the table if the player has left the seat', async () => {
    const hall = await openTestTables();
    const { id } = await ofThree(hall);
    const acted = agreed(
      await hall.tables.act(hall.actor(ANN), id, await actionFor(hall.tables, id, 'alfheim')),
    );
    const seats = acted.seats.map((seat, at) => (at === 0 ? { ...seat, userId: CAT } : seat));
    const table = { ...acted, seats, version: acted.version + 1 };
    await hall.store.commit({ table, lines: [], jobs: [], cause: 'another at the seat' });
    expect(refusalFor(await hall.tables.takeBack(hall.actor(ANN), id))).toBe('not-only-yours');
    expect(refusalFor(await hall.tables.takeBack(hall.actor(CAT), id))).toBe('not-only-yours');
    agreed(await hall.tables.propose(privilegedActor(hall, CAT), id, { kind: 'take-back' }));
    expect(
      refusalFor(await hall.tables.agree(privilegedActor(hall, BEN), id, await proposalOf(hall, id))),
    ).toBe(null);
  });
});
