/** Finds a challenge in a game of chance that all win or lose together: a position in which choice decides more than luck. */
import type { Work } from '../../mind/work.ts';
import { type Range, triedOnBoards } from './boards.ts';
import { type Candidate, candidatesIn, type Search } from './candidates.ts';
import { foundWithLuck, MAX_ANSWERS } from './day-luck.ts';
import type { Effort, Found, FreshRates } from './found.ts';
import { atRandom, counted, inTurn, MIND_EFFORT, type Player, playerOf } from './players.ts';
import { meanOf, type Trial, trying, wonIn } from './trial.ts';

/** Of 12 games the quick player must win at least one and lose at least four: the others are decided already. */
const GLANCE = { boards: { from: 0, to: 12 }, least: 1 / 12, most: 8 / 12 };
const QUICK = { boards: { from: 12, to: 40 }, least: 0.1, most: 0.65 };
/** The mind is expensive, so most positions leave after a few of its games. */
const MIND_GLANCE = { boards: { from: 0, to: 6 }, ahead: 0.1 };
const MIND = { boards: { from: 6, to: 16 }, ahead: 0.25, least: 0.6 };
/** The best of many tries owes something to its luck: it must still be ahead on boards that it was not chosen by. */
const CONFIRMED = { boards: { from: 40, to: 64 }, ahead: 0.15, least: 0.5 };
/** The mind may take that number of turns more than the game that was played. */
const MAX_MORE_TURNS = 2;
/** The first turn is a choice if the quick player wins that share more after the mind's than after one at random. */
const FIRST_TURN_MATTERS = 0.1;

const USUAL_THOUGHTS = 1_200;
/** Without a position that will do for want of a better one, the search goes on for that many times its thoughts. */
const WITHOUT_ANY = 1.5;

/** Of positions that were not confirmed, the one in which the mind is farthest ahead is kept. */
interface Sifted<State> {
  readonly candidate: Candidate<State>;
  /** On the boards that confirmed it, else on those that it was chosen by. */
  readonly fresh: FreshRates;
  readonly isConfirmed: boolean;
}

/** Null if no position has a luck with which good play wins. */
export function* chanceDay<State, View>(search: Search<State, View>): Work<Found<State> | null> {
  let effort: Effort = { games: 0, positions: 0, confirmations: 0, lucks: 0 };
  let best: Sifted<State> | null = null;
  const mind = counted(playerOf(search.played, 'best', MIND_EFFORT));
  const { thoughts = USUAL_THOUGHTS } = search.recipe;
  while (
    effort.games < search.maxGames &&
    mind.answers() < (best === null ? WITHOUT_ANY * thoughts : thoughts)
  ) {
    const candidates = yield* candidatesIn(search, effort.games);
    effort = { ...effort, games: effort.games + 1 };
    for (const candidate of candidates) {
      effort = { ...effort, positions: effort.positions + 1 };
      const byQuick = yield* quickShare(search, candidate);
      if (byQuick === null) continue;
      const sifted = yield* siftedAt(search, mind.player, candidate, byQuick);
      if (sifted === null) continue;
      effort = { ...effort, confirmations: effort.confirmations + 1 };
      if (sifted.isConfirmed) {
        const found = yield* withLuck(sifted, true);
        if (found !== null) return found;
      } else if (best === null || leadIn(sifted) > leadIn(best)) best = sifted;
    }
  }
  return best === null ? null : yield* withLuck(best, false);

  function* withLuck({ candidate, fresh }: Sifted<State>, passed: boolean): Work<Found<State> | null> {
    const { lucks, found } = yield* foundWithLuck(search, candidate);
    effort = { ...effort, lucks: effort.lucks + lucks };
    return found === null ? null : { ...found, fresh, passed, effort };
  }
}

function leadIn({ fresh }: Sifted<unknown>): number {
  return fresh.mind - fresh.quick;
}

/** The share of games that the quick player wins; null if the position is as good as decided. */
function* quickShare<State, View>(
  search: Search<State, View>,
  candidate: Candidate<State>,
): Work<number | null> {
  const quick = playerOf(search.played, 'good', 0);
  const glance = yield* triedOnBoards(search, candidate, quick, GLANCE.boards);
  if (!isWithin(wonIn(glance), GLANCE)) return null;
  const share = wonIn([...glance, ...(yield* triedOnBoards(search, candidate, quick, QUICK.boards))]);
  return isWithin(share, QUICK) ? share : null;
}

/** Null if the position doesn't pass the boards that it is chosen by. */
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
  if (others === null) return null;
  const byMind = [...first, ...others];
  if (meanOf(byMind.map(({ turns }) => turns)) > candidate.turnsLeft + MAX_MORE_TURNS) return null;
  if (meanOf(byMind.map(({ answers }) => answers)) > MAX_ANSWERS) return null;

  const quick = playerOf(search.played, 'good', 0);
  const again = wonIn(yield* triedOnBoards(search, candidate, quick, CONFIRMED.boards));
  const wanted = Math.max(CONFIRMED.least, again + CONFIRMED.ahead);
  const mindAgain = yield* reaching(search, mind, candidate, CONFIRMED.boards, wanted);
  if (mindAgain === null || !(yield* firstTurnMatters(search, candidate, byMind)))
    return { candidate, fresh: { quick: byQuick, mind: wonIn(byMind) }, isConfirmed: false };
  return { candidate, fresh: { quick: again, mind: wonIn(mindAgain) }, isConfirmed: true };
}

function isWithin(
  share: number,
  { least, most }: { readonly least: number; readonly most: number },
): boolean {
  return share >= least && share <= most;
}

/** The mind's games on these boards; null as soon as it can't win the wanted share of them. */
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

/** `mindTrials` are those of the first boards. */
function* firstTurnMatters<State, View>(
  search: Search<State, View>,
  candidate: Candidate<State>,
  mindTrials: readonly Trial<State>[],
): Work<boolean> {
  const { played, keys } = search;
  const quick = playerOf(played, 'good', 0);
  const turn = played.game.requests(candidate.position)[0]?.turn ?? 0;
  const boards = { from: 0, to: mindTrials.length };
  const afterAny = yield* triedOnBoards(search, candidate, inTurn(turn, atRandom, quick), boards);
  const afterMind: number[] = [];
  for (const [board, { second, result }] of mindTrials.entries()) {
    const luck = keys.search('board', ...candidate.at, board);
    afterMind.push(
      second === null
        ? result
        : (yield* trying(played, second, luck, quick, keys.search('whims', ...candidate.at, board))).result,
    );
  }
  return meanOf(afterMind) >= wonIn(afterAny) + FIRST_TURN_MATTERS;
}
