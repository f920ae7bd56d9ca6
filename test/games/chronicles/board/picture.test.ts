/** The alt text matches the board. */

import { describe, expect, test } from 'vitest';
import { GODS, RESOURCES, ROTATIONS, WORLDS } from '../../../../src/games/chronicles/box/components.ts';
import { worldAbove } from '../../../../src/games/chronicles/box/tree.ts';
import type { Question } from '../../../../src/games/chronicles/state/state.ts';
import { QUESTION_RULES } from '../../../../src/games/chronicles/turn/questions.ts';
import { translator } from '../../../../src/words/translate.ts';
import { count, hasPiece, pieceIn, wordsOn } from '../../../render/found.ts';
import { table, tableOf, turnOf } from '../table.ts';
import { picture, pictureAfter, pictureOf, placeOf, words } from './drawn.ts';

describe('the top', () => {
  test('shows whose turn it is, what is left of it, and how many steps of Nidhögg the gods need to win', () => {
    expect(words({ nidhogg: 1 }, 'header')).toEqual([
      'Odin',
      'Round 1: can move, then fight or act',
      '3',
      '/4',
      'steps to win',
    ]);
    const moved = turnOf('odin', 'thor').moves('alfheim');
    expect(wordsOn(pieceIn(pictureOf(moved.state), 'header'))[1]).toBe('Round 1: can act');
    const beside = table('odin', 'thor')
      .with({ places: { hel: 'alfheim' } })
      .begins('odin')
      .moves('alfheim');
    expect(wordsOn(pieceIn(pictureOf(beside.state), 'header'))[1]).toBe('Round 1: can fight or act');
    const bitten = table('odin', 'thor')
      .with({ card: 'fenrir', wheel: { fenrir: 'thor' } })
      .begins('odin');
    expect(wordsOn(pieceIn(pictureOf(bitten.state), 'header'))[1]).toBe('Round 1: bitten, can only move');
  });

  test("joins the round and the number of steps with each language's punctuation", () => {
    const svg = pictureOf(turnOf('odin', 'thor').state, [], translator('fr'));
    expect(wordsOn(pieceIn(svg, 'header'))[1]).toMatch(/ 1\u00A0: /);
  });

  test("asks who goes next while it is no one's turn", () => {
    const svg = pictureOf(table('odin', 'thor').state);
    expect(wordsOn(pieceIn(svg, 'header')).slice(0, 2)).toEqual(['Round 1', 'choose who goes next']);
  });

  test.each(Object.keys(QUESTION_RULES))('has text for each question: %s', (about) => {
    const { state } = turnOf('odin', 'thor').with({ card: 'hel' });
    const roll = { risks: 2, failures: 2, lost: 0 };
    const asking = { ...state, question: { about, god: 'frigg', roll } as Question };
    expect(wordsOn(pieceIn(pictureOf(asking), 'header'))[1]).toMatch(/^Round 1: (.+: )?[a-z]/);
  });

  test('says how the game ended', () => {
    const won = table('odin', 'thor').with({ card: 'nidhogg', wheel: { nidhogg: 'thor' }, nidhogg: 3 });
    expect(wordsOn(pieceIn(pictureAfter(won.begins('odin')), 'header'))[0]).toBe('The Tree stands');
    const lost = table('odin', 'thor').with({
      card: 'hel',
      wheel: { hel: 'thor' },
      places: { hel: 'asgard' },
    });
    expect(wordsOn(pieceIn(pictureAfter(lost.begins('odin')), 'header'))[0]).toBe('The Tree falls');
  });
});

