/** The turn board of Chronicles says how near defeat is, who goes, what just happened, and who stands where. */
import { describe, expect, test } from 'vitest';
import { seatIndex } from '../../../../src/core/seat.ts';
import { GOD_LOOKS } from '../../../../src/games/chronicles/board/looks.ts';
import { worldsFromLeft } from '../../../../src/games/chronicles/board/tree/layout.ts';
import { drawTurnBoard } from '../../../../src/games/chronicles/board/turn-board/turn-board.ts';
import { type GodName, IOTUNNS } from '../../../../src/games/chronicles/box/components.ts';
import { BLANK } from '../../../../src/games/chronicles/box/saga.ts';
import { chronicles } from '../../../../src/games/chronicles/game.ts';
import type { ChroniclesEvent } from '../../../../src/games/chronicles/state/events.ts';
import { worldName } from '../../../../src/games/chronicles/words/names.ts';
import { PALETTE } from '../../../../src/render/palette.ts';
import { elfSign } from '../../../../src/render/pieces/elf.ts';
import { TURN_TYPE } from '../../../../src/render/turn-board/canvas.ts';
import { translator } from '../../../../src/words/translate.ts';
import { count, hasPiece, leftOf, letteringOn, pieceIn, wordsOn } from '../../../render/found.ts';
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
  expect(wordsOn(pieceIn(last, 'danger'))).toEqual(['1 step from defeat', 'Life of Thor']);
});

