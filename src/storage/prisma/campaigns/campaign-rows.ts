/** Converts campaigns and their entries to database rows and back. */
import { z } from 'zod';
import type { CampaignEntryRow, CampaignRow, CampaignSeatRow } from '../../../generated/prisma/client.ts';
import {
  type CampaignDeed,
  type CampaignEntry,
  type CampaignId,
  type CampaignSeat,
  CHAPTER_ENDINGS,
  type Chronicle,
  type KeptCampaign,
  type PurchaseProposal,
} from '../../../tables/model/campaign.ts';
import { type ChannelId, ERASED, type TableId, type UserId } from '../../../tables/model/table.ts';
import { type Column, column, countIn, idIn, timeIn, UnreadableRow } from '../../column.ts';
import { wordIn } from '../../stored-words.ts';

export const chronicleColumn: Column<unknown> = column(z.record(z.string(), z.json()).nullable());
export const proposalsColumn: Column<readonly PurchaseProposal[]> = column(
  z.array(
    z.strictObject({
      ware: z.string(),
      agreed: z.array(z.string().transform((text) => text as UserId)),
    }),
  ),
);
export const deedColumn: Column<CampaignDeed> = column(
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('began'), roles: z.array(z.string()) }),
    z.strictObject({ kind: z.literal('played'), chapter: z.string(), ending: z.enum(CHAPTER_ENDINGS) }),
    z.strictObject({ kind: z.literal('bought'), ware: z.string() }),
    z.strictObject({ kind: z.literal('returned'), ware: z.string() }),
  ]),
);

interface ChronicleColumns {
  readonly chronicleJson: string;
  readonly chronicleVersion: number;
}

const NO_CHRONICLE = 0;

export const chronicleColumns = {
  write(chronicle: Chronicle | null): ChronicleColumns {
    const chronicleJson = chronicleColumn.write(chronicle?.is ?? null);
    return { chronicleJson, chronicleVersion: chronicle?.version ?? NO_CHRONICLE };
  },
  /** The chronicle; null if there isn't one yet. Throws `UnreadableRow`. */
  read({ chronicleJson, chronicleVersion }: ChronicleColumns, where: string): Chronicle | null {
    const is = chronicleColumn.read(chronicleJson, `${where} chronicleJson`);
    const version = countIn(chronicleVersion, `${where} chronicleVersion`);
    return is === null ? null : { version, is };
  },
};

export function campaignRowOf(campaign: KeptCampaign): CampaignRow {
  const { place, chronicle, proposals, seats: _seats, entries: _entries, ...row } = campaign;
  return {
    ...row,
    guildId: place.guildId,
    channelId: place.channelId,
    ...chronicleColumns.write(chronicle),
    proposalsJson: proposalsColumn.write(proposals),
  };
}

export function campaignSeatRowsOf({ id, seats }: KeptCampaign): CampaignSeatRow[] {
  return seats.map(({ role, userId, computer = null }, position) => ({
    campaignId: id,
    position,
    role,
    userId,
    computer,
  }));
}

export function campaignEntryRowOf(campaignId: CampaignId, entry: CampaignEntry): CampaignEntryRow {
  const { number, by, tableId, deed, chronicle, writtenAt } = entry;
  return {
    campaignId,
    number,
    userId: by,
    tableId,
    deedJson: deedColumn.write(deed),
    ...chronicleColumns.write(chronicle),
    writtenAt,
  };
}

/** Everything in a campaign except its chronicle. Throws `UnreadableRow`. */
export function campaignFrom(
  row: Omit<CampaignRow, keyof ChronicleColumns>,
  seats: readonly CampaignSeatRow[],
  rest: Pick<KeptCampaign, 'chronicle' | 'entries'>,
): KeptCampaign {
  const where = `CampaignRow ${row.id}`;
  return {
    id: row.id as CampaignId,
    gameId: row.gameId,
    status: wordIn('status of a campaign', row.status, `${where} status`),
    version: countIn(row.version, `${where} version`),
    place: {
      guildId: idIn(row.guildId, `${where} guildId`),
      channelId: idIn(row.channelId, `${where} channelId`) as ChannelId,
    },
    hostId: row.hostId as UserId,
    tableId: row.tableId as TableId,
    chapter: row.chapter,
    seats: seats.map(campaignSeatFrom),
    proposals: proposalsColumn.read(row.proposalsJson, `${where} proposalsJson`),
    createdAt: timeIn(row.createdAt, `${where} createdAt`),
    changedAt: timeIn(row.changedAt, `${where} changedAt`),
    ...rest,
  };
}

/** If a person was erased, no one holds their seat. */
function campaignSeatFrom(row: CampaignSeatRow): CampaignSeat {
  const { campaignId, position, role, userId, computer } = row;
  const where = `CampaignSeatRow ${campaignId} ${position} computer`;
  return {
    role,
    userId: userId === ERASED ? null : (userId as UserId | null),
    ...(computer === null ? {} : { computer: wordIn('computer', computer, where) }),
  };
}

/** Throws `UnreadableRow`. */
export function campaignEntryFrom(row: CampaignEntryRow): CampaignEntry {
  const where = `CampaignEntryRow ${row.campaignId} ${row.number}`;
  const chronicle = chronicleColumns.read(row, where);
  if (chronicle === null) throw new UnreadableRow(where, 'it led to nothing');
  return {
    number: countIn(row.number, `${where} number`),
    by: row.userId as UserId | null,
    tableId: row.tableId as TableId | null,
    deed: deedColumn.read(row.deedJson, `${where} deedJson`),
    chronicle,
    writtenAt: timeIn(row.writtenAt, `${where} writtenAt`),
  };
}
