/** The alt text matches the board. */
import { describe, expect, test } from 'vitest';
import { dealSign } from '../../../../src/games/micromidgard/board/blessings/deals.ts';
import { squareOf } from '../../../../src/games/micromidgard/box/blessings.ts';
import {
  LEVELS,
  MEEPLES,
  OUTER_REALMS,
  PROPHECIES,
  REALMS,
  RELICS,
  TRACKS,
} from '../../../../src/games/micromidgard/box/components.ts';
import { faceOf } from '../../../../src/games/micromidgard/box/relics.ts';
import { widthOf } from '../../../../src/render/typeface.ts';
import { count, hasPiece, illegible, pieceIn, wordsOn } from '../../../render/found.ts';
import { type Moment, UNCOVERED } from '../moment.ts';
import { opened, spending, table } from '../table.ts';
import { LEGIBLE, picture, pictureOf, placeOf, words } from './drawn.ts';

describe('the top', () => {
  test('shows whose turn it is, the question and the number of Ragnaroks so far', () => {
    expect(words({}, 'header')).toEqual(['Hugin', 'moves a meeple', 'Ragnarök 0 of 5']);
    expect(words({ ragnaroks: 3 }, 'ragnaroks')).toEqual(['Ragnarök 3 of 5']);
  });

  test('counts the Ragnarok that ends the game while its Prophecy is scored [M-801]', () => {
    const game = spending({
      ragnaroks: 2,
      wolves: { sun: 4 },
      next: { sun: 'most-red-level' },
      opponent: { points: 7, levels: { red: 2 } },
    }).done();
    const svg = pictureOf(game.state, game.events);
    expect(wordsOn(pieceIn(svg, 'ragnaroks'))).toEqual(['Ragnarök 3 of 5']);
    expect([3, 4].map((column) => hasPiece(svg, `gone-${column}`))).toEqual([true, false]);
  });

  test('counts no Ragnarok if the game ends before one [M-807]', () => {
    const won = { points: 8, gold: 5, blessings: ['surtr'], covers: UNCOVERED, wolves: { sun: 4 } } as const;
    const game = spending({ ...won, ragnaroks: 2 })
      .plays('activate:red:1')
      .done();
    expect(game.state.end).toBe('points');
    expect(wordsOn(pieceIn(pictureOf(game.state, game.events), 'ragnaroks'))).toEqual(['Ragnarök 2 of 5']);
  });

  test('has the actions left, and a number if there are several of a kind', () => {
    const svg = picture({ hand: { craft: 2, sun: 1 }, wolfActions: { moon: 1 } });
    expect(wordsOn(pieceIn(svg, 'header')).slice(0, 3)).toEqual(['Hugin', 'to spend', '2']);
    const hands = [{ craft: 1 }, { sun: 1 }, { moon: 1 }].map((hand) => pieceIn(picture({ hand }), 'hand'));
    const wolves = [{ sun: 1 }, { moon: 1 }].map((wolfActions) => pieceIn(picture({ wolfActions }), 'hand'));
    expect(new Set([...hands, ...wolves]).size).toBe(5);
  });

  test('asks the second player for a resource before the first turn [M-113]', () => {
    expect(wordsOn(pieceIn(pictureOf(opened('a first resource').state), 'header'))).toContain(
      'takes 1 Gold or 1 Mead',
    );
  });
});

