/** The state of the game: holdings, progress, scores, alerts, and how it ended. */
import { describe, expect, test } from 'vitest';
import { micromidgard } from '../../../../src/games/micromidgard/game.ts';
import { micromidgardPresenter as face } from '../../../../src/games/micromidgard/presenter.ts';
import type { MicromidgardEvent } from '../../../../src/games/micromidgard/state/events.ts';
import { UNCOVERED } from '../moment.ts';
import { SEATS, spending, type Table, table } from '../table.ts';
import { alerts, lines, translate } from './english.ts';

const PAST = { wolves: { sun: 4 }, next: { sun: 'most-gold' } } as const;

describe("a raven's belongings", () => {
  const held = (game: Table) => translate(face.holdings(SEATS[0], game.state));

  test('fit on one line, which says so if the raven has nothing', () => {
    expect(held(table())).toBe('nothing yet');
    expect(held(table({ gold: 4, mead: 2, points: 1, relics: ['sun 1a', 'moon 2b', 'sun 3c'] }))).toBe(
      '4 Gold, 2 Mead, 1 point, Sun Relics 1a and 3c, and Moon Relic 2b',
    );
  });
});

test('the progress line has the turn and the Prophecies to come', () => {
  expect(translate(face.progress(table().state))).toBe('Turn 1. 5 Prophecies to come.');
  expect(translate(face.progress(table({ ragnaroks: 4 }).state))).toBe('Turn 1. 1 Prophecy to come.');
  const over = spending({ ragnaroks: 2, points: 9 }).done();
  expect(translate(face.progress(over.state))).toBe('Turn 1.');
});

describe('the scoreboard', () => {
  test('has both scores, and the winner of the next Prophecies as things stand', () => {
    const game = table({
      points: 3,
      gold: 4,
      opponent: { points: 5, gold: 1 },
      ragnaroks: 2,
      next: { sun: 'most-gold', moon: 'least-points' },
    });
    expect(lines(face.scoreboard(game.state))).toEqual([
      'Points: Hugin 3, Munin 5, first to 9.',
      'Prophecy 3, 2 points: Sun (more Gold wins), Hugin by 3; Moon (fewer points wins), Hugin by 2.',
    ]);
  });

  test('shows a tie, and after the end only the scores', () => {
    expect(lines(face.scoreboard(table().state))[1]).toContain('Sun (more Gold wins), tied');
    const game = spending({ ...PAST, ragnaroks: 4, hand: { craft: 0 } });
    expect(lines(face.scoreboard(game.done().state))).toEqual(['Points: Hugin 0, Munin 0, first to 9.']);
  });
});

describe('the Prophecies', () => {
  const scores = ['Points: Hugin 0, Munin 0, first to 9.'];

  test('are not in the scoreboard if the alert shows which is scored', () => {
    expect(lines(face.scoreboard(spending(PAST).state))).toEqual(scores);
  });

  test('are not in the scoreboard if the question shows both', () => {
    const game = spending({ hand: { craft: 0 }, wolves: { sun: 4, moon: 5 } });
    expect(lines(face.scoreboard(game.state))).toHaveLength(2);
    expect(lines(face.scoreboard(game.done().state))).toEqual(scores);
  });
});