describe('the Tree', () => {
  test.each(ROTATIONS)('in position %i has each World below the one it leads up to [C-104]', (rotation) => {
    const svg = picture({ rotation });
    for (const world of WORLDS) {
      const above = worldAbove(world, rotation);
      if (above === null) continue;
      expect(placeOf(svg, above).x).toBe(placeOf(svg, world).x);
      expect(placeOf(svg, above).y).toBeLessThan(placeOf(svg, world).y);
    }
  });

  test.each(ROTATIONS)('in position %i shows the columns after one more turn [C-105]', (rotation) => {
    const next = ROTATIONS[(rotation + 1) % ROTATIONS.length] ?? 0;
    const turned = picture({ rotation: next });
    const svg = picture({ rotation });
    for (const [place, world] of [0, 1, 2].map((each) => [each, middleFromLeft(turned)[each]] as const))
      expect(wordsOn(pieceIn(svg, `next-${place}`))).toEqual([`then ${world}`]);
  });

  function middleFromLeft(svg: string): readonly string[] {
    return ['midgard', 'nidavellir', 'svartalfheim']
      .sort((one, other) => placeOf(svg, one).x - placeOf(svg, other).x)
      .map((world) => wordsOn(pieceIn(svg, world))[0] ?? '');
  }

  test('has the gods and the enemies in their Worlds, and those in the Cage behind its bars', () => {
    const svg = picture({
      world: 'niflheim',
      places: { loki: 'cage', surt: 'niflheim', fenrir: 'asgard' },
      ravaged: ['niflheim'],
      gods: { tyr: { world: 'midgard' } },
    });
    const niflheim = pieceIn(svg, 'niflheim');
    for (const piece of ['plate-odin', 'enemy-hel', 'enemy-surt'])
      expect(hasPiece(niflheim, piece)).toBe(true);
    expect(hasPiece(pieceIn(svg, 'asgard'), 'plate-thor')).toBe(true);
    expect(hasPiece(pieceIn(svg, 'asgard'), 'enemy-fenrir')).toBe(true);
    expect(hasPiece(pieceIn(svg, 'midgard'), 'plate-tyr')).toBe(true);
    expect(hasPiece(pieceIn(svg, 'cage'), 'enemy-loki')).toBe(true);
    for (const god of ['odin', 'thor', 'tyr']) expect(count(svg, `id="plate-${god}"`)).toBe(1);
  });

  test('has a bar in the Cage for each World that can still be ravaged [C-422]', () => {
    for (const ravaged of [0, 3, 7]) {
      const svg = pieceIn(picture({ ravaged: WORLDS.slice(0, ravaged) }), 'cage');
      expect(count(svg, 'class="bar"')).toBe(7 - ravaged);
    }
    expect(words({ ravaged: ['asgard', 'midgard'] }, 'cage')).toEqual(['The Cage', '5 markers left']);
  });

  test('shows which Worlds are ravaged, and which Iotunn blocks one', () => {
    const moment = { ravaged: ['alfheim'], iotunns: ['gymir'] } as const;
    expect(words(moment, 'alfheim').slice(0, 3)).toEqual(['Alfheim', String(9), 'ravaged']);
    expect(words(moment, 'vanaheim')).toContain('Gymir');
    expect(words(moment, 'asgard')).not.toContain('ravaged');
  });

  test('shows what can be taken from the Worlds', () => {
    const moment = {
      heroes: 3,
      elves: 2,
      dice: 1,
      anonymous: 4,
      fireGiants: 5,
      iotunns: ['thrym', 'gymir'],
    } as const;
    const stocks = ['asgard', 'midgard', 'alfheim', 'vanaheim', 'niflheim', 'muspellheim', 'iotunheim'];
    expect(stocks.map((world) => words(moment, `stock-${world}`)[0])).toEqual([
      '3',
      '5',
      '7',
      '8',
      '4',
      '5',
      '1',
    ]);
    expect(words({}, 'creatures')).toEqual(['18', 'creatures']);
  });

  test('has the front Artifacts, and empty dispensers', () => {
    expect(words({ fronts: ['gram', 'hofund', 'mjolnir'] }, 'nidavellir').slice(0, 7)).toEqual([
      'Nidavellir',
      '1',
      'Gram',
      '2',
      'Hofund',
      '3',
      'Mjolnir',
    ]);
    const all = ['valshamr', 'gram', 'skidbladnir', 'svalinn', 'brisingamen', 'andvaranaut'] as const;
    expect(words({ artifacts: all }, 'dispenser-1')).toEqual(['1', 'empty']);
  });

  test('shows Jörmungand at his island, each with its number [C-409]', () => {
    const lefts = [0, 1, 2, 3].map((island) => {
      const svg = picture({ island });
      expect(placeOf(svg, 'serpent').x).toBe(placeOf(svg, `island-${island}`).x);
      return placeOf(svg, 'serpent').x;
    });
    expect(lefts).toEqual([...lefts].sort((one, other) => one - other));
    expect(words({}, 'islands')).toEqual(['1', '2', '3']);
  });

  test('shows where Hel and Surt would climb, unless they are on top', () => {
    const svg = picture({ places: { hel: 'svartalfheim', surt: 'alfheim' } });
    expect(hasPiece(svg, 'climb-hel')).toBe(true);
    expect(hasPiece(svg, 'climb-surt')).toBe(false);
  });
});

