/** Finds where a game is named outside the rooms of the games. */

const MAY_NAME: readonly string[] = [
  'src/games/index.ts',
  // A channel of the local Discord is called after the tree.
  'src/playground/hall.ts',
  // Its die is the one that people see most of.
  'scripts/predict-dice.ts',
  'scripts/predict-dice/game.ts',
  // Rules are broken on purpose here, so they must be known.
  'test/contract/watched.test.ts',
];

/** One sentence for each line that names a game. `file` is its path from the project's folder. */
export function gamesNamedIn(file: string, text: string, games: readonly string[]): readonly string[] {
  if (MAY_NAME.includes(file) || games.some((game) => isOf(game, file))) return [];
  return text.split('\n').flatMap((line, at) => {
    const named = games.find((game) => line.toLowerCase().includes(game));
    return named === undefined ? [] : [`${file}:${at + 1} names ${named}: read the catalogue instead`];
  });
}

function isOf(game: string, file: string): boolean {
  return file.startsWith(`src/games/${game}/`) || file.startsWith(`test/games/${game}/`);
}
