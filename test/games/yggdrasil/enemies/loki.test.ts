/** Loki: giants from the pile, which become active immediately. */
import { describe, expect, test } from 'vitest';
import { GIANTS, type Giant } from '../../../../src/games/yggdrasil/box/components.ts';
import { yggdrasil } from '../../../../src/games/yggdrasil/game.ts';
import { cardComes, table } from '../table.ts';

const THREE: readonly Giant[] = ['thrym', 'greip', 'baugi'];

describe('Loki', () => {
  test.each([
    { to: 2, called: 1 },
    { to: 3, called: 1 },
    { to: 4, called: 2 },
    { to: 5, called: 2 },
    { to: 6, called: 3 },
    { to: 7, called: 3 },
  ])(
    'calls $called giant(s) from the top of the pile when he arrives on space $to [Y-331]',
    ({ to, called }) => {
      const game = cardComes('loki', { enemies: { loki: to - 1 }, pile: THREE });
      expect(game.state.active).toEqual(THREE.slice(0, called));
      expect(game.state.pile).toHaveLength(16 - called);
      expect(game.revealed).toBe(true);
      expect(yggdrasil.observe(game.state).pile.top).toBeNull();
    },
  );

  test('calls Greip, and from then on no one gets into Alfheim [Y-332, Y-611]', () => {
    const game = cardComes('loki', { enemies: { loki: 1 }, pile: ['greip'] });
    expect(game.refuses('alfheim')).toEqual({ code: 'world-blocked', world: 'alfheim', giant: 'greip' });
  });

  test('calls the two giants left even at power 3 [Y-333]', () => {
    const beaten = GIANTS.filter((giant) => giant !== 'thrym' && giant !== 'greip');
    const game = cardComes('loki', { enemies: { loki: 5 }, beaten });
    expect([...game.state.active].sort()).toEqual(['greip', 'thrym']);
    expect(game.state.pile).toEqual([]);
  });

  test('calls no one if the pile is empty, and the turn continues [Y-333]', () => {
    const game = cardComes('loki', { enemies: { loki: 5 }, beaten: GIANTS });
    expect(game.told('giants-appeared')).toEqual([{ type: 'giants-appeared', giants: [] }]);
    expect(game.about).toBe('turn');
  });

  test("reveals nothing if there's no giant to call: Odin may still undo his choice [Y-333]", () => {
    const game = table('thor', 'odin')
      .with({ next: ['loki', 'surt'], beaten: GIANTS })
      .done();
    game.answers({ card: 'loki', other: 'top' });
    expect(game.told('giants-appeared')).toEqual([{ type: 'giants-appeared', giants: [] }]);
    expect(game.revealed).toBe(false);
  });
});
