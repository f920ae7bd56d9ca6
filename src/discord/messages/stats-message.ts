/** The statistics of a person, a server or a role, in words. */
import type { Catalogue, GameEntry } from '../../core/catalogue.ts';
import type { Options } from '../../core/game.ts';
import type { Phrase, PhraseValue, Translate } from '../../core/presentation/phrase.ts';
import type { CampaignCounts, GameStatistics, Scope, Score } from '../../tables/model/storage/statistics.ts';
import { firstLines, LIMITS, mention } from './pieces/parts.ts';

/** At most this many difficulties of a game are listed. */
const MAX_DIFFICULTIES = 6;

/** In a direct message, a person's statistics cover all servers. */
const EVERYWHERE = { nothing: 'stats.nothing-everywhere', counted: 'stats.counted-everywhere' };
const ON_SERVER = { nothing: 'stats.nothing', counted: 'stats.counted' };

export function statsMessage(
  scope: Scope,
  statistics: readonly GameStatistics[],
  campaigns: readonly CampaignCounts[],
  catalogue: Catalogue,
  translate: Translate,
): string {
  const { nothing, counted } = scope.guildId === null ? EVERYWHERE : ON_SERVER;
  const games = statistics.flatMap((each) => {
    const entry = catalogue.get(each.gameId);
    return entry === undefined ? [] : linesOf(entry, each, scope);
  });
  const phrases = games.length === 0 ? [{ key: nothing }] : [...games, { key: counted }];
  const lines = [titleOf(scope, catalogue), ...campaigns.map(campaignPhrase), ...phrases];
  return firstLines(lines.map(translate), LIMITS.content);
}

function campaignPhrase({ gameId, ...counts }: CampaignCounts): Phrase {
  return { key: 'stats.campaigns', with: { game: { key: `game.${gameId}` }, ...counts } };
}

function titleOf({ guildId, userId, role }: Scope, catalogue: Catalogue): Phrase {
  const played = role === null ? undefined : rolePhrase(role, catalogue);
  if (userId === null)
    return played === undefined ? { key: 'stats.server' } : titled('stats.role', { role: played });
  const user = mention(userId);
  const [person, inRole] =
    guildId === null ? ['stats.own', 'stats.own-in-role'] : ['stats.person', 'stats.person-in-role'];
  return played === undefined ? titled(person, { user }) : titled(inRole, { user, role: played });
}

function titled(key: string, places: { readonly [place: string]: PhraseValue }): Phrase {
  return { key, with: places };
}

/** The role's name in the first game that has it, since several games may have a role with the same name. */
function rolePhrase(role: string, catalogue: Catalogue): Phrase | undefined {
  return [...catalogue.values()].find(({ game }) => game.roles.includes(role))?.presenter.role(role);
}

function linesOf(entry: GameEntry, statistics: GameStatistics, scope: Scope): readonly Phrase[] {
  const { gameId, games, longest, closest, withComputers } = statistics;
  const score = (of: Score) => scorePhrase(of, statistics.isContest && isOfAll(scope));
  return [
    { key: 'stats.game', with: { game: { key: `game.${gameId}` }, score: score(statistics) } },
    ...difficultyLines(entry, statistics, score),
    ...(games === 0 ? [] : [{ key: 'stats.longest', with: { turns: longest } }]),
    ...(closest === null
      ? []
      : [{ key: 'stats.closest', with: { closeness: entry.presenter.closeness(closest) } }]),
    ...(withComputers === undefined
      ? []
      : [{ key: 'stats.with-computers', with: { score: scorePhrase(withComputers, false) } }]),
  ];
}

/** Whether the statistics cover all players together. In competitive games, one of them always wins. */
function isOfAll({ userId, role }: Scope): boolean {
  return userId === null && role === null;
}

function scorePhrase({ games, won, shared }: Score, someoneAlwaysWins: boolean): Phrase {
  return someoneAlwaysWins
    ? { key: 'stats.contests', with: { games, shared } }
    : { key: 'stats.score', with: { games, won, shared } };
}

function difficultyLines(
  entry: GameEntry,
  { byDifficulty }: GameStatistics,
  score: (of: Score) => Phrase,
): readonly Phrase[] {
  const played = byDifficulty.filter(({ difficulty }) => Object.keys(difficulty).length > 0);
  const perDifficulty = played.slice(0, MAX_DIFFICULTIES).map((each): Phrase => {
    const phrases = { difficulty: difficultyWords(entry, each.difficulty), score: score(each) };
    if (entry.game.isContest) return { key: 'stats.difficulty', with: phrases };
    const seats = each.bySeats.map((those) => ({ key: 'stats.seats', with: { ...those } }));
    return { key: 'stats.difficulty-by-seats', with: { ...phrases, seats } };
  });
  const more = played.length - perDifficulty.length;
  return more > 0
    ? [...perDifficulty, { key: 'stats.more-difficulties', with: { count: more } }]
    : perDifficulty;
}

/** The lobby's text for each option. An option with a number of cards shows the number, but not how they were picked. */
function difficultyWords({ presenter }: GameEntry, difficulty: Options): readonly Phrase[] {
  return Object.entries(difficulty).map(([option, value]) =>
    typeof value === 'number'
      ? { key: 'stats.counted-option', with: { option: presenter.option(option), count: value } }
      : presenter.optionValue(option, value),
  );
}
