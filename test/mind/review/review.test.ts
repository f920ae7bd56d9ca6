/** The review of a game: luck, choices, turning points, and the last chance to win. */
import { describe, expect, test } from 'vitest';
import type { Game } from '../../../src/core/game.ts';
import { type LogEntry, replay, replayFrom } from '../../../src/core/logs/replay.ts';
import { openStreams, seedFrom } from '../../../src/core/random.ts';
import { type SeatIndex, seatIndex } from '../../../src/core/seat.ts';
import type { ChanceJudgement, Judgement } from '../../../src/core/thinking/judgement.ts';
import {
  kindOfMistake,
  lostByChoice,
  luckiestTurns,
  luckOf,
  missedByChoice,
  mistakesOf,
  type PlayedGame,
  type Review,
  turningPoints,
} from '../../../src/core/thinking/review.ts';
import { decisionsOf } from '../../../src/mind/review/decisions.ts';
import { PLAYOUTS } from '../../../src/mind/review/playing-out.ts';
import { reviewOf } from '../../../src/mind/review/review.ts';
import { review, reviewerHere } from '../../../src/mind/review/reviewing.ts';
import type { Weighing } from '../../../src/mind/review/weighed-decision.ts';
import {
  answer,
  BRIDGE,
  BRIDGE_JUDGEMENT,
  type Bridge,
  HEAP,
  HEAP_JUDGEMENT,
  seatOf,
} from './small-games.ts';

const SEED = seedFrom('review');
const EFFORT = { valued: 60, boards: 60 };
const [ONE, TWO] = [seatIndex(0), seatIndex(1)];

function entry(turn: number, choice: string): LogEntry {
  return { seat: seatOf({ turn }), action: answer(turn, choice) };
}

function gameOf<State, View>(
  game: Game<State, View>,
  log: readonly LogEntry[],
  seed = SEED,
): PlayedGame<State> {
  const replayed = replay(game, { options: {}, roles: ['', ''], seed, box: null }, log);
  if (!replayed.ok) throw new Error(`entry ${replayed.index} is refused`);
  return { log, moments: replayed.moments };
}

/** The leap of the second turn decides whether the bridge is crossed. */
function bridge(isCrossed: boolean, ...choices: readonly string[]): PlayedGame<Bridge> {
  const log = choices.map((choice, place) => entry(place + 1, choice));
  for (let dice = 0; ; dice += 1) {
    const game = gameOf(BRIDGE, log, seedFrom(`dice ${dice}`));
    const last = game.moments.at(-1)?.state;
    if (last !== undefined && BRIDGE.outcome(last).kind === (isCrossed ? 'won' : 'lost')) return game;
  }
}

async function reviewed<State, View>(
  game: Game<State, View>,
  judgement: Judgement<State, View>,
  played: PlayedGame<State>,
  done: (part: number) => void = () => undefined,
): Promise<Review> {
  const found = await review(game, played, reviewerHere(game, judgement, EFFORT, done));
  if (found === null) throw new Error('the game is not over');
  return found;
}

/** Luck, choices and corrections lead from the chance at the start to the result, turn by turn. */
function expectSum({ turns, end }: Review): void {
  for (const [at, { chance, luck, lost, corrected = 0 }] of turns.entries())
    expect(chance + luck - lost + corrected).toBeCloseTo(turns[at + 1]?.chance ?? end);
}

