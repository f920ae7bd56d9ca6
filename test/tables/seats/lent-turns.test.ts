/** A turn that someone else plays: lent by its holder, or open to anyone once it is overdue. */
import { expect, test } from 'vitest';
import {
  ANN,
  actionFor,
  agreed,
  BEN,
  CAT,
  leaves,
  openTestTables,
  refusalFor,
  started,
} from '../../shared/hall.ts';
import { acts, begun, DAN, offers, pendingAt, posted, THOR, takes, untilPending } from './changing-hands.ts';

test('a stand-in plays this turn only, and the log names them', async () => {
  const { hall, id } = await begun();
  agreed(await offers(hall, id, ANN, { span: 'turn' }));
  expect(await posted(hall)).toEqual([
    { key: 'seats.offered-turn', by: ANN, call: [], buttons: ['take-turn'], seats: [THOR] },
  ]);
  agreed(await takes(hall, id, CAT, 'turn'));
  expect(await posted(hall)).toEqual([
    { key: 'seats.taken-turn', by: CAT, call: [], buttons: [], seats: [] },
  ]);
  expect(await pendingAt(hall, id)).toEqual([CAT]);
  expect(await hall.tables.act(hall.actor(ANN), id, await actionFor(hall.tables, id, 'done'))).toMatchObject({
    refusal: { code: 'not-your-turn', users: CAT },
  });
  agreed(await acts(hall, id, CAT, 'alfheim'));
  agreed(await acts(hall, id, CAT, 'done'));
  expect((await hall.tables.log(id)).map(({ seat, userId }) => [seat, userId])).toEqual([
    [THOR, CAT],
    [THOR, CAT],
  ]);
  expect((await hall.store.load(id))?.seats[THOR]?.userId).toBe(ANN);
  expect(refusalFor(await acts(hall, id, CAT, 'done'))).toBe('not-seated');
  await untilPending(hall, id, THOR);
  expect(await pendingAt(hall, id)).toEqual([ANN]);
});

test('an offer that no one took ends with its turn', async () => {
  const { hall, id } = await begun();
  agreed(await offers(hall, id, ANN, { span: 'turn' }));
  agreed(await acts(hall, id, ANN, 'done'));
  expect(refusalFor(await takes(hall, id, CAT, 'turn'))).toBe('offer-gone');
  await untilPending(hall, id, THOR);
  expect(refusalFor(await takes(hall, id, CAT, 'turn'))).toBe('offer-gone');
});

test('a stand-in can pass the turn on, and its player can take it back', async () => {
  const { hall, id } = await begun();
  agreed(await offers(hall, id, ANN, { span: 'turn', to: CAT }));
  agreed(await takes(hall, id, CAT, 'turn'));
  agreed(await offers(hall, id, CAT, { span: 'turn', to: ANN }));
  const { arrangements } = agreed(await takes(hall, id, ANN, 'turn'));
  expect(arrangements).toEqual({ offers: [], standIn: null, proposal: null });
  expect(await pendingAt(hall, id)).toEqual([ANN]);
});

test('a player who takes the seat permanently replaces any stand-in immediately', async () => {
  const { hall, id } = await begun();
  agreed(await offers(hall, id, ANN, { span: 'turn' }));
  agreed(await takes(hall, id, CAT, 'turn'));
  agreed(await offers(hall, id, ANN, { to: DAN }));
  agreed(await takes(hall, id, DAN));
  expect(await pendingAt(hall, id)).toEqual([DAN]);
});

test('a stand-in who leaves gives the turn back to the player of the seat', async () => {
  const { hall, id } = await begun();
  agreed(await offers(hall, id, ANN, { span: 'turn' }));
  agreed(await takes(hall, id, CAT, 'turn'));
  await hall.jobs();
  agreed(await leaves(hall, CAT, id));
  expect((await posted(hall)).map(({ key }) => key)).toEqual(['seats.turn-ended']);
  expect(await pendingAt(hall, id)).toEqual([ANN]);
});

test('a stand-in who leaves also withdraws their offer of the turn', async () => {
  const hall = await openTestTables();
  const { id } = await started(hall);
  agreed(await offers(hall, id, ANN, { span: 'turn', to: CAT }));
  agreed(await takes(hall, id, CAT, 'turn'));
  agreed(await offers(hall, id, CAT, { span: 'turn' }));
  agreed(await leaves(hall, CAT, id));
  expect(refusalFor(await takes(hall, id, DAN, 'turn'))).toBe('offer-gone');
  expect(await pendingAt(hall, id)).toEqual([ANN]);
});

test('an overdue turn is open to anyone at the table, and only the board says so', async () => {
  const hall = await openTestTables();
  const { id } = await started(hall);
  const turn = { seat: THOR, span: 'turn' } as const;
  expect(refusalFor(await hall.tables.take(hall.actor(BEN), id, turn))).toBe('offer-gone');
  hall.turnsClock(48 * 60 * 60_000);
  expect(refusalFor(await hall.tables.take(hall.actor(CAT), id, turn))).toBe('only-seated-steps-in');
  await hall.jobs();
  const taken = agreed(
    await hall.tables.offer({ ...hall.actor(BEN), isModerator: false }, id, { ...turn, to: BEN }),
  );
  expect(taken.arrangements).toMatchObject({ offers: [], standIn: { seat: 0, userId: BEN } });
  expect((await hall.jobs()).map(({ job }) => job.kind)).toEqual(['settled', 'board']);
  const posted = (await hall.tables.notices(id)).map(({ phrase }) => phrase.key);
  expect(posted).toEqual(['lobby.joined', 'seats.stepped-in']);
});
