/** Finds a challenge in a cooperative game of chance: a position in which choices matter more than luck. */
import type { Work } from '../../mind/work.ts';
import { dealtOn, type Range, triedFrom, triedOnBoards } from './boards.ts';
import { type Candidate, candidatesIn, type Search } from './candidates.ts';
import { foundWithLuck, MAX_ANSWERS } from './day-luck.ts';
import type { Effort, Found, FreshRates } from './found.ts';
import { atRandom, counted, inTurn, MIND_EFFORT, type Player, playerOf } from './players.ts';
import { meanOf, type Trial, wonIn } from './trial.ts';

/** The quick player must win at least one game of 12 and lose at least four: other positions are already decided. */
const GLANCE = { boards: { from: 0, to: 12 }, least: 1 / 12, most: 8 / 12 };
const QUICK = { boards: { from: 12, to: 40 }, least: 0.1, most: 0.65 };
/** The mind is expensive, so most positions are rejected after a few of its games. */
const MIND_GLANCE = { boards: { from: 0, to: 6 }, ahead: 0.1 };
const MIND = { boards: { from: 6, to: 16 }, ahead: 0.25, least: 0.6 };
/** The best of many positions is partly lucky, so the mind must also be ahead on boards that weren't used to choose it. */
const CONFIRMED = { boards: { from: 40, to: 64 }, ahead: 0.15, least: 0.5 };
/** The mind may take this many more turns than the game from which the position comes. */
const MAX_MORE_TURNS = 2;
/** The first turn matters if the quick player wins this much more often after the mind's turn than after a random one. */
const FIRST_TURN_MATTERS = 0.1;

const USUAL_THOUGHTS = 1_200;
/** As long as there isn't even a fallback position, the search may use this multiple of the recipe's answers. */
const WITHOUT_ANY = 1.5;
/**
 * Once the mind has given this multiple of the recipe's answers, it tries each position with only one luck seed: a day must take
 * less than a minute, including the duel that replaces it if no luck seed is suitable.
 */
const WITH_SEVERAL_LUCKS = 1.5;

/**
 * If no position is confirmed, this many of the other positions are tried with different luck seeds, the most promising first.
 */
const MAX_FALLBACKS = 4;

/** The stages of a position, named after the last boards that it passed. */
const STAGES = ['glance', 'chosen', 'confirmed'] as const;
type Stage = (typeof STAGES)[number];

interface Sifted<State> {
  readonly candidate: Candidate<State>;
  /** The rates on the last boards that the position passed. */
  readonly fresh: FreshRates;
  readonly stage: Stage;
}

/** Returns null if no position has a luck seed with which good play can win. */
export function* chanceDay<State, View>(search: Search<State, View>): Work<Found<State> | null> {
  let effort: Effort = { games: 0, positions: 0, confirmations: 0, lucks: 0 };
  const fallbacks: Sifted<State>[] = [];
  const mind = counted(playerOf(search.played, 'best', MIND_EFFORT));
  const { thoughts = USUAL_THOUGHTS } = search.recipe;
  while (
    effort.games < search.maxGames &&
    mind.answers() < (fallbacks.some(({ stage }) => stage === 'chosen') ? thoughts : WITHOUT_ANY * thoughts)
  ) {
    const candidates = yield* candidatesIn(search, effort.games);
    effort = { ...effort, games: effort.games + 1 };
    for (const candidate of candidates) {
      effort = { ...effort, positions: effort.positions + 1 };
      const byQuick = yield* quickShare(search, candidate);
      if (byQuick === null) continue;
      const sifted = yield* siftedAt(search, mind.player, candidate, byQuick);
      if (sifted === null) continue;
      if (sifted.stage !== 'glance') effort = { ...effort, confirmations: effort.confirmations + 1 };
      if (sifted.stage === 'confirmed') {
        const found = yield* withLuck(sifted, true);
        if (found !== null) return found;
      } else fallbacks.push(sifted);
    }
  }
  for (const fallback of fallbacks.toSorted(byPromise).slice(0, MAX_FALLBACKS)) {
    const found = yield* withLuck(fallback, false);
    if (found !== null) return found;
  }
  return null;

  function isSpent(): boolean {
    return mind.answers() >= WITH_SEVERAL_LUCKS * thoughts;
  }

  function* withLuck({ candidate, fresh }: Sifted<State>, passed: boolean): Work<Found<State> | null> {
    const { lucks, found } = yield* foundWithLuck(search, candidate, mind.player, isSpent);
    effort = { ...effort, lucks: effort.lucks + lucks };
    return found === null ? null : { ...found, fresh, passed, effort };
  }
}

function byPromise(one: Sifted<unknown>, other: Sifted<unknown>): number {
  return STAGES.indexOf(other.stage) - STAGES.indexOf(one.stage) || leadIn(other) - leadIn(one);
}

function leadIn({ fresh }: Sifted<unknown>): number {
  return fresh.mind - fresh.quick;
}