describe('the effect of ending this turn', () => {
  test('is nothing as long as no wolf has passed its end', () => {
    expect(alerts(spending({ wolves: { sun: 3, moon: 3 } }))).toEqual([]);
  });

  test('is Ragnarök: which Prophecy, its winner, and whether it decides the game', () => {
    expect(alerts(spending({ ...PAST, gold: 2, opponent: { gold: 5 } }))).toEqual([
      'The Sun-Wolf is past the end: Ragnarök when this turn ends. Sun Prophecy (more Gold: Munin 5, Hugin 2): 1 point to Munin.',
    ]);
    expect(alerts(spending({ ...PAST, gold: 2, points: 8 }))).toEqual([
      'The Sun-Wolf is past the end: Ragnarök when this turn ends. Sun Prophecy (more Gold: Hugin 2, Munin 0): 1 point to Hugin; Hugin wins.',
    ]);
    expect(alerts(spending({ ...PAST, ragnaroks: 4 }))).toEqual([
      'The Sun-Wolf is past the end: Ragnarök when this turn ends. Sun Prophecy (more Gold: 0 each): no points; Hugin and Munin both win.',
    ]);
  });

  test('is only the Prophecy if the headline says that the wolf is past its end', () => {
    const game = spending({ ...PAST, gold: 2, opponent: { gold: 5 } });
    const ran = { type: 'wolf-ran', wolf: 'sun', realm: 'helheim', left: -1 } as const;
    expect(lines(face.alerts(game.state, ran))).toEqual([
      'Sun Prophecy (more Gold: Munin 5, Hugin 2): 1 point to Munin.',
    ]);
    expect(lines(face.alerts(game.state, { ...ran, left: 0 }))).toEqual(alerts(game));
  });

  test('is a choice if both wolves are past their ends', () => {
    const game = spending({ hand: { craft: 0 }, wolves: { sun: 4, moon: 5 } });
    expect(alerts(game)).toEqual([
      'Both wolves are past the end: Ragnarök when this turn ends, and the current player chooses which Prophecy scores 1 point.',
    ]);
    expect(alerts(game.done())).toEqual([]);
  });

  test('is the end of the game, not Ragnarök, if the player has nine points', () => {
    const game = spending({ ...PAST, points: 8, gold: 5, covers: UNCOVERED }).plays('activate:red:1');
    expect(alerts(game)).toEqual(['Hugin has 9 points: the game is over when this turn ends.']);
    expect(alerts(game.done())).toEqual([]);
  });
});

describe('the result', () => {
  const outcome = (game: Table) => translate(face.outcome(micromidgard.outcome(game.state), game.state));

  test('is shown with the winning score', () => {
    const game = spending({ points: 8, gold: 5, covers: UNCOVERED, opponent: { points: 6 } });
    expect(outcome(game)).toBe('The game continues.');
    expect(outcome(game.plays('activate:red:1').done())).toBe(
      'The game ends at 9 points. Hugin wins, 9 to 6.',
    );
  });

  test('is decided by the last Prophecy: points, then resources, then shared', () => {
    const last = { ...PAST, hand: { craft: 0 }, ragnaroks: 4 } as const;
    expect(outcome(spending({ ...last, gold: 1 }).done())).toBe(
      'The last Prophecy ends the game. Hugin wins, 3 to 0.',
    );
    expect(outcome(spending({ ...last, opponent: { mead: 1 } }).done())).toBe(
      'The last Prophecy ends the game. Munin wins with more Gold and Mead: 0 points each.',
    );
    expect(outcome(spending(last).done())).toBe(
      'The last Prophecy ends the game. Hugin and Munin both win: 0 points each, and the same Gold and Mead.',
    );
  });

  test('never says that ravens win or lose together', () => {
    const { state } = table();
    expect(() => face.outcome({ kind: 'won', why: [] }, state)).toThrow('against each other');
  });
});

test("feats are Prophecies first, then squares, Relics, and the Ragnaroks and wolves of a raven's own turns", () => {
  const square = { track: 'red', level: 1 } as const;
  const scored = {
    type: 'prophecy-scored',
    side: 'sun',
    prophecy: 'most-gold',
    points: 1,
    amounts: [1, 0],
  } as const;
  const events: readonly MicromidgardEvent[] = [
    { type: 'square-activated', seat: SEATS[0], ...square, blessing: 'surtr' },
    { type: 'relic-claimed', seat: SEATS[1], ...square, relic: '1a', side: 'sun' },
    { ...scored, column: 0, winner: SEATS[0] },
    { type: 'turn-began', seat: SEATS[1], turn: 8 },
    { type: 'wolf-pulled-back', wolf: 'sun', realm: 'asgard', left: 2 },
    { type: 'wolf-pulled-back', wolf: 'moon', realm: 'helheim', left: 1 },
    { ...scored, column: 1, winner: null },
  ];
  expect(lines(face.feats(SEATS[0], events))).toEqual(['1 Prophecy won', '1 square activated']);
  expect(lines(face.feats(SEATS[1], events))).toEqual([
    '1 Relic claimed',
    'Ragnarök triggered once',
    'a wolf pulled back 2 times',
  ]);
});
