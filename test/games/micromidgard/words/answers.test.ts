/** Menu lines: the cost and the gain of each answer. */
import { describe, expect, test } from 'vitest';
import { micromidgardPresenter as face } from '../../../../src/games/micromidgard/presenter.ts';
import { briefOf } from '../../../../src/games/micromidgard/words/choices/briefs.ts';
import { UNCOVERED } from '../moment.ts';
import { opened, spending, table } from '../table.ts';
import { menu, offered, translate, warned } from './english.ts';

describe('a move', () => {
  test('shows what the Realm gives', () => {
    const game = table();
    expect(offered(game, 'move:dain', { realm: 'midgard' })).toBe('Pink to Midgard: Gold, Mead');
    expect(menu(game, 'move:dain', 'realm')).toEqual([
      'Pink to Midgard: Gold, Mead',
      'Pink to Alfheim: 1 Craft, 1 Gold',
      'Pink to Helheim: a Moon-Wolf action, 1 Mead',
    ]);
  });

  test('shows the amount if it is recommended for its resources', () => {
    const game = table();
    const brief = (realm: string) =>
      translate(briefOf(game.way('move:dain'), { realm }, 'resources', game.state));
    expect(brief('midgard')).toBe('Pink to Midgard: Gold, Mead');
    expect(brief('helheim')).toBe('Pink to Helheim: 1 Mead');
  });

  test("shows what doesn't fit", () => {
    expect(offered(table({ gold: 7, mead: 7 }), 'move:dain', { realm: 'midgard' })).toBe(
      'Pink to Midgard: Gold, Mead, no Gold gained and no Mead gained',
    );
    expect(offered(table({ mead: 6 }), 'move:dvalin', { realm: 'niflheim' })).toBe(
      'Green to Niflheim: 3 Mead, only 1 Mead gained',
    );
  });

  test('says so if its wolf passes the end', () => {
    const game = table({ wolves: { moon: 3 } });
    expect(offered(game, 'move:dain', { realm: 'helheim' })).toBe(
      'Pink to Helheim: a Moon-Wolf action, 1 Mead; Ragnarök',
    );
  });
});

describe('a wolf', () => {
  const runs = (moon: number) =>
    menu(spending({ wolves: { moon }, wolfActions: { sun: 1, moon: 1 } }), 'run', 'wolf');

  test('shows its new Realm and the distance to the end of its track', () => {
    expect(runs(0)).toEqual([
      'Sun-Wolf to Vanaheim, 3 steps from Ragnarök',
      'Moon-Wolf to Niflheim, 3 steps from Ragnarök',
    ]);
    expect(runs(2)[1]).toBe('Moon-Wolf to Jötunheim, 1 step from Ragnarök');
    expect(runs(3)[1]).toBe('Moon-Wolf past the end of its track, to Asgard: Ragnarök when the turn ends');
  });
});

describe('a marker', () => {
  test('shows the square it reaches, or the Relic on it', () => {
    const game = spending({ hand: { craft: 1, moon: 1 } });
    expect(menu(game, 'raise', 'track')).toEqual([
      'Surtr to level 2 (costs 1 Craft); there: Sun Relic 2a',
      'Svartalfheim to level 2 (costs 1 Craft); there: Moon Relic 2b',
      'Odin to level 2 (costs 1 Moon); there: 3 Gold',
    ]);
  });
});

describe('a Relic', () => {
  test('to claim shows its place and its effect', () => {
    const game = spending({ levels: { red: 4 } });
    expect(menu(game, 'claim', 'relic')).toEqual([
      'Claim Sun Relic 1a (costs 1 Craft); then: 1 Sun (costs 1 Craft and 1 Gold)',
      'Claim Sun Relic 2a (costs 1 Craft); then: a Sun-Wolf action (costs 2 Gold and a Moon-Wolf action)',
      'Claim Sun Relic 3a (costs 1 Craft); then: 1 point (costs 1 Craft and any 4 Gold or Mead)',
      'Claim Sun Relic 4a (costs 1 Craft); then: 1 point and Sun-Wolf on 1 (costs 1 Craft and 4 Gold)',
      'Claim Moon Relic 1b (costs 1 Craft); then: 1 Craft (costs 1 Moon and 1 Mead)',
    ]);
  });

  test('to use shows the price as chosen', () => {
    const game = spending({ relics: ['sun 3a', 'moon 1c'], gold: 3, mead: 4 });
    expect(offered(game, 'use:3a', { gold: 3 })).toBe(
      'Sun Relic 3a: 1 point (costs 1 Craft, 3 Gold, and 1 Mead)',
    );
    expect(offered(game, 'use:3a', { gold: 0 })).toBe('Sun Relic 3a: 1 point (costs 1 Craft and 4 Mead)');
    expect(offered(game, 'use:1c:mead', { amount: 2 })).toBe(
      'Moon Relic 1c: 2 Gold (costs 1 Craft and 2 Mead)',
    );
    const amounts = face.value(game.way('use:1c:gold'), 'amount', 3, {}, game.state);
    expect(translate(amounts)).toBe('3 Gold for 3 Mead');
    const split = face.value(game.way('use:3a'), 'gold', 1, {}, game.state);
    expect(translate(split)).toBe('1 Gold and 3 Mead');
    expect(translate(face.alternative(game.way('use:1c:gold'), game.state))).toBe(
      'Moon Relic 1c: Gold for Mead',
    );
    expect(face.shortlist(game.way('use:1c:gold'), game.state)).toEqual([
      { amount: 3 },
      { amount: 2 },
      { amount: 1 },
    ]);
  });
});

