/** A campaign from its first table to its last: what is kept between games, who may do what, and what changes nothing. */
import { expect, test } from 'vitest';
import type { ChannelId, TableId, UserId } from '../../../src/tables/model/table.ts';
import { tableNameOf } from '../../../src/tables/model/table-name.ts';
import { ANN, agreed, BEN, CAT, leaves, privilegedActor, refusalFor } from '../../shared/hall.ts';
import { newFile } from '../../shared/stores/stores.ts';
import {
  campaignIn,
  chronicles,
  ends,
  gathered,
  goesOn,
  type Hall,
  noticesOf,
  opened,
  PLACE,
  plays,
  refusedPurchase,
  starts,
} from './campaign-hall.ts';

test("a campaign goes from game to game until it's won, and its entries add up to its chronicle", async () => {
  const hall = await opened();
  expect((await campaignIn(hall)).seats).toEqual([]);
  expect(hall.first.options).toMatchObject({ rules: 'dawn', charms: 0 });
  await plays(hall, hall.first.id, 'lost');
  const again = await gathered(hall);
  expect((await hall.tables.loaded(again))?.table.options['rules']).toBe('dawn');
  // All tables share the thread that is named after the first table.
  expect(tableNameOf(again)).toBe(tableNameOf(hall.first.id));
  await plays(hall, again, 'won');
  // Ben buys in the lobby; the game starts with his purchase.
  const noon = await gathered(hall);
  expect(await hall.tables.buy(hall.actor(BEN), hall.id, 'odin charm')).toMatchObject({
    ok: true,
    awaited: [],
  });
  expect((await hall.tables.loaded(noon))?.table.options['charms']).toBe(1);
  expect((await hall.jobs()).map(({ job }) => job.kind)).toContain('lobby');
  expect((await starts(hall, noon)).state).toMatchObject({ roles: ['thor', 'odin'], charms: 1 });
  await ends(hall, noon, 'won');
  const night = await gathered(hall);
  await plays(hall, night, 'won');
  const { status, chronicle, tableId } = await campaignIn(hall);
  expect({ status, tableId }).toEqual({ status: 'won', tableId: night });
  expect(chronicle).toMatchObject({ won: 3, lost: 1, roles: [{ points: 12 }, { points: 10, charms: 1 }] });
  expect((await chronicles(hall)).map(({ kind }) => kind)).toEqual([
    'began',
    'played',
    'played',
    'bought',
    'played',
    'played',
  ]);
  expect((await chronicles(hall)).at(-1)).toMatchObject({ tableId: night, chapter: 'night', chronicle });
  expect(await fold(hall)).toEqual(chronicle);
  expect(refusalFor(await goesOn(hall, ANN))).toBe('campaign-over');
});

/** The chronicle that the game makes of the entries, one after the other. */
async function fold({ tables, store, id }: Hall): Promise<unknown> {
  const loaded = await tables.campaign(id);
  let so: unknown;
  for (const { deed, tableId } of await store.campaignEntries(id)) {
    const { rules, entry } = loaded ?? {};
    if (rules === undefined || entry === undefined) throw new Error('there is no campaign');
    if (deed.kind === 'began') so = rules.begin(deed.roles);
    if (deed.kind === 'played') so = rules.after(so, (await store.load(tableId as TableId))?.state);
    if (deed.kind !== 'bought') continue;
    const bought = rules.buy(so, deed.ware, entry.game.box({}, null));
    if (!bought.ok) throw new Error(deed.ware);
    so = bought.chronicle;
  }
  return so;
}

test("a cancelled game, started or not, doesn't count, and its chapter is still to be played", async () => {
  const hall = await opened();
  agreed(await hall.tables.abort(privilegedActor(hall, ANN), hall.first.id));
  expect((await campaignIn(hall)).entries).toBe(0);
  // No one has a role yet, so the next table is like the first.
  const second = agreed(await goesOn(hall, BEN));
  expect(second).toMatchObject({ hostId: BEN, options: { rules: 'dawn' } });
  await starts(hall, second.id);
  agreed(await hall.tables.abort(privilegedActor(hall, BEN), second.id));
  const after = await campaignIn(hall);
  expect(after).toMatchObject({ entries: 1, seats: [{ userId: BEN }] });
  expect(after.chronicle.lost).toBe(0);
  expect(agreed(await goesOn(hall, BEN)).options['rules']).toBe('dawn');
});

