/** A campaign of the small game by Ann and Ben, and their actions in it. */
import type { CampaignId } from '../../../src/tables/model/campaign.ts';
import type { Done } from '../../../src/tables/model/change.ts';
import type { ChannelId, Table, TableId, UserId } from '../../../src/tables/model/table.ts';
import {
  ANN,
  agreed,
  BEN,
  openTestTables,
  order,
  privilegedActor,
  type TestTables,
} from '../../shared/hall.ts';
import { SMALL_CATALOGUE, type SmallChronicle } from './small-game.ts';

export const PLACE = { guildId: 'guild', channelId: 'channel' as ChannelId };

export interface Hall extends TestTables {
  readonly id: CampaignId;
  readonly first: Table;
}

/** Ann has opened a campaign as Thor, and Ben sits there as Odin. */
export async function opened(file?: string): Promise<Hall> {
  const hall = await openTestTables(file, SMALL_CATALOGUE);
  const { options: _options, seed: _seed, ...wish } = order({ gameId: 'small', role: 'thor' });
  const first = agreed(await hall.tables.beginCampaign(hall.actor(ANN), wish));
  agreed(await hall.tables.join(hall.actor(BEN), first.id, { role: 'odin', another: true }));
  if (first.campaignId === undefined) throw new Error('the table belongs to no campaign');
  return { ...hall, id: first.campaignId, first };
}

export async function campaignIn({ tables, id }: Hall) {
  const loaded = await tables.campaign(id);
  if (loaded === null) throw new Error('there is no campaign');
  return { ...loaded.campaign, chronicle: loaded.chronicle?.is as SmallChronicle };
}

/** Starts the game, and ends it with this result. */
export async function plays(hall: Hall, id: TableId, how: 'won' | 'lost'): Promise<Table> {
  await starts(hall, id);
  return ends(hall, id, how);
}

export async function starts({ tables, actor }: Hall, id: TableId): Promise<Table> {
  const { hostId } = (await tables.loaded(id))?.table ?? { hostId: ANN };
  return agreed(await tables.start(actor(hostId), id, null));
}

export async function ends({ tables, actor }: Hall, id: TableId, how: string): Promise<Table> {
  const { seats } = (await tables.loaded(id))?.table ?? { seats: [] };
  const userId = seats[0]?.userId ?? ANN;
  return agreed(await tables.act(actor(userId), id, { request: 'how', choice: how, values: {} }));
}

export function goesOn(
  hall: Hall,
  by: UserId,
  chapter: string | null = null,
  channel = 'channel',
): Promise<Done> {
  const place = { ...PLACE, channelId: channel as ChannelId };
  return hall.tables.continueCampaign(privilegedActor(hall, by), hall.id, { chapter, place });
}

/** The next game's lobby, with both players in their seats. */
export async function gathered(hall: Hall): Promise<TableId> {
  const { id } = agreed(await goesOn(hall, ANN));
  agreed(await hall.tables.join(hall.actor(BEN), id, { role: null, another: true }));
  return id;
}

/** The announcements since the last look. */
export async function noticesOf({ jobs }: Hall) {
  return (await jobs()).flatMap(({ job }) => (job.kind === 'notice' ? [job] : []));
}

export async function chronicles({ store, id }: Hall) {
  return (await store.campaignEntries(id)).map(({ deed, tableId, by, chronicle }) => ({
    ...deed,
    tableId,
    by,
    chronicle: chronicle.is,
  }));
}

/** The reason for refusing the purchase; null if it succeeds. */
export async function refusedPurchase(
  { tables, actor, id }: Hall,
  by: UserId,
  ware: string,
): Promise<string | null> {
  const done = await tables.buy(actor(by), id, ware);
  return done.ok ? null : done.refusal.code;
}
