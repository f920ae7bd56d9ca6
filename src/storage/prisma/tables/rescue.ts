/** Ends or moves a table that cannot be read, in one transaction and only if it is unchanged since it was found. */
import { Prisma, type PrismaClient } from '../../../generated/prisma/client.ts';
import type { Committed, Rescue } from '../../../tables/model/storage/store.ts';
import type { Dialect } from '../dialect.ts';

export async function rescue(client: PrismaClient, dialect: Dialect, change: Rescue): Promise<Committed> {
  const { remains, place, cause, changedAt } = change;
  const { id, version } = remains;
  const channel = place?.channelId ?? null;
  const found = Prisma.sql`${dialect.asText(Prisma.sql`"GameTable"."version"`)} = ${version}`;
  // Only the first statement checks for conflicts; if it finds no row, the other statements change nothing.
  const [kept] = await client.$transaction([
    client.$executeRaw`
      INSERT INTO "TableChange" ("cause", "tableId", "version", "changedAt")
      SELECT ${cause}, "id", 0, ${changedAt} FROM "GameTable"
      WHERE "id" = ${id} AND ${found} AND ${dialect.mayWrite}
      AND NOT EXISTS (SELECT 1 FROM "GameTable" AS "other" WHERE "other"."liveChannelId" = ${channel} AND "other"."id" <> ${id})
      ${dialect.forUpdate} ON CONFLICT DO NOTHING`,
    ...(place === null ? endingOf(client, found, change) : movingTo(client, found, change, place)),
  ]);
  if (kept === 1) return 'done';
  const isKnown = await client.tableChange.findUnique({ where: { cause }, select: { cause: true } });
  if (isKnown !== null) return 'repeated';
  const isTaken =
    channel !== null &&
    (await client.gameTable.count({ where: { liveChannelId: channel, id: { not: id } } })) > 0;
  return isTaken ? 'channel-taken' : 'conflict';
}

function endingOf(client: PrismaClient, found: Prisma.Sql, { remains: { id }, cause, changedAt }: Rescue) {
  return [
    client.$executeRaw`
      DELETE FROM "ErrandRow" WHERE "tableId" = ${id} AND EXISTS (
        SELECT 1 FROM "TableChange" JOIN "GameTable" ON "GameTable"."id" = "tableId"
        WHERE "cause" = ${cause} AND ${found}
      )`,
    client.$executeRaw`
      UPDATE "GameTable" SET "status" = 'aborted', "liveChannelId" = NULL, "version" = "version" + 1, "changedAt" = ${changedAt}
      WHERE "id" = ${id} AND ${found}
      AND EXISTS (SELECT 1 FROM "TableChange" WHERE "cause" = ${cause})`,
  ];
}

function movingTo(
  client: PrismaClient,
  found: Prisma.Sql,
  { remains: { id }, cause, changedAt }: Rescue,
  { guildId, channelId }: NonNullable<Rescue['place']>,
) {
  return [
    client.$executeRaw`
      UPDATE "GameTable" SET "guildId" = ${guildId}, "channelId" = ${channelId}, "liveChannelId" = ${channelId},
        "version" = "version" + 1, "changedAt" = ${changedAt}
      WHERE "id" = ${id} AND ${found}
      AND EXISTS (SELECT 1 FROM "TableChange" WHERE "cause" = ${cause})`,
  ];
}
