/** Makes a day's challenge from a date and a secret. The same date and secret always make the same challenge. */
import type { Minds, Thinkable } from '../../core/catalogue.ts';
import type { DailyRecipe } from '../../core/thinking/daily.ts';
import { inOneGo, type Work } from '../../mind/work.ts';
import { beginningOf, type DailyDate, type DailyDay, dayNumber } from '../day.ts';
import type { Search } from './candidates.ts';
import { chanceDay } from './chance-day.ts';
import { duelDay } from './duel-day.ts';
import type { Found } from './found.ts';
import { type DailySecret, keysOf } from './keys.ts';

export interface MadeDay {
  readonly day: DailyDay;
  /** The search that found the day; not part of the day itself. */
  readonly found: Pick<Found, 'fresh' | 'passed' | 'effort'>;
}

/** More games than any day has needed so far. */
const MAX_GAMES = 500;
/** The maximum number of games for a duel. Each takes about 1.2 seconds, and even a single game yields a position. */
const MAX_DUELS = 36;
/**
 * The number of games after which a duel that replaces another game only has to be winnable, instead of passing every test. The
 * search for the other game has already taken some time.
 */
const PATIENCE_INSTEAD = 3;

export interface MakingWish {
  readonly minds: Minds;
  readonly secret: DailySecret;
  readonly date: DailyDate;
  /** Overrides the game for that weekday. */
  readonly gameId?: string;
  /** The maximum number of games played to find a challenge. */
  readonly maxGames?: number;
}

export function makeDay(wish: MakingWish): MadeDay {
  return inOneGo(makingDay(wish));
}

/** Like `makeDay`, but can pause after each answer. */
export function* makingDay({ minds, secret, date, gameId, maxGames = MAX_GAMES }: MakingWish): Work<MadeDay> {
  const games = playableOf(minds);
  const own = gameId === undefined ? gameOn(games, date) : games.find(({ game }) => game.id === gameId);
  const duel = games.find(({ judgement }) => judgement.kind === 'duel');
  for (const playable of [own, duel]) {
    if (playable === undefined) continue;
    const found = yield* searchIn(playable, playable === own ? MAX_DUELS : PATIENCE_INSTEAD);
    if (found !== null) return madeOf(playable, found);
  }
  throw new Error(`no game has a challenge for ${date}`);

  function searchIn({ recipe, ...played }: Playable, patience: number): Work<Found | null> {
    const isDuel = played.judgement.kind === 'duel';
    const search: Search<unknown, unknown> = {
      played,
      recipe,
      keys: keysOf(secret, nameOf(recipe), date, played.game.id),
      maxGames: isDuel ? Math.min(maxGames, MAX_DUELS) : maxGames,
      patience,
    };
    return isDuel ? duelDay(search) : chanceDay(search);
  }

  function madeOf({ game, recipe }: Playable, { setting, position, luck, rates, ...found }: Found): MadeDay {
    const { id, rulesVersion } = game;
    const { fresh, passed, effort } = found;
    const day: DailyDay = {
      date,
      number: dayNumber(date),
      gameId: id,
      rulesVersion,
      recipe: nameOf(recipe),
      ...setting,
      position,
      seed: luck,
      reference: { ...rates, tried: effort.games },
    };
    return { day, found: { fresh, passed, effort } };
  }
}

type Judged = NonNullable<Thinkable['judgement']>;

interface Playable extends Pick<Thinkable, 'game'> {
  readonly judgement: Judged;
  readonly recipe: DailyRecipe;
}

function playableOf(minds: Minds): readonly Playable[] {
  return [...minds.values()].flatMap(({ game, judgement, daily }) =>
    judgement === null || daily === null ? [] : [{ game, judgement, recipe: daily }],
  );
}

function nameOf({ version }: DailyRecipe): string {
  return `daily-${version}`;
}

function gameOn(games: readonly Playable[], date: DailyDate): Playable | undefined {
  const weekday = new Date(beginningOf(date)).getUTCDay();
  return games.find(({ recipe }) => recipe.weekdays.includes(weekday));
}
