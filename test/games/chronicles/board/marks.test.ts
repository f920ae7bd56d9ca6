/** Changes and moves are marked on the picture. */

import { describe, expect, test } from 'vitest';
import { seatIndex } from '../../../../src/core/seat.ts';
import { marksOf } from '../../../../src/games/chronicles/board/marks.ts';
import { chronicles } from '../../../../src/games/chronicles/game.ts';
import type { ChroniclesEvent } from '../../../../src/games/chronicles/state/events.ts';
import { PALETTE } from '../../../../src/render/palette.ts';
import { count, pieceIn } from '../../../render/found.ts';
import { table, turnOf } from '../table.ts';
import { picture, pictureAfter, pictureOf } from './drawn.ts';

const HALO = 'class="halo"';
const GHOST = 'stroke-dasharray="7 5"';

function marksAfter({ state, events }: ReturnType<typeof turnOf>): ReturnType<typeof marksOf> {
  return marksOf(chronicles.observe(state), events);
}

describe('a god who moved', () => {
  const moved = turnOf('odin', 'thor').moves('alfheim');

  test('is highlighted, with an outline at its previous place', () => {
    const svg = pictureAfter(moved);
    expect(count(pieceIn(svg, 'plate-odin'), HALO)).toBe(1);
    expect(count(pieceIn(svg, 'figures-asgard'), GHOST)).toBe(1);
    expect(count(pieceIn(svg, 'plate-thor'), HALO)).toBe(0);
  });

  test('and came back is not highlighted', () => {
    const view = chronicles.observe(turnOf('odin', 'thor').state);
    const ways: readonly ChroniclesEvent[] = [
      { type: 'god-moved', god: 'odin', from: 'asgard', to: 'alfheim' },
      { type: 'god-moved', god: 'odin', from: 'alfheim', to: 'asgard' },
    ];
    expect([...marksOf(view, ways).godsFrom]).toEqual([]);
    expect([...marksOf(view, ways.slice(0, 1)).godsFrom]).toEqual([]);
  });
});

describe('an enemy who woke', () => {
  const climbed = table('odin', 'thor', 'tyr')
    .with({ card: 'hel', wheel: { hel: 'thor' } })
    .begins('odin');

  test('is highlighted, with an outline at its previous place', () => {
    const svg = pictureAfter(climbed);
    expect(count(pieceIn(svg, 'enemy-hel'), HALO)).toBe(1);
    expect(count(pieceIn(svg, 'figures-niflheim'), GHOST)).toBe(1);
    expect(count(pieceIn(svg, 'enemy-surt'), HALO)).toBe(0);
  });

  test('highlights its place on the Wheel, the ring that it turned and the Life it took', () => {
    const svg = pictureAfter(climbed);
    expect(count(pieceIn(svg, 'wheel-hel'), HALO)).toBe(1);
    expect(count(pieceIn(svg, 'ring'), HALO)).toBe(1);
    expect(pieceIn(svg, 'next-0')).toContain(PALETTE.gold);
    expect(pieceIn(pictureOf(climbed.state), 'next-0')).not.toContain(PALETTE.gold);
    expect(count(pieceIn(svg, 'life-odin'), HALO)).toBe(1);
    expect(count(pieceIn(svg, 'wheel-loki'), HALO)).toBe(0);
  });

  test('has an outline at its first place after two moves, unless it is back there', () => {
    const view = chronicles.observe(turnOf('odin').with({ places: { surt: 'asgard' } }).state);
    const moves: readonly ChroniclesEvent[] = [
      { type: 'enemy-moved', enemy: 'surt', from: 'muspellheim', to: 'nidavellir' },
      { type: 'enemy-moved', enemy: 'surt', from: 'nidavellir', to: 'asgard' },
      { type: 'enemy-moved', enemy: 'loki', from: 'vanaheim', to: 'asgard' },
      { type: 'enemy-retreated', enemy: 'loki', from: 'asgard', to: 'vanaheim' },
    ];
    expect(marksOf(view, moves).walkersFrom).toEqual(new Map([['surt', 'muspellheim']]));
  });

  test('if it is Jörmungand, has his island and his path highlighted', () => {
    const swum = table('odin', 'thor')
      .with({ card: 'jormungand', wheel: { jormungand: 'thor' } })
      .begins('odin');
    const svg = pictureAfter(swum);
    expect(count(pieceIn(svg, 'serpent'), HALO)).toBe(1);
    expect(count(pieceIn(svg, 'islands'), GHOST)).toBe(1);
    expect([...marksAfter(swum).tracks]).toEqual(['jormungand', 'hel']);
  });
});

describe('other changes', () => {
  test('Elves taken highlight Alfheim and the god who took them', () => {
    const svg = pictureAfter(
      turnOf('odin', 'thor').with({ world: 'alfheim' }).plays('alfheim', { elves: 2 }),
    );
    expect(count(pieceIn(svg, 'stock-alfheim'), HALO)).toBe(1);
    expect(count(pieceIn(svg, 'elves-odin'), HALO)).toBe(1);
    expect(count(pieceIn(svg, 'elves-thor'), HALO)).toBe(0);
  });

  test('losses in a save roll highlight the current god', () => {
    const roll: ChroniclesEvent = { type: 'risks-settled', elves: 1, unprevented: 0, diceLost: 2 };
    const view = chronicles.observe(turnOf('odin', 'thor').state);
    const ended: ChroniclesEvent = { type: 'turn-ended', seat: seatIndex(1), hasActed: true };
    const began: ChroniclesEvent = { type: 'turn-began', turn: 3, seat: seatIndex(1), god: 'thor' };
    expect([...marksOf(view, [roll]).holdings]).toEqual(['odin-elves', 'odin-dice']);
    expect([...marksOf(view, [roll, ended]).holdings]).toEqual(['thor-elves', 'thor-dice']);
    expect([...marksOf(view, [roll, began]).holdings]).toEqual(['odin-elves', 'odin-dice']);
    expect([...marksOf(view, [began, roll]).holdings]).toEqual(['thor-elves', 'thor-dice']);
    expect([...marksOf(view, [roll]).stocks]).toEqual(['alfheim', 'vanaheim']);
  });

  test("an Artifact taken is highlighted among the god's belongings", () => {
    const taken = turnOf('odin', 'thor')
      .with({ world: 'nidavellir', fronts: ['gram'] })
      .plays('nidavellir', { artifact: 'gram' });
    expect(count(pieceIn(pictureAfter(taken), 'artifact-gram'), HALO)).toBe(1);
  });

  test.each([
    ['gymir', 'vanaheim'],
    ['thrym', 'obstacle-artifacts'],
    ['sinmara', 'outlook-surt'],
  ] as const)('%s, who came with Loki, is highlighted', (nextIotunn, piece) => {
    const came = table('odin', 'thor')
      .with({ card: 'loki', wheel: { loki: 'thor' }, nextIotunn, world: 'alfheim' })
      .begins('odin');
    expect(count(pieceIn(pictureAfter(came), piece), HALO)).toBe(1);
  });

  test('nothing is highlighted if nothing happened', () => {
    const svg = picture({ artifacts: ['gram'], ravaged: ['asgard'], iotunns: ['gymir', 'thrym', 'sinmara'] });
    expect(svg).not.toContain(HALO);
    expect(svg).not.toContain(GHOST);
  });
});
