/** Guesses which game a person means if they open a table without naming a game, from the options they typed. */
import type { GameEntry } from '../../../src/core/catalogue.ts';
import { takingMost } from '../../../src/core/options.ts';
import type { Bot } from '../../../src/discord/bot.ts';
import { difficultyMeant } from '../../../src/discord/interactions/opening/typed-wish.ts';

/** The typed texts as Discord sends them; null for an omitted option. */
interface TypedTexts {
  getString(option: string): string | null;
}

/**
 * The games that accept the most of the typed options, in catalogue order. A difficulty or a role that only one game has
 * identifies that game. `besides` names an option to ignore, because it's still being typed.
 */
export function gamesMeant(
  bot: Pick<Bot, 'catalogue' | 'translate'>,
  typed: TypedTexts,
  besides?: string,
): readonly GameEntry[] {
  const named = typed.getString('game');
  const { catalogue } = bot;
  if (named !== null) return [...catalogue.values()].filter(({ game }) => game.id === named);
  const games = [...catalogue.values()];
  return takingMost(games, givenIn(typed, besides), (entry, { option, text }) =>
    takes(bot, entry, option, text),
  );
}

/** The games that the typed options can't tell apart; empty if only one game is left, or if no game accepts all the options. */
export function gamesToChooseFrom(
  bot: Pick<Bot, 'catalogue' | 'translate'>,
  typed: TypedTexts,
): readonly GameEntry[] {
  const meant = gamesMeant(bot, typed);
  const given = givenIn(typed);
  const takesAll = meant.every((entry) => given.every(({ option, text }) => takes(bot, entry, option, text)));
  return meant.length > 1 && takesAll ? meant : [];
}

function givenIn(typed: TypedTexts, besides?: string): readonly Given[] {
  return ['role', 'difficulty'].flatMap((option) => {
    const text = option === besides ? null : typed.getString(option);
    return text === null ? [] : [{ option, text }];
  });
}

interface Given {
  readonly option: string;
  readonly text: string;
}

function takes(
  { translate }: Pick<Bot, 'translate'>,
  entry: GameEntry,
  option: string,
  text: string,
): boolean {
  if (option === 'role') return entry.game.roles.includes(text.trim().toLowerCase());
  return difficultyMeant(entry, text, translate) !== null;
}