describe('the players', () => {
  const moment: Moment = {
    points: 4,
    gold: 7,
    mead: 2,
    relics: ['sun 3b', 'moon 2c'],
    opponent: { points: 8, gold: 0, mead: 5 },
  };

  test('have their points, Gold and Mead, each with its maximum', () => {
    expect(words(moment, 'points-hugin')).toEqual(['4', '/9']);
    expect(words(moment, 'gold-hugin')).toEqual(['7', '/7']);
    expect(words(moment, 'mead-hugin')).toEqual(['2', '/7']);
    expect(words(moment, 'seat-munin')).toEqual(['Munin', '8', '/9', '0', '/7', '5', '/7']);
  });

  test('have two-digit points that end left of the Gold', () => {
    const points = pieceIn(picture({ ...moment, points: 10 }), 'points-hugin');
    const [, from = '', size = ''] =
      /<text x="([\d.]+)"[^>]*font-size="([\d.]+)"[^>]*>\/9</.exec(points) ?? [];
    const end = Number(from) + widthOf('/9', 'text', Number(size));
    const [gold = 0, here = 0] = ['gold-hugin', 'points-hugin'].map((piece) =>
      Number(new RegExp(`translate\\(([\\d.]+) [\\d.]+\\)"><g id="${piece}"`).exec(picture(moment))?.[1]),
    );
    expect(end).toBeLessThan(gold - here);
    expect(wordsOn(points)).toEqual(['10', '/9']);
  });

  test('have their Relics, each with its name and visible side', () => {
    const mine = pieceIn(picture(moment), 'seat-hugin');
    expect(wordsOn(pieceIn(mine, 'relic-3b'))).toEqual(['3b', '3']);
    expect(pieceIn(mine, 'relic-3b')).toContain(dealSign(faceOf('3b', 'sun')).svg);
    expect(pieceIn(mine, 'relic-2c')).toContain(dealSign(faceOf('2c', 'moon')).svg);
    expect(hasPiece(pieceIn(picture(moment), 'seat-munin'), 'relic-3b')).toBe(false);
  });

  test('have a mark on the Relics used this turn only [M-309]', () => {
    const svg = picture({ ...moment, hand: { craft: 1 }, used: ['2c'] });
    expect(count(pieceIn(svg, 'relic-2c'), 'class="used"')).toBe(1);
    expect(count(svg, 'class="used"')).toBe(1);
  });
});

describe('the Realms', () => {
  test('have their stag, with the marker of the raven that moved it last', () => {
    const moment: Moment = {
      meeples: { dain: 'midgard', duneyr: 'vanaheim' },
      marked: 'duneyr',
      opponent: { marked: 'dain' },
    };
    expect(words(moment, 'meeple-dain')).toEqual(['Pink', 'MU']);
    expect(words(moment, 'realm-vanaheim')).toEqual(['Vanaheim', '3', 'Violet', 'HU']);
    expect(words(moment, 'meeple-dvalin')).toEqual(['Green']);
    expect(words(moment, 'realm-niflheim')).toEqual(['Niflheim', '3']);
  });

  test('show which stags can be moved while a move is required [M-202]', () => {
    const moment: Moment = { marked: 'dain', opponent: { marked: 'dvalin' } };
    const svg = picture(moment);
    const free = MEEPLES.filter((meeple) => pieceIn(svg, `meeple-${meeple}`).includes('may-move'));
    expect(free).toEqual(['duneyr', 'durathror']);
    expect(picture({ ...moment, hand: { craft: 1 } })).not.toContain('may-move');
  });

  test('are around Midgard in the order of the ring', () => {
    const svg = picture();
    const middle = placeOf(svg, 'space-vanaheim').x;
    const angles = table().state.box.ring.map((realm) => {
      const { x, y } = placeOf(svg, `space-${realm}`);
      return (Math.atan2(y - 470, x - middle) * 180) / Math.PI;
    });
    const turned = angles.map((angle) => (angle - (angles[0] ?? 0) + 360) % 360);
    expect(turned).toEqual([...turned].sort((one, other) => one - other));
    expect(new Set(turned).size).toBe(OUTER_REALMS.length);
  });

  test('yield less and are cut off from Midgard once destroyed; the next to fall is marked [M-204]', () => {
    const moment: Moment = { doom: ['vanaheim', 'helheim', 'jotunheim', 'asgard'], ragnaroks: 1 };
    const svg = picture(moment);
    expect(wordsOn(pieceIn(svg, 'realm-vanaheim'))).toEqual(['Vanaheim', '2']);
    expect(hasPiece(svg, 'broken-vanaheim')).toBe(true);
    expect(hasPiece(svg, 'link-vanaheim')).toBe(false);
    expect(hasPiece(svg, 'link-helheim')).toBe(true);
    expect(wordsOn(pieceIn(svg, 'doom-helheim'))).toEqual(['2']);
    expect(wordsOn(pieceIn(svg, 'doom-asgard'))).toEqual(['4']);
    expect(hasPiece(svg, 'doom-vanaheim')).toBe(false);
    expect(hasPiece(svg, 'doom-alfheim')).toBe(false);
  });

  test('have their names', () => {
    const svg = picture();
    const names = REALMS.map((realm) => wordsOn(pieceIn(svg, `realm-${realm}`))[0]);
    expect(new Set(names).size).toBe(REALMS.length);
  });
});

