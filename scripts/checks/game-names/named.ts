/** Finds places outside the folders of the games that name a game. */

/** Folders that each contain a folder for every game. */
const ROOMS = ['src/games', 'test/games', 'tools/conformance/games'];

const MAY_NAME: readonly string[] = [
  'src/games/index.ts',
  'src/games/minds.ts',
  // This file names a channel of the local Discord after the world tree, not after the game.
  'src/playground/world/hall.ts',
  // These predict the dice of one game, because its die is the most common kind.
  'scripts/predict-dice/predict-dice.ts',
  'scripts/predict-dice/game.ts',
  // This test breaks rules on purpose, so it has to know them.
  'test/contract/watched.test.ts',
];

/** One sentence for each line that names a game. `file` is its path from the project's folder. */
export function gamesNamedIn(file: string, text: string, games: readonly string[]): readonly string[] {
  if (MAY_NAME.includes(file) || games.some((game) => isOf(game, file))) return [];
  const names = games.map((game) => ({ game, name: nameOf(game) }));
  return text.split('\n').flatMap((line, at) => {
    const named = names.find(({ name }) => name.test(line));
    return named === undefined ? [] : [`${file}:${at + 1} names ${named.game}: read the catalogue instead`];
  });
}

/** Matches the whole word or a part of a longer name: `nim` in `nimBoard` and `NIM_BOARD`, not in `minimum`. */
function nameOf(game: string): RegExp {
  const [upper, capital] = [game.toUpperCase(), `${game.charAt(0).toUpperCase()}${game.slice(1)}`];
  return new RegExp(`(?<![a-zA-Z])${game}(?![a-z])|${capital}(?![a-z])|(?<![A-Z])${upper}(?![A-Z])`);
}

function isOf(game: string, file: string): boolean {
  return ROOMS.some((room) => file.startsWith(`${room}/${game}/`));
}
