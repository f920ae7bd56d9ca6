/** The code of each game that the mutation tester changes, and the paths of its results and reasons. */
import { CATALOGUE } from '../../src/games/index.ts';

export const GAMES: readonly string[] = [...CATALOGUE.keys()];

/** The presenter, the computer players, the lessons, the box file and the samples of a game aren't part of its rules. */
const NOT_RULES = [
  '{words,board,players,guide,lessons,rulebook,box-file,samples}/**',
  '{presenter,words,entry,commands,samples}.ts',
];

/** The game that a path below `src/games` belongs to. `place` is a game's folder, or a folder or file in it. */
export function gameOf(place: string): string | undefined {
  return GAMES.find((game) => place === game || place.startsWith(`${game}/`));
}

/** Glob patterns; those with a `!` exclude. */
export function rulesIn(game: string, place: string): readonly string[] {
  const changed = `src/games/${place}`;
  return [
    changed.endsWith('.ts') ? changed : `${changed}/**/*.ts`,
    ...NOT_RULES.map((pattern) => `!src/games/${game}/${pattern}`),
  ];
}

/** The folder of a game's results. Each game has its own run, since a change in one game doesn't need another's tests. */
export function resultsOf(game: string): string {
  return `coverage/mutation/${game}`;
}

export function reportOf(game: string): string {
  return `${resultsOf(game)}/report.json`;
}

/** The file in which a game keeps the reasons why mutants survive. */
export function reasonsOf(game: string): string {
  return `test/games/${game}/survivors.json`;
}
