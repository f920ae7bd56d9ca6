/** What an answer brought about, or what taking it back undid and doing it again brought back, for the one who did it. */
import type { Done, Standing } from '../../tables/changing.ts';
import { standingRequest } from '../../tables/play.ts';
import type { Bot } from '../bot.ts';
import { formatCustomId } from '../custom-id.ts';
import type { Reply } from '../interactions/replies.ts';
import { button, LIMITS, lastLines, row } from './parts.ts';

type Carried = Extract<Done, { ok: true }>;

export function happenedText(bot: Bot, standing: Standing, done: Carried): string {
  const lines = linesOf(bot, standing, done);
  return lines.length === 0 ? bot.translate({ key: 'act.done' }) : lastLines(lines, LIMITS.content);
}

/** With the way to have it after all. */
export function takenBack(bot: Bot, standing: Standing, done: Carried): Reply {
  const { table } = done;
  const request = standingRequest(standing.entry, table)?.key ?? '';
  const redo = button(
    formatCustomId({ kind: 'redo', table: table.id, request }),
    bot.translate({ key: 'button.redo' }),
  );
  return { content: titled('undo.done', bot, standing, done), rows: [row([redo])] };
}

export function doneAgainText(bot: Bot, standing: Standing, done: Carried): string {
  return titled('redo.done', bot, standing, done);
}

function titled(key: string, bot: Bot, standing: Standing, done: Carried): string {
  const title = bot.translate({ key });
  const lines = linesOf(bot, standing, done).map((line) => `- ${line}`);
  return `${title}\n${lastLines(lines, LIMITS.content - title.length - 1)}`.trimEnd();
}

function linesOf({ translate }: Bot, { entry: { face, game } }: Standing, { table, events }: Carried) {
  const view = game.observe(table.state);
  return events.flatMap((event) => face.event(event, view) ?? []).map(translate);
}
