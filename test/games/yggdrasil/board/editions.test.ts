/** The picture is correct in every edition, and with the values of a box file. */

import { describe, expect, test } from 'vitest';
import { drawBoard } from '../../../../src/games/yggdrasil/board/picture.ts';
import { type Box, RULE_STATES, type RuleState } from '../../../../src/games/yggdrasil/box/box.ts';
import { GIANTS, VANIR_SQUARES } from '../../../../src/games/yggdrasil/box/components.ts';
import { corrected } from '../../../../src/games/yggdrasil/box/corrections.ts';
import { houseBox } from '../../../../src/games/yggdrasil/box/rule-states.ts';
import { yggdrasil } from '../../../../src/games/yggdrasil/game.ts';
import type { YggdrasilEvent } from '../../../../src/games/yggdrasil/state/events.ts';
import { translator } from '../../../../src/words/translate.ts';
import { count, hasPiece, letteringOn, pieceIn, wordsOn } from '../../../render/found.ts';
import type { Moment } from '../moment.ts';
import { type Table, tableOf } from '../table.ts';
import { wholeGame } from '../whole-games.ts';

function drawn({ state, events }: Table, changes = false): string {
  return drawBoard(yggdrasil.observe(state), changes ? events : [], translator('en'));
}

function picture(rules: RuleState, moment: Moment = {}): string {
  return drawn(tableOf(rules, 'odin', 'thor', 'freyja').with(moment));
}

describe('the scale', () => {
  test.each([
    ['2018', ['move', '+2', 'sort 6', 'back', 'giant']],
    ['2011', ['move', '+2', 'sort 6', 'back', 'giant']],
    ['2010', ['move', '+2', 'next', 'back', 'giant']],
  ] as const)('of %s has its own squares', (rules, squares) => {
    expect(wordsOn(pieceIn(picture(rules), 'vanaheim'))).toEqual(['Vanaheim', ...squares]);
  });

  test('may start with a blank square: six squares are still legible on a phone', () => {
    const box = corrected(houseBox('2010'), { rules: ['2010'], vanirStartsBlank: true });
    const scale = pieceIn(picture('2010', { box }), 'vanaheim');
    expect(wordsOn(scale)).toEqual(['Vanaheim', 'blank', 'move', '+2', 'next', 'back', 'giant']);
    const everySquare: Box = { ...box, vanirSquares: VANIR_SQUARES.slice(0, 6) };
    for (const each of [box, everySquare])
      expect(
        letteringOn(pieceIn(picture('2010', { box: each }), 'vanaheim')).filter(({ size }) => size < 27),
      ).toEqual([]);
  });

  test("highlights usable squares: all up to the Vanir's, or in 2010 only the Vanir's", () => {
    const faint = (rules: RuleState) =>
      count(pieceIn(picture(rules, { vanir: 'enemy-back' }), 'vanaheim'), 'fill-opacity="0.55"');
    expect([faint('2018'), faint('2011'), faint('2010')]).toEqual([1, 1, 4]);
  });
});

describe('Midgard', () => {
  test('has no submerged island while the tile is in the open sea', () => {
    expect(wordsOn(picture('2010'))).not.toContain('submerged');
    expect(wordsOn(picture('2010', { active: ['hyrrokkin'] }))).not.toContain('whirlpool');
    expect(wordsOn(pieceIn(picture('2011'), 'island-black'))).toContain('submerged');
  });
});

describe('Helheim', () => {
  test('gets the Vikings that Hel takes in editions before 2018, and is highlighted then', () => {
    const taken = (rules: RuleState) =>
      drawn(
        tableOf(rules, 'thor', 'heimdall')
          .with({ enemies: { hel: 3 }, next: ['hel'] })
          .rolling('green')
          .done(),
        true,
      );
    const helheim = RULE_STATES.map((rules) => pieceIn(taken(rules), 'helheim'));
    expect(helheim.map(wordsOn)).toEqual([
      ['Helheim', '5', '2 gone'],
      ['Helheim', '7'],
      ['Helheim', '7'],
    ]);
    expect(helheim.map((world) => count(world, 'class="halo"'))).toEqual([0, 1, 1]);
  });
});

