/** The page of a table whose counts are known. */
import { describe, expect, test } from 'vitest';
import { asMarkdown } from '../../../../scripts/simulate/table/as-markdown.ts';
import type { Cell, TablePlan } from '../../../../scripts/simulate/table/table.ts';
import { sum, tallyOf } from '../../../../scripts/simulate/tally.ts';
import type { Outcome } from '../../../../src/core/game.ts';
import { seatIndex } from '../../../../src/core/seat.ts';
import { CATALOGUE } from '../../../../src/games/index.ts';

const WON: Outcome = { kind: 'won', why: ['deck-empty'] };
const LOST: Outcome = { kind: 'lost', why: ['wall'] };

const EASY = { names: ['easy'], options: {} };
const HARD = { names: ['hard'], options: {} };

function planOf(rows: TablePlan['rows'], seats: readonly number[]): TablePlan {
  const entry = CATALOGUE.get('yggdrasil');
  if (entry === undefined) throw new Error('the catalogue has no Yggdrasil');
  const asked = {
    given: {},
    effort: null,
    roles: null,
    seed: 'abc',
    games: 100,
    jobs: 1,
    json: false,
    out: null,
  };
  return { entry, axes: ['difficulty'], rows, policies: ['lucky'], seats, ...asked };
}

/** Each of the gods plays this many games on its own, and wins this many. */
function alone(row: TablePlan['rows'][number], games: number, wins: Readonly<Record<string, number>>): Cell {
  const tallies = Object.entries(wins).flatMap(([god, won]) =>
    Array.from({ length: games }, (_, number) =>
      tallyOf({ outcome: number < won ? WON : LOST, turns: 10, began: seatIndex(0), roles: [god] }),
    ),
  );
  return { policy: 'lucky', row, seats: 1, tally: sum(tallies) };
}

describe('games that all win or lose together', () => {
  const plan = planOf([EASY, HARD], [1]);
  const page = asMarkdown(plan, [
    alone(EASY, 100, { odin: 50, thor: 90, frey: 50, heimdall: 50, tyr: 50, freyja: 50 }),
    alone(HARD, 100, { odin: 0, thor: 0, frey: 0, heimdall: 0, tyr: 0, freyja: 0 }),
  ]);

  test('have a table with win rates, reasons and turns', () => {
    expect(page).toContain(
      '### Win rate\n\n| difficulty | 1 seat |\n| --- | --- |\n| easy | 57 % (53 to 61) |\n',
    );
    expect(page).toContain(
      '| difficulty | lost | wall |\n| --- | --- | --- |\n| easy | 260 | 100 % (99 to 100) |',
    );
    expect(page).toContain(
      '### Mean number of turns\n\n| difficulty | 1 seat |\n| --- | --- |\n| easy | 10.0 |',
    );
  });

  test('have a mark for a god that wins more', () => {
    expect(page).toContain('| easy | thor | 90 : 50, +40 (');
    expect(page).toContain('| easy | odin | 50 : 58, -8 (');
    expect(page).toContain('| hard | thor | 0 : 0, 0 (');
  });
});

test('for games with a ranking, the page has wins and points by seat and for the starting player, but no roles', () => {
  const games = [
    { scores: [9, 4], winners: [seatIndex(0)] },
    { scores: [6, 6], winners: [seatIndex(0), seatIndex(1)] },
  ].map((ranking) =>
    tallyOf({
      outcome: { kind: 'ranked', why: ['last-round'], ...ranking },
      turns: 8,
      began: seatIndex(1),
      roles: ['odin', 'tyr'],
    }),
  );
  const page = asMarkdown(planOf([EASY], [2]), [{ policy: 'lucky', row: EASY, seats: 2, tally: sum(games) }]);
  expect(page).toContain(
    '### Won alone, seat by seat\n\n| difficulty | 2 seats |\n| --- | --- |\n| easy | 50 % (9 to 91) : 0 % (0 to 66) |',
  );
  expect(page).toContain(
    '### Won alone by the starting player\n\n| difficulty | 2 seats |\n| --- | --- |\n| easy | 0 % (0 to 66) |',
  );
  expect(page).toContain(
    '### Won together\n\n| difficulty | 2 seats |\n| --- | --- |\n| easy | 50 % (9 to 91) |',
  );
  expect(page).toContain(
    '### Mean score, seat by seat\n\n| difficulty | 2 seats |\n| --- | --- |\n| easy | 7.5 : 5.0 |',
  );
  expect(page).toContain(
    '### Mean score of the starting player\n\n| difficulty | 2 seats |\n| --- | --- |\n| easy | 5.0 |',
  );
  expect(page).toContain('| difficulty | games | last-round |');
  expect(page).not.toContain('With and without');
});
