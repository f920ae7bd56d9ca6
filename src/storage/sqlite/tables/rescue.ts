/** Ends or moves a table that cannot be read, in one transaction and only where it is unchanged since it was found. */
import type { PrismaClient } from '../../../generated/prisma/client.ts';
import type { Committed, Rescue } from '../../../tables/model/storage/store.ts';

export async function rescue(client: PrismaClient, change: Rescue): Promise<Committed> {
  const { remains, place, cause, changedAt } = change;
  const { id, version } = remains;
  const channel = place?.channelId ?? null;
  // Only the first statement checks for conflicts; without its row the others change nothing.
  const [kept] = await client.$transaction([
    client.$executeRaw`
      INSERT OR IGNORE INTO "TableChange" ("cause", "tableId", "version", "changedAt")
      SELECT ${cause}, "id", 0, ${changedAt} FROM "GameTable"
      WHERE "id" = ${id} AND QUOTE("version") = ${version}
      AND NOT EXISTS (SELECT 1 FROM "GameTable" WHERE "liveChannelId" = ${channel} AND "id" <> ${id})`,
    ...(place === null ? endingOf(client, change) : movingTo(client, change, place)),
  ]);
  if (kept === 1) return 'done';
  const isKnown = await client.tableChange.findUnique({ where: { cause }, select: { cause: true } });
  if (isKnown !== null) return 'repeated';
  const isTaken =
    channel !== null &&
    (await client.gameTable.count({ where: { liveChannelId: channel, id: { not: id } } })) > 0;
  return isTaken ? 'channel-taken' : 'conflict';
}

function endingOf(client: PrismaClient, { remains: { id, version }, cause, changedAt }: Rescue) {
  return [
    client.$executeRaw`
      DELETE FROM "ErrandRow" WHERE "tableId" = ${id} AND EXISTS (
        SELECT 1 FROM "TableChange" JOIN "GameTable" ON "GameTable"."id" = "tableId"
        WHERE "cause" = ${cause} AND QUOTE("GameTable"."version") = ${version}
      )`,
    client.$executeRaw`
      UPDATE "GameTable" SET "status" = 'aborted', "liveChannelId" = NULL, "version" = "version" + 1, "changedAt" = ${changedAt}
      WHERE "id" = ${id} AND QUOTE("version") = ${version}
      AND EXISTS (SELECT 1 FROM "TableChange" WHERE "cause" = ${cause})`,
  ];
}

function movingTo(
  client: PrismaClient,
  { remains: { id, version }, cause, changedAt }: Rescue,
  { guildId, channelId }: NonNullable<Rescue['place']>,
) {
  return [
    client.$executeRaw`
      UPDATE "GameTable" SET "guildId" = ${guildId}, "channelId" = ${channelId}, "liveChannelId" = ${channelId},
        "version" = "version" + 1, "changedAt" = ${changedAt}
      WHERE "id" = ${id} AND QUOTE("version") = ${version}
      AND EXISTS (SELECT 1 FROM "TableChange" WHERE "cause" = ${cause})`,
  ];
}
