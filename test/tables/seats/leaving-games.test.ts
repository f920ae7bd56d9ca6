/** Leaving a running game and coming back: an empty seat waits for any player who takes it. */
import { expect, test } from 'vitest';
import { ANN, agreed, BEN, CAT, leaves, openTestTables, order, refusalFor } from '../../shared/hall.ts';
import { acts, begun, DAN, joins, ODIN, offers, pendingAt, posted, THOR, takes } from './changing-hands.ts';

test('an empty seat is announced, waits in its game, and lets a new player continue', async () => {
  const { hall, id } = await begun();
  agreed(await leaves(hall, ANN, id));
  const [notice] = await posted(hall);
  expect(notice).toEqual({ key: 'seats.left', by: ANN, call: [], buttons: ['take-seat'], seats: [THOR] });
  expect(await pendingAt(hall, id)).toEqual([]);
  for (const user of [ANN, BEN, CAT])
    expect(refusalFor(await acts(hall, id, user, 'alfheim'))).toBe('seat-open');
  expect(refusalFor(await joins(hall, id, CAT, 'odin'))).toBe('seat-taken');
  expect(refusalFor(await joins(hall, id, CAT, 'freyja'))).toBe('no-such-role');
  agreed(await joins(hall, id, ANN, 'thor'));
  agreed(await acts(hall, id, ANN, 'alfheim'));
  expect(refusalFor(await joins(hall, id, CAT))).toBe('no-open-seat');
});

test('a host who leaves hands the table to the next seat, and the last player remains host', async () => {
  const { hall, id } = await begun();
  expect(agreed(await leaves(hall, ANN, id)).hostId).toBe(BEN);
  const [row] = (await hall.jobs()).filter(({ job }) => job.kind === 'notice');
  expect(row?.job).toMatchObject({ phrase: { with: { host: BEN } } });
  expect(agreed(await leaves(hall, BEN, id)).hostId).toBe(BEN);
  agreed(await joins(hall, id, CAT));
  expect((await hall.store.load(id))?.seats.map(({ userId }) => userId)).toEqual([CAT, null]);
});

test('a player can leave one of several seats, and a host who keeps another remains host', async () => {
  const hall = await openTestTables();
  const opened = agreed(await hall.tables.open(hall.actor(ANN), order({ role: 'thor', seed: 'story 76' })));
  const { id } = opened;
  agreed(await joins(hall, id, BEN, 'odin'));
  agreed(await joins(hall, id, ANN, 'tyr'));
  agreed(await hall.tables.start(hall.actor(ANN), id, null));
  expect(refusalFor(await leaves(hall, ANN, id, { leaves: 'seat', name: 'odin' }))).toBe('not-your-seat');
  await hall.jobs();
  const left = agreed(await leaves(hall, ANN, id, { leaves: 'seat', name: 'thor' }));
  expect(left.seats.map(({ userId }) => userId)).toEqual([null, BEN, ANN]);
  expect(left.hostId).toBe(ANN);
  const notice = (await hall.jobs()).find(({ job }) => job.kind === 'notice');
  expect(notice?.job).toMatchObject({
    phrase: { key: 'seats.left-seat', with: { user: ANN, roles: [{ key: expect.stringMatching(/thor/) }] } },
  });
  expect(refusalFor(await leaves(hall, CAT, id))).toBe('not-seated');
});

test('an open seat is kept for no one: an invitation to it excludes no one', async () => {
  const { hall, id } = await begun();
  agreed(await leaves(hall, BEN, id));
  expect(refusalFor(await offers(hall, id, CAT, { seat: ODIN, to: CAT }))).toBe('only-host-or-moderator');
  agreed(await offers(hall, id, ANN, { seat: ODIN, to: CAT }));
  agreed(await takes(hall, id, DAN, 'seat', ODIN));
  expect(refusalFor(await takes(hall, id, CAT, 'seat', ODIN))).toBe('seat-taken');
});

test('the seats of people who left the server are freed in one change, and the board is still shown', async () => {
  const { hall, id } = await begun();
  agreed(await offers(hall, id, BEN, { seat: ODIN, to: CAT }));
  await hall.jobs();
  const gone = await hall.tables.membersGone(id, [ANN, BEN], { by: CAT, recalls: true }, 'gone');
  const { seats, hostId, version, arrangements } = agreed(gone);
  expect(seats.map(({ userId }) => userId)).toEqual([null, null]);
  expect(arrangements.offers).toEqual([]);
  // Ann's seat went to Ben, who was then gone as well.
  expect(hostId).toBe(BEN);
  expect((await hall.jobs()).map(({ job }) => job)).toMatchObject([
    { kind: 'settled', controls: [{ control: 'seat1', outcome: { key: 'settled.left' } }] },
    { kind: 'notice', by: null, phrase: { key: 'seats.gone' }, seats: [THOR] },
    { kind: 'notice', by: null, phrase: { key: 'seats.gone' }, seats: [ODIN] },
    { kind: 'board', by: CAT, recalls: true, version },
  ]);
  expect(refusalFor(await hall.tables.membersGone(id, [ANN], { by: null }, 'again'))).toBe('not-seated');
});
