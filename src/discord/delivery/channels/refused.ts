/** Writes the job that posts a hint at the table, instead of a message that Discord rejects permanently. */
import { type NewJob, noticeJob, type OutboxRow } from '../../../tables/model/outbox.ts';
import type { UserId } from '../../../tables/model/table.ts';
import { pendingUsers } from '../../../tables/turns/current-request.ts';
import type { BotContext } from '../../bot.ts';

const WORDS = {
  board: 'table.board-refused',
  lobby: 'table.lobby-refused',
  notice: 'table.notice-refused',
} as const;

type Refused = Pick<BotContext, 'tables' | 'store' | 'now'>;

/** Returns no job if a later board is coming anyway, or if Discord rejected this exact text. */
export async function wordsInstead(bot: Refused, row: OutboxRow): Promise<readonly NewJob[]> {
  const { job } = row;
  switch (job.kind) {
    case 'board':
      if (await bot.store.isShownLater(row)) return [];
      return [calling(await waitedFor(bot, row, job.by), bot.now())];
    case 'lobby':
      return [noticeJob({ key: WORDS.lobby }, null, bot.now())];
    case 'notice':
      if (Object.values<string>(WORDS).includes(job.phrase.key)) return [];
      return [noticeJob({ key: WORDS.notice }, null, bot.now())];
    default:
      return [];
  }
}

function calling(call: readonly UserId[], dueAt: Date): NewJob {
  const who = call.map((user) => ({ key: 'asked.person', with: { user: `<@${user}>` } }));
  const phrase = { key: WORDS.board, with: { count: who.length, who } };
  return { job: { kind: 'notice', phrase, by: null, call }, dueAt };
}

/** The people the board would have pinged. */
async function waitedFor(
  bot: Refused,
  { tableId }: OutboxRow,
  by: UserId | null,
): Promise<readonly UserId[]> {
  const loaded = await bot.tables.loaded(tableId);
  if (loaded === null || loaded.request === null || loaded.table.pausedBy !== null) return [];
  return pendingUsers(loaded.table, loaded.request).filter((userId) => userId !== by);
}