describe('the review of a game of chance', () => {
  test('blames a rest for losing the chance that walking had, and the dice for the remaining loss', async () => {
    const lost = await reviewed(BRIDGE, BRIDGE_JUDGEMENT, bridge(false, 'rest', 'leap', 'walk'));
    expect(lost.turns.map(({ chance }) => chance)).toEqual([1, expect.closeTo(1 / 3, 0), 0]);
    expect(lost.turns[0]?.mistake).toMatchObject({ at: 0, seat: ONE, better: { choice: 'walk' } });
    // Three spaces for a walker; after a rest only leaps are left, which fail two times in three.
    expect(lost.turns[0]?.mistake?.because).toMatchObject([
      { part: 'spaces', mean: expect.closeTo(14 / 9, 0) },
    ]);
    expect(lostByChoice(lost)).toBeGreaterThan(0.5);
    expect(luckOf(lost)).toBeLessThan(-0.15);
    expectSum(lost);
  });

  test('measures choices against the quick player, who therefore loses nothing by choice', async () => {
    const restsFirst: ChanceJudgement<Bridge> = {
      ...BRIDGE_JUDGEMENT,
      policy: {
        answer: (request, view, pick) =>
          view.turn === 1 ? answer(1, 'rest') : BRIDGE_JUDGEMENT.policy.answer(request, view, pick),
      },
    };
    const rested = await reviewed(BRIDGE, restsFirst, bridge(false, 'rest', 'leap', 'walk'));
    expect(lostByChoice(rested)).toBe(0);
    expect(luckOf(rested)).toBe(-(rested.turns[0]?.chance ?? 0));
    expect(rested.turns[0]).toMatchObject({ chance: expect.closeTo(1 / 3, 0), mistake: { at: 0 } });
    expect(rested.turns[0]?.mistake?.lost).toBeGreaterThan(0.5);
    const walked = await reviewed(BRIDGE, restsFirst, bridge(true, 'walk', 'walk', 'walk'));
    expect(walked.turns[0]).toMatchObject({ lost: expect.closeTo(-2 / 3, 0), luck: 0, mistake: null });
    expect(lostByChoice(walked)).toBeLessThan(-0.5);
  });

  test('counts luck neither as a mistake nor as a best move', async () => {
    for (const isCrossed of [true, false]) {
      const found = await reviewed(BRIDGE, BRIDGE_JUDGEMENT, bridge(isCrossed, 'rest', 'leap', 'walk'));
      expect(found.turns[1]).toMatchObject({ mistake: null, lost: 0, missed: 0 });
      expect(Math.abs(found.turns[1]?.luck ?? 0)).toBeGreaterThan(0.25);
      expect(found.deeds.filter(({ seat }) => seat === TWO)).toEqual([]);
    }
  });

  test('calls a choice a best move if it was better than all others before the dice were rolled', async () => {
    const { deeds } = await reviewed(BRIDGE, BRIDGE_JUDGEMENT, bridge(true, 'walk', 'walk', 'walk'));
    expect(deeds.map(({ seat, after }) => [seat, after])).toEqual([
      [ONE, 1],
      [TWO, 1],
    ]);
    for (const { before, instead } of deeds) {
      expect(before).toBeLessThan(0.8);
      expect(instead?.choice).not.toBe('walk');
    }
  });

  /** The value ignores the damage that resting causes. */
  const BLIND: ChanceJudgement<Bridge> = { ...BRIDGE_JUDGEMENT, turnsAhead: () => 1, value: () => 0.9 };

  test.each([
    ['looks further ahead if that changes the chance', BLIND],
    ['has looked further ahead all along', { ...BLIND, turnsAheadShown: () => 3 }],
  ])('blames a choice, not luck, for a blunder one turn before the loss: it %s', async (_, judgement) => {
    const found = await reviewed(BRIDGE, judgement, bridge(false, 'walk', 'rest', 'walk'));
    expect(found.turns[1]).toMatchObject({
      lost: expect.closeTo(2 / 3, 1),
      luck: expect.closeTo(0, 1),
      mistake: { better: { choice: 'walk' } },
    });
    expectSum(found);
  });

  test('compares dice with their expectation, and counts a wrong forecast neither as luck nor as choice', async () => {
    // A leap gains two spaces one time in three, so a failed one costs what a third of the games would have gained.
    const rosy: ChanceJudgement<Bridge> = {
      ...BRIDGE_JUDGEMENT,
      turnsAhead: () => 1,
      value: (view) => (view.turn === 2 ? 0.04 : 0) + BRIDGE_JUDGEMENT.value(view),
    };
    const found = await reviewed(BRIDGE, rosy, bridge(false, 'leap', 'leap', 'walk'));
    const [first] = found.turns;
    const failed = BRIDGE_JUDGEMENT.value({ ...at(2), spaces: 0 });
    const leapt = BRIDGE_JUDGEMENT.value({ ...at(2), spaces: 2 });
    expect(first?.luck).toBeCloseTo((failed - leapt) / 3, 1);
    expect(first?.corrected).toBeCloseTo(-0.04);
    expectSum(found);

    function at(turn: number): Bridge {
      return { turn, spaces: 0, streams: openStreams(seedFrom('bridge'), ['die']) };
    }
  });

  test('shows chances that look as far ahead as those of advice, and compares answers by nearer ones', async () => {
    const gloomy: ChanceJudgement<Bridge> = {
      ...BRIDGE_JUDGEMENT,
      turnsAhead: () => 1,
      value: (view) => BRIDGE_JUDGEMENT.value(view) - (view.turn === 2 ? 0.04 : 0),
    };
    const walked = bridge(true, 'walk', 'walk', 'walk');
    const near = await reviewed(BRIDGE, gloomy, walked);
    const further = await reviewed(BRIDGE, { ...gloomy, turnsAheadForChance: () => 3 }, walked);
    expect([near, further].map(({ turns }) => turns[0]?.chance)).toEqual([
      expect.closeTo(0.96),
      expect.closeTo(1),
    ]);
    expect(further.deeds[0]?.after).toBeCloseTo(1);
    expect(further.turns.map(({ lost }) => lost)).toEqual([0, 0, 0]);
    expectSum(further);
  });

  test('gives each seat’s accuracy and the cost of its other choices', async () => {
    const found = await reviewed(BRIDGE, BRIDGE_JUDGEMENT, bridge(false, 'rest', 'leap', 'walk'));
    expect(found.choices).toEqual([
      { seat: ONE, weighed: 2, close: 1, missed: found.turns[0]?.missed },
      { seat: TWO, weighed: 1, close: 1, missed: 0 },
    ]);
    expect(missedByChoice(found)).toBeGreaterThan(0.5);
  });

  test('finds no rescue in a game lost only by dice', async () => {
    // Four spaces can't be crossed in three walks, so each turn's best answer is a leap.
    const far = { ...BRIDGE, setup: afterTwoSpacesLess };
    const { end, rescue } = await reviewed(far, BRIDGE_JUDGEMENT, lostFar());
    expect([end, rescue]).toEqual([0, null]);

    function afterTwoSpacesLess({ seed }: Parameters<typeof BRIDGE.setup>[0]) {
      return { state: { turn: 1, spaces: -2, streams: openStreams(seed, ['die']) }, events: [] };
    }

    function lostFar(): PlayedGame<Bridge> {
      const log = ['leap', 'leap', 'leap'].map((choice, place) => entry(place + 1, choice));
      return gameOf(far, log);
    }
  });

  test("doesn't call a turn the last chance to win if a better choice would hardly have helped", async () => {
    const judged: Weighing = {
      at: 0,
      turn: 1,
      seat: ONE,
      isIdle: false,
      played: 0.9,
      usual: 0.9,
      shown: null,
      best: 0.91,
      better: answer(1, 'walk'),
      ahead: null,
      because: [],
      line: [],
      after: 0,
      until: 3,
    };
    const rescueOf = async (best: number) => {
      const found = await review(BRIDGE, bridge(false, 'leap', 'leap', 'walk'), {
        weigh: async ({ at, request }) =>
          at === 0 ? { ...judged, best } : { ...judged, at, turn: request.turn, better: null },
        playOut: async () => ({ playouts: 20, wins: 18, line: null }),
        done: () => undefined,
      });
      return found?.rescue?.turn ?? null;
    };
    expect([await rescueOf(0.91), await rescueOf(0.93)]).toEqual([null, 1]);
  });

  test('counts no luck where no dice fell, although the estimates differ', async () => {
    const judged = {
      isIdle: false,
      played: 0.5,
      usual: 0.5,
      shown: null,
      best: 0.5,
      better: null,
      ahead: null,
      because: [],
      line: [],
      after: 0.7,
      until: 3,
    };
    const open: typeof BRIDGE = {
      ...BRIDGE,
      apply: (state, seat, action) => {
        const applied = BRIDGE.apply(state, seat, action);
        return applied.ok ? { ...applied, revealed: action.choice === 'leap' } : applied;
      },
    };
    const found = await review(open, bridge(false, 'walk', 'leap', 'walk'), {
      weigh: async ({ at, seat, request }) => ({ ...judged, at, seat, turn: request.turn }),
      playOut: async () => ({ playouts: 20, wins: 0, line: null }),
      done: () => undefined,
    });
    if (found === null) throw new Error('the game is not over');
    expect(found.turns.map(({ luck }) => luck)).toEqual([0, expect.closeTo(0.2), 0]);
    expect(found.rolls).toMatchObject({ luckiest: { turn: 2 }, unluckiest: null });
    expectSum(found);
  });

  test('finds the decision with the unluckiest dice', async () => {
    const { rolls } = await reviewed(BRIDGE, BRIDGE_JUDGEMENT, bridge(false, 'rest', 'leap', 'walk'));
    const luck = expect.closeTo(-1 / 3, 1);
    expect(rolls?.unluckiest).toEqual({ turn: 2, seat: TWO, at: 1, until: 2, luck });
  });

  test('finds the last turn where a better choice could still win, and a winning line from there that replays', async () => {
    const played = bridge(false, 'walk', 'rest', 'walk');
    const { rescue } = await reviewed(BRIDGE, BRIDGE_JUDGEMENT, played);
    expect(rescue).toMatchObject({ turn: 2, at: 1, seat: TWO, playouts: PLAYOUTS, wins: PLAYOUTS });
    const [moment] = played.moments.slice(1);
    if (moment === undefined) throw new Error('no such moment');
    const replayed = replayFrom(BRIDGE, moment, rescue?.line ?? []);
    expect(replayed.ok && BRIDGE.outcome(replayed.moments.at(-1)?.state ?? moment.state).kind).toBe('won');
  });

  test('has the same result each time, and reports its progress', async () => {
    const played = bridge(false, 'rest', 'leap', 'walk');
    const parts: number[] = [];
    const once = await reviewed(BRIDGE, BRIDGE_JUDGEMENT, played, (part) => parts.push(part));
    expect(await reviewed(BRIDGE, BRIDGE_JUDGEMENT, played)).toEqual(once);
    expect(parts.slice(0, 3)).toEqual([1 / 4, 2 / 4, 3 / 4]);
    expect(parts).toEqual(parts.toSorted((one, other) => one - other));
  });

  test('ignores undone moves and refuses to review a running game', async () => {
    const back: LogEntry = { seat: ONE, back: 1 };
    const log = [entry(1, 'rest'), back, entry(1, 'walk')];
    const played = gameOf(BRIDGE, log);
    expect(decisionsOf(BRIDGE, played).map(({ at, action }) => [at, action.choice])).toEqual([[2, 'walk']]);
    await expect(reviewed(BRIDGE, BRIDGE_JUDGEMENT, played)).rejects.toThrow('not over');
  });
});

