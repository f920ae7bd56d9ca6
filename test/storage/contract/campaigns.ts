/** A campaign is stored as a whole or not at all, once, and together with the table that changed it. */
import { expect, test } from 'vitest';
import type { CampaignId, KeptCampaign } from '../../../src/tables/model/campaign.ts';
import { UnreadableCampaign } from '../../../src/tables/model/storage/campaign-store.ts';
import {
  type ChannelId,
  ERASED,
  type Table,
  type TableId,
  type UserId,
} from '../../../src/tables/model/table.ts';
import { aCampaign, anEntry } from '../../shared/stores/campaigns.ts';
import { commitOf, due, lobby, NOON, next, secondsAfterNoon } from '../../shared/stores/tables.ts';
import { ANN, aLongStory, BEN } from '../long-story.ts';
import type { OpenBackEnd } from './back-end.ts';

const CAMPAIGN = aCampaign();
const { id } = CAMPAIGN;
const TABLE = lobby({ campaignId: id });
const PLAYED = anEntry({
  number: 1,
  by: null,
  tableId: TABLE.id,
  deed: { kind: 'played', chapter: 'first', ending: 'lost' },
});

/** A new table for that campaign. */
function tableOf({ id: campaignId }: KeptCampaign): Table {
  const place = { guildId: 'guild', channelId: `channel of ${campaignId}` as ChannelId };
  return lobby({ id: `table of ${campaignId}` as TableId, campaignId, place });
}

