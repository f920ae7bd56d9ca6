/** The sensible player nearly always beats the random one, from either seat, and takes winning moves. */
import { describe, expect, test } from 'vitest';
import { playersChance, playOut } from '../../../../src/core/playing.ts';
import { atRandom, type Policy } from '../../../../src/core/policy.ts';
import { micromidgard } from '../../../../src/games/micromidgard/game.ts';
import { advice } from '../../../../src/games/micromidgard/players/advice.ts';
import { sensible } from '../../../../src/games/micromidgard/players/sensible.ts';
import type { MicromidgardState } from '../../../../src/games/micromidgard/state/state.ts';
import type { MicromidgardView } from '../../../../src/games/micromidgard/state/view.ts';
import { type Moment, UNCOVERED } from '../moment.ts';
import { openingOf, spending, type Table, table } from '../table.ts';

const GAMES = 40;
/** The policy that plays each seat. */
function playedBy(
  ...policies: readonly [Policy<MicromidgardView>, Policy<MicromidgardView>]
): Policy<MicromidgardView> {
  return {
    answer: (request, view, pick) => policies[view.turn.seat === 0 ? 0 : 1].answer(request, view, pick),
  };
}

function lastOf(seed: string, policy: Policy<MicromidgardView>): MicromidgardState {
  const last = [...playOut(micromidgard, openingOf(seed), policy)].at(-1);
  if (last === undefined) throw new Error('a game without a step');
  return last.state;
}

function winnersOf(state: MicromidgardState): readonly number[] {
  const outcome = micromidgard.outcome(state);
  return outcome.kind === 'ranked' ? outcome.winners : [];
}

describe('against random play', () => {
  test.each([
    [0, playedBy(sensible, atRandom)],
    [1, playedBy(atRandom, sensible)],
  ])(`the sensible player wins at least 38 games of ${GAMES} from seat %i`, (seat, policy) => {
    const won = Array.from({ length: GAMES }, (_, number) => winnersOf(lastOf(`chance ${number}`, policy)));
    expect(
      won.filter((winners) => winners.length === 1 && winners[0] === seat).length,
    ).toBeGreaterThanOrEqual(38);
  });
});

test('two sensible players play to an end, and either can win', () => {
  const won = Array.from({ length: 20 }, (_, number) => winnersOf(lastOf(`both ${number}`, sensible)));
  for (const seat of [0, 1]) expect(won.some((winners) => winners.includes(seat))).toBe(true);
});

function answerAt(game: Table) {
  return sensible.answer(game.request, micromidgard.observe(game.state), playersChance('not used'));
}

describe('the sensible player takes', () => {
  test('the ninth point', () => {
    const game = spending({ points: 8, gold: 5, covers: UNCOVERED, hand: { craft: 1, sun: 1 } });
    expect(answerAt(game)).toMatchObject({ choice: 'activate:red:1' });
  });

  test('the move that makes the ninth point possible', () => {
    const game = table({ points: 8, gold: 5, covers: UNCOVERED, meeples: { dain: 'vanaheim' } });
    expect(answerAt(game)).toMatchObject({ choice: 'move:dain', values: { realm: 'alfheim' } });
  });

  test('the Prophecy that it fulfils', () => {
    const game = spending({
      wolves: { sun: 4, moon: 4 },
      next: { sun: 'most-gold', moon: 'most-mead' },
      mead: 1,
      opponent: { gold: 1 },
    }).done();
    expect(answerAt(game)).toMatchObject({ values: { side: 'moon' } });
  });

  test('the chance to prevent a Ragnarok that would help the opponent', () => {
    const game = spending({
      wolves: { sun: 4 },
      next: { sun: 'most-red-level' },
      covers: UNCOVERED,
      hand: { sun: 1 },
      levels: { sun: 4 },
      opponent: { levels: { red: 4 } },
    });
    expect(answerAt(game)).toMatchObject({ choice: 'activate:sun:4' });
  });

  test('nothing if there is nothing useful left to take', () => {
    expect(answerAt(table().moves('dain', 'midgard'))).toMatchObject({ choice: 'done' });
  });
});

test('the advice gives later spending as a reason only if there is room for the resources', () => {
  const reasons = (moment: Moment) => {
    const { request, state } = table(moment);
    return advice(request, micromidgard.observe(state)).map(({ reason }) => reason.key);
  };
  expect(reasons({})).toContain('micromidgard.why.resources');
  expect(reasons({ gold: 7, mead: 7 })).not.toContain('micromidgard.why.resources');
  expect(reasons({ gold: 7, mead: 7 })).toContain('micromidgard.why.place');
});
