/** Makes daily challenges, and reports how hard each one was to find and how hard it is to win. */
import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Json } from '../../../src/core/json.ts';
import type { DailyDate } from '../../../src/daily/day.ts';
import { type MadeDay, makeDay } from '../../../src/daily/making/make-day.ts';
import { MINDS } from '../../../src/games/minds.ts';

export interface DailyPlan {
  readonly days: readonly DailyDate[];
  /** If null, each day has the usual game of its weekday. */
  readonly gameId: string | null;
  /** Replaces the secret, so that no bot's real days are printed. */
  readonly seed: string;
  readonly json: boolean;
  /** The maximum number of games played to find a challenge; null for the bot's own limit. */
  readonly maxGames: number | null;
}

const HEAD = `| day | game | games | positions | confirmed | lucks | random | gentle | quick | mind | quick, fresh | mind, fresh | turns | answers | core s |
|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|
`;

export async function writeDays(plan: DailyPlan, write: (text: string) => void): Promise<void> {
  const { days, gameId, seed, json, maxGames } = plan;
  const secret = createHash('sha256').update(seed).digest();
  if (!json) write(HEAD);
  for (const date of days) {
    const before = process.cpuUsage();
    const wish = { minds: MINDS, secret, date, ...(gameId === null ? {} : { gameId }) };
    const made = makeDay(maxGames === null ? wish : { ...wish, maxGames });
    const { user, system } = process.cpuUsage(before);
    const seconds = (user + system) / 1e6;
    write(json ? `${JSON.stringify(asJson(made, seconds))}\n` : rowOf(made, seconds));
    await nextTurn();
  }
}

function rowOf({ day, found }: MadeDay, seconds: number): string {
  const { random, gentle, quick, mind, turns, answers } = day.reference;
  const { games, positions, confirmations, lucks } = found.effort;
  const cells = [
    day.date,
    found.passed ? day.gameId : `${day.gameId} (the best of those that failed)`,
    ...[games, positions, confirmations, lucks].map(String),
    ...[random, gentle, quick, mind].map(percent),
    ...(found.fresh === null ? ['-', '-'] : [percent(found.fresh.quick), percent(found.fresh.mind)]),
    ...[turns, answers, seconds].map((number) => number.toFixed(1)),
  ];
  return `| ${cells.join(' | ')} |\n`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** The day as data, without the position and the seed. */
function asJson({ day, found }: MadeDay, seconds: number): Json {
  const { date, number, gameId, options, roles, reference } = day;
  const { fresh, passed, effort } = found;
  return {
    date,
    number,
    game: gameId,
    options,
    roles,
    reference: { ...reference },
    fresh: fresh === null ? null : { ...fresh },
    passed,
    effort: { ...effort },
    seconds,
  };
}
