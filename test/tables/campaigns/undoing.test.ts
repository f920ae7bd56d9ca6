/** A campaign purchase can be undone until its next game starts: by its payers, latest first. */
import { expect, test } from 'vitest';
import type { UserId } from '../../../src/tables/model/table.ts';
import { ANN, agreed, BEN, CAT, privilegedActor, refusalFor } from '../../shared/hall.ts';
import {
  campaignIn,
  chronicles,
  ends,
  gathered,
  type Hall,
  noticesOf,
  opened,
  plays,
  refusedPurchase,
  starts,
} from './campaign-hall.ts';

/** A campaign between two games, with the entries `begun` and `played`. Each role has three points. */
async function afterOneGame(price?: number): Promise<Hall> {
  const hall = await opened();
  await plays(hall, hall.first.id, 'lost');
  if (price !== undefined) await costs(hall, price);
  await hall.jobs();
  return hall;
}

async function costs({ boxes, now }: Hall, price: number): Promise<void> {
  const box = { guildId: 'guild', gameId: 'small', text: '{}', userId: ANN, keptAt: now() };
  await boxes.keep({ ...box, corrections: { price } });
}

async function buys(hall: Hall, by: UserId, ware: string): Promise<void> {
  expect(await refusedPurchase(hall, by, ware)).toBeNull();
}

/** The reason for refusing the undo; null if it succeeds. */
async function refusedUndo({ tables, actor, id }: Hall, by: UserId, number: number): Promise<string | null> {
  return refusalFor(await tables.undoPurchase(actor(by), id, number));
}

/** The number of the purchase that can currently be undone. */
async function undoable({ tables, id }: Hall): Promise<number | null> {
  const loaded = await tables.campaign(id);
  if (loaded === null) throw new Error('there is no campaign');
  return (await tables.undoableOf(loaded))?.number ?? null;
}

test("in the next game's lobby the points come back, and the skill is gone from the lobby and the campaign", async () => {
  const hall = await afterOneGame();
  const { chronicle: before } = await campaignIn(hall);
  const lobby = await gathered(hall);
  const brought = async () => (await hall.tables.loaded(lobby))?.table.options['charms'];
  expect(await undoable(hall)).toBeNull();
  await buys(hall, ANN, 'thor charm');
  expect([await undoable(hall), await brought()]).toEqual([2, 1]);
  await hall.jobs();
  expect(await refusedUndo(hall, ANN, 2)).toBeNull();
  expect((await campaignIn(hall)).chronicle).toEqual(before);
  expect(before.roles[0]).toEqual({ role: 'thor', points: 3, charms: 0 });
  expect([await undoable(hall), await brought()]).toEqual([null, 0]);
  expect(await noticesOf(hall)).toMatchObject([{ phrase: { key: 'campaign.returned' } }]);
  expect((await chronicles(hall)).slice(-2)).toMatchObject([
    { kind: 'bought', ware: 'thor charm' },
    { kind: 'returned', ware: 'thor charm', by: ANN, chronicle: before },
  ]);
  expect((await starts(hall, lobby)).state).toMatchObject({ charms: 0 });
});

test('the latest purchase is undone first, undone ones are skipped, and they can be made again', async () => {
  const hall = await afterOneGame(1);
  const { chronicle: before } = await campaignIn(hall);
  await buys(hall, ANN, 'thor charm');
  const { chronicle: afterThor } = await campaignIn(hall);
  await buys(hall, BEN, 'odin charm');
  expect(await refusedUndo(hall, ANN, 2)).toBe('purchase-not-latest');
  expect(await refusedUndo(hall, BEN, 3)).toBeNull();
  expect((await campaignIn(hall)).chronicle).toEqual(afterThor);
  await buys(hall, BEN, 'odin charm');
  expect(await undoable(hall)).toBe(5);
  expect(await refusedUndo(hall, BEN, 3)).toBe('purchase-gone');
  expect(await refusedUndo(hall, BEN, 5)).toBeNull();
  expect(await refusedUndo(hall, ANN, 2)).toBeNull();
  expect((await campaignIn(hall)).chronicle).toEqual(before);
  expect(await refusedUndo(hall, ANN, 2)).toBe('purchase-gone');
  expect(await undoable(hall)).toBeNull();
});

test('a button pressed twice at the same time undoes only one purchase', async () => {
  const hall = await afterOneGame(1);
  await buys(hall, ANN, 'thor charm');
  await buys(hall, BEN, 'odin charm');
  const both = await Promise.all([refusedUndo(hall, BEN, 3), refusedUndo(hall, BEN, 3)]);
  expect(both.toSorted()).toEqual([null, 'purchase-gone'].toSorted());
  expect((await campaignIn(hall)).chronicle.roles.map(({ charms }) => charms)).toEqual([1, 0]);
});

test('only a payer may undo a purchase; either of two payers may, and both get back what they paid', async () => {
  const hall = await afterOneGame();
  const { chronicle: before } = await campaignIn(hall);
  await buys(hall, ANN, 'thor+odin');
  expect(await undoable(hall)).toBeNull();
  await buys(hall, BEN, 'thor+odin');
  expect(await refusedUndo(hall, CAT, 2)).toBe('not-your-role');
  expect(await refusedUndo(hall, ANN, 2)).toBeNull();
  expect(await campaignIn(hall)).toMatchObject({ chronicle: before, proposals: [] });
  await buys(hall, BEN, 'odin charm');
  expect(await refusedUndo(hall, ANN, 4)).toBe('not-your-role');
});

test("an undone purchase refunds the price paid then, and a lapsed proposal doesn't come back", async () => {
  const hall = await afterOneGame(3);
  await buys(hall, ANN, 'thor+odin');
  await buys(hall, BEN, 'odin charm');
  await costs(hall, 1);
  expect(await refusedUndo(hall, BEN, 2)).toBeNull();
  expect(await campaignIn(hall)).toMatchObject({
    proposals: [],
    chronicle: { roles: [{ points: 3 }, { points: 3, charms: 0 }] },
  });
});

test('once the next game has started a purchase stays, unless that game is cancelled', async () => {
  const hall = await afterOneGame();
  await buys(hall, ANN, 'thor charm');
  const calledOff = await gathered(hall);
  await starts(hall, calledOff);
  expect(await refusedUndo(hall, ANN, 2)).toBe('purchase-stays');
  agreed(await hall.tables.abort(privilegedActor(hall, ANN), calledOff));
  expect(await refusedUndo(hall, ANN, 2)).toBeNull();
  await buys(hall, ANN, 'thor charm');
  const { id } = await starts(hall, await gathered(hall));
  const { chronicle } = await campaignIn(hall);
  await ends(hall, id, 'lost');
  expect(await refusedUndo(hall, ANN, 4)).toBe('purchase-stays');
  expect(await undoable(hall)).toBeNull();
  expect((await campaignIn(hall)).chronicle).toMatchObject({
    lost: 2,
    roles: [{ charms: 1, points: (chronicle.roles[0]?.points ?? 0) + 3 }, {}],
  });
  agreed(await hall.tables.endCampaign(privilegedActor(hall, ANN), hall.id));
  expect(await refusedUndo(hall, ANN, 4)).toBe('campaign-over');
});
