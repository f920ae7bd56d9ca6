/** Programs that share a storage with one challenge of the day, for tests of attempts and practice. */
import { onTestFinished } from 'vitest';
import type { Catalogue } from '../../src/core/catalogue.ts';
import { openDaily } from '../../src/daily/daily.ts';
import type { DailyDate, DailyDay } from '../../src/daily/day.ts';
import { CATALOGUE } from '../../src/games/index.ts';
import type { UserId } from '../../src/tables/model/table.ts';
import { thinkerHere } from '../../src/thinking/here.ts';
import { judgeBy } from '../../src/thinking/judging.ts';
import { opponentBy } from '../../src/thinking/opponent.ts';
import { aDay } from '../shared/days.ts';
import { openTestTables } from '../shared/hall.ts';

export const TODAY = '2026-11-20' as DailyDate;
export const READER = { language: 'en', guildId: 'guild' } as const;
export const GODS = aDay(CATALOGUE, { date: TODAY, gameId: 'yggdrasil', roles: ['thor', 'odin'], turn: -3 });
export const DUEL = aDay(CATALOGUE, {
  date: TODAY,
  gameId: 'micromidgard',
  roles: ['hugin', 'munin'],
  turn: -9,
});

let presses = 0;

export function actor(userId: UserId) {
  presses += 1;
  return { userId, cause: `press ${presses}`, guildId: null };
}

export async function opened(day: DailyDay = GODS, thinker = thinkerHere(CATALOGUE, 20)) {
  const hall = await openTestTables();
  onTestFinished(() => hall.close());
  await hall.dailyStore.keepDay(day);
  const missing: DailyDate[] = [];
  const damages: string[] = [];
  const program = (catalogue: Catalogue = CATALOGUE) =>
    openDaily({
      store: hall.dailyStore,
      catalogue,
      opponent: opponentBy(thinker),
      judge: judgeBy(thinker, (error) => {
        throw error;
      }),
      now: hall.now,
      missing: () => missing.push(TODAY),
      damaged: ({ row }) => damages.push(row),
    });
  return { ...hall, daily: program(), another: program(), program, missing, damages };
}

/** The games after a release with new rules for Yggdrasil, which may or may not migrate the old states. */
export function withNewRules(takesOver: boolean): Catalogue {
  const entry = CATALOGUE.get('yggdrasil');
  if (entry === undefined) throw new Error('no yggdrasil');
  const { game } = entry;
  const migrateState = (_: string, state: unknown) => (takesOver ? state : null);
  const newer = { ...entry, game: { ...game, rulesVersion: 'yggdrasil-9', migrateState } };
  return new Map([...CATALOGUE, ['yggdrasil', newer]]);
}
