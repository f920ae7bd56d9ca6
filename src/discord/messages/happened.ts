/** What an answer brought about, or what taking it back undid, for the one who did it. */
import type { Done, Standing } from '../../tables/changing.ts';
import type { Bot } from '../bot.ts';
import { LIMITS, lastLines } from './parts.ts';

type Carried = Extract<Done, { ok: true }>;

export function happenedText(bot: Bot, standing: Standing, done: Carried): string {
  const lines = linesOf(bot, standing, done);
  return lines.length === 0 ? bot.translate({ key: 'act.done' }) : lastLines(lines, LIMITS.content);
}

export function takenBackText(bot: Bot, standing: Standing, done: Carried): string {
  const title = bot.translate({ key: 'undo.done' });
  const lines = linesOf(bot, standing, done).map((line) => `- ${line}`);
  return `${title}\n${lastLines(lines, LIMITS.content - title.length - 1)}`.trimEnd();
}

function linesOf({ translate }: Bot, { entry: { face, game } }: Standing, { table, events }: Carried) {
  const view = game.observe(table.state);
  return events.flatMap((event) => face.event(event, view) ?? []).map(translate);
}
