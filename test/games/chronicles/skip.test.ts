/** A god who is skipped: the card is revealed, and nothing is done that need not be. */
import { describe, expect, test } from 'vitest';
import { askedOf } from '../../../src/core/answer.ts';
import { seatIndex } from '../../../src/core/seat.ts';
import { chronicles } from '../../../src/games/chronicles/game.ts';
import { type Table, table, turnOf } from './table.ts';

function answered(game: Table, seat = game.request.seats[0] ?? seatIndex(0)) {
  const { choice, values } = chronicles.skip(game.state, askedOf(game.request, [seat]));
  return { choice, values };
}

describe('a god who is skipped', () => {
  test('ends the turn without a move and without an action [C-211, C-915]', () => {
    const game = turnOf('odin', 'thor', 'tyr');
    expect(answered(game)).toEqual({ choice: 'done', values: {} });
    expect(game.plays('done').told('turn-ended')).toMatchObject([{ hasActed: false }]);
  });

  test('begins, where several could: its card is revealed all the same [C-203]', () => {
    const game = table('odin', 'thor', 'tyr');
    const { choice, values } = answered(game, seatIndex(1));
    expect(choice).toBe('begin:thor');
    game.plays(choice, values);
    expect(game.state.turn.seat).toBe(1);
    expect(game.state.seats[1]?.faceDown).toBe(null);
  });

  test('gives the Elves that save Life, since absence should lose the game for nobody [C-604, C-915]', () => {
    const game = turnOf('odin', 'thor', 'tyr')
      .with({ world: 'midgard', island: 2, elves: 2, dice: 2 })
      .rolling('failure', 'failure', 'failure');
    game.plays('fight:jormungand', { dice: 2 });
    expect(game.about).toBe('elves');
    expect(answered(game).values).toEqual({ elves: game.most('elves') });
  });
});
