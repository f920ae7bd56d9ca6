/** Changes and moves are marked on the picture. */

import { describe, expect, test } from 'vitest';
import { seatIndex } from '../../../../src/core/seat.ts';
import { marksOf } from '../../../../src/games/micromidgard/board/marks.ts';
import { drawBoard } from '../../../../src/games/micromidgard/board/picture.ts';
import { micromidgard } from '../../../../src/games/micromidgard/game.ts';
import type { MicromidgardEvent } from '../../../../src/games/micromidgard/state/events.ts';
import { translator } from '../../../../src/words/translate.ts';
import { count, pieceIn } from '../../../render/found.ts';
import { spending, type Table, table } from '../table.ts';

const HALO = 'class="halo"';

function pictureAfter({ state, events }: Table): string {
  return drawBoard(micromidgard.observe(state), events, translator('en'));
}

describe('a stag that moved', () => {
  const moved = table().moves('dain', 'alfheim');

  test('is highlighted, with a ring at its previous place', () => {
    const svg = pictureAfter(moved);
    expect(count(pieceIn(svg, 'realm-alfheim'), HALO)).toBe(1);
    expect(count(pieceIn(svg, 'realm-muspellheim'), 'stroke-dasharray')).toBe(1);
    expect(count(pieceIn(svg, 'realm-jotunheim'), HALO)).toBe(0);
  });

  test('has its ring at the first place after two moves', () => {
    const moves: readonly MicromidgardEvent[] = [
      {
        type: 'meeple-moved',
        seat: seatIndex(0),
        meeple: 'dain',
        from: 'asgard',
        to: 'vanaheim',
        isDestroyed: false,
      },
      {
        type: 'meeple-moved',
        seat: seatIndex(1),
        meeple: 'dain',
        from: 'vanaheim',
        to: 'alfheim',
        isDestroyed: false,
      },
    ];
    expect(marksOf(moves).meeplesFrom).toEqual(new Map([['dain', 'asgard']]));
  });
});

describe('other changes', () => {
  test('a raised marker highlights its square', () => {
    const svg = pictureAfter(spending().plays('raise', { track: 'red' }));
    expect(count(pieceIn(svg, 'square-red-2'), HALO)).toBe(1);
    expect(count(pieceIn(svg, 'track-red'), HALO)).toBe(1);
  });

  test('a claimed Relic is highlighted at its old and its new place', () => {
    const svg = pictureAfter(spending().plays('claim', { relic: '1a' }));
    expect(count(pieceIn(svg, 'square-red-1'), HALO)).toBe(1);
    expect(count(pieceIn(svg, 'relic-1a'), HALO)).toBe(1);
  });

  test('the wolf that ran is highlighted, and the other wolf is not', () => {
    const svg = pictureAfter(spending({ wolfActions: { sun: 1 } }).runs('sun'));
    expect(count(pieceIn(svg, 'wolf-sun'), HALO)).toBe(1);
    expect(count(pieceIn(svg, 'wolf-moon'), HALO)).toBe(0);
  });

  test('resources and points are highlighted for the raven that got or paid them', () => {
    const { holdings } = marksOf([
      { type: 'resource-gained', seat: seatIndex(0), resource: 'gold', amount: 2 },
      { type: 'resource-paid', seat: seatIndex(1), resource: 'mead', amount: 1 },
      { type: 'points-gained', seat: seatIndex(1), points: 1, total: 4 },
      { type: 'start-resource-taken', seat: seatIndex(0), resource: 'mead' },
    ]);
    expect([...holdings].sort()).toEqual(['0-gold', '0-mead', '1-mead', '1-points']);
    const svg = pictureAfter(table().moves('durathror', 'vanaheim'));
    expect(count(pieceIn(svg, 'gold-hugin'), HALO)).toBe(1);
    expect(count(pieceIn(svg, 'gold-munin'), HALO)).toBe(0);
  });

  test('a Ragnarok highlights the Realm that fell, the Prophecies that are gone, and both wolves', () => {
    const { state } = table({ ragnaroks: 1, doom: ['vanaheim'] });
    const svg = drawBoard(
      micromidgard.observe(state),
      [
        {
          type: 'prophecy-scored',
          side: 'sun',
          column: 0,
          prophecy: 'most-gold',
          points: 2,
          winner: null,
          amounts: [1, 1],
        },
        { type: 'realm-destroyed', realm: 'vanaheim' },
        { type: 'wolves-returned', stranded: null },
      ],
      translator('en'),
    );
    for (const piece of ['realm-vanaheim', 'gone-1', 'wolf-sun', 'wolf-moon'])
      expect(count(pieceIn(svg, piece), HALO)).toBe(1);
  });

  test('nothing is highlighted if nothing happened', () => {
    expect(drawBoard(micromidgard.observe(table().state), [], translator('en'))).not.toContain(HALO);
  });
});
