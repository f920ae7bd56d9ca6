/** A skipped raven: a move, the required wolf runs, and no action. */
import { describe, expect, test } from 'vitest';
import { micromidgard } from '../../../../src/games/micromidgard/game.ts';
import { spending, type Table, table } from '../table.ts';

function skipped(game: Table): readonly string[] {
  const { turn } = game.request;
  const answers: string[] = [];
  while (game.request.turn === turn) {
    const { choice, values } = micromidgard.skip(game.state, game.request);
    answers.push(choice);
    game.plays(choice, values);
  }
  return answers;
}

describe('a raven who is skipped', () => {
  test('moves, since a move is required, and ends the turn [M-210, M-913]', () => {
    const game = table();
    const [move, ...others] = skipped(game);
    expect(move).toMatch(/^move:/);
    expect(others.every((choice) => choice === 'run' || choice === 'done')).toBe(true);
  });

  test('spends none of the actions left [M-913]', () => {
    const game = spending({ hand: { sun: 1 }, gold: 5, mead: 5 });
    expect(skipped(game)).toEqual(['done']);
  });

  test('lets a Prophecy that no one fulfils be scored [M-703]', () => {
    const game = spending({
      wolves: { sun: 4, moon: 4 },
      next: { sun: 'most-gold', moon: 'most-mead' },
      gold: 3,
      mead: 2,
      opponent: { mead: 2 },
    });
    game.done();
    expect(game.about).toBe('prophecy');
    expect(micromidgard.skip(game.state, game.request).values).toEqual({ side: 'moon' });
  });
});
