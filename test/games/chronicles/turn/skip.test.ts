/** A god whose turn is skipped: the card is revealed, and only what is necessary is done. */
import { describe, expect, test } from 'vitest';
import { requestForSeats } from '../../../../src/core/requests/answer.ts';
import { seatIndex } from '../../../../src/core/seat.ts';
import { chronicles } from '../../../../src/games/chronicles/game.ts';
import { odinIn } from '../scenes.ts';
import { supportedBy, type Table, table, turnOf } from '../table.ts';

function answered(game: Table, seat = game.request.seats[0] ?? seatIndex(0)) {
  const { choice, values } = chronicles.skip(game.state, requestForSeats(game.request, [seat]));
  return { choice, values };
}

describe('a god who is skipped', () => {
  test('ends the turn without a move and without an action [C-211, C-915]', () => {
    const game = turnOf('odin', 'thor', 'tyr');
    expect(answered(game)).toEqual({ choice: 'done', values: {} });
    expect(game.plays('done').told('turn-ended')).toMatchObject([{ hasActed: false }]);
  });

  test('starts the turn if several gods could, and the card is still revealed [C-203]', () => {
    const game = table('odin', 'thor', 'tyr');
    const { choice, values } = answered(game, seatIndex(1));
    expect(choice).toBe('begin:thor');
    game.plays(choice, values);
    expect(game.state.turn.seat).toBe(1);
    expect(game.state.seats[1]?.faceDown).toBe(null);
  });

  test('uses no rune that was thrown before the absence [C-341, C-915]', () => {
    const game = odinIn('iotunheim', 'alone').throwing({ white: 'turn-tree' }).plays('iotunheim');
    expect(game.ways()).toContain('turn-tree');
    expect(answered(game)).toEqual({ choice: 'none', values: {} });
  });

  test('gives the Elves that save Life, since no absence should lose the game [C-604, C-915]', () => {
    const game = turnOf('odin', 'thor', 'tyr')
      .with({ world: 'midgard', island: 2, elves: 2, dice: 2 })
      .rolling('failure', 'failure', 'failure');
    game.plays('fight:jormungand', { dice: 2 });
    expect(game.about).toBe('elves');
    expect(answered(game).values).toEqual({ elves: game.most('elves') });
  });

  test('lets a Support god take all the losses it can, so that an absence costs little Life [C-608, C-915]', () => {
    const game = turnOf('odin', 'thor').with({ world: 'midgard', support: { world: 'midgard', life: 2 } });
    game.rolling('failure').plays('fight:jormungand');
    expect(game.about).toBe('support-life');
    const { choice, values } = answered(game);
    expect(values).toEqual({ life: 2 });
    expect(game.plays(choice, values).god('odin').life).toBe(7);
  });

  test('leaves a Support god in place if its card wakes an enemy [C-210, C-915]', () => {
    const { game, support } = supportedBy('surt');
    game.with({ support: { world: 'vanaheim' }, wheel: { surt: 'odin' } }).with({ card: 'surt' });
    game.begins('odin');
    expect(game.state.question).toEqual({ about: 'place-god', god: support });
    const { choice, values } = answered(game);
    expect(values).toEqual({ world: 'vanaheim' });
    expect(game.plays(choice, values).state.supports).toMatchObject([{ god: support, world: 'vanaheim' }]);
  });

  test('gives Life to the weakest god if a creature was chosen before the absence [C-726, C-915]', () => {
    const game = turnOf('odin', 'thor', 'tyr').with({
      world: 'svartalfheim',
      creatures: ['audhumla', 'mimir'],
      life: 4,
      gods: { thor: { life: 5 }, tyr: { life: 2 } },
    });
    game.plays('svartalfheim').answers({ creature: 'audhumla' });
    expect(game.about).toBe('god-regains');
    const { choice, values } = answered(game);
    expect(values).toEqual({ god: 'tyr' });
    expect(game.plays(choice, values).god('tyr').life).toBe(4);
  });
});
