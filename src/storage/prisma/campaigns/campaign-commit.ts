/** Writes the effect of a table's change on its campaign. */
import type { Prisma, PrismaClient } from '../../../generated/prisma/client.ts';
import type { CampaignChange } from '../../../tables/model/campaign.ts';
import { campaignEntryRowOf, campaignRowOf, campaignSeatRowsOf } from './campaign-rows.ts';

export function campaignStatements(
  client: PrismaClient,
  { campaign, entry }: CampaignChange,
): readonly Prisma.PrismaPromise<unknown>[] {
  const { id, version } = campaign;
  const data = campaignRowOf(campaign);
  const seats = campaignSeatRowsOf(campaign);
  const select = { id: true };
  return [
    version === 1
      ? client.campaignRow.create({ data, select })
      : client.campaignRow.update({ where: { id, version: version - 1 }, data, select }),
    client.campaignSeatRow.deleteMany({ where: { campaignId: id } }),
    ...(seats.length === 0 ? [] : [client.campaignSeatRow.createMany({ data: seats })]),
    ...(entry === undefined
      ? []
      : [client.campaignEntryRow.createMany({ data: campaignEntryRowOf(id, entry) })]),
  ];
}
