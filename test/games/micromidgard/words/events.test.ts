/** The lines about events, word for word, from the moments that cause them. */
import { describe, expect, test } from 'vitest';
import { micromidgardPresenter as face } from '../../../../src/games/micromidgard/presenter.ts';
import { UNCOVERED } from '../moment.ts';
import { opened, spending, table } from '../table.ts';
import { told, translate } from './english.ts';

describe('the line of an event describes', () => {
  test("the start, with the second player's resource", () => {
    const game = opened('the start').answers({ resource: 'mead' });
    expect(told(game)).toEqual(['Munin goes second and takes 1 Mead.']);
  });

  test("a move, with the Realm's yield before the wolf runs", () => {
    const game = table({ meeples: { durathror: 'vanaheim' } }).moves('durathror', 'asgard');
    expect(told(game)).toEqual([
      'Hugin moves Yellow from Vanaheim to Asgard: a Sun-Wolf action and 1 Gold.',
      'The Sun-Wolf runs to Vanaheim, 3 steps from Ragnarök.',
    ]);
    expect(told(game.plays('raise', { track: 'sun' }))).toEqual(['Hugin raises Angrboda to level 2.']);
  });

  test('reports the reduced yield of a move into a destroyed Realm, even when the line is read later', () => {
    const game = table({ doom: ['alfheim'], ragnaroks: 1 }).moves('dain', 'alfheim');
    expect(told(game)).toEqual(['Hugin moves Pink from Muspellheim to Alfheim: 1 Craft.']);
    const [moved] = game.told('meeple-moved');
    const later = table({ doom: ['helheim'], ragnaroks: 1 }).state;
    const line = moved && face.event(moved, later);
    expect(line && translate(line)).toBe('Hugin moves Pink from Muspellheim to Alfheim: 1 Craft.');
  });

  test("a yield that doesn't fit, which waits and is lost at the end of the turn", () => {
    const game = table({ gold: 7 }).moves('dain', 'alfheim');
    expect(told(game).at(-1)).toBe('Hugin has no room for 1 Gold yet.');
    expect(told(game.done())).toEqual([
      'Hugin has no room and loses 1 Gold.',
      'Hugin leaves 1 Craft unspent.',
    ]);
    expect(told(table({ mead: 6 }).moves('dvalin', 'niflheim')).at(-1)).toBe(
      'Hugin has no room and loses 2 Mead.',
    );
  });

  test('a square, with everything it costs and gives', () => {
    const game = spending({ gold: 2, covers: UNCOVERED, levels: { red: 3 } }).plays('activate:red:3');
    expect(told(game)).toEqual([
      'Hugin activates Surtr 3: a Sun-Wolf action (costs 1 Craft and 2 Gold).',
      'The Sun-Wolf runs to Vanaheim, 3 steps from Ragnarök.',
    ]);
  });

  test('a point, with the new total', () => {
    const game = spending({ gold: 5, points: 3, covers: UNCOVERED }).plays('activate:red:1');
    expect(told(game)).toEqual([
      'Hugin activates Surtr 1: 1 point (costs 1 Craft and 5 Gold).',
      'Hugin gains 1 point: 4 now.',
    ]);
  });

  test('a Relic that is taken, used, flipped or destroyed', () => {
    expect(told(spending().plays('claim', { relic: '1a' }))).toEqual([
      'Hugin claims Sun Relic 1a from Surtr 1.',
    ]);
    expect(told(spending({ relics: ['sun 2c'] }).plays('use:2c'))).toEqual([
      'Hugin uses Sun Relic 2c: 1 Gold and 1 Mead (costs 1 Craft).',
    ]);
    const withRelic = () =>
      spending({
        covers: UNCOVERED,
        blessings: ['wayland'],
        relics: ['moon 2b'],
        levels: { red: 4 },
        wolves: { moon: 2 },
      });
    expect(told(withRelic().plays('activate:red:2', { relic: '2b' }))).toEqual([
      'Hugin activates Wayland 2: a Moon Relic flipped to Sun (costs 1 Craft).',
      'Hugin flips a Relic, now Sun Relic 2b: 2 Gold (costs 1 Sun).',
    ]);
    expect(told(withRelic().plays('activate:red:4', { relic: '2b' }))).toEqual([
      'Hugin activates Wayland 4: 1 point and Moon-Wolf back 1 (costs 1 Craft and a Moon Relic).',
      'Hugin destroys Moon Relic 2b.',
      'Hugin gains 1 point: 1 now.',
      'Hugin pulls the Moon-Wolf back to Niflheim, 3 steps from Ragnarök.',
    ]);
  });

  test("an exchange, and a wolf action that is changed into the other wolf's", () => {
    expect(told(spending({ relics: ['sun 1c'], gold: 3 }).plays('use:1c:gold', { amount: 3 }))).toEqual([
      'Hugin uses Sun Relic 1c: an exchange (costs 1 Craft).',
      'Hugin exchanges 3 Gold for 3 Mead.',
    ]);
    const game = spending({ hand: {}, wolfActions: { moon: 1 }, relics: ['sun 2a'], gold: 2 }).plays(
      'use:2a',
    );
    expect(told(game)).toEqual([
      'Hugin uses Sun Relic 2a: a Sun-Wolf action (costs 2 Gold and a Moon-Wolf action).',
      'The Sun-Wolf runs to Vanaheim, 3 steps from Ragnarök.',
    ]);
  });

  test('a wolf on its last space, past its end, and back on its first', () => {
    const runs = (sun: number) => told(spending({ wolves: { sun }, wolfActions: { sun: 1 } }).runs('sun'));
    expect(runs(2)).toEqual(['The Sun-Wolf runs to Muspellheim, 1 step from Ragnarök.']);
    expect(runs(3)).toEqual([
      'The Sun-Wolf runs past the end of its track, to Helheim: Ragnarök when the turn ends.',
    ]);
    const back = (sun: number) =>
      told(spending({ wolves: { sun }, hand: { sun: 1 }, levels: { sun: 4 } }).plays('activate:sun:4')).at(
        -1,
      );
    expect(back(0)).toBe('The Sun-Wolf is on its first space and stays there.');
    expect(back(4)).toBe('Hugin pulls the Sun-Wolf back to Muspellheim, 1 step from Ragnarök.');
    expect(back(5)).toBe("Hugin pulls the Sun-Wolf back, but it's still past the end.");
  });

  test('a wolf whose track has no free space left', () => {
    const game = spending({
      box: { sunSpaces: 1 },
      doom: ['asgard'],
      wolves: { moon: 7 },
      hand: { craft: 0 },
    }).done();
    expect(told(game).at(-1)).toBe(
      "Both wolves go back, but the Sun-Wolf's track has no free space: it's past the end at once.",
    );
    game.with({ levels: { sun: 4 }, hand: { sun: 1 } }).plays('activate:sun:4');
    expect(told(game).at(-1)).toBe("Munin can't pull the Sun-Wolf back: its track has no free space left.");
  });

  test('Ragnarök, with its Prophecy, the winner, the numbers and the Realm', () => {
    const game = (gold: number) =>
      spending({ wolves: { sun: 4 }, next: { sun: 'most-gold' }, gold, opponent: { gold: 5 } }).done();
    expect(told(game(3))).toEqual([
      'Hugin leaves 1 Craft unspent.',
      'Ragnarök! Sun Prophecy (more Gold: Munin 5, Hugin 3): 1 point to Munin.',
      'Munin gains 1 point: 1 now.',
      'Ragnarök destroys Muspellheim: it loses its link to Midgard and now gives only a Sun-Wolf action.',
      'Both wolves go back to the start of their tracks.',
    ]);
    expect(told(game(5))).toContain('Ragnarök! Sun Prophecy (more Gold: 5 each): no points.');
  });

  test('a win by points, a win by resources, and a shared win', () => {
    const end = (mine: object, theirs: object) =>
      told(
        spending({
          hand: { craft: 0 },
          ragnaroks: 4,
          wolves: { sun: 4 },
          next: { sun: 'most-relics' },
          ...mine,
          opponent: theirs,
        }).done(),
      ).at(-1);
    expect(end({ points: 5 }, { points: 6 })).toBe('Munin wins, 6 to 5.');
    expect(end({ points: 5, gold: 1 }, { points: 5 })).toBe(
      'Hugin wins with more Gold and Mead: 5 points each.',
    );
    expect(end({ points: 5, gold: 2 }, { points: 5, mead: 2 })).toBe(
      'Hugin and Munin both win: 5 points each, and the same Gold and Mead.',
    );
  });
});

describe('the first line on a phone', () => {
  const headline = (game: ReturnType<typeof table>) => face.headline(game.events)?.type;

  test('is about the end, then Ragnarök, then points, then actions', () => {
    const ragnarok = { wolves: { sun: 4 }, next: { sun: 'most-gold' } } as const;
    expect(headline(spending({ ...ragnarok, ragnaroks: 4, gold: 1 }).done())).toBe('game-ended');
    expect(headline(spending({ ...ragnarok, gold: 1 }).done())).toBe('prophecy-scored');
    expect(headline(spending({ gold: 5, covers: UNCOVERED }).plays('activate:red:1'))).toBe('points-gained');
    expect(headline(spending().plays('claim', { relic: '1a' }))).toBe('relic-claimed');
    expect(headline(table().moves('dain', 'midgard'))).toBe('meeple-moved');
    expect(headline(spending().plays('raise', { track: 'red' }))).toBeUndefined();
  });
});
