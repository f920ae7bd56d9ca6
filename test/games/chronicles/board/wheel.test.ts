/** The Wheel of Enemies shows what each enemy is about to do. */
import { describe, expect, test } from 'vitest';
import { ENEMIES, type TreeEnemy } from '../../../../src/games/chronicles/box/components.ts';
import { count, pieceIn, wordsOn } from '../../../render/found.ts';
import { table, turnIn } from '../table.ts';
import { picture, pictureOf } from './drawn.ts';

describe('the Wheel', () => {
  test('has the visible cards, and no others', () => {
    const { state } = table('odin', 'thor').with({ wheel: { surt: 'thor', loki: 'odin' } });
    const svg = pictureOf(state);
    const open = ENEMIES.filter((enemy) => count(pieceIn(svg, `wheel-${enemy}`), 'class="open"') === 1);
    expect(open).toEqual(['surt', 'loki']);
  });

  test('has the Strength of each, its ladder and the reserve', () => {
    const moment = {
      anonymous: 3,
      fireGiants: 2,
      iotunns: ['gymir', 'thrym'],
      ravaged: ['alfheim'],
      island: 1,
    } as const;
    const svg = picture(moment);
    expect(ENEMIES.map((enemy) => count(pieceIn(svg, `track-${enemy}`), 'class="in-play"'))).toEqual([
      3, 2, 2, 0, 1, 0,
    ]);
    expect(wordsOn(pieceIn(svg, 'wheel-hel'))).toEqual(['Hel', '4', '5 in reserve']);
    expect(wordsOn(pieceIn(svg, 'wheel-surt'))).toEqual(['Surt', '3', '6 in reserve']);
    expect(wordsOn(pieceIn(svg, 'wheel-loki'))).toEqual(['Loki', '3', '5 in reserve']);
    expect(wordsOn(pieceIn(svg, 'wheel-fenrir'))).toEqual(['Fenrir', '2', 'in the Cage']);
    expect(wordsOn(pieceIn(svg, 'wheel-jormungand'))).toEqual([
      'Jörmungand',
      '3',
      '1',
      '2',
      '3',
      'calls 2 next',
    ]);
  });

  test("names the Iotunn that guards an enemy, on the enemy's piece [C-503]", () => {
    const svg = picture({ iotunns: ['sinmara'] });
    expect(wordsOn(pieceIn(svg, 'outlook-surt'))).toEqual(['Sinmara']);
    expect(count(pieceIn(svg, 'enemy-surt'), 'class="guard"')).toBe(1);
    expect(count(svg, 'class="guard"')).toBe(1);
  });

  test('shows what Nidhögg finds next', () => {
    const nextOf = (nidhogg: number): string | undefined => {
      const { state } = turnIn('hard', 'odin', 'thor').with({ nidhogg });
      return wordsOn(pieceIn(pictureOf(state), 'outlook-nidhogg'))[0];
    };
    expect([0, 2, 5].map(nextOf)).toEqual(['next: quiet', 'next: Tree turns', 'next: you win!']);
  });

  test('names the cause of the nearest defeat, and whether the next card brings it', () => {
    const moment = { places: { hel: 'asgard' }, iotunns: ['sinmara'], fireGiants: 7 } as const;
    const outlook = (svg: string, enemy: TreeEnemy) => pieceIn(svg, `outlook-${enemy}`);
    const svg = picture(moment);
    expect(wordsOn(outlook(svg, 'hel'))).toEqual(['wakes: lost!']);
    expect(count(outlook(svg, 'hel'), 'class="danger"')).toBe(1);
    expect(wordsOn(outlook(svg, 'surt'))).toEqual(['Sinmara']);
    expect(count(outlook(svg, 'surt'), 'class="doom"')).toBe(1);
    const open = picture({ ...moment, wheel: { hel: 'thor' } });
    expect(count(outlook(open, 'hel'), 'class="doom"')).toBe(1);
  });
});
