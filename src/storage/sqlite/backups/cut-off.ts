/** Marks the jobs that a process may have run before the machine lost power. */
import type { PrismaClient } from '../../../generated/prisma/client.ts';

/**
 * Claims are not flushed to disk, so after a power cut a due job may have been delivered. Such a job is marked as attempted, so
 * that the bot searches the channel before it sends anything.
 */
export async function distrustDueJobs(client: PrismaClient, now: Date): Promise<void> {
  await client.errandRow.updateMany({ where: { attempts: 0, dueAt: { lte: now } }, data: { attempts: 1 } });
}
