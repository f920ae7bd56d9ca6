/** Days of the daily challenge to put into a store: late positions of games, in a moment instead of a search. */
import type { Catalogue } from '../../src/core/catalogue.ts';
import { chooseOptions } from '../../src/core/options.ts';
import { playersChance, playOut } from '../../src/core/playing.ts';
import { seedFrom, tableSeedFrom } from '../../src/core/random.ts';
import { requestForSeats } from '../../src/core/requests/answer.ts';
import type { LoadedAttempt } from '../../src/daily/attempt/attempt-table.ts';
import type { Daily } from '../../src/daily/daily.ts';
import { type DailyDate, type DailyDay, dayNumber } from '../../src/daily/day.ts';
import type { UserId } from '../../src/tables/model/table.ts';

interface Wish {
  readonly date: DailyDate;
  readonly gameId: string;
  readonly roles: readonly string[];
  /** The turn at whose start the day begins; counted from the end if it's below 0. */
  readonly turn: number;
}

export function aDay(catalogue: Catalogue, { date, gameId, roles, turn }: Wish): DailyDay {
  const entry = catalogue.get(gameId);
  const sensible = entry?.policies['sensible'];
  if (entry === undefined || sensible === undefined) throw new Error(`no game ${gameId}`);
  const { game } = entry;
  const chosen = chooseOptions(game.options, {});
  if (!chosen.ok) throw new Error(chosen.refusal.code);
  const { options } = chosen;
  const box = game.box(options, null);
  const opening = { options, box, roles, seed: seedFrom('a day') };
  const beginnings = new Map<number, unknown>();
  for (const { state } of playOut(game, opening, sensible)) {
    const [request] = game.requests(state);
    if (request !== undefined && !beginnings.has(request.turn)) beginnings.set(request.turn, state);
  }
  return {
    date,
    number: dayNumber(date),
    gameId,
    rulesVersion: game.rulesVersion,
    recipe: 'test-1',
    options,
    box,
    roles,
    position: [...beginnings.values()].at(turn),
    seed: tableSeedFrom(`luck of ${date}`),
    reference: { random: 0, gentle: 0.25, quick: 0.5, mind: 1, turns: 5, answers: 12, tried: 1 },
  };
}

/** The answer of a good player to the attempt's question. */
export function sensibleAt({ entry, request, table }: LoadedAttempt) {
  const { sensible } = entry.policies;
  if (request === null || sensible === undefined) throw new Error('nothing is asked');
  const [seat] = request.seats;
  const own = seat === undefined ? request : requestForSeats(request, [seat]);
  return sensible.answer(own, entry.game.observe(table.state, seat), playersChance(request.key));
}

/** Starts that person's attempt, and plays it to the end. */
export async function finishesDay(daily: Daily, userId: UserId, date: DailyDate): Promise<void> {
  const reader = { language: 'en', guildId: null } as const;
  let status = await daily.begin(userId, date, reader);
  for (let press = 0; status.kind === 'playing'; press += 1) {
    const by = { userId, cause: `${userId} ${date} ${press}`, guildId: null };
    const done = await daily.actAsMeant(by, date, reader, (loaded) => {
      if (loaded === null) throw new Error('there is no attempt');
      return { ok: true, action: sensibleAt(loaded) };
    });
    if (!('ok' in done) || !done.ok) throw new Error(JSON.stringify(done));
    status = await daily.status(userId, reader);
  }
}
