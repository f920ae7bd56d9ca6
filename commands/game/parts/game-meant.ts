/** Finds the game that a person means who opens a table without naming one: by what they typed for its options. */
import type { GameEntry } from '../../../src/core/catalogue.ts';
import { takingMost } from '../../../src/core/options.ts';
import type { Bot } from '../../../src/discord/bot.ts';
import { difficultyMeant } from '../../../src/discord/interactions/opening/typed-wish.ts';

/** The texts that were typed, as Discord gives them; null for an option that was left out. */
interface TypedTexts {
  getString(option: string): string | null;
}

/**
 * The games that take most of what was typed, as the catalogue lists them: a difficulty or a role that one game alone has
 * names that game. `besides` is an option that is still being typed.
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

/** The games among which what was typed does not decide; empty if one alone is meant, or none takes all of it. */
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