test('the player in the seat at the end holds the role; an unclaimed seat stays open, and a role can change hands', async () => {
  const hall = await opened();
  await starts(hall, hall.first.id);
  agreed(await leaves(hall, BEN, hall.first.id));
  await ends(hall, hall.first.id, 'won');
  const { id, seats, arrangements } = agreed(await goesOn(hall, ANN));
  expect(seats.map(({ role, userId }) => [role, userId])).toEqual([
    ['thor', ANN],
    ['odin', null],
  ]);
  expect(arrangements.offers.map(({ to }) => to)).toEqual([ANN, null]);
  agreed(await hall.tables.join(hall.actor(CAT), id, { role: null, another: true }));
  await plays(hall, id, 'won');
  expect((await campaignIn(hall)).seats.map(({ userId }) => userId)).toEqual([ANN, CAT]);
});

test('only role holders, the host and moderators can continue a campaign, and only if none of its games is open', async () => {
  const hall = await opened();
  expect(await goesOn(hall, ANN, null, 'elsewhere')).toMatchObject({
    refusal: { code: 'campaign-game-open', channel: 'channel' },
  });
  await plays(hall, hall.first.id, 'won');
  expect(refusalFor(await goesOn(hall, CAT))).toBe('only-campaigners');
  expect(refusalFor(await goesOn(hall, BEN, 'morning'))).toBe('no-such-chapter');
  const before = await campaignIn(hall);
  const both = await Promise.all([goesOn(hall, ANN), goesOn(hall, BEN, 'night', 'elsewhere')]);
  expect(both.map(refusalFor).sort()).toEqual(['campaign-game-open', null]);
  expect((await campaignIn(hall)).version).toBe(before.version + 1);
  const { tableId } = await campaignIn(hall);
  agreed(await hall.tables.abort(privilegedActor(hall, CAT, true), tableId));
  const moved = await hall.tables.continueCampaign(privilegedActor(hall, CAT, true), hall.id, {
    chapter: 'night',
    place: { ...PLACE, channelId: 'another' as ChannelId },
  });
  expect(agreed(moved)).toMatchObject({ options: { rules: 'night' }, place: { channelId: 'another' } });
  // For people on another server the campaign does not exist.
  expect(await hall.tables.ofServer('theirs').campaign(hall.id)).toBeNull();
});

test("a purchase is refused during a game, beyond the points or the cap, for an unknown ware, and for another player's role", async () => {
  const hall = await opened();
  const buys = (by: UserId, ware: string) => refusedPurchase(hall, by, ware);
  expect(await buys(ANN, 'thor charm')).toBe('campaign-not-begun');
  await starts(hall, hall.first.id);
  expect(await buys(ANN, 'thor charm')).toBe('campaign-game-open');
  await ends(hall, hall.first.id, 'lost');
  const before = await campaignIn(hall);
  expect(await buys(BEN, 'thor charm')).toBe('not-your-role');
  expect(await buys(CAT, 'thor charm')).toBe('not-your-role');
  expect(await buys(ANN, 'thor|charm')).toBe('unknown-ware');
  expect(await campaignIn(hall)).toEqual(before);
  // Of two simultaneous purchases, one is made, and the other is checked against the remaining points.
  expect((await Promise.all([buys(ANN, 'thor charm'), buys(ANN, 'thor charm')])).sort()).toEqual([
    null,
    'too-dear',
  ]);
  expect((await campaignIn(hall)).chronicle.roles[0]).toEqual({ role: 'thor', points: 1, charms: 1 });
  await plays(hall, await gathered(hall), 'lost');
  expect(await buys(ANN, 'thor charm')).toBe('has-it');
});

test('a shared purchase is proposed by one player and made when the other agrees; a box file changes the price', async () => {
  const hall = await opened();
  await plays(hall, hall.first.id, 'lost');
  await hall.jobs();
  expect(await hall.tables.buy(hall.actor(ANN), hall.id, 'thor+odin')).toMatchObject({
    ok: true,
    awaited: [BEN],
  });
  const [told] = await noticesOf(hall);
  expect(told).toMatchObject({ phrase: { key: 'campaign.proposed' }, call: [BEN] });
  expect((await campaignIn(hall)).chronicle.friends).toEqual([]);
  expect(await refusedPurchase(hall, ANN, 'thor+odin')).toBe('already-agreed');
  expect(await refusedPurchase(hall, CAT, 'thor+odin')).toBe('not-your-role');
  // The second player may name the two gods in the other order.
  expect(await hall.tables.buy(hall.actor(BEN), hall.id, 'odin+thor')).toMatchObject({
    ok: true,
    awaited: [],
  });
  expect((await chronicles(hall)).at(-1)).toMatchObject({ kind: 'bought', ware: 'thor+odin' });
  const { chronicle, proposals } = await campaignIn(hall);
  expect({ chronicle, proposals }).toMatchObject({
    chronicle: { friends: ['thor+odin'], roles: [{ points: 2 }, { points: 2 }] },
    proposals: [],
  });
  const box = { guildId: 'guild', gameId: 'small', text: '{}', userId: ANN, keptAt: hall.now() };
  await hall.boxes.keep({ ...box, corrections: { price: 9 } });
  expect(await refusedPurchase(hall, ANN, 'thor charm')).toBe('too-dear');
  await hall.boxes.keep({ ...box, corrections: { price: 1 } });
  expect(await refusedPurchase(hall, ANN, 'thor charm')).toBeNull();
});