test('names who goes, what is left of the turn, and the steps of Nidhogg left to win', () => {
  expect(wordsOn(pieceIn(picture({ nidhogg: 1 }), 'turn'))).toEqual([
    'Odin',
    'can move, then act',
    '3',
    'steps to win',
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
  expect(count(pieceIn(svg, 'wheel-hel'), 'class="doom wakes-next"')).toBe(1);
  expect(count(pieceIn(svg, 'wheel-surt'), 'wakes-next')).toBe(0);
  const waiting = picture({ wheel: {}, places: { hel: 'asgard' } });
  expect(count(pieceIn(waiting, 'wheel-hel'), 'class="doom"')).toBe(1);
});

test('the eye is calm and says "next"; only a skull is red', () => {
  const svg = picture({ wheel: { hel: 'thor' }, places: { surt: 'asgard' } });
  const [eye, skull] = [pieceIn(svg, 'wheel-hel'), pieceIn(svg, 'wheel-surt')];
  expect(wordsOn(eye)).toContain('next');
  expect([eye, skull].map((field) => field.includes(PALETTE.danger))).toEqual([false, true]);
  expect(wordsOn(skull)).not.toContain('next');
});

test('the bar begins empty and green', () => {
  const bar = pieceIn(drawTurnBoard(chronicles.observe(table('odin', 'thor').state), [], english), 'danger');
  expect(wordsOn(bar)).toEqual(['3 steps from defeat']);
  expect(count(bar, 'class="lost-step"')).toBe(0);
  expect(bar).toContain(PALETTE.goodDeep);
});

test('an eye says whom the next card wakes, without colour', () => {
  const svg = picture({ wheel: { hel: 'thor' } });
  expect(count(pieceIn(svg, 'wheel-hel'), 'class="eye"')).toBe(1);
  expect(count(pieceIn(svg, 'wheel-surt'), 'class="eye"')).toBe(0);
});

test('ticks the gods who have gone this round', () => {
  const { state } = turnOf('odin', 'thor', 'tyr').with({});
  const view = chronicles.observe(state);
  const seats = view.seats.map((seat) => ({ ...seat, hasGone: seat.god !== 'tyr' }));
  const svg = drawTurnBoard({ ...view, seats }, [], english);
  expect(['odin', 'thor', 'tyr'].map((god) => hasPiece(svg, `gone-${god}`))).toEqual([false, true, false]);
});

test('figures are 48 of the 390 px of a full screen, also three in a World; in a larger crowd they shrink', () => {
  const sizeOf = (...names: readonly GodName[]): number => {
    const { state } = turnOf('odin', 'thor', 'tyr', 'frigg', 'heimdall').with({
      gods: Object.fromEntries(names.map((god) => [god, { world: 'alfheim' }])),
      places: { loki: 'cage' },
    });
    const svg = drawTurnBoard(chronicles.observe(state), [], english);
    const radius = Number(/<circle[^>]* r="(\d+)" fill="#/.exec(pieceIn(svg, 'god-tyr'))?.[1]);
    return (2 * (radius + 3) * 390) / 1000;
  };
  expect(sizeOf('tyr')).toBeGreaterThan(47);
  expect(sizeOf('tyr', 'thor')).toBeGreaterThan(47);
  expect(sizeOf('tyr', 'thor', 'odin')).toBeGreaterThan(40);
  expect(sizeOf('tyr', 'thor', 'odin', 'frigg', 'heimdall')).toBeGreaterThan(29);
  expect(sizeOf('tyr', 'thor', 'odin', 'frigg', 'heimdall')).toBeLessThan(40);
});

test('the middle ring has an arrow between its Worlds, wherever a crowd has pushed them', () => {
  const svg = picture({ gods: { odin: { world: 'svartalfheim' }, thor: { world: 'svartalfheim' } } });
  const arrows = [...pieceIn(svg, 'turns').matchAll(/d="M([\d.]+) /g)].map(([, x]) => Number(x));
  const edges = worldsFromLeft(chronicles.observe(turnOf('odin').state), 'middle').map((world) =>
    leftOf(pieceIn(svg, world)),
  );
  expect(arrows.map((x) => x - 22)).toEqual(edges.slice(1));
});

test('the God disc is the same in the row of the turn, on the Tree and beside its Life', () => {
  const svg = picture({ gods: { odin: { world: 'alfheim' } } });
  const colour = GOD_LOOKS.odin.colour;
  for (const piece of ['turn', 'god-odin', 'life-odin']) expect(pieceIn(svg, piece)).toContain(colour);
});

describe('what the gods hold', () => {
  test('is on the board for the god on turn, with names, Artifacts also at a table of five', () => {
    const { state } = turnOf('odin', 'thor', 'tyr', 'frigg', 'heimdall').with({
      elves: 1,
      dice: 2,
      artifacts: ['gram', 'svalinn'],
    });
    const svg = drawTurnBoard(chronicles.observe(state), [], english);
    expect(wordsOn(pieceIn(svg, 'holdings'))).toEqual(['1', 'Elf', '2', 'Vanir dice', '2', 'Artifacts']);
  });

  test('is in signs as large as in Yggdrasil, and the numbers too', () => {
    const holdings = pieceIn(picture({ elves: 3 }), 'holdings');
    expect(letteringOn(holdings)[0]).toMatchObject({ words: '3', size: TURN_TYPE.number });
    expect(holdings).toContain(elfSign(64, '#98e8a8'));
  });

  test('is below the Life of each while no one is on turn', () => {
    const { state } = table('odin', 'thor').with({ elves: 4, dice: 1 });
    const svg = drawTurnBoard(chronicles.observe(state), [], english);
    expect(hasPiece(svg, 'holdings')).toBe(false);
    expect(wordsOn(pieceIn(svg, 'life-odin'))).toEqual(['Odin', '8', '4', '1', '0']);
  });

  test('stands below the Life of every god', () => {
    const svg = picture({ gods: { odin: { life: 4 }, tyr: { life: 2 } } });
    expect(wordsOn(pieceIn(svg, 'life-odin'))).toEqual(['Odin', '4']);
    expect(wordsOn(pieceIn(svg, 'life-tyr'))).toEqual(['Tyr', '2']);
  });
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
    'Odin',
    '-1 Life',
  ]);
});

test('gold shows only what changed in this turn', () => {
  const turned: ChroniclesEvent = { type: 'tree-turned', times: 1, rotation: 1 };
  const began: ChroniclesEvent = { type: 'turn-began', turn: 2, seat: seatIndex(1), god: 'thor' };
  const isLit = (...changes: readonly ChroniclesEvent[]): boolean =>
    pieceIn(picture({}, changes), 'tree').includes(PALETTE.gold);
  expect(isLit(began, turned)).toBe(true);
  expect(isLit(turned, began)).toBe(false);
});

describe('a tile', () => {
  function tiles(...changes: readonly ChroniclesEvent[]): readonly string[] {
    return wordsOn(pieceIn(picture({}, changes), 'just-now'));
  }

  test('names the god who lost or got something', () => {
    expect(tiles({ type: 'life-lost', god: 'tyr', life: 2, left: 3 })).toEqual(['Tyr', '-2 Life']);
    expect(tiles({ type: 'life-regained', god: 'thor', life: 1, left: 5 })).toEqual(['Thor', '+1 Life']);
    expect(tiles({ type: 'elves-taken', god: 'thor', elves: 2, left: 2 })).toEqual(['Thor', '+2 Elves']);
  });

  test('names what an Iotunn that came is in the way of, and the World that was ravaged', () => {
    const { box } = chronicles.observe(table('odin', 'thor').state);
    const blocker = IOTUNNS.find((each) => box.iotunns[each].kind === 'world') ?? 'thrym';
    const card = box.iotunns[blocker];
    const world = card.kind === 'world' ? english(worldName(card.world)) : '';
    expect(tiles({ type: 'iotunn-came', iotunn: blocker, pawnsLeft: 2 })).toEqual([world, 'blocked']);
    expect(tiles({ type: 'world-ravaged', world: 'midgard', markersLeft: 3 })).toEqual([
      'Midgard',
      'ravaged',
    ]);
  });

  test('says of help for a foe whom it helps, and never as a gain', () => {
    expect(tiles({ type: 'anonymous-came', anonymous: 1, ladder: 3 })).toEqual(['Hel', 'stronger']);
    expect(tiles({ type: 'fire-giants-came', fireGiants: 2, ladder: 3 })).toEqual(['Surt', 'stronger']);
    expect(tiles({ type: 'anonymous-left', anonymous: 1, ladder: 2 })).toEqual(['Hel', 'weaker']);
  });

  test('says where a god went, in full also for the longest name', () => {
    expect(tiles({ type: 'god-moved', god: 'thor', from: 'asgard', to: 'svartalfheim' })).toEqual([
      'Thor',
      'Svartalfheim',
    ]);
  });

  test('says how often the Tree turned, and how far a saga foe has run', () => {
    expect(tiles({ type: 'tree-turned', times: 2, rotation: 2 })).toEqual(['The Tree', 'turns twice']);
    expect(tiles({ type: 'saga-foe-moved', foe: 'skoll', from: 1, to: 2, length: 6 })).toEqual([
      'Skoll',
      'runs on 2/6',
    ]);
  });

  test('tells of Nidhogg once: that it wakes is its step', () => {
    const moved: ChroniclesEvent = { type: 'nidhogg-moved', page: 1, space: 1, of: 4, finds: BLANK };
    expect(tiles({ type: 'enemy-awoke', god: 'odin', enemy: 'nidhogg' }, moved)).toEqual([
      'Nidhogg',
      'one step on',
    ]);
  });

  test('says that Hel or Surt climbs, and whom Fenrir bites', () => {
    const awoke: ChroniclesEvent = { type: 'enemy-awoke', god: 'odin', enemy: 'surt' };
    expect(tiles(awoke, { type: 'enemy-moved', enemy: 'surt', from: 'muspellheim', to: 'midgard' })).toEqual([
      'Surt',
      'climbs',
    ]);
    expect(tiles({ type: 'fenrir-bit', god: 'thor' })).toEqual(['Fenrir', 'bites Thor']);
  });

  test('of the turn that is on is always there, whatever the turn before has brought', () => {
    const before: readonly ChroniclesEvent[] = [
      { type: 'enemy-awoke', god: 'odin', enemy: 'loki' },
      { type: 'life-lost', god: 'odin', life: 1, left: 4 },
      { type: 'life-lost', god: 'thor', life: 2, left: 3 },
    ];
    const began: ChroniclesEvent = { type: 'turn-began', turn: 2, seat: seatIndex(1), god: 'thor' };
    const placed: ChroniclesEvent = { type: 'card-placed', god: 'thor', enemy: 'hel' };
    expect(tiles(...before, began, placed).slice(-2)).toEqual(['Hel', 'stirs']);
    expect(tiles(...before, began, placed)).toHaveLength(6);
  });

  test('is marked where a turn began before it', () => {
    const awoke: ChroniclesEvent = { type: 'enemy-awoke', god: 'odin', enemy: 'loki' };
    const turned: ChroniclesEvent = { type: 'tree-turned', times: 1, rotation: 1 };
    const began: ChroniclesEvent = { type: 'turn-began', turn: 2, seat: seatIndex(1), god: 'thor' };
    expect(hasPiece(picture({}, [turned, began, awoke]), 'turn-change')).toBe(true);
    expect(hasPiece(picture({}, [began, turned, awoke]), 'turn-change')).toBe(false);
  });
});
