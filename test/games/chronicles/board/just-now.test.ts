/** The strip with the latest events. */
import { expect, test } from 'vitest';
import type { ChroniclesEvent } from '../../../../src/games/chronicles/state/events.ts';
import { hasPiece, pieceIn, wordsOn } from '../../../render/found.ts';
import { turnOf } from '../table.ts';
import { picture, pictureOf } from './drawn.ts';

function strip(...changes: readonly ChroniclesEvent[]): readonly string[] {
  const svg = pictureOf(turnOf('odin', 'thor', 'tyr').state, changes);
  return wordsOn(pieceIn(svg, 'just-now')).slice(1);
}

const IOTUNN: ChroniclesEvent = { type: 'iotunn-came', iotunn: 'angrboda', pawnsLeft: 3 };
const LIFE: ChroniclesEvent = { type: 'life-lost', god: 'odin', life: 2, left: 3 };

test('the dice tile says how many dice save', () => {
  const dice = { type: 'dice-rolled', godDie: 'failure', rerolled: null } as const;
  expect(strip({ ...dice, vanirDice: ['success', 'failure-lost'] }, LIFE)).toEqual(['1/3', '-2']);
  expect(strip({ ...dice, rerolled: 'success', vanirDice: [] })).toEqual(['1/1']);
});

test("if there's little room, the tile for a running wolf is dropped before the tile for Elves", () => {
  const elves = { type: 'elves-taken', god: 'thor', elves: 2, left: 1 } as const;
  const run = { type: 'saga-foe-moved', foe: 'skoll', from: 2, to: 3, length: 6 } as const;
  expect(strip(elves, run)).toEqual(['+2', '3/6']);
  expect(strip(elves, IOTUNN, LIFE, { type: 'world-ravaged', world: 'asgard', markersLeft: 2 }, run)).toEqual(
    ['+1', '-2', '+1', '3/6'],
  );
});

test('a board has no tile if nothing has happened', () => {
  expect(hasPiece(picture(), 'just-now')).toBe(false);
});
