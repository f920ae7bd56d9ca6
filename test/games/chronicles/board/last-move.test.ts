/** The turn board of Chronicles always shows the last god's action, however many foes have moved since. */
import { describe, expect, test } from 'vitest';
import { seatIndex } from '../../../../src/core/seat.ts';
import { drawTurnBoard } from '../../../../src/games/chronicles/board/turn-board/turn-board.ts';
import type { GodName } from '../../../../src/games/chronicles/box/components.ts';
import { chronicles } from '../../../../src/games/chronicles/game.ts';
import type { ChroniclesEvent } from '../../../../src/games/chronicles/state/events.ts';
import { PALETTE } from '../../../../src/render/palette.ts';
import { languages } from '../../../../src/words/locales.ts';
import { translator } from '../../../../src/words/translate.ts';
import { pieceIn, wordsOn } from '../../../render/found.ts';
import { turnOf } from '../table.ts';

const english = translator('en');

function picture(changes: readonly ChroniclesEvent[], translate = english): string {
  return drawTurnBoard(chronicles.observe(turnOf('odin', 'thor', 'tyr').state), changes, translate);
}

function tiles(...changes: readonly ChroniclesEvent[]): readonly string[] {
  return wordsOn(pieceIn(picture(changes), 'just-now'));
}

function turn(god: GodName, ...events: readonly ChroniclesEvent[]): readonly ChroniclesEvent[] {
  const seat = seatIndex(['odin', 'thor', 'tyr'].indexOf(god));
  return [{ type: 'turn-began', turn: 2, seat, god }, ...events];
}

const ended: ChroniclesEvent = { type: 'turn-ended', seat: seatIndex(1), hasActed: true };
const fought = (foe: 'loki' | 'jormungand'): readonly ChroniclesEvent[] => [
  { type: 'fight-began', god: 'thor', foe, strength: 3 },
  { type: 'risks-taken', risks: 3, heroes: 0, byPowers: 0 },
];
const settled: ChroniclesEvent = { type: 'risks-settled', elves: 0, unprevented: 1, diceLost: 0 };
const acted = (world: 'alfheim' | 'svartalfheim'): ChroniclesEvent => ({
  type: 'action-began',
  god: 'thor',
  world,
  tier: 'bonus',
});
const foesOf = (god: GodName): readonly ChroniclesEvent[] => [
  { type: 'enemy-awoke', god, enemy: 'surt' },
  { type: 'enemy-moved', enemy: 'surt', from: 'muspellheim', to: 'midgard' },
  { type: 'world-ravaged', world: 'midgard', markersLeft: 6 },
  { type: 'tree-turned', times: 1, rotation: 2 },
  { type: 'fire-giants-came', fireGiants: 2, ladder: 2 },
];

describe("the previous player's action", () => {
  test('has the first tile, followed by the foes that have moved since', () => {
    const elves: ChroniclesEvent = { type: 'elves-taken', god: 'thor', elves: 2, left: 4 };
    expect(tiles(...turn('thor', acted('alfheim'), elves, ended), ...turn('tyr', ...foesOf('tyr')))).toEqual([
      'Thor',
      '+2 Elves',
      'Surt',
      'climbs',
      'The Tree',
      'turns',
    ]);
  });

  test('shows the retreat of a beaten foe once, without a tile of its own', () => {
    const retreat: ChroniclesEvent = { type: 'enemy-retreated', enemy: 'loki', from: 'asgard', to: 'cage' };
    const lost: ChroniclesEvent = { type: 'life-lost', god: 'thor', life: 1, left: 4 };
    const won = turn('thor', ...fought('loki'), settled, lost, retreat, ended);
    const placed: ChroniclesEvent = { type: 'card-placed', god: 'tyr', enemy: 'hel' };
    expect(tiles(...won, ...turn('tyr', placed))).toEqual([
      'Thor',
      'beats Loki',
      'Thor',
      '-1 Life',
      'Hel',
      'may wake',
    ]);
  });

  test('can be a won Fight, even without any Risks', () => {
    const retreat: ChroniclesEvent = { type: 'enemy-retreated', enemy: 'loki', from: 'asgard', to: 'cage' };
    expect(tiles(...fought('loki').slice(0, 1), retreat)).toEqual(['Thor', 'beats Loki']);
  });

  test('can also be doing nothing', () => {
    const idle: ChroniclesEvent = { type: 'turn-ended', seat: seatIndex(1), hasActed: false };
    expect(tiles(...turn('thor', idle), ...turn('tyr')).slice(0, 2)).toEqual(['Thor', 'does nothing']);
  });

  test('is a move if nothing followed it', () => {
    const moved: ChroniclesEvent = { type: 'god-moved', god: 'thor', from: 'asgard', to: 'midgard' };
    const idle: ChroniclesEvent = { type: 'turn-ended', seat: seatIndex(1), hasActed: false };
    expect(tiles(...turn('thor', moved, idle), ...turn('tyr'))).toEqual(['Thor', 'goes to', 'Midgard']);
  });

  test('names the god who healed a World, although no event does', () => {
    const healed: ChroniclesEvent = { type: 'world-healed', world: 'asgard', markersLeft: 7 };
    expect(tiles(...turn('thor', healed, ended), ...turn('tyr'))).toEqual(['Thor', 'heals Asgard']);
    expect(tiles(healed)).toEqual(['Odin', 'heals Asgard']);
  });
});