describe('a duel', () => {
  test('lists each side’s own mistakes, and none for a forced move', async () => {
    // From five sticks, taking two leaves three. Taking one gives the game away, and the next player gives it back.
    const played = gameOf(HEAP, [entry(1, 'one'), entry(2, 'two'), entry(3, 'two')]);
    const found = await reviewed(HEAP, HEAP_JUDGEMENT, played);
    expect(found.turns.map(({ chance }) => chance)).toEqual([1, 0, 1]);
    expect(mistakesOf(found, ONE)).toMatchObject([
      { turn: 1, lost: 1, better: { choice: 'two' }, because: [] },
    ]);
    // Only gains of the better answer count as its reasons.
    expect(mistakesOf(found, TWO)).toMatchObject([
      { turn: 2, lost: 1, better: { choice: 'one' }, because: [{ part: 'sticks', mean: 1, error: 0 }] },
    ]);
    expect([found.end, luckOf(found), found.deeds]).toEqual([1, 0, []]);
  });

  test('shows the better turn with its best reply', async () => {
    // With one of four sticks taken, three are left: the opponent loses with any reply.
    const four = { ...HEAP, setup: () => ({ state: { turn: 1, sticks: 4 }, events: [] }) };
    const played = gameOf(four, [entry(1, 'two'), entry(2, 'two')]);
    const found = await reviewed(four, HEAP_JUDGEMENT, played);
    const [mistake] = mistakesOf(found, ONE);
    expect(mistake?.line?.map(({ request, choice }) => [request, choice])).toEqual([
      ['turn-1', 'one'],
      ['turn-2', expect.stringMatching(/one|two/)],
    ]);
  });

  test('every change of the chance is a mistake, however little the search sees', async () => {
    // All unfinished games look level, and the search stops after one turn.
    const shortSighted: typeof HEAP_JUDGEMENT = {
      ...HEAP_JUDGEMENT,
      turns: (state, most) => {
        const { turns, valued } = HEAP_JUDGEMENT.turns(state, most);
        const isBlind = (next: SeatIndex | null) => next !== null;
        return { valued, turns: turns.map((turn) => (isBlind(turn.next) ? { ...turn, utility: 0 } : turn)) };
      },
    };
    const seven = { ...HEAP, setup: () => ({ state: { turn: 1, sticks: 7 }, events: [] }) };
    const answers = ['two', 'one', 'two', 'one', 'one'] as const;
    const played = gameOf(
      seven,
      answers.map((choice, at) => entry(at + 1, choice)),
    );
    const effort = { valued: 4, boards: 1 };
    const found = await review(
      seven,
      played,
      reviewerHere(seven, shortSighted, effort, () => undefined),
    );
    if (found === null) throw new Error('the game is not over');
    for (const [at, { chance, lost, seat }] of found.turns.entries()) {
      const after = found.turns[at + 1]?.chance ?? found.end;
      expect(after - chance).toBeCloseTo(seat === ONE ? -lost : lost);
    }
  });
});

