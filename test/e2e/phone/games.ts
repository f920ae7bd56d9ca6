/** The games that two people play on a phone, with the same seed every time. */
import { CATALOGUE } from '../../../src/games/index.ts';

export interface GameForTwo {
  readonly game: string;
  /** The roles of both seats; empty if seats are alike. */
  readonly roles: readonly [string, string];
  readonly seed: string;
  /** Whether a board can suggest answers, which a computer player finds. */
  readonly hasSuggestions: boolean;
}

export const GAMES: readonly GameForTwo[] = await Promise.all(
  [...CATALOGUE.values()]
    .filter(({ game }) => game.seats.min <= 2 && game.seats.max >= 2)
    .map(async ({ game, judgement, samples }) => {
      const [first = '', second = ''] = (await samples()).bench.roles;
      return {
        game: game.id,
        roles: [first, second] as const,
        seed: 'taps 1',
        hasSuggestions: judgement !== null,
      };
    }),
);
