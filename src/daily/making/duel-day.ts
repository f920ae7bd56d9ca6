/** Finds a challenge in a two-player game: a position that can be won, but only by looking ahead. */
import { think } from '../../mind/think.ts';
import { positionOf } from '../../mind/thought.ts';
import type { Work } from '../../mind/work.ts';
import { type Candidate, candidatesIn, type Search } from './candidates.ts';
import type { Found } from './found.ts';
import { atRandom, firstSeat, inTurn, type Player, playerOf } from './players.ts';
import { meanOf, type Trial, trying, wonIn } from './trial.ts';

/** A challenge that only a long search can win would be one for machines, so a short search must win it too. */
const SHORT_SEARCH = 1500;
const LONG_SEARCH = 5000;
/**
 * The mind hardly ever wins a position that it rates lower than this, and rating a position is far cheaper than playing a game.
 */
const MIN_CHANCE = 0.35;
const MAX_TURNS = 12;
const MIN_ANSWERS = 5;
/** The number of trials, and the minimum and maximum number that the player must win. */
const GENTLE = { trials: 12, least: 1, most: 6 };
const RANDOM = { trials: 6, least: 0, most: 1 };
/** After a random first turn the mind must lose some of its games; otherwise the first turn doesn't matter. */
const AFTER_ANY_TURN = { trials: 6, least: 0, most: 4 };

/** The tests that a position has to pass, cheapest first. */
const STEPS = ['quick', 'shortMind', 'longMind', 'random', 'afterAnyTurn', 'gentle'] as const;
type Step = (typeof STEPS)[number];

type Trials<State> = { readonly [At in Step]?: readonly Trial<State>[] };

interface Sifted<State> {
  readonly candidate: Candidate<State>;
  /** The trials of each step, up to the first step that the position didn't pass. */
  readonly trials: Trials<State>;
  readonly passed: number;
}

/**
 * Always finds a challenge. If no position passes every step, it takes the one that passed the most steps, preferring positions
 * that a short search has won.
 */
export function* duelDay<State, View>(search: Search<State, View>): Work<Found<State>> {
  let best: Sifted<State> | null = null;
  let games = 0;
  let positions = 0;
  const isFound = () =>
    best !== null && (best.passed === STEPS.length || (games >= search.patience && isWinnable(best)));
  while (!isFound() && games < search.maxGames) {
    const candidates = yield* candidatesIn(search, games);
    games += 1;
    for (const candidate of candidates) {
      positions += 1;
      const sifted = yield* siftedAt(search, candidate);
      if (best === null || isBetter(sifted, best)) best = sifted;
      if (sifted.passed === STEPS.length) break;
    }
  }
  if (best === null) throw new Error(`none of ${games} games had a turn for a challenge`);
  const { setting, position } = best.candidate;
  return {
    setting,
    position,
    luck: luckOf(search, best.candidate),
    rates: yield* ratesOf(search, best),
    fresh: null,
    passed: best.passed === STEPS.length,
    effort: { games, positions, confirmations: 0, lucks: 0 },
  };
}

function isBetter(one: Sifted<unknown>, other: Sifted<unknown>): boolean {
  const [isOne, isOther] = [isWinnable(one), isWinnable(other)];
  return isOne === isOther ? one.passed > other.passed : isOne;
}

/** Whether a short search has won the position, even if it failed a test for another reason. */
function isWinnable({ trials: { shortMind = [] } }: Sifted<unknown>): boolean {
  return shortMind.some(({ result }) => result === 1);
}

function* siftedAt<State, View>(
  search: Search<State, View>,
  candidate: Candidate<State>,
): Work<Sifted<State>> {
  if (chanceAt(search, candidate) < MIN_CHANCE) return { candidate, trials: {}, passed: 0 };
  const trials: { [At in Step]?: readonly Trial<State>[] } = {};
  for (const [passed, step] of STEPS.entries()) {
    const played = yield* playedIn(search, candidate, step);
    trials[step] = played;
    if (!isPassed(step, played)) return { candidate, trials, passed };
  }
  return { candidate, trials, passed: STEPS.length };
}

