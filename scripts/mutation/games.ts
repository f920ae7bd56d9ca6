/** The code of each game that the mutation tester changes, and where the results of its run lie. */
import { CATALOGUE } from '../../src/games/index.ts';

export const GAMES: readonly string[] = [...CATALOGUE.keys()];

/** What shows a game, plays it for nobody or describes its box is not its rules. */
const NOT_RULES = ['{words,board,players,rulebook,box-file}/**', '{presenter,entry}.ts'];

/** The place is a game, or a folder or a file of one: `chronicles/worlds`. */
export function gameOf(place: string): string | undefined {
  return GAMES.find((game) => place === game || place.startsWith(`${game}/`));
}

/** Patterns, of which those with a `!` take away from the others. */
export function rulesIn(game: string, place: string): readonly string[] {
  const changed = `src/games/${place}`;
  return [
    changed.endsWith('.ts') ? changed : `${changed}/**/*.ts`,
    ...NOT_RULES.map((pattern) => `!src/games/${game}/${pattern}`),
  ];
}

/** A game has a run of its own, since a change in one is not for the tests of another. */
export function resultsOf(game: string): string {
  return `coverage/mutation/${game}`;
}

export function reportOf(game: string): string {
  return `${resultsOf(game)}/report.json`;
}
