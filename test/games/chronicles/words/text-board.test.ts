/** The board in lines, and the picture's description, word for word. */
import { describe, expect, test } from 'vitest';
import { descriptionLines } from '../../../../src/games/chronicles/words/status/description.ts';
import { textBoardLines } from '../../../../src/games/chronicles/words/status/text-board.ts';
import type { Moment } from '../moment.ts';
import { type Table, table, tableOf, turnOf } from '../table.ts';
import { lines, seen } from './english.ts';

const LATE: Moment = {
  world: 'midgard',
  life: 5,
  elves: 2,
  places: { hel: 'alfheim', loki: 'cage' },
  rotation: 1,
  island: 1,
  nidhogg: 2,
  anonymous: 2,
  heroes: 3,
  ravaged: ['alfheim'],
  iotunns: ['thiazi'],
  fronts: ['gram', 'draupnir', 'gungnir'],
  wheel: { surt: 'tyr' },
};

function board(game: Table): readonly string[] {
  return lines(textBoardLines(seen(game)));
}

describe('the text board', () => {
  test('shows the whole situation in the middle of a game', () => {
    expect(board(turnOf('odin', 'thor', 'tyr').with(LATE)).slice(0, -3)).toEqual([
      'Round 1, turn 1: Odin can still move and act.',
      'Hel is on the top level, in Alfheim: the next time Hel wakes, you lose the game. A fight sends Hel back to Niflheim.',
      'In the way: Thiazi (blocks Alfheim).',
      'Nidhögg has 2 of 4 steps left to the Tree.',
      'Asgard over Svartalfheim over Iotunheim, Vanaheim over Midgard over Muspellheim, and Alfheim over Nidavellir over Niflheim.',
      'Asgard: Thor and Tyr.',
      'Alfheim (ravaged): Hel.',
      'Midgard: Odin and Jörmungand.',
      'Muspellheim: Surt.',
      'The Cage: Loki and Fenrir.',
      'Strength: Hel 3, Surt 1, Loki 2, Jörmungand 3, and Fenrir 2; every Iotunn 2.',
      'On the Wheel, waiting for the next card: Surt and Nidhögg.',
      'In reserve: 6 Anonymous, 8 Fire Giants, 6 Iotunn pawns, 6 ravaged markers. Jörmungand is at island 2 of 4.',
      'Odin in Midgard with 5 of 7 Life and 2 Elves.',
      'Thor in Asgard with 7 of 7 Life.',
      'Tyr in Asgard with 7 of 7 Life.',
      'Valhalla: 3 Heroes, 5 in Midgard. Alfheim: 7 Elves. Vanaheim: 9 Vanir dice.',
      'Artifacts in Nidavellir: Gram (prevents 1 Risk against Iotunns), Draupnir (an Elf or a Vanir die after a fight), and Gungnir (fights in neighbouring Worlds too).',
    ]);
  });

  test('shows what is left of the turn, and the gods still to play', () => {
    const first = (game: Table) => board(game)[0];
    expect(first(table('odin', 'thor', 'tyr'))).toBe('Round 1. Still to go: Odin, Thor, and Tyr.');
    const game = turnOf('odin', 'thor', 'tyr');
    expect(first(game.moves('vanaheim'))).toBe('Round 1, turn 1: Odin can still act.');
    expect(first(game.plays('vanaheim', { dice: 1 }))).toBe('Round 1, turn 1: Odin has moved and acted.');
    expect(first(game.done())).toBe('Round 1. Still to go: Thor and Tyr.');
    const bitten = table('odin', 'thor', 'tyr').with({ card: 'fenrir', wheel: { fenrir: 'tyr' } });
    expect(first(bitten.begins('odin'))).toBe('Round 1, turn 1: Odin can still move.');
  });

  test('shows the cards everyone knows', () => {
    const game = table('odin', 'thor', 'tyr')
      .with({ card: 'hel', wheel: { hel: 'tyr' } })
      .begins('odin');
    expect(board(game).slice(-3)).toEqual([
      'Odin: no card laid; in the deck, from the top, 5 unseen and Hel. Not seen yet: Surt, Loki, Jörmungand, Fenrir, and Nidhögg.',
      'Thor: an unseen card laid; in the deck, from the top, 5 unseen. Not seen yet: Hel, Surt, Loki, Jörmungand, Fenrir, and Nidhögg.',
      'Tyr: an unseen card laid; in the deck, from the top, 4 unseen and Hel. Not seen yet: Surt, Loki, Jörmungand, Fenrir, and Nidhögg.',
    ]);
    const looking = tableOf('hard', 'odin', 'thor', 'tyr').with({ card: 'loki' }).begins('odin');
    expect(board(looking).at(-3)).toMatch(
      /^Odin: Loki laid; in the deck, from the top, 5 unseen\. Not seen yet: Hel,/,
    );
  });

  test('names the Support gods', () => {
    const game = turnOf('odin', 'thor').with({ support: { world: 'alfheim', life: 4 } });
    expect(board(game).filter((line) => line.includes('Support'))).toEqual([
      expect.stringMatching(/^\w+, a Support god, in Alfheim with 4 Life\.$/),
    ]);
  });
});

describe('the description of the picture', () => {
  test('starts with the latest change', () => {
    const game = turnOf('odin', 'thor', 'tyr').with(LATE).moves('vanaheim');
    expect(lines(descriptionLines(seen(game), game.events))).toEqual([
      'Odin goes from Midgard to Vanaheim.',
      'Round 1, turn 1: Odin can still act.',
      'Nidhögg has 2 of 4 steps left to the Tree.',
      'Gods: Odin in Vanaheim (5 Life), Thor in Asgard (7 Life), and Tyr in Asgard (7 Life).',
      'Enemies: Hel in Alfheim, Surt in Muspellheim, Loki in the Cage, Jörmungand in Midgard, and Fenrir in the Cage.',
      'Ravaged: Alfheim.',
      'Iotunns: Thiazi.',
      'On the Wheel: Surt and Nidhögg.',
      'Asgard over Svartalfheim over Iotunheim, Vanaheim over Midgard over Muspellheim, and Alfheim over Nidavellir over Niflheim.',
      'Valhalla: 3 Heroes, 5 in Midgard. Alfheim: 7 Elves. Vanaheim: 9 Vanir dice.',
    ]);
  });
});