/** The chance to win as a search for the person's seat estimates it. */
function chanceAt<State, View>(
  { played: { game, judgement }, keys }: Search<State, View>,
  { position, at }: Candidate<State>,
): number {
  const [request] = game.requests(position);
  if (request === undefined) return 0;
  const search = positionOf(game, position, request, firstSeat(request));
  const effort = { valued: SHORT_SEARCH, stop: () => false };
  return think(game, judgement, search, effort, keys.search('chance', ...at)).best.chance;
}

function isPassed(step: Step, trials: readonly Trial[]): boolean {
  const won = trials.reduce((sum, { result }) => sum + result, 0);
  switch (step) {
    case 'quick':
      return won < 1;
    case 'shortMind':
    case 'longMind':
      return trials.every(({ result, answers }) => result === 1 && answers >= MIN_ANSWERS);
    case 'random':
      return won <= RANDOM.most;
    case 'afterAnyTurn':
      return won <= AFTER_ANY_TURN.most;
    case 'gentle':
      return won >= GENTLE.least && won <= GENTLE.most;
  }
}

/** Repeated calls give the same trials. */
function* playedIn<State, View>(
  search: Search<State, View>,
  candidate: Candidate<State>,
  step: Step,
): Work<readonly Trial<State>[]> {
  const { played, keys } = search;
  const { position, at } = candidate;
  const { player, count, most, maxTurns } = trialsIn(search, candidate, step);
  const luck = luckOf(search, candidate);
  const trials: Trial<State>[] = [];
  for (let number = 0; number < count && wonIn(trials) * trials.length <= most; number += 1)
    trials.push(yield* trying(played, position, luck, player, keys.search(step, ...at, number), maxTurns));
  return trials;
}

interface Plan<State> {
  readonly player: Player<State>;
  readonly count: number;
  /** Once the player has won more games than this, the rest aren't played. */
  readonly most: number;
  readonly maxTurns?: number;
}

function trialsIn<State, View>(
  { played }: Search<State, View>,
  { position }: Candidate<State>,
  step: Step,
): Plan<State> {
  const shortMind = playerOf(played, 'best', SHORT_SEARCH);
  const turn = played.game.requests(position)[0]?.turn ?? 0;
  switch (step) {
    case 'quick':
      return { player: playerOf(played, 'good', 0), count: 1, most: 1 };
    case 'shortMind':
      return { player: shortMind, count: 1, most: 1, maxTurns: MAX_TURNS };
    case 'longMind':
      return { player: playerOf(played, 'best', LONG_SEARCH), count: 1, most: 1, maxTurns: MAX_TURNS };
    case 'random':
      return { player: atRandom, count: RANDOM.trials, most: RANDOM.most };
    case 'afterAnyTurn':
      return {
        player: inTurn(turn, atRandom, shortMind),
        count: AFTER_ANY_TURN.trials,
        most: AFTER_ANY_TURN.most,
        maxTurns: MAX_TURNS,
      };
    case 'gentle':
      return { player: playerOf(played, 'gentle', 0), count: GENTLE.trials, most: GENTLE.most };
  }
}

/** Plays the trials of steps that weren't reached. */
function* ratesOf<State, View>(
  search: Search<State, View>,
  { candidate, trials }: Sifted<State>,
): Work<Found['rates']> {
  const of = function* (step: Step): Work<readonly Trial<State>[]> {
    return trials[step] ?? (yield* playedIn(search, candidate, step));
  };
  const mind = [...(yield* of('shortMind')), ...(yield* of('longMind'))];
  return {
    random: wonIn(yield* of('random')),
    gentle: wonIn(yield* of('gentle')),
    quick: wonIn(yield* of('quick')),
    mind: wonIn(mind),
    turns: meanOf(mind.map(({ turns }) => turns)),
    answers: meanOf(mind.map(({ answers }) => answers)),
  };
}

/** There is no luck in the game itself, but the opponent's seed depends on the day's luck. */
function luckOf<State, View>({ keys }: Search<State, View>, { at }: Candidate<State>) {
  return keys.luck(...at);
}
