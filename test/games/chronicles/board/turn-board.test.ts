/** The turn board of Chronicles says how near defeat is, who goes, what just happened, and who stands where. */
import { describe, expect, test } from 'vitest';
import { drawTurnBoard } from '../../../../src/games/chronicles/board/turn-board/turn-board.ts';
import type { ChroniclesEvent } from '../../../../src/games/chronicles/events.ts';
import { chronicles } from '../../../../src/games/chronicles/game.ts';
import { translator } from '../../../../src/words/translate.ts';
import { count, hasPiece, pieceIn, wordsOn } from '../../../render/found.ts';
import type { Moment } from '../moment.ts';
import { table, turnOf } from '../table.ts';

const english = translator('en');

function picture(moment: Moment = {}, changes: readonly ChroniclesEvent[] = []): string {
  const { state } = turnOf('odin', 'thor', 'tyr').with(moment);
  return drawTurnBoard(chronicles.observe(state), changes, english);
}

test('frames the board in red while one more loss of Life ends the game [C-802]', () => {
  const safe = picture({ gods: { thor: { life: 3 } } });
  const last = picture({ gods: { thor: { life: 1 } } });
  expect([hasPiece(safe, 'last-step'), hasPiece(last, 'last-step')]).toEqual([false, true]);
  expect(wordsOn(pieceIn(last, 'danger'))).toEqual(['1 step from defeat']);
});

test('names who goes, what is left of the turn, and the steps of Nidhogg left to win', () => {
  expect(wordsOn(pieceIn(picture({ nidhogg: 1 }), 'turn'))).toEqual([
    'Odin',
    'moves, then acts',
    '3/4',
    'steps left',
  ]);
});

test('asks who goes next while no one is on turn', () => {
  const { state } = table('odin', 'thor');
  const svg = drawTurnBoard(chronicles.observe(state), [], english);
  expect(wordsOn(pieceIn(svg, 'turn')).slice(0, 2)).toEqual(['Round 1', 'who goes next?']);
});

describe('the Tree', () => {
  test('has every god and foe in its World', () => {
    const svg = picture({
      gods: { odin: { world: 'alfheim' } },
      places: { loki: 'alfheim', hel: 'niflheim' },
    });
    expect(hasPiece(pieceIn(svg, 'alfheim'), 'god-odin')).toBe(true);
    expect(hasPiece(pieceIn(svg, 'alfheim'), 'enemy-loki')).toBe(true);
    expect(hasPiece(pieceIn(svg, 'niflheim'), 'enemy-hel')).toBe(true);
    expect(hasPiece(pieceIn(svg, 'alfheim'), 'enemy-hel')).toBe(false);
  });

  test('says how far Jormungand has swum, and of how many islands [C-805]', () => {
    expect(wordsOn(pieceIn(picture({ island: 2 }), 'enemy-jormungand'))).toEqual(['3/4']);
  });
});

test('the Wheel marks the foes whom the next card wakes, and those whose waking loses the game', () => {
  const svg = picture({ wheel: { hel: 'thor' }, places: { hel: 'asgard' } });
  expect(count(pieceIn(svg, 'wheel-hel'), 'class="wakes-next"')).toBe(1);
  expect(count(pieceIn(svg, 'wheel-hel'), 'class="doom"')).toBe(1);
  expect(count(pieceIn(svg, 'wheel-surt'), 'class="wakes-next"')).toBe(0);
});

test('shows the Life of every god, and what the god on turn holds', () => {
  const svg = picture({ gods: { odin: { life: 4, elves: 3 }, tyr: { life: 2 } } });
  expect(wordsOn(pieceIn(svg, 'life-odin')).slice(0, 2)).toEqual(['4', '3']);
  expect(wordsOn(pieceIn(svg, 'life-tyr'))).toEqual(['2']);
});

test('what just happened is at most three tiles of two short lines', () => {
  const changes: readonly ChroniclesEvent[] = [
    { type: 'elves-taken', god: 'thor', elves: 2, left: 2 },
    { type: 'enemy-awoke', god: 'odin', enemy: 'loki' },
    { type: 'tree-turned', times: 1, rotation: 1 },
    { type: 'life-lost', god: 'odin', life: 1, left: 4 },
  ];
  expect(wordsOn(pieceIn(picture({}, changes), 'just-now'))).toEqual([
    'Loki',
    'wakes',
    'The Tree',
    'turns',
    '-1',
    'Life',
  ]);
});