/** The review of decisions that were all followed by dice or cards. */
function builtFrom(weighed: readonly Weighing[], end: number): Review {
  return reviewOf(
    false,
    weighed,
    end,
    weighed.map(() => true),
  );
}

describe('turning points', () => {
  const at = (turn: number, best: number): Weighing => ({
    at: turn,
    turn,
    seat: ONE,
    isIdle: false,
    played: best,
    usual: best,
    shown: null,
    best,
    better: null,
    ahead: null,
    because: [],
    line: [],
    after: null,
    until: null,
  });

  test('are the three greatest changes, in the order of the game', () => {
    const chances = [0.5, 0.55, 0.2, 0.21, 0.6, 0.58, 0.9];
    const found = builtFrom(
      chances.map((chance, place) => at(place + 1, chance)),
      1,
    );
    expect(turningPoints(found).map(({ turn, chance, after }) => [turn, chance, after])).toEqual([
      [2, 0.55, 0.2],
      [4, 0.21, 0.6],
      [6, 0.58, 0.9],
    ]);
  });

  test('include the choice furthest ahead of the next best, never a minimal one', () => {
    const instead = answer(1, 'walk');
    const ahead = (by: number) => ({ by, of: instead });
    const deedsOf = (isIdle: boolean) =>
      builtFrom(
        [
          { ...at(1, 0.2), ahead: ahead(0.05) },
          { ...at(2, 0.4), isIdle, ahead: ahead(0.1) },
        ],
        1,
      ).deeds;
    expect(deedsOf(false)).toEqual([{ at: 2, seat: ONE, before: expect.closeTo(0.3), after: 0.4, instead }]);
    expect(deedsOf(true)).toEqual([{ at: 1, seat: ONE, before: expect.closeTo(0.15), after: 0.2, instead }]);
  });

  test.each([
    [0.11, 'blunder'],
    [0.05, 'mistake'],
    [0.02, 'inaccuracy'],
    [0.019, null],
  ])('the name for a loss of %d is: %s', (lost, kind) => {
    expect(kindOfMistake(lost)).toBe(kind);
  });

  test('include the luckiest and the unluckiest turn, if there are any', () => {
    const game = builtFrom([at(1, 0.5), at(2, 0.7), at(3, 0.2)], 0.2);
    expect(luckiestTurns(game)).toMatchObject({ most: { turn: 1 }, least: { turn: 2 } });
    expect(luckiestTurns(builtFrom([at(1, 0.5)], 0.5))).toEqual({});
  });

  test('do not exist in a game in which nothing changed', () => {
    expect(turningPoints(builtFrom([at(1, 1), at(2, 1)], 1))).toEqual([]);
  });
});
