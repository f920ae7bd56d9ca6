/** Tells a person what their answer, undo or redo brought about. */

import type { Done } from '../../tables/model/change.ts';
import type { LoadedTable } from '../../tables/turns/loaded-table.ts';
import { standingRequest } from '../../tables/turns/play.ts';
import type { Bot } from '../bot.ts';
import { formatCustomId } from '../custom-id.ts';
import { button, LIMITS, lastLines, row } from './parts.ts';
import type { Reply } from './reply.ts';

type Carried = Extract<Done, { ok: true }>;

export function happenedText(bot: Bot, loaded: LoadedTable, done: Carried): string {
  const lines = linesOf(bot, loaded, done);
  return lines.length === 0 ? bot.translate({ key: 'act.done' }) : lastLines(lines, LIMITS.content);
}

/** Tells what was undone, with a button that redoes it. */
export function takenBack(bot: Bot, loaded: LoadedTable, done: Carried): Reply {
  const { table } = done;
  const request = standingRequest(loaded.entry, table)?.key ?? '';
  const redo = button(
    formatCustomId({ kind: 'redo', table: table.id, request }),
    bot.translate({ key: 'button.redo' }),
  );
  return { content: titled('undo.done', bot, loaded, done), rows: [row([redo])] };
}

export function doneAgainText(bot: Bot, loaded: LoadedTable, done: Carried): string {
  return titled('redo.done', bot, loaded, done);
}

function titled(key: string, bot: Bot, loaded: LoadedTable, done: Carried): string {
  const title = bot.translate({ key });
  const lines = linesOf(bot, loaded, done).map((line) => `- ${line}`);
  return `${title}\n${lastLines(lines, LIMITS.content - title.length - 1)}`.trimEnd();
}

function linesOf(
  { translate }: Bot,
  { entry: { presenter, game } }: LoadedTable,
  { table, events }: Carried,
) {
  const view = game.observe(table.state);
  return events.flatMap((event) => presenter.event(event, view) ?? []).map(translate);
}