export function campaigns(openBackEnd: OpenBackEnd): void {
  test('every field of a campaign, its table and its entries is read back', async () => {
    const before = await openBackEnd();
    await before.store.commit(commitOf(TABLE, { campaign: { campaign: CAMPAIGN, entry: anEntry() } }));
    const changed = aCampaign({
      version: 2,
      status: 'won',
      seats: [
        { role: 'thor', userId: null },
        { role: 'odin', userId: 'ben' as UserId, computer: 'gentle' },
        { role: 'tyr', userId: null, computer: 'best' },
      ],
      proposals: [{ ware: 'odin+thor', agreed: ['ann' as UserId, 'ben' as UserId] }],
      chapter: 'last',
      changedAt: secondsAfterNoon(9),
    });
    const bought = anEntry({ number: 1, deed: { kind: 'bought', ware: 'odin elves' } });
    const change = { campaign: changed, entry: bought };
    expect(await before.store.commit(commitOf(next(TABLE), { campaign: change }))).toBe('done');
    const undone = { ...changed, version: 3 };
    const returned = anEntry({ number: 2, deed: { kind: 'returned', ware: 'odin elves' } });
    const undoing = { campaign: undone, entry: returned };
    expect(await before.store.commit(commitOf(next(next(TABLE)), { campaign: undoing }))).toBe('done');
    const { store } = await before.reopened();
    expect(await store.load(TABLE.id)).toEqual(next(next(TABLE)));
    expect(await store.campaign(id)).toEqual({ ...undone, entries: 3 });
    expect(await store.campaignEntries(id)).toEqual([anEntry(), bought, returned]);
    expect(await store.campaign('another' as CampaignId)).toBeNull();
  });

  test('nothing is stored for an older version, a repeated cause or a table that changed', async () => {
    const { store } = await openBackEnd();
    await store.commit(commitOf(TABLE, { campaign: { campaign: CAMPAIGN, entry: anEntry() } }));
    const second = { ...CAMPAIGN, version: 2, entries: 1 };
    const table = next(TABLE);
    await store.commit(commitOf(table, { campaign: { campaign: second }, cause: 'second' }));
    const late = { campaign: { ...second, chapter: 'late' }, entry: PLAYED };
    const third = { campaign: { ...second, version: 3 }, entry: PLAYED };
    const jobs = [due(0, 'late')];
    // The end of a game and its entry are one commit, whichever of the two is in conflict.
    expect(await store.commit(commitOf(next(table), { campaign: late, jobs }))).toBe('conflict');
    expect(await store.commit(commitOf(table, { campaign: third, jobs, cause: 'late' }))).toBe('conflict');
    const again = { campaign: third, jobs, cause: 'second' };
    expect(await store.commit(commitOf(next(table), again))).toBe('repeated');
    expect(await store.load(TABLE.id)).toEqual(table);
    expect(await store.campaign(id)).toEqual(second);
    expect(await store.campaignEntries(id)).toEqual([anEntry()]);
    expect(await store.nextDue()).toBeNull();
    expect(await store.commit(commitOf(next(table), { campaign: third }))).toBe('done');
    expect(await store.campaignEntries(id)).toEqual([anEntry(), PLAYED]);
  });

  test("a server's campaigns are listed, the last changed one first", async () => {
    const { store } = await openBackEnd();
    const of = (name: string, guildId: string, seconds: number) =>
      aCampaign({
        id: name as CampaignId,
        place: { ...CAMPAIGN.place, guildId },
        changedAt: secondsAfterNoon(seconds),
      });
    const all = [of('old', 'guild', 1), of('theirs', 'another', 2), of('new', 'guild', 3)];
    for (const campaign of all) await store.commit(commitOf(tableOf(campaign), { campaign: { campaign } }));
    const found = await store.campaignsOfServer('guild');
    expect(found.map((campaign) => campaign.id)).toEqual(['new', 'old']);
  });

  test('a damaged row does not affect others, and a damaged chronicle is replaced by its last entry', async () => {
    const { store, damages, damage } = await openBackEnd();
    await store.commit(commitOf(TABLE, { campaign: { campaign: CAMPAIGN, entry: anEntry() } }));
    const beside = aCampaign({ id: 'beside' as CampaignId });
    await store.commit(commitOf(tableOf(beside), { campaign: { campaign: beside, entry: anEntry() } }));
    const second = { ...CAMPAIGN, version: 2, entries: 2 };
    await store.commit(commitOf(next(TABLE), { campaign: { campaign: second, entry: PLAYED } }));
    await damages('chronicle', id);
    expect(await store.campaign(id)).toEqual({ ...second, chronicle: PLAYED.chronicle });
    await damages('campaignEntry', id);
    expect(await store.campaignEntries(id)).toEqual([PLAYED]);
    await damages('campaign', id);
    await expect(store.campaign(id)).rejects.toBeInstanceOf(UnreadableCampaign);
    expect((await store.campaignsOfServer('guild')).map((each) => each.id)).toEqual(['beside']);
    expect(damage.map(({ row }) => row)).toContain(`CampaignRow ${id}`);
    expect(await store.load(TABLE.id)).toEqual(next(TABLE));
  });

  test('after a person is erased their seat is open, and a change that still names them is a conflict', async () => {
    const storage = await openBackEnd();
    const { store, people, statistics } = storage;
    await aLongStory(storage);
    const scope = { guildId: 'guild', userId: ANN, role: null };
    const count = { gameId: 'yggdrasil', running: 1, won: 0, ended: 0 };
    expect(await statistics.campaigns(scope)).toEqual([count]);
    expect((await people.dataOf(ANN)).campaigns).toMatchObject([
      { isHost: true, roles: ['thor'], did: [{ deed: { kind: 'began' } }], agreedTo: ['thor+odin'] },
    ]);
    const read = await store.campaign(id);
    if (read === null) throw new Error('there is no campaign');
    await people.erase(ANN, [], NOON);
    expect(await store.campaign(id)).toMatchObject({
      hostId: ERASED,
      seats: [
        { role: 'thor', userId: null },
        { role: 'odin', userId: BEN },
      ],
      proposals: [{ agreed: [ERASED] }],
    });
    expect((await store.campaignEntries(id)).map(({ by }) => by)).toEqual([ERASED]);
    const late = { campaign: { ...read, version: read.version + 1 } };
    expect(await store.commit(commitOf(tableOf(read), { campaign: late }))).toBe('conflict');
    expect((await people.dataOf(ANN)).campaigns).toEqual([]);
    expect(await statistics.campaigns(scope)).toEqual([]);
    expect(await statistics.campaigns({ ...scope, userId: null, role: 'odin' })).toEqual([count]);
  });
}
