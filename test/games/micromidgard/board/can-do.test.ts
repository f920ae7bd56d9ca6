/** The turn board of Micro Midgard shows everything the current raven can do, as the question offers it. */
import { describe, expect, test } from 'vitest';
import { drawTurnBoard } from '../../../../src/games/micromidgard/board/turn-board/turn-board.ts';
import { MEEPLES, REALMS } from '../../../../src/games/micromidgard/box/components.ts';
import { micromidgard } from '../../../../src/games/micromidgard/game.ts';
import { languages } from '../../../../src/words/locales.ts';
import { translator } from '../../../../src/words/translate.ts';
import { hasPiece, letteringOn, pieceIn, wordsOn } from '../../../render/found.ts';
import { type Moment, SHUT_IN } from '../moment.ts';
import { table } from '../table.ts';

const english = translator('en');

function picture(moment: Moment = {}, translate = english): string {
  return drawTurnBoard(micromidgard.observe(table(moment).state), [], translate);
}

function noteOf(moment: Moment): readonly string[] {
  const [, name, ...note] = wordsOn(pieceIn(picture(moment), 'turn'));
  expect(name).toBe('Hugin');
  return note.slice(0, -2);
}

describe('while a move is required', () => {
  test.each<Moment>([{}, { marked: 'dain' }, { ...SHUT_IN }, { ragnaroks: 2 }])(
    'each Realm shows the meeples that may go there according to the request: %j',
    (moment) => {
      const game = table(moment);
      const svg = drawTurnBoard(micromidgard.observe(game.state), [], english);
      const offered = MEEPLES.flatMap((meeple) =>
        game.choices('realm', `move:${meeple}`).map((realm) => `${meeple} to ${realm}`),
      );
      const shown = MEEPLES.flatMap((meeple) =>
        REALMS.filter((realm) => pieceIn(svg, `realm-${realm}`).includes(`class="can-come-${meeple}"`)).map(
          (realm) => `${meeple} to ${realm}`,
        ),
      );
      expect(shown.toSorted()).toEqual(offered.toSorted());
      expect(offered).not.toEqual([]);
    },
  );

  test('the line below the name says where the meeples can go', () => {
    expect(noteOf({})).toEqual(['can move', 'to a lit Realm']);
  });
});

test('no Realm is offered once the meeple has moved', () => {
  expect(picture({ hand: { craft: 1 } })).not.toContain('can-come-');
});

describe('the board names what can be used', () => {
  test('one kind of action, with its number, and two kinds', () => {
    expect(noteOf({ hand: { sun: 1 } })).toEqual(['can use', 'Sun']);
    expect(noteOf({ hand: { craft: 2 } })).toEqual(['can use', '2', 'Craft']);
    expect(noteOf({ hand: { sun: 1, craft: 2 } })).toEqual(['can use', 'Sun', '2', 'Craft']);
    expect(noteOf({ hand: { craft: 1 }, wolfActions: { moon: 1 } })).toEqual([
      'can use',
      'Moon wolf',
      'Craft',
    ]);
  });

  test('Relics that can still be used', () => {
    const relics = ['sun 2c', 'sun 3b'] as const;
    const moment = { relics, gold: 7, mead: 7, hand: { craft: 1 } };
    expect(noteOf(moment)).toEqual(['can use', 'Craft', '2', 'Relics']);
    expect(noteOf({ ...moment, used: ['2c'] })).toEqual(['can use', 'Craft', 'Relic']);
    expect(noteOf({ ...moment, used: ['2c', '3b'] })).toEqual(['can use', 'Craft']);
  });

  test.each(languages())('any two kinds next to each other, in %s', (language) => {
    const translate = translator(language);
    const name = (key: string) => translate({ key: `micromidgard.${key}` });
    const pairs: readonly (readonly [Moment, readonly string[]])[] = [
      [{ hand: { craft: 1 }, wolfActions: { moon: 1 } }, ['tile.wolf.moon', 'action-name.craft']],
      [{ hand: { sun: 1, craft: 1 } }, ['action-name.sun', 'action-name.craft']],
      [{ wolfActions: { sun: 1, moon: 1 } }, ['tile.wolf.sun', 'tile.wolf.moon']],
    ];
    for (const [moment, keys] of pairs) {
      const posted = wordsOn(pieceIn(picture(moment, translate), 'can-use')).join(' ');
      for (const key of keys) expect(posted).toContain(name(key));
    }
  });

  test('all kinds at once, in text that is large enough', () => {
    const moment = { hand: { sun: 1, craft: 1 }, wolfActions: { sun: 1, moon: 1 } };
    const [line] = letteringOn(pieceIn(picture(moment), 'can-use'));
    expect(line?.words).toBe('Sun wolf, Moon wolf, Sun, Craft');
    expect(line?.size).toBeGreaterThanOrEqual(32);
  });
});

test('the board says so if only ending the turn is left', () => {
  const { state } = table({ hand: {} });
  const svg = drawTurnBoard({ ...micromidgard.observe(state), question: { about: 'turn-end' } }, [], english);
  expect(wordsOn(pieceIn(svg, 'turn'))).toContain('can only end the turn');
  expect(hasPiece(svg, 'can-use')).toBe(false);
});
