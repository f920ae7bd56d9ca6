/** Writes one change to a table in a single statement, with everything that belongs to it: a commit costs one round trip. */
import { z } from 'zod';
import type { PrismaClient } from '../../../generated/postgres/client.ts';
import type { CampaignChange } from '../../../tables/model/campaign.ts';
import { waitOrderingKey } from '../../../tables/model/outbox.ts';
import { COMMITTED, type Commit, type Committed } from '../../../tables/model/storage/store.ts';
import { jobColumn } from '../../codec.ts';
import {
  campaignEntryRowOf,
  campaignRowOf,
  campaignSeatRowsOf,
} from '../../prisma/campaigns/campaign-rows.ts';
import { NOT_SHOWN } from '../../prisma/rows/shown-columns.ts';
import { replacesWaitTimer, rowsOf } from '../../prisma/tables/change-rows.ts';
import { serverErrorIn } from '../errors/server-error.ts';
import { inserting, jobColumns, type Step, written } from './steps.ts';

export async function commit(client: PrismaClient, holder: string, change: Commit): Promise<Committed> {
  try {
    const word = await written(client, holder, stepsFor(change, holder));
    const committed = COMMITTED.find((one) => one === word);
    if (committed === undefined) throw new Error(`the database answered ${word}`);
    return committed;
  } catch (error) {
    const refusal = refusalIn(error);
    if (refusal === null) throw error;
    return refusal;
  }
}

const notUnique = z.object({
  meta: z.object({
    driverAdapterError: z.object({ cause: z.object({ constraint: z.object({ index: z.string() }) }) }),
  }),
});

const REFUSALS: ReadonlyMap<string, Committed> = new Map<string, Committed>([
  ['TableChange_pkey', 'repeated'],
  ['GameTable_pkey', 'conflict'],
  ['CampaignRow_pkey', 'conflict'],
  ['CampaignEntryRow_pkey', 'conflict'],
  ['GameTable_liveChannelId_key', 'channel-taken'],
]);

/** The SQLSTATE class for a transaction that was cancelled because it conflicted with another one. */
const LOST_RACE = '40';

/** The refusal for the error; null if it's a bug. */
function refusalIn(error: unknown): Committed | null {
  if (serverErrorIn(error)?.code.startsWith(LOST_RACE)) return 'conflict';
  const violated = notUnique.safeParse(error).data?.meta.driverAdapterError.cause.constraint.index;
  return violated === undefined ? null : (REFUSALS.get(violated) ?? null);
}

/** The same steps as the statements in ../../prisma/tables/commit.ts, in the same order. */
function stepsFor(change: Commit, holder: string): readonly Step[] {
  const { id, version, place } = change.table;
  const { cause, table, seats, lines, jobs, notices, eras, results, resultSeats } = rowsOf(change);
  const freeTimer = { lane: waitOrderingKey(id), claimed: false };
  return [
    { do: 'refuse', table: 'TableChange', where: { cause: change.cause }, word: 'repeated' },
    version === 1
      ? { do: 'insert', table: 'GameTable', rows: [table] }
      : {
          do: 'update',
          table: 'GameTable',
          set: table,
          where: { id, version: version - 1 },
          else: 'conflict',
        },
    { do: 'insert', table: 'TableChange', rows: [cause] },
    ...(version === 1 || seats === null ? [] : [removing('SeatRow', { tableId: id })]),
    ...inserting('SeatRow', seats ?? []),
    ...inserting('LogRow', lines),
    ...(replacesWaitTimer(change) ? [removing('ErrandRow', freeTimer)] : []),
    ...inserting('ErrandRow', jobs.map(jobColumns)),
    ...reminderSteps(change, freeTimer),
    ...inserting('NoticeRow', notices),
    ...inserting('EraRow', eras),
    ...inserting('ResultRow', results),
    ...inserting('ResultSeatRow', resultSeats),
    ...(change.campaign === undefined ? [] : campaignSteps(change.campaign)),
    ...(change.forgetsShown === true
      ? [{ do: 'update', table: 'GameTable', set: NOT_SHOWN, where: { id } } as const]
      : []),
    // Only a job that was started can be waiting for a retry.
    {
      do: 'update',
      table: 'ErrandRow',
      set: { readyAt: new Date(0) },
      where: { lane: id, attempts: { above: 0 }, claimed: false },
    },
    ...(jobs.length === 0 ? [] : [{ do: 'tell', guildId: place.guildId, by: holder } as const]),
  ];
}

function removing(table: string, where: Extract<Step, { do: 'delete' }>['where']): Step {
  return { do: 'delete', table, where };
}

/** Keeps id and dueAt of an attempted timer: the bot uses them to find a message that it may have posted. */
function reminderSteps(
  { reminderState }: Commit,
  freeTimer: { readonly lane: string; readonly claimed: boolean },
): readonly Step[] {
  if (reminderState === undefined) return [];
  const { state, dueAt } = reminderState;
  const errandJson = jobColumn.write({ kind: 'watch', watch: state });
  return [
    { do: 'update', table: 'ErrandRow', set: { errandJson }, where: freeTimer },
    {
      do: 'update',
      table: 'ErrandRow',
      set: { dueAt, readyAt: dueAt },
      where: { ...freeTimer, attempts: 0 },
    },
  ];
}

function campaignSteps({ campaign, entry }: CampaignChange): readonly Step[] {
  const { id, version } = campaign;
  const row = campaignRowOf(campaign);
  return [
    version === 1
      ? { do: 'insert', table: 'CampaignRow', rows: [row] }
      : {
          do: 'update',
          table: 'CampaignRow',
          set: row,
          where: { id, version: version - 1 },
          else: 'conflict',
        },
    removing('CampaignSeatRow', { campaignId: id }),
    ...inserting('CampaignSeatRow', campaignSeatRowsOf(campaign)),
    ...inserting('CampaignEntryRow', entry === undefined ? [] : [campaignEntryRowOf(id, entry)]),
  ];
}