describe('a Relic in use', () => {
  test("shows what doesn't fit", () => {
    const game = spending({ relics: ['sun 2c'], gold: 7 });
    expect(offered(game, 'use:2c')).toBe('Sun Relic 2c: 1 Gold and 1 Mead (costs 1 Craft), no Gold gained');
  });

  test('says that it prevents Ragnarok if it changes the action of a wolf on its last space', () => {
    const game = (sun: number) =>
      spending({ relics: ['sun 2a'], gold: 2, wolves: { sun, moon: 3 }, wolfActions: { moon: 1 } });
    const changes = 'Sun Relic 2a: a Sun-Wolf action (costs 2 Gold and a Moon-Wolf action)';
    expect(offered(game(2), 'use:2a')).toBe(`${changes}; no Ragnarök`);
    expect(offered(game(3), 'use:2a')).toBe(`${changes}; Ragnarök`);
    expect(offered(game(4), 'use:2a')).toBe(changes);
  });
});

describe('a square', () => {
  const four = { covers: UNCOVERED, levels: { red: 4 }, gold: 3 } as const;

  test('shows its action, its cost and its gain', () => {
    expect(offered(spending(four), 'activate:red:3')).toBe(
      'Surtr 3: a Sun-Wolf action (costs 1 Craft and 2 Gold); back to 1',
    );
  });

  test('says whether it brings Ragnarok or prevents it', () => {
    expect(offered(spending({ ...four, wolves: { sun: 3 } }), 'activate:red:4')).toBe(
      'Surtr 4: 1 point and a Sun-Wolf action (costs 1 Craft and 3 Gold); Ragnarök; back to 1',
    );
    const past = spending({ wolves: { sun: 4 }, hand: { sun: 1 }, levels: { sun: 4 } });
    expect(offered(past, 'activate:sun:4')).toBe(
      'Angrboda 4: 1 point and Sun-Wolf back 1 (costs 1 Sun); no Ragnarök; back to 1',
    );
  });

  const back = { levels: { sun: 4 }, hand: { sun: 1 } } as const;
  const PULLS_BACK = 'Angrboda 4: 1 point and Sun-Wolf back 1 (costs 1 Sun)';

  test("doesn't claim to prevent Ragnarok if either wolf is still past its end afterwards", () => {
    const both = spending({ ...back, wolves: { sun: 4, moon: 4 } });
    expect(offered(both, 'activate:sun:4')).toBe(`${PULLS_BACK}; back to 1`);
    expect(offered(spending({ ...back, wolves: { sun: 5 } }), 'activate:sun:4')).toBe(
      `${PULLS_BACK}; back to 1`,
    );
    expect(offered(spending({ ...back, wolves: { sun: 4, moon: 3 } }), 'activate:sun:4')).toBe(
      `${PULLS_BACK}; no Ragnarök; back to 1`,
    );
  });

  test('counts the wolf actions that still wait', () => {
    const nearly = spending({ ...four, wolves: { sun: 2 }, hand: { craft: 1 }, wolfActions: { sun: 1 } });
    expect(offered(nearly, 'activate:red:3')).toBe(
      'Surtr 3: a Sun-Wolf action (costs 1 Craft and 2 Gold); Ragnarök; back to 1',
    );
    const coming = spending({ ...back, wolves: { sun: 3 }, wolfActions: { sun: 1 } });
    expect(offered(coming, 'activate:sun:4')).toBe(`${PULLS_BACK}; no Ragnarök; back to 1`);
    const onItsFirst = spending({ ...back, ragnaroks: 4, wolfActions: { sun: 2 } });
    expect(offered(onItsFirst, 'activate:sun:4')).toBe(`${PULLS_BACK}; back to 1`);
  });

  test("shows that it wins the game, even without a wolf's move", () => {
    const won = { ...four, points: 8, wolves: { sun: 3 }, gold: 5 };
    expect(offered(spending(won), 'activate:red:4')).toBe(
      'Surtr 4: 1 point and a Sun-Wolf action (costs 1 Craft and 3 Gold); wins the game',
    );
    expect(offered(spending(won), 'activate:red:1')).toBe(
      'Surtr 1: 1 point (costs 1 Craft and 5 Gold); wins the game',
    );
    expect(offered(spending({ ...won, points: 7 }), 'activate:red:1')).toBe(
      'Surtr 1: 1 point (costs 1 Craft and 5 Gold); back to 1',
    );
    expect(offered(spending({ ...won, relics: ['sun 4a'] }), 'use:4a')).toBe(
      'Sun Relic 4a: 1 point and Sun-Wolf on 1 (costs 1 Craft and 4 Gold); wins the game',
    );
  });

  test("shows what doesn't fit", () => {
    const full = spending({ levels: { sun: 2, moon: 2 }, hand: { sun: 1, moon: 1 }, gold: 6, mead: 7 });
    expect(offered(full, 'activate:moon:1')).toBe('Odin 1: 1 Gold (costs 1 Moon); back to 1');
    expect(offered(full, 'activate:moon:2')).toBe(
      'Odin 2: 3 Gold (costs 1 Moon), only 1 Gold gained; back to 1',
    );
    expect(offered(full, 'activate:sun:1')).toBe(
      'Angrboda 1: 2 Mead (costs 1 Sun and 1 Gold), no Mead gained; back to 1',
    );
    expect(offered(full, 'activate:sun:2')).toBe(
      'Angrboda 2: 2 Gold and 1 Mead (costs 1 Sun), only 1 Gold gained and no Mead gained; back to 1',
    );
  });

  test('asks for confirmation if the player would pay for it and get nothing', () => {
    const full = spending({ levels: { sun: 4, moon: 2 }, hand: { sun: 1, moon: 1 }, gold: 6, mead: 7 });
    expect(warned(full, 'activate:sun:1')).toBe(
      "Angrboda 1: 2 Mead (costs 1 Sun and 1 Gold), no Mead gained; back to 1. That has no effect, so you'd waste what it costs. Do it anyway?",
    );
    expect([warned(full, 'activate:sun:2'), warned(full, 'activate:sun:4')]).toEqual([null, null]);
    expect(warned(spending({ relics: ['sun 2c'], gold: 7, mead: 7 }), 'use:2c')).toMatch(
      /^Sun Relic 2c: .* no Gold gained/,
    );
    expect(warned(spending({ relics: ['sun 2c'], gold: 7, mead: 6 }), 'use:2c')).toBeNull();
  });

  test('says that the marker falls, unless it is on level 1 anyway [M-305]', () => {
    const odin = (level: 1 | 4) => spending({ levels: { moon: level }, hand: { moon: 1 } });
    expect(offered(odin(4), 'activate:moon:4')).toBe(
      'Odin 4: 1 point, 4 Gold, and 1 Craft (costs 1 Moon); back to 1',
    );
    expect(offered(odin(4), 'activate:moon:1')).toBe('Odin 1: 1 Gold (costs 1 Moon); back to 1');
    expect(offered(odin(1), 'activate:moon:1')).toBe('Odin 1: 1 Gold (costs 1 Moon)');
  });

  test('names the Relic that it destroys or flips, and the menu describes that Relic', () => {
    const game = spending({ ...four, blessings: ['wayland'], relics: ['sun 2b', 'moon 4b'] });
    expect(offered(game, 'activate:red:1', { relic: '2b' })).toBe(
      'Wayland 1: 1 point (costs 1 Craft, Sun Relic 2b, and 2 Gold); back to 1',
    );
    expect(offered(game, 'activate:red:2', { relic: '4b' })).toBe(
      'Wayland 2: Moon Relic 4b flipped to Sun (costs 1 Craft); back to 1',
    );
    expect(menu(game, 'activate:red:1', 'relic')).toEqual(['Sun Relic 2b: 2 Gold (costs 1 Sun)']);
  });

  test('fits on one line at its longest', () => {
    const game = spending({
      ...four,
      levels: { blue: 4 },
      blessings: ['svartalfheim'],
      relics: ['sun 4b'],
      wolves: { sun: 4 },
    });
    expect(offered(game, 'activate:blue:4', { relic: '4b' })).toBe(
      'Svartalfheim 4: 1 point and Sun-Wolf back 1 (costs 1 Craft and Sun Relic 4b); no Ragnarök; back to 1',
    );
  });
});

test('the other answers have labels', () => {
  expect(menu(opened('the start'), 'take', 'resource')).toEqual(['1 Gold', '1 Mead']);
  expect(offered(spending({ hand: { craft: 2, sun: 1 } }), 'done')).toBe('Done (3 actions unspent)');
  expect(offered(table().moves('dain', 'midgard'), 'done')).toBe('Done');
  const both = spending({ hand: { craft: 0 }, wolves: { sun: 4, moon: 4 }, gold: 2 }).done();
  expect(menu(both, 'score', 'side')).toEqual([
    'Sun Prophecy (more Gold: Hugin 2, Munin 0): 1 point to Hugin',
    'Moon Prophecy (more Mead: 0 each): no points',
  ]);
});
