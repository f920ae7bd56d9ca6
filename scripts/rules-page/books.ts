/** The rulebooks of all games in the catalogue. */
import { CATALOGUE } from '../../src/games/index.ts';
import type { GameBook } from './book.ts';

export const BOOKS: readonly GameBook[] = await Promise.all(
  [...CATALOGUE.values()].map(async ({ game, rulebook, samples }) => ({
    game: game.id,
    rulebook,
    ...(await samples()).book,
  })),
);