describe('Jotunheim', () => {
  test('is drawn as closed by its giant, and the other giants are still there', () => {
    const open = picture('2010', { active: ['thrym'] });
    const closed = picture('2010', { active: ['thrym', 'gilling'] });
    expect(wordsOn(closed).filter((word) => word === 'Gilling')).toHaveLength(2);
    expect(wordsOn(closed)).toContain('14 face down, force 3');
    expect(hasPiece(closed, 'giant-thrym')).toBe(true);
    expect(wordsOn(open)).not.toContain('Gilling');
  });

  test('is open in the later editions, in which the same giant strengthens giants', () => {
    const words = wordsOn(picture('2018', { active: ['gilling'] }));
    expect(words.filter((word) => word === 'Gilling')).toHaveLength(1);
    expect(words).toContain('15 face down, force 4');
  });

  test('shows two forces if a ruling spares the hidden giant', () => {
    const box = corrected(houseBox('2018'), {
      rules: ['2018'],
      rulings: { hiddenGiantsAreStrengthened: false },
    });
    expect(wordsOn(picture('2018', { box, active: ['gilling'] }))).toContain(
      '15 face down, force 3 (4 if active)',
    );
  });
});

describe('names from a box file', () => {
  const box = corrected(houseBox('2018'), {
    rules: ['2018'],
    giants: { greip: { name: 'Winter' }, gialp: { name: 'Flood' } },
  });

  test('are on the cards of giants and on the worlds they close', () => {
    const svg = picture('2018', { box, active: ['greip', 'gialp'] });
    expect(wordsOn(pieceIn(svg, 'giant-greip'))).toEqual(['Winter']);
    expect(wordsOn(pieceIn(svg, 'alfheim'))).toContain('Winter');
    expect(wordsOn(pieceIn(svg, 'muspellheim'))).toContain('Flood');
    expect(wordsOn(svg)).not.toContain('Greip');
  });

  test('are on the pile if its top is known', () => {
    const { state } = tableOf('2018', 'odin').with({ box, pile: ['greip'] });
    const svg = drawBoard(yggdrasil.observe({ ...state, pileTopIsKnown: true }), [], translator('en'));
    expect(wordsOn(svg)).toContain('16 face down, next Winter, force 3');
  });
});

describe('the deck', () => {
  test('is highlighted when its next card is discarded or shown', () => {
    for (const next of ['loki', 'angry-loki'] as const) {
      const game = tableOf('2010', 'thor')
        .with({ vanir: 'discard-card', next: [next] })
        .plays('vanaheim:use', { square: 'discard-card' });
      expect(pieceIn(drawn(game, true), 'deck')).not.toBe(pieceIn(drawn(game), 'deck'));
    }
  });
});

describe('a game won while Fenrir is angry', () => {
  test('no longer asks to calm him', () => {
    const won = tableOf('2010', 'thor', 'odin')
      .with({ deck: ['fenrir'] })
      .done();
    expect(won.state).toMatchObject({ fenrirIsAngry: true, end: { kind: 'won' } });
    expect(hasPiece(drawn(won), 'angry-fenrir')).toBe(false);
  });
});

describe.each(['2011', '2010'] as const)('any picture under the rules of %s', (rules) => {
  test.each([0, 1, 2, 3])('from whole game %i is valid and legible on a phone', (number) => {
    const steps = wholeGame(number, rules);
    expect(steps.length).toBeGreaterThan(20);
    for (const { state, events } of steps.filter(({ step }) => step % 9 === 0)) {
      const svg = drawBoard(yggdrasil.observe(state), events as readonly YggdrasilEvent[], translator('en'));
      expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
      expect(letteringOn(svg).filter(({ size }) => size < 27)).toEqual([]);
    }
  });

  test('is legible with every giant active', () => {
    const svg = picture(rules, { active: GIANTS });
    expect(letteringOn(svg).filter(({ size }) => size < 27)).toEqual([]);
  });
});
