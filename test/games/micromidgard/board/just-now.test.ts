/** The strip with the latest events. */
import { expect, test } from 'vitest';
import { seatIndex } from '../../../../src/core/seat.ts';
import type { MicromidgardEvent } from '../../../../src/games/micromidgard/state/events.ts';
import { hasPiece, pieceIn, wordsOn } from '../../../render/found.ts';
import { table } from '../table.ts';
import { picture, pictureOf } from './drawn.ts';

const seat = seatIndex(0);

function strip(...changes: readonly MicromidgardEvent[]): readonly string[] {
  return wordsOn(pieceIn(pictureOf(table().state, changes), 'just-now')).slice(1);
}

test('the tiles show the events of a turn in order', () => {
  expect(
    strip(
      { type: 'resource-gained', seat, resource: 'gold', amount: 3 },
      { type: 'level-raised', seat, track: 'red', level: 2 },
      { type: 'points-gained', seat, points: 1, total: 4 },
    ),
  ).toEqual(['+3', '2', '+1']);
});

test("if there's little room, the tile for a Prophecy is dropped before the one for resources", () => {
  const gold = { type: 'resource-gained', seat, resource: 'gold', amount: 3 } as const;
  const prophecy = {
    type: 'prophecy-scored',
    side: 'sun',
    column: 1,
    prophecy: 'most-gold',
    points: 2,
    winner: null,
    amounts: [1, 1],
  } as const;
  expect(strip(gold, gold, gold, gold, gold, prophecy).at(-1)).toBe('+2');
});

test('a board has no tile if nothing has happened', () => {
  expect(hasPiece(picture(), 'just-now')).toBe(false);
});