describe('the wolves', () => {
  test('are on the spaces of their tracks; the Sun-Wolf starts at Asgard [M-601]', () => {
    const { ring } = table().state.box;
    for (const sun of [0, 1, 2, 3]) {
      const svg = picture({ wolves: { sun } });
      expect(placeOf(svg, 'wolf-sun')).toEqual(placeOf(svg, `space-${ring[sun]}`));
    }
  });

  test('have numbered steps ahead of them, and none past the end', () => {
    const of = (sun: number) => words({ wolves: { sun } }, 'hunt-sun')[0];
    expect([0, 2, 3, 4].map(of)).toEqual([
      'Sun-Wolf: 4 steps from Ragnarök',
      'Sun-Wolf: 2 steps from Ragnarök',
      'Sun-Wolf: 1 step from Ragnarök',
      'Sun-Wolf: past the end!',
    ]);
  });

  test('skip a space with a Ragnarök token [M-605]', () => {
    const svg = picture({ doom: ['vanaheim'], ragnaroks: 1, wolves: { sun: 1 } });
    expect(placeOf(svg, 'wolf-sun')).toEqual(placeOf(svg, 'space-alfheim'));
  });

  test('on the same space are side by side', () => {
    const svg = picture({ wolves: { sun: 4, moon: 0 } });
    const [sun, moon, space] = ['wolf-sun', 'wolf-moon', 'space-helheim'].map((piece) => placeOf(svg, piece));
    expect(sun?.x).toBeLessThan(Number(space?.x) - 36);
    expect(moon?.x).toBeGreaterThan(Number(space?.x) + 36);
    expect(moon?.y).toBe(sun?.y);
  });
});

describe('the Blessings', () => {
  test('have their names, and the markers on the levels reached', () => {
    const moment: Moment = { levels: { red: 3 }, opponent: { levels: { red: 3, sun: 2 } } };
    expect(words(moment, 'track-red')[0]).toBe('Surtr');
    expect(words(moment, 'track-moon')[0]).toBe('Odin');
    const svg = picture(moment);
    expect(hasPiece(pieceIn(svg, 'square-red-3'), 'marker-red-hugin')).toBe(true);
    expect(hasPiece(pieceIn(svg, 'square-red-3'), 'marker-red-munin')).toBe(true);
    expect(hasPiece(pieceIn(svg, 'square-sun-2'), 'marker-sun-munin')).toBe(true);
    expect(hasPiece(pieceIn(svg, 'square-sun-1'), 'marker-sun-hugin')).toBe(true);
    expect(count(svg, 'id="marker-')).toBe(2 * TRACKS.length);
  });

  test('have the Relic that covers a square, or else the square itself [M-303]', () => {
    const svg = picture({ covers: { red: ['1a', null, null, '4b'], blue: UNCOVERED.blue } });
    expect(pieceIn(svg, 'square-red-4')).toContain(dealSign(faceOf('4b', 'sun')).svg);
    expect(wordsOn(pieceIn(svg, 'square-red-4'))[0]).toBe('4b');
    expect(pieceIn(svg, 'square-red-3')).toContain(dealSign(squareOf('surtr', 3)).svg);
    expect(pieceIn(svg, 'square-blue-4')).toContain(dealSign(squareOf('svartalfheim', 4)).svg);
  });

  test('look different for different squares and Relics', () => {
    const blessings = ['surtr', 'wayland', 'odin', 'hel', 'svartalfheim', 'buri'] as const;
    for (const blessing of blessings) {
      const squares = LEVELS.map((level) => dealSign(squareOf(blessing, level)).svg);
      expect(new Set(squares).size).toBe(LEVELS.length);
    }
    const suns = RELICS.map((relic) => dealSign(faceOf(relic, 'sun')).svg);
    expect(new Set(suns).size).toBe(RELICS.length);
  });
});