describe('the Sword', () => {
  test('shows who takes what from the gods [C-504]', () => {
    expect(RESOURCES.map((resource) => words({ iotunns: ['hrungnir'] }, `obstacle-${resource}`)[0])).toEqual([
      'Elves',
      'Heroes',
      'Artifacts',
      'Hrungnir',
      'God die',
    ]);
    expect(count(picture({ iotunns: ['hrungnir', 'suttung'] }), 'class="taken"')).toBe(2);
  });
});

describe('the gods', () => {
  test('have their Life, Elves, Vanir dice and Artifacts', () => {
    const moment = { life: 4, elves: 2, dice: 3, artifacts: ['gram', 'iduns-apples'] } as const;
    expect(words(moment, 'god-odin')).toEqual([
      'OD',
      'Odin',
      '4',
      '/7',
      '2',
      '3',
      'Gram',
      'Idun&#39;s Apples',
    ]);
    expect(words(moment, 'god-thor')).toEqual(['TH', 'Thor', '7', '/7', '0', '0']);
  });

  test('show campaign skills and Relations; a Relation in effect is filled in [C-070]', () => {
    const { state } = turnOf('odin', 'thor', 'tyr').with({ gods: { tyr: { world: 'niflheim' } } });
    const skills = { steady: ['odin'], sure: ['thor'], relations: ['odin+thor', 'odin+tyr'] } as const;
    const svg = pictureOf({ ...state, skills });
    expect(wordsOn(pieceIn(svg, 'god-odin')).slice(-3)).toEqual(['steady hand', 'Thor', 'Tyr']);
    expect(wordsOn(pieceIn(svg, 'god-thor')).slice(-2)).toEqual(['sure hand', 'Odin']);
    expect(count(pieceIn(svg, 'relation-odin-thor'), 'class="at-work"')).toBe(1);
    expect(count(pieceIn(svg, 'relation-odin-tyr'), 'class="at-work"')).toBe(0);
  });

  test('have a red background under their last Life', () => {
    expect(count(pieceIn(picture({ life: 1 }), 'god-odin'), 'class="alarm"')).toBe(1);
    expect(picture({ life: 2 })).not.toContain('class="alarm"');
  });

  test('have a tick once they have gone', () => {
    const svg = pictureOf(turnOf('odin', 'thor').done().state);
    expect(count(pieceIn(svg, 'god-odin'), 'class="gone"')).toBe(1);
    expect(count(pieceIn(svg, 'god-thor'), 'class="gone"')).toBe(0);
  });

  test('have their own Life and a different plate if they support', () => {
    const { state } = tableOf('easy', 'odin', 'thor');
    const [support] = state.supports;
    const svg = pictureOf(state);
    const line = pieceIn(svg, `god-${support?.god}`);
    expect(wordsOn(line).slice(-3)).toEqual(['5', '/5', 'Support god']);
    expect(count(line, 'stroke-dasharray')).toBe(1);
    expect(count(pieceIn(svg, 'god-odin'), 'stroke-dasharray')).toBe(0);
  });

  test('have different letters on their plates', () => {
    const letters = GODS.map((god) => wordsOn(pieceIn(pictureOf(table(god).state), `plate-${god}`))[0]);
    expect(new Set(letters).size).toBe(GODS.length);
  });
});
