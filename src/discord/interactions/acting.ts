/** Giving an answer at a table, and telling whoever gave it what came of it. */
import type { Saying } from '../../core/face.ts';
import type { Request } from '../../core/request.ts';
import type { TableId } from '../../tables/table.ts';
import type { Done, Standing } from '../../tables/tables.ts';
import type { Bot } from '../bot.ts';
import type { Words } from '../messages/answers.ts';
import { refusalSaying } from '../messages/refusal-message.ts';

export function wordsFor({ translate }: Bot, { table, entry }: Standing): Words {
  return { face: entry.face, view: entry.game.observe(table.state), translate };
}

/** Null when it was done; otherwise why not, with a way back to the board where there is one. */
export async function refusalText(bot: Bot, done: Done, table: TableId | null): Promise<string | null> {
  if (done.ok) return null;
  const text = bot.translate(refusalSaying(done, bot.catalogue));
  const isStale = done.by === 'table' ? done.refusal.why === 'stale' : done.refusal.why === 'stale';
  const link = isStale && table !== null ? await boardLink(bot, table) : null;
  return link === null ? text : `${text} ${link}`;
}

/** Where the table is shown now. */
export async function boardLink(bot: Bot, id: TableId): Promise<string | null> {
  const [standing, shown] = await Promise.all([bot.tables.standing(id), bot.store.shownOn(id)]);
  if (standing === null || shown === null) return null;
  return `https://discord.com/channels/${standing.table.place.guildId}/${shown.channelId}/${shown.messageId}`;
}

/** The standing request, if it is still the one the control was made for. */
export function stillAsked(standing: Standing | null, requestKey: string): Request | null {
  const request = standing?.request ?? null;
  return request !== null && request.key === requestKey ? request : null;
}

/** The question that stands first, said to somebody who wanted to do something else. */
export function standingQuestion(standing: Standing, bot: Bot): Saying | null {
  if (standing.request === null) return null;
  return {
    key: 'refusal.question-first',
    with: { question: standing.entry.face.question(standing.request, wordsFor(bot, standing).view) },
  };
}
