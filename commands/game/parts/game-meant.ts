/** Finds the game that somebody means who opens a table without naming one: by what they typed for its options. */
import type { GameEntry } from '../../../src/core/catalogue.ts';
import { takingMost } from '../../../src/core/meant.ts';
import { optionsToChoose } from '../../../src/core/options.ts';
import type { Bot } from '../../../src/discord/bot.ts';
import { valueTyped } from '../../../src/discord/messages/questions/typed-value.ts';

/** The texts that were typed, as Discord gives them; null for an option that was left out. */
interface TypedTexts {
  getString(option: string): string | null;
}

/**
 * The games that take most of what was typed, as the catalogue lists them: a rule state or a role that one game alone has
 * names that game. `besides` is an option that is still being typed.
 */
export function gamesMeant(
  { catalogue }: Pick<Bot, 'catalogue'>,
  typed: TypedTexts,
  besides?: string,
): readonly GameEntry[] {
  const named = typed.getString('game');
  if (named !== null) return [...catalogue.values()].filter(({ game }) => game.id === named);
  const games = [...catalogue.values()];
  return takingMost(games, givenIn(catalogue, typed, besides), ({ game }, { option, text }) =>
    takes(game, option, text),
  );
}

/** The games among which what was typed does not decide; empty if one alone is meant, or none takes all of it. */
export function gamesToChooseFrom(bot: Pick<Bot, 'catalogue'>, typed: TypedTexts): readonly GameEntry[] {
  const meant = gamesMeant(bot, typed);
  const given = givenIn(bot.catalogue, typed);
  const takesAll = meant.every(({ game }) => given.every(({ option, text }) => takes(game, option, text)));
  return meant.length > 1 && takesAll ? meant : [];
}

function givenIn(catalogue: Bot['catalogue'], typed: TypedTexts, besides?: string): readonly Given[] {
  return ['role', ...optionsOfGames(catalogue)].flatMap((option) => {
    const text = option === besides ? null : typed.getString(option);
    return text === null ? [] : [{ option, text }];
  });
}

interface Given {
  readonly option: string;
  readonly text: string;
}

/** The options that people choose for any of the games. */
export function optionsOfGames(catalogue: Bot['catalogue']): readonly string[] {
  return [...new Set([...catalogue.values()].flatMap(({ game }) => optionsToChoose(game.options)))];
}

function takes(game: GameEntry['game'], option: string, text: string): boolean {
  if (option === 'role') return game.roles.includes(text.trim().toLowerCase());
  const spec = optionsToChoose(game.options).includes(option) ? game.options[option] : undefined;
  return spec !== undefined && valueTyped(spec, text) !== undefined;
}