/** The share of games that the quick player wins; null if the position is practically decided or too easy for that player. */
function* quickShare<State, View>(
  search: Search<State, View>,
  candidate: Candidate<State>,
): Work<number | null> {
  const quick = playerOf(search.played, 'good', 0);
  const glance = yield* triedOnBoards(search, candidate, quick, GLANCE.boards);
  if (!isWithin(wonIn(glance), GLANCE)) return null;
  const share = wonIn([...glance, ...(yield* triedOnBoards(search, candidate, quick, QUICK.boards))]);
  return isWithin(share, QUICK) && (yield* hasMistakes(search, candidate, share)) ? share : null;
}

/** Returns null if the mind isn't ahead on its first boards, or takes too long. */
function* siftedAt<State, View>(
  search: Search<State, View>,
  mind: Player<State>,
  candidate: Candidate<State>,
  byQuick: number,
): Work<Sifted<State> | null> {
  const first = yield* reaching(search, mind, candidate, MIND_GLANCE.boards, byQuick + MIND_GLANCE.ahead);
  if (first === null) return null;
  const wins = MIND.boards.to * Math.max(MIND.least, byQuick + MIND.ahead) - wonIn(first) * first.length;
  const others = yield* reaching(
    search,
    mind,
    candidate,
    MIND.boards,
    wins / (MIND.boards.to - first.length),
  );
  if (others === null) return { candidate, fresh: { quick: byQuick, mind: wonIn(first) }, stage: 'glance' };
  const byMind = [...first, ...others];
  if (meanOf(byMind.map(({ turns }) => turns)) > candidate.turnsLeft + MAX_MORE_TURNS) return null;
  if (meanOf(byMind.map(({ answers }) => answers)) > MAX_ANSWERS) return null;

  const quick = playerOf(search.played, 'good', 0);
  const again = wonIn(yield* triedOnBoards(search, candidate, quick, CONFIRMED.boards));
  const wanted = Math.max(CONFIRMED.least, again + CONFIRMED.ahead);
  const mindAgain = yield* reaching(search, mind, candidate, CONFIRMED.boards, wanted);
  if (mindAgain === null || !(yield* firstTurnMatters(search, candidate, byMind)))
    return { candidate, fresh: { quick: byQuick, mind: wonIn(byMind) }, stage: 'chosen' };
  return { candidate, fresh: { quick: again, mind: wonIn(mindAgain) }, stage: 'confirmed' };
}

/** Whether the quick player is at most as far ahead of careless play as the recipe allows, so that its mistakes matter. */
function* hasMistakes<State, View>(
  search: Search<State, View>,
  candidate: Candidate<State>,
  byQuick: number,
): Work<boolean> {
  const { maxQuickLead } = search.recipe;
  if (maxQuickLead === undefined) return true;
  const careless = playerOf(search.played, 'gentle', 0);
  const boards = { from: GLANCE.boards.from, to: QUICK.boards.to };
  const byCareless = wonIn(yield* triedOnBoards(search, candidate, careless, boards));
  // The difference of two shares has a rounding error, the difference of two counts of games doesn't.
  return Math.round((byQuick - byCareless) * boards.to) <= maxQuickLead * boards.to;
}

function isWithin(
  share: number,
  { least, most }: { readonly least: number; readonly most: number },
): boolean {
  return share >= least && share <= most;
}

/** The mind's games on these boards; null as soon as it can no longer win the wanted share. */
function* reaching<State, View>(
  search: Search<State, View>,
  mind: Player<State>,
  candidate: Candidate<State>,
  boards: Range,
  wanted: number,
): Work<readonly Trial<State>[] | null> {
  const count = boards.to - boards.from;
  const isHopeless = (trials: readonly Trial[]) =>
    wonIn(trials) * trials.length + count - trials.length < wanted * count;
  const trials = yield* triedOnBoards(search, candidate, mind, boards, isHopeless);
  return isHopeless(trials) ? null : trials;
}

/** `mindTrials` are the mind's games on the first boards. */
function* firstTurnMatters<State, View>(
  search: Search<State, View>,
  candidate: Candidate<State>,
  mindTrials: readonly Trial<State>[],
): Work<boolean> {
  const { played } = search;
  const quick = playerOf(played, 'good', 0);
  const afterAny: Trial[] = [];
  const afterMind: number[] = [];
  for (const [board, { second, result }] of mindTrials.entries()) {
    const dealt = dealtOn(search, candidate, board);
    const turn = played.game.requests(dealt)[0]?.turn ?? 0;
    afterAny.push(yield* triedFrom(search, candidate, inTurn(turn, atRandom, quick), board, dealt));
    afterMind.push(
      second === null ? result : (yield* triedFrom(search, candidate, quick, board, second)).result,
    );
  }
  return meanOf(afterMind) >= wonIn(afterAny) + FIRST_TURN_MATTERS;
}