describe('the Prophecies', () => {
  const moment: Moment = {
    gold: 5,
    mead: 1,
    opponent: { gold: 2, mead: 1, levels: { blue: 4 } },
    next: { sun: 'most-gold', moon: 'most-blue-level' },
  };

  test('show the values they compare, who would win them now and by how much', () => {
    expect(words(moment, 'prophecy-sun-1')).toEqual(['more', 'HU', '5 : 2']);
    expect(words(moment, 'prophecy-moon-1')).toEqual(['higher on', 'Svartalfheim', 'MU', '4 : 1']);
    expect(words({ ...moment, next: { sun: 'most-relics' } }, 'prophecy-sun-1').at(-1)).toBe('tied 0');
    expect(words({ ...moment, next: { sun: 'least-resources' } }, 'prophecy-sun-1').slice(-2)).toEqual([
      'MU',
      '3 : 6',
    ]);
    expect(words({ ...moment, next: { sun: 'most-mead-over-gold' } }, 'prophecy-sun-1').at(-1)).toBe(
      '−1 : −4',
    );
  });

  test("have their Ragnarok's number and its points; the next one is framed", () => {
    const svg = picture(moment);
    const heads = [1, 2, 3, 4, 5].map((column) => wordsOn(pieceIn(svg, `column-${column}`)).slice(0, 2));
    expect(heads).toEqual([
      ['1', '1'],
      ['2', '1'],
      ['3', '2'],
      ['4', '2'],
      ['5', '3'],
    ]);
    expect(pieceIn(svg, 'column-1')).toContain('class="next"');
    expect(count(svg, 'class="next"')).toBe(1);
  });

  test('are crossed out once they are gone', () => {
    const svg = picture({ ragnaroks: 2 });
    expect([1, 2, 3].map((column) => hasPiece(svg, `gone-${column}`))).toEqual([true, true, false]);
    expect(hasPiece(svg, 'prophecy-sun-2')).toBe(false);
    expect(pieceIn(svg, 'column-3')).toContain('class="next"');
  });

  test('can be any Prophecy', () => {
    const drawn = PROPHECIES.map((prophecy) => {
      const svg = picture({ next: { sun: prophecy } });
      expect(illegible(pieceIn(svg, 'prophecy-sun-1'), LEGIBLE)).toEqual([]);
      return pieceIn(svg, 'prophecy-sun-1').replace(/<text[^>]*>(HU|MU|tied)[^<]*<\/text>/g, '');
    });
    expect(new Set(drawn).size).toBe(PROPHECIES.length);
  });
});

describe('the end', () => {
  test('is shown at the top', () => {
    const won = table({ points: 9, hand: { craft: 1 } }).with({ hand: { craft: 0 } });
    const ended = { ...won.state, question: null, end: 'points' } as const;
    expect(wordsOn(pieceIn(pictureOf(ended), 'header'))[0]).toBe('Hugin wins');
    const both = { ...table().state, question: null, end: 'prophecies' } as const;
    expect(wordsOn(pieceIn(pictureOf(both), 'header'))[0]).toBe('Both win');
  });
});
