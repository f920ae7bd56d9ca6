/** The rulebooks of all games in the catalogue that have one. */
import { CATALOGUE } from '../../src/games/index.ts';
import type { GameBook } from './book.ts';

export const BOOKS: readonly GameBook[] = await Promise.all(
  [...CATALOGUE.values()].map(async ({ game, rulebook, samples }) => {
    const { book } = await samples();
    return book === null ? [] : [{ game: game.id, rulebook, ...book }];
  }),
).then((books) => books.flat());
