/** The difficulty of a game: the cards a table chooses, and the number and choice of gods. */
import { describe, expect, test } from 'vitest';
import { chooseOptions } from '../../../../src/core/options.ts';
import { seedFrom } from '../../../../src/core/random.ts';
import { GODS } from '../../../../src/games/yggdrasil/box/components.ts';
import { GOD_POWERS } from '../../../../src/games/yggdrasil/box/gods.ts';
import { houseBox } from '../../../../src/games/yggdrasil/box/rule-states.ts';
import { yggdrasil } from '../../../../src/games/yggdrasil/game.ts';
import { setUp } from '../../../../src/games/yggdrasil/turn/set-up.ts';
import { everyEnemyOn } from '../moment.ts';
import { table } from '../table.ts';

describe('the table chooses', () => {
  const allows = (options: object) => chooseOptions(yggdrasil.options, { ...options }).ok;

  test('any number of Angry and of Ragnarök cards, from none to all [Y-136]', () => {
    for (const angry of [0, 1, 2, 3, 4, 5, 6]) expect(allows({ angry })).toBe(true);
    for (const ragnarok of [0, 1, 2, 3, 4]) expect(allows({ ragnarok })).toBe(true);
    expect([allows({ angry: 7 }), allows({ ragnarok: 5 }), allows({ angry: -1 })]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('the easy game by default [Y-123, Y-136]', () => {
    expect(chooseOptions(yggdrasil.options, {})).toMatchObject({ options: { angry: 0, ragnarok: 0 } });
  });
});

describe('the more gods play', () => {
  test('the deck does not get longer [Y-140]', () => {
    const choices = {
      difficulty: { angry: 3, ragnarok: 2 },
      bagsAreOpen: true,
      elvesAreAlwaysAsked: false,
    };
    const decks = [1, 2, 3, 4, 5, 6].map((count) => {
      return setUp(houseBox('2018'), choices, GODS.slice(0, count), seedFrom('deck')).deck;
    });
    expect(new Set(decks.map((deck) => deck.join())).size).toBe(1);
    expect(decks[0]).toHaveLength(44);
  });

  test.each([
    { gods: ['thor'], turns: 7 },
    { gods: ['thor', 'frey', 'heimdall'], turns: 3 },
    { gods: ['thor', 'frey', 'heimdall', 'odin', 'tyr', 'freyja'], turns: 2 },
  ] as const)(
    'the fewer turns each god has: with $gods and six cards left, Thor has $turns [Y-140]',
    ({ gods, turns }) => {
      const game = table(...gods).with({ deck: ['surt', 'surt', 'surt', 'surt', 'surt', 'surt'] });
      let turnsOfThor = 0;
      while (game.state.end === null) {
        if (game.about === 'odin-cards') game.answers({ card: 'surt', other: 'top' });
        else if (game.about === 'tyr-colour') game.answers({ island: game.choices('island')[0] ?? '' });
        else {
          if (game.activeGod === 'thor') turnsOfThor += 1;
          game.with({ enemies: everyEnemyOn(1) }).done();
        }
      }
      expect(game.state.end).toEqual({ kind: 'won' });
      expect(turnsOfThor).toBe(turns);
    },
  );
});

test('each god has a power of its own, so it matters who plays [Y-141]', () => {
  const powers = GODS.map((god) => GOD_POWERS[god].personal.map(({ kind }) => kind));
  for (const power of powers) expect(power).not.toEqual([]);
  expect(new Set(powers.map((power) => power.join())).size).toBe(GODS.length);
});
