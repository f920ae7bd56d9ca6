/** A list of seats in one option: reads it, and suggests one name at a time. */

import type { SeatIndex } from '../../../src/core/seat.ts';
import type { Bot } from '../../../src/discord/bot.ts';
import type { Suggestion } from '../../../src/discord/interactions/typed-answers.ts';
import { LIMITS } from '../../../src/discord/messages/pieces/parts.ts';
import { seatKey } from '../../../src/tables/model/seat-key.ts';
import type { LoadedTable } from '../../../src/tables/turns/loaded-table.ts';
import { seatName } from '../../../src/tables/turns/seat-words.ts';

const BETWEEN = /[\s,;>]+/;

export function namesIn(typed: string): readonly string[] {
  return typed
    .toLowerCase()
    .split(BETWEEN)
    .filter((name) => name !== '');
}

/** Suggests the seats typed so far, followed by each seat that may come next. The last typed name may be incomplete. */
export function suggestNext(bot: Bot, { entry, table }: LoadedTable, typed: string): readonly Suggestion[] {
  const seats = table.seats.map((seat, at) => ({
    key: seatKey(seat, at),
    name: bot.translate(seatName(entry, table, at as SeatIndex)),
  }));
  const names = namesIn(typed);
  const isFinished = names.length === 0 || seats.some(({ key }) => key === names.at(-1));
  const done = (isFinished ? names : names.slice(0, -1)).flatMap(
    (name) => seats.find(({ key }) => key === name) ?? [],
  );
  const begun = isFinished ? '' : (names.at(-1) ?? '');
  const next = seats.filter(
    (seat) =>
      !done.includes(seat) && [seat.key, seat.name].some((text) => text.toLowerCase().startsWith(begun)),
  );
  const rows = next.length === 0 && isFinished ? [done] : next.map((seat) => [...done, seat]);
  return rows.slice(0, LIMITS.choices).map((row) => ({
    name: row.map(({ name }) => name).join(', '),
    value: row.map(({ key }) => key).join(', '),
  }));
}
