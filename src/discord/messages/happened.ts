/** What an answer brought about, for the one who gave it. */
import type { Done, Standing } from '../../tables/tables.ts';
import type { Bot } from '../bot.ts';
import { LIMITS, lastLines } from './parts.ts';

export function happenedText(
  { translate }: Bot,
  { entry: { face, game } }: Standing,
  { table, events }: Extract<Done, { ok: true }>,
): string {
  const view = game.observe(table.state);
  const lines = events.flatMap((event) => face.event(event, view) ?? []).map(translate);
  return lines.length === 0 ? translate({ key: 'act.done' }) : lastLines(lines, LIMITS.content);
}
