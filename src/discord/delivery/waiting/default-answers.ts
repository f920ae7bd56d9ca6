/** Gives the default answer of a request when its wait is over. */
import { causeOfRow, type Job, type OutboxRow } from '../../../tables/model/outbox.ts';
import type { Posted } from '../../../tables/model/storage/store.ts';
import { answersItselfAt } from '../../../tables/turns/default-answers.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import type { BotContext } from '../../bot.ts';

type AnswerJob = Extract<Job, { kind: 'answer' }>;

/**
 * Postpones the answer if the wait restarted after this job was written, so that people get their full time. The wait may restart
 * even after the table was loaded, so the table itself decides, and the next check may already be due. If another process changes
 * the table first, the answer is retried.
 */
export async function answerWhenDue(
  bot: Pick<BotContext, 'tables' | 'now' | 'log'>,
  row: Pick<OutboxRow, 'id' | 'tableId'>,
  { table, request: current }: Pick<LoadedTable, 'table' | 'request'>,
  job: AnswerJob,
): Promise<Posted | undefined> {
  const { request } = job;
  const done = await bot.tables.giveDefaultAnswer(row.tableId, request, causeOfRow(row));
  if (done.ok) return undefined;
  const { code } = done.refusal;
  if (code === 'busy') throw new Error('cannot give default answer: busy');
  const dueAt = current?.key === request ? answersItselfAt(table, current) : null;
  if (code === 'wait-goes-on' && dueAt !== null) return { shown: null, jobs: [{ job, dueAt }] };
  bot.log.debug({ table: row.tableId, row: row.id, reason: code }, 'default answer refused');
  return undefined;
}
