/** Tells a person the effects of their answer, undo or redo. */
import type { Done } from '../../../tables/model/change.ts';
import { loadedTableOf } from '../../../tables/turns/loaded-table.ts';
import type { Bot } from '../../bot.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { button, LIMITS, lastLines, row } from '../pieces/parts.ts';
import type { Reply } from '../pieces/reply.ts';

export type Carried = Extract<Done, { ok: true }>;

export function happenedText(bot: Bot, done: Carried): string {
  const lines = linesOf(bot, done);
  return lines.length === 0 ? bot.translate({ key: 'act.done' }) : lastLines(lines, LIMITS.content);
}

/** Tells what was undone, with a button that redoes it. */
export function takenBack(bot: Bot, done: Carried): Reply {
  const { table } = done;
  const request = loadedTableOf(bot.catalogue, table)?.request?.key ?? '';
  const redo = button(
    formatCustomId({ kind: 'redo', table: table.id, request }),
    bot.translate({ key: 'button.redo' }),
  );
  return { content: titled('undo.done', bot, done), rows: [row([redo])] };
}

export function doneAgain(bot: Bot, done: Carried): Reply {
  return { content: titled('redo.done', bot, done) };
}

function titled(key: string, bot: Bot, done: Carried): string {
  const title = bot.translate({ key });
  const lines = linesOf(bot, done).map((line) => `- ${line}`);
  return `${title}\n${lastLines(lines, LIMITS.content - title.length - 1)}`.trimEnd();
}

function linesOf({ translate, catalogue }: Bot, { table, events }: Carried): readonly string[] {
  const entry = catalogue.get(table.gameId);
  if (entry === undefined) throw new Error(`a change of a game that is not there: ${table.gameId}`);
  const { presenter, game } = entry;
  const view = game.observe(table.state);
  return presenter
    .events(events, view)
    .flatMap((line) => line ?? [])
    .map(translate);
}
