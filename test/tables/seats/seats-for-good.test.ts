/** A seat that changes hands permanently during a game: who may do it, who plays then, the announcements, and the pings. */
import { expect, test } from 'vitest';
import { ANN, agreed, BEN, CAT, refusalFor } from '../../shared/hall.ts';
import { acts, begun, DAN, ODIN, offers, posted, THOR, takes } from './changing-hands.ts';

test('a host invites a person to a seat, and its player continues until the person takes it', async () => {
  const { hall, id } = await begun();
  agreed(await offers(hall, id, ANN, { seat: ODIN, to: CAT }));
  expect(await posted(hall)).toEqual([
    { key: 'seats.offered-seat', by: ANN, call: [CAT], buttons: ['take-seat'], seats: [ODIN] },
  ]);
  expect((await hall.store.load(id))?.seats[ODIN]?.userId).toBe(BEN);
  const taken = agreed(await takes(hall, id, CAT, 'seat', ODIN));
  expect(taken.seats).toEqual([
    { role: 'thor', userId: ANN },
    { role: 'odin', userId: CAT },
  ]);
  expect(taken.arrangements.offers).toEqual([]);
  // Ben didn't give it away himself, so a ping tells him; Cat claimed it.
  expect(await posted(hall)).toEqual([
    { key: 'seats.taken-seat', by: CAT, call: [BEN], buttons: [], seats: [] },
  ]);
  expect(refusalFor(await takes(hall, id, BEN, 'seat', ODIN))).toBe('seat-taken');
});

test('a player who hands over their seat pings only the invited player, who continues the same turn', async () => {
  const { hall, id } = await begun();
  agreed(await acts(hall, id, ANN, 'alfheim'));
  agreed(await offers(hall, id, ANN, { to: CAT }));
  await hall.jobs();
  const taken = agreed(await takes(hall, id, CAT));
  const rows = await hall.jobs();
  expect(rows.flatMap(({ job }) => (job.kind === 'board' ? [job] : []))).toEqual([
    { kind: 'board', by: CAT, afresh: true, version: taken.version },
  ]);
  expect(rows.flatMap(({ job }) => (job.kind === 'notice' ? [job.call] : []))).toEqual([undefined]);
  expect(refusalFor(await acts(hall, id, ANN, 'done'))).toBe('not-seated');
  agreed(await acts(hall, id, CAT, 'done'));
  expect((await hall.tables.log(id)).map(({ userId }) => userId)).toEqual([ANN, CAT]);
});

test('only the table can undo answers from before a seat changed hands', async () => {
  const { hall, id } = await begun();
  agreed(await acts(hall, id, ANN, 'alfheim'));
  agreed(await offers(hall, id, ANN));
  agreed(await takes(hall, id, CAT));
  for (const user of [ANN, CAT])
    expect(refusalFor(await hall.tables.takeBack(hall.actor(user), id))).toBe('not-only-yours');
  agreed(await acts(hall, id, CAT, 'enter-trance'));
  agreed(await hall.tables.takeBack(hall.actor(CAT), id));
});

test('another offer replaces the first; the first person comes too late', async () => {
  const { hall, id } = await begun();
  agreed(await offers(hall, id, ANN, { to: CAT }));
  const { arrangements } = agreed(await offers(hall, id, ANN, { to: DAN }));
  expect(arrangements.offers).toEqual([{ seat: THOR, turn: null, to: DAN, by: ANN }]);
  expect(await takes(hall, id, CAT)).toMatchObject({ refusal: { code: 'not-invited', user: DAN } });
  agreed(await takes(hall, id, DAN));
});

test('the same offer is not made twice, and its recipient may take it with the same command', async () => {
  const { hall, id } = await begun();
  agreed(await offers(hall, id, BEN, { seat: ODIN, to: CAT }));
  expect(refusalFor(await offers(hall, id, BEN, { seat: ODIN, to: CAT }))).toBe('already-offered');
  expect(refusalFor(await offers(hall, id, ANN, { seat: ODIN, to: CAT }))).toBe('already-offered');
  agreed(await offers(hall, id, ANN, { seat: ODIN, to: null }));
  agreed(await offers(hall, id, BEN, { seat: ODIN, to: ANN }));
  const taken = agreed(await offers(hall, id, ANN, { seat: ODIN, to: ANN }));
  expect(taken.seats[ODIN]?.userId).toBe(ANN);
});

test("an offer ends when it's offered back to the seat's player, or when the player takes it", async () => {
  const { hall, id } = await begun();
  expect(refusalFor(await takes(hall, id, CAT))).toBe('seat-taken');
  agreed(await offers(hall, id, BEN, { seat: ODIN }));
  agreed(await offers(hall, id, ANN, { seat: ODIN, to: BEN }));
  expect(refusalFor(await takes(hall, id, CAT, 'seat', ODIN))).toBe('seat-taken');
  agreed(await offers(hall, id, BEN, { seat: ODIN }));
  await hall.jobs();
  agreed(await takes(hall, id, BEN, 'seat', ODIN));
  expect((await posted(hall)).map(({ key }) => key)).toEqual(['seats.kept']);
  expect(refusalFor(await offers(hall, id, ANN, { to: ANN }))).toBe('plays-it-already');
  expect(refusalFor(await takes(hall, id, ANN))).toBe('plays-it-already');
});

test('only its player can keep a seat that the host gives to another person', async () => {
  const { hall, id } = await begun();
  agreed(await offers(hall, id, ANN, { seat: ODIN, to: CAT }));
  expect(refusalFor(await takes(hall, id, BEN, 'seat', ODIN))).toBe('plays-it-already');
  agreed(await takes(hall, id, CAT, 'seat', ODIN));
});

test('a moderator who takes a seat by offering it to themself needs no confirmation if the seat is not asked', async () => {
  const { hall, id } = await begun();
  const taken = agreed(await offers(hall, id, CAT, { seat: ODIN, to: CAT, isModerator: true }));
  expect(taken.seats[ODIN]?.userId).toBe(CAT);
  expect((await posted(hall)).map(({ key, call }) => [key, call])).toEqual([['seats.taken-seat', [BEN]]]);
});

test.each([
  ["Ben can't offer another player's seat", BEN, {}, 'only-holder-host-or-moderator'],
  ["a stranger can't offer a seat", CAT, {}, 'only-holder-host-or-moderator'],
  ['the host can offer any seat', ANN, { seat: ODIN }, null],
  ['a moderator can offer any seat', CAT, { seat: ODIN, isModerator: true }, null],
  ['Ben can offer his own seat', BEN, { seat: ODIN }, null],
  [
    "Ben can't offer the turn of a seat that has no question to answer",
    BEN,
    { seat: ODIN, span: 'turn' },
    'seat-not-pending',
  ],
] as const)('%s', async (_, by, offered, code) => {
  const { hall, id } = await begun();
  expect(refusalFor(await offers(hall, id, by, offered))).toBe(code);
});

test('one person may have several seats', async () => {
  const { hall, id } = await begun();
  agreed(await offers(hall, id, ANN, { to: BEN }));
  const { seats } = agreed(await takes(hall, id, BEN));
  expect(seats.map(({ userId }) => userId)).toEqual([BEN, BEN]);
});