describe('the action of this turn', () => {
  test('has the newest tile, even if it is an undecided Fight', () => {
    const svg = picture(turn('odin', ...foesOf('odin'), ...fought('loki')));
    expect(wordsOn(pieceIn(svg, 'just-now')).slice(-2)).toEqual(['Thor', 'fights Loki']);
    expect(pieceIn(svg, 'enemy-loki')).toContain(PALETTE.gold);
  });
});

describe('the text of an action', () => {
  const creature = (name: 'garm' | 'tanngrisnir-and-tanngnjost'): readonly ChroniclesEvent[] => [
    acted('svartalfheim'),
    { type: 'creatures-drawn', creatures: [name] },
    { type: 'creature-chosen', creature: name },
  ];

  test('names the creature or the foe if there is room', () => {
    expect(tiles(...creature('garm'))).toEqual(['Thor', 'calls Garm']);
    expect(tiles(...creature('tanngrisnir-and-tanngnjost'))).toEqual(['Thor', 'calls a', 'creature']);
    expect(tiles(...fought('jormungand'), settled)).toEqual(['Thor', 'beats', 'Jörmungand']);
  });

  test.each(languages())('is never cut off, in %s', (language) => {
    const god = 'thor';
    const results: readonly ChroniclesEvent[] = [
      { type: 'elves-taken', god, elves: 3, left: 0 },
      { type: 'vanir-dice-taken', god, dice: 3, left: 0 },
      { type: 'heroes-came', heroes: 3, valhalla: 3 },
      { type: 'artifact-taken', god, artifact: 'gram' },
      { type: 'world-healed', world: 'svartalfheim', markersLeft: 6 },
      { type: 'anonymous-left', anonymous: 1, ladder: 1 },
      { type: 'fire-giants-left', fireGiants: 1, ladder: 1 },
      { type: 'stones-thrown', stones: [], runes: [] },
    ];
    const deeds: readonly (readonly ChroniclesEvent[])[] = [
      ...results.map((result) => [acted('alfheim'), result]),
      creature('tanngrisnir-and-tanngnjost'),
      creature('tanngrisnir-and-tanngnjost').slice(0, 2),
      [acted('svartalfheim')],
      fought('jormungand'),
      [...fought('jormungand'), settled],
      [{ type: 'god-moved', god, from: 'asgard', to: 'svartalfheim' }],
      turn(god, { type: 'turn-ended', seat: seatIndex(1), hasActed: false }),
      [{ type: 'page-turned', page: 2, of: 3 }],
    ];
    const posted = deeds.map((deed) => wordsOn(pieceIn(picture(deed, translator(language)), 'just-now')));
    expect(posted.filter((words) => words.length < 2 || words.join().includes('…'))).toEqual([]);
  });
});
