/** Counts the campaigns of a person, a server or a role. */
import type { PrismaClient } from '../../../generated/prisma/client.ts';
import type { CampaignCounts, Scope } from '../../../tables/model/storage/statistics.ts';

export async function campaignCounts(
  client: PrismaClient,
  { guildId, userId, role }: Scope,
): Promise<readonly CampaignCounts[]> {
  const held = { ...(userId === null ? {} : { userId }), ...(role === null ? {} : { role }) };
  const rows = await client.campaignRow.groupBy({
    by: ['gameId', 'status'],
    where: {
      ...(guildId === null ? {} : { guildId }),
      // Only a campaign whose first game has begun has seats.
      seats: { some: held },
    },
    _count: true,
  });
  const games = [...new Set(rows.map(({ gameId }) => gameId))];
  return games.map((gameId) => {
    const of = (status: string) =>
      rows.find((row) => row.gameId === gameId && row.status === status)?._count ?? 0;
    return { gameId, running: of('running'), won: of('won'), ended: of('ended') };
  });
}
