/** Checks that a game's texts are in that game's own files, so that removing a game removes its texts. */
import type { LocaleFile } from '../../../src/words/locales.ts';
import type { Names } from './names.ts';

/**
 * The game to which a locale file belongs by its name, `en/<game>.json` or `en/<game>-board.json`; null for the bot's own
 * files.
 */
function gameOf(path: string, names: Names): string | null {
  const file = path.slice(path.lastIndexOf('/') + 1);
  return (
    [...names.ofGames.keys()].find((game) => file === `${game}.json` || file.startsWith(`${game}-`)) ?? null
  );
}

/** Texts of games in other files, and names that a game's commands use but its files lack. */
export function strayWords(files: readonly LocaleFile[], names: Names): readonly string[] {
  const strays = files.flatMap(({ path, messages }) => {
    const home = gameOf(path, names);
    return Object.keys(messages).flatMap((key) => {
      const owners = ownersOf(key, names);
      if (owners.length === 0 || (home !== null && owners.includes(home))) return [];
      return [`${path}: ${key} belongs in a file of ${owners.join(' or ')}`];
    });
  });
  const lacking = [...names.ofGames].flatMap(([game, used]) => {
    const own = files.filter(({ path }) => gameOf(path, names) === game);
    return used
      .map((name) => `name.${name}`)
      .filter((key) => !own.some(({ messages }) => Object.hasOwn(messages, key)))
      .map((key) => `${game}: ${key} is in none of its files`);
  });
  return [...strays, ...lacking];
}

function ownersOf(key: string, { ofGames }: Names): readonly string[] {
  const [family = '', ...rest] = key.split('.');
  const name = rest.join('.');
  const games = [...ofGames.keys()];
  switch (family) {
    case 'name':
      return games.filter((game) => ofGames.get(game)?.includes(name));
    case 'game':
      return games.filter((game) => game === name);
    case 'command':
    case 'option':
      return games.filter((game) => name === game || name.startsWith(`${game}-`));
    default:
      return games.filter((game) => game === family);
  }
}

/**
 * Keys that are in two files. Two games may both have an option `what`, each in its own file, but both must use the same word
 * for it, since messages name an option without its game.
 */
export function doubled(files: readonly LocaleFile[], names: Names): readonly string[] {
  const seen = new Map<string, { readonly text: string; readonly game: string | null }>();
  return files.flatMap(({ path, messages }) => {
    const game = gameOf(path, names);
    return Object.entries(messages).flatMap(([key, text]) => {
      const before = seen.get(key);
      seen.set(key, { text, game });
      if (before === undefined) return [];
      const areOfGames = before.game !== null && game !== null && before.game !== game;
      if (!key.startsWith('name.') || !areOfGames) return [`${path}: ${key} stands in two files`];
      return before.text === text
        ? []
        : [`${path}: ${key} is “${text}”, but ${before.game} calls it “${before.text}”`];
    });
  });
}