test('a proposal that can no longer be paid is dropped after another purchase, and its payers are told why', async () => {
  const hall = await opened();
  await plays(hall, hall.first.id, 'lost');
  const box = { guildId: 'guild', gameId: 'small', text: '{}', userId: ANN, keptAt: hall.now() };
  await hall.boxes.keep({ ...box, corrections: { price: 3 } });
  expect(await refusedPurchase(hall, ANN, 'thor+odin')).toBeNull();
  expect((await campaignIn(hall)).proposals).toMatchObject([{ ware: 'thor+odin' }]);
  await hall.jobs();
  expect(await refusedPurchase(hall, BEN, 'odin charm')).toBeNull();
  expect((await campaignIn(hall)).proposals).toEqual([]);
  expect(await noticesOf(hall)).toMatchObject([
    { phrase: { key: 'campaign.bought' } },
    { phrase: { key: 'campaign.lapsed' }, call: [ANN, BEN] },
  ]);
});

test('a proposal that can still be paid is kept without a message', async () => {
  const hall = await opened();
  await plays(hall, hall.first.id, 'lost');
  const box = { guildId: 'guild', gameId: 'small', text: '{}', userId: ANN, keptAt: hall.now() };
  await hall.boxes.keep({ ...box, corrections: { price: 1 } });
  expect(await refusedPurchase(hall, ANN, 'thor+odin')).toBeNull();
  await hall.jobs();
  expect(await refusedPurchase(hall, BEN, 'odin charm')).toBeNull();
  expect((await campaignIn(hall)).proposals).toMatchObject([{ ware: 'thor+odin' }]);
  expect(await noticesOf(hall)).toMatchObject([{ phrase: { key: 'campaign.bought' } }]);
});

test('a proposal waiting for agreement still waits during the next game, and can be bought after it', async () => {
  const hall = await opened();
  await plays(hall, hall.first.id, 'lost');
  expect(await refusedPurchase(hall, ANN, 'thor+odin')).toBeNull();
  await plays(hall, await gathered(hall), 'lost');
  expect((await campaignIn(hall)).proposals).toEqual([{ ware: 'thor+odin', agreed: [ANN] }]);
  expect(await hall.tables.buy(hall.actor(BEN), hall.id, 'thor+odin')).toMatchObject({ awaited: [] });
  expect((await campaignIn(hall)).chronicle.friends).toEqual(['thor+odin']);
});

test('a role’s new player hasn’t agreed to a proposal made before they came', async () => {
  const hall = await opened();
  await plays(hall, hall.first.id, 'lost');
  expect(await refusedPurchase(hall, BEN, 'thor+odin')).toBeNull();
  const again = await gathered(hall);
  await starts(hall, again);
  agreed(await leaves(hall, BEN, again));
  agreed(await hall.tables.join(hall.actor(CAT), again, { role: null, another: true }));
  await ends(hall, again, 'lost');
  expect(await hall.tables.buy(hall.actor(ANN), hall.id, 'thor+odin')).toMatchObject({ awaited: [CAT] });
  expect((await campaignIn(hall)).proposals).toEqual([{ ware: 'thor+odin', agreed: [ANN] }]);
});

test('a won campaign has no open proposals', async () => {
  const hall = await opened();
  await plays(hall, hall.first.id, 'won');
  expect(await refusedPurchase(hall, ANN, 'thor+odin')).toBeNull();
  await plays(hall, await gathered(hall), 'won');
  await plays(hall, await gathered(hall), 'won');
  expect(await campaignIn(hall)).toMatchObject({ status: 'won', proposals: [] });
});

