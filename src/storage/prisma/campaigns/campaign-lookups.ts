/** Finds campaigns and their entries in the database. */
import { type CampaignRow, Prisma, type PrismaClient } from '../../../generated/prisma/client.ts';
import type { CampaignEntry, CampaignId, Chronicle, KeptCampaign } from '../../../tables/model/campaign.ts';
import { UnreadableCampaign } from '../../../tables/model/storage/campaign-store.ts';
import type { DamageListener } from '../../storage.ts';
import type { Dialect } from '../dialect.ts';
import { readableOf, readOr, unreadableReason } from '../rows/unreadable.ts';
import { campaignEntryFrom, campaignFrom, chronicleColumns } from './campaign-rows.ts';

export function campaign(
  client: PrismaClient,
  dialect: Dialect,
  damaged: DamageListener,
  id: CampaignId,
): Promise<KeptCampaign | null> {
  return readOr<KeptCampaign | null>(
    async () => {
      const row = await dialect.atOneMoment(({ campaignRow }) =>
        campaignRow.findFirst({ where: { id }, include: PARTS }),
      );
      if (row === null) return null;
      return campaignFrom(row, row.seats, {
        chronicle: await chronicleOf(client, damaged, row),
        entries: row.entries.length === 0 ? 0 : (row.entries[0]?.number ?? 0) + 1,
      });
    },
    (error) => {
      const row = `CampaignRow ${id}`;
      const code = unreadableReason(error, row);
      damaged({ row, code });
      throw new UnreadableCampaign(code);
    },
  );
}

const PARTS = {
  seats: { orderBy: { position: 'asc' } },
  entries: { orderBy: { number: 'desc' }, take: 1, select: { number: true } },
} as const satisfies Prisma.CampaignRowInclude;

/** The column is a cache: if it is damaged, the last entry has the same value. */
async function chronicleOf(
  client: PrismaClient,
  damaged: DamageListener,
  row: CampaignRow,
): Promise<Chronicle | null> {
  const where = `CampaignRow ${row.id}`;
  const read = async () => chronicleColumns.read(row, where);
  return readOr<Chronicle | null>(read, async (error) => {
    const last = await client.campaignEntryRow.findFirst({
      where: { campaignId: row.id },
      orderBy: { number: 'desc' },
    });
    if (last === null) throw error;
    damaged({ row: where, code: unreadableReason(error, where) });
    return campaignEntryFrom(last).chronicle;
  });
}

export async function campaignsOfServer(
  client: PrismaClient,
  dialect: Dialect,
  damaged: DamageListener,
  guildId: string,
): Promise<readonly KeptCampaign[]> {
  const rows = await client.campaignRow.findMany({
    where: { guildId },
    orderBy: [{ changedAt: 'desc' }, { id: 'asc' }],
    select: { id: true },
  });
  const found: KeptCampaign[] = [];
  for (const { id } of rows) {
    const read = await campaign(client, dialect, damaged, id as CampaignId).catch(unlessUnreadable);
    if (read !== null) found.push(read);
  }
  return found;
}

function unlessUnreadable(error: unknown): null {
  if (!(error instanceof UnreadableCampaign)) throw error;
  return null;
}

export async function campaignEntries(
  client: PrismaClient,
  { isWhole }: Dialect,
  campaignId: CampaignId,
): Promise<readonly CampaignEntry[]> {
  const which = { where: { campaignId }, orderBy: { number: 'asc' } } as const;
  return readableOf(
    async () => (await client.campaignEntryRow.findMany(which)).map(campaignEntryFrom),
    // A raw query, because Prisma can't read a number from a column with another type.
    () => client.$queryRaw<readonly { readonly number: bigint | number }[]>`
      SELECT "number" FROM "CampaignEntryRow"
      WHERE "campaignId" = ${campaignId} AND ${isWhole(Prisma.sql`"number"`)} ORDER BY "number"`,
    async ({ number }) => {
      const row = await client.campaignEntryRow.findFirst({ where: { campaignId, number: Number(number) } });
      return row === null ? null : campaignEntryFrom(row);
    },
  );
}