test('the host buys for a role that no one holds', async () => {
  const hall = await opened();
  await plays(hall, hall.first.id, 'lost');
  await hall.tables.forget(hall.actor(BEN), []);
  expect(await refusedPurchase(hall, ANN, 'odin charm')).toBeNull();
});

test('the host or a moderator can end a campaign between games, and its record is kept', async () => {
  const hall = await opened();
  expect(refusalFor(await hall.tables.endCampaign(privilegedActor(hall, ANN), hall.id))).toBe(
    'campaign-game-open',
  );
  await plays(hall, hall.first.id, 'won');
  expect(refusalFor(await hall.tables.endCampaign(privilegedActor(hall, BEN), hall.id))).toBe(
    'only-host-or-moderator',
  );
  const before = await campaignIn(hall);
  agreed(await hall.tables.endCampaign(privilegedActor(hall, CAT, true), hall.id));
  expect(await campaignIn(hall)).toMatchObject({ status: 'ended', chronicle: before.chronicle });
  expect(refusalFor(await goesOn(hall, ANN))).toBe('campaign-over');
  expect(await refusedPurchase(hall, ANN, 'thor charm')).toBe('campaign-over');
  expect(refusalFor(await hall.tables.endCampaign(privilegedActor(hall, ANN), hall.id))).toBe(
    'campaign-over',
  );
});

test("a repeated game doesn't count, and a closed table isn't reopened once the campaign has continued", async () => {
  const hall = await opened();
  const { id } = await plays(hall, hall.first.id, 'won');
  const again = agreed(
    await hall.tables.openAgain(privilegedActor(hall, ANN), id, { place: PLACE, seed: 'same' }),
  );
  expect(again.campaignId).toBeUndefined();
  agreed(await hall.tables.abort(privilegedActor(hall, ANN), again.id));
  const closed = agreed(await goesOn(hall, ANN));
  const days = (many: number) => hall.turnsClock(many * 24 * 60 * 60_000);
  days(40);
  const idleSince = closed.waitingSince.toISOString();
  await hall.changesReminderState(closed.id, { closesAt: hall.now().toISOString() });
  agreed(await hall.tables.closeAsleep(closed.id, idleSince, 'asleep'));
  const other = agreed(await goesOn(hall, BEN));
  agreed(await hall.tables.abort(privilegedActor(hall, BEN), other.id));
  expect(refusalFor(await hall.tables.reopen(privilegedActor(hall, ANN), closed.id))).toBe(
    'campaign-went-on',
  );
});

test('of two people who reopen and continue at the same time, one is refused', async () => {
  const hall = await opened();
  const { id, waitingSince } = hall.first;
  hall.turnsClock(40 * 24 * 60 * 60_000);
  await hall.changesReminderState(id, { closesAt: hall.now().toISOString() });
  agreed(await hall.tables.closeAsleep(id, waitingSince.toISOString(), 'asleep'));
  const both = await Promise.all([
    hall.tables.reopen(privilegedActor(hall, ANN), id),
    goesOn(hall, BEN, null, 'elsewhere'),
  ]);
  expect(both.map(refusalFor).filter((code) => code !== null)).toHaveLength(1);
});

test("a chronicle that these rules can't read is only shown, and a notice at the table says so when its game ends", async () => {
  const file = newFile();
  const hall = await opened(file);
  await starts(hall, hall.first.id);
  const kept = await hall.store.campaign(hall.id);
  const table = await hall.store.load(hall.first.id);
  if (kept === null || table === null) throw new Error('they are there');
  const newer = { ...kept, version: kept.version + 1, chronicle: { version: 3, is: { of: 'later' } } };
  await hall.store.commit({
    table: { ...table, version: table.version + 1 },
    lines: [],
    jobs: [],
    campaign: { campaign: newer },
    cause: 'later rules',
  });
  await hall.jobs();
  expect((await ends(hall, hall.first.id, 'won')).status).toBe('finished');
  expect(await noticesOf(hall)).toMatchObject([{ phrase: { key: 'campaign.not-entered' } }]);
  expect(await hall.store.campaign(hall.id)).toEqual({ ...newer, entries: 1 });
  expect(refusalFor(await goesOn(hall, ANN))).toBe('campaign-other-rules');
  expect(await refusedPurchase(hall, ANN, 'thor charm')).toBe('campaign-other-rules');
  agreed(await hall.tables.endCampaign(privilegedActor(hall, ANN), hall.id));
  expect(await hall.store.campaign(hall.id)).toMatchObject({ status: 'ended', chronicle: newer.chronicle });
});
