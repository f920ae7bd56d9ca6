/**
 * Reviews a game, step by step from its end: every decision is evaluated by what is known about the moment after it, then a lost
 * game is continued from its better answers, the last one first.
 */
import type { Game } from '../../core/game.ts';
import { heldActions } from '../../core/logs/replay.ts';
import { seatIndex } from '../../core/seat.ts';
import type { Judgement } from '../../core/thinking/judgement.ts';
import {
  kindOfMistake,
  type PlayedGame,
  type PlayedOut,
  type Rescue,
  type Review,
} from '../../core/thinking/review.ts';
import { resultFor } from '../chance/rollouts.ts';
import { type Decision, decisionsOf } from './decisions.ts';
import { PLAYOUTS, playedOut } from './playing-out.ts';
import { reviewOf } from './review.ts';
import type { Next, ReviewEffort, Weighing } from './weighed-decision.ts';
import { weigh } from './weighing.ts';

/** Does the long work, in this process or another. An error ends the review. */
export interface Reviewer<State = unknown> {
  weigh(decision: Decision<State>, next: Next<State>): Promise<Weighing>;
  /** Continues the game from the decision again and again, each time starting with its answer. */
  playOut(decision: Decision<State>): Promise<PlayedOut>;
  /** Reports the completed share of the work, from 0 to 1. */
  done(part: number): void;
}

/** The review of a game; null if the game isn't over. */
export async function review<State, View>(
  game: Game<State, View>,
  played: PlayedGame<State>,
  reviewer: Reviewer<State>,
): Promise<Review | null> {
  const last = played.moments.at(-1);
  const end = last === undefined ? null : resultFor(game, last.state, seatIndex(0));
  if (end === null) return null;
  const decisions = decisionsOf(game, played);
  const isLost = end === 0 && !game.isContest;
  const weighed: Weighing[] = [];
  let next: Next<State> = { kind: 'end', chance: end };
  for (const decision of decisions.toReversed()) {
    const weighing = await reviewer.weigh(decision, next);
    weighed.unshift(weighing);
    next = { kind: 'decision', decision, weighing };
    reviewer.done(weighed.length / (decisions.length + (isLost ? 1 : 0)));
  }
  const byChance = decisions.map(({ at }, place) => {
    const until = decisions[place + 1]?.at ?? played.log.length;
    return isByChance(game, played, at, until);
  });
  const reviewed = reviewOf(game.isContest, weighed, end, byChance);
  return { ...reviewed, rescue: isLost ? await rescueBy(reviewer, decisions, weighed) : null };
}

/** Whether dice or cards decided anything from one position of the log to another. */
function isByChance<State, View>(
  game: Game<State, View>,
  { log, moments }: PlayedGame<State>,
  from: number,
  until: number,
): boolean {
  return heldActions(log).some((at) => {
    const entry = log[at];
    const moment = moments[at];
    if (at < from || at >= until || moment === undefined || entry === undefined || !('action' in entry))
      return false;
    const applied = game.apply(moment.state, entry.seat, entry.action);
    return applied.ok && applied.revealed;
  });
}

/**
 * The last decision with a better answer after which at least half of the playouts were won. If the other answer was hardly better,
 * dice and cards lost the game, so that decision doesn't count.
 */
async function rescueBy<State>(
  reviewer: Reviewer<State>,
  decisions: readonly Decision<State>[],
  weighed: readonly Weighing[],
): Promise<Rescue | null> {
  for (const [place, decision] of [...decisions.entries()].reverse()) {
    const { better = null, best = 0, played = null } = weighed[place] ?? {};
    if (better === null || kindOfMistake(best - (played ?? 0)) === null) continue;
    const outcome = await reviewer.playOut({ ...decision, action: better });
    const { at, seat, request } = decision;
    if (outcome.wins * 2 >= outcome.playouts) return { turn: request.turn, at, seat, ...outcome };
  }
  return null;
}

/** Does the work in this process, while the caller waits. */
export function reviewerHere<State, View>(
  game: Game<State, View>,
  judgement: Judgement<State, View>,
  effort: ReviewEffort,
  done: (part: number) => void,
): Reviewer<State> {
  return {
    weigh: async (decision, next) => weigh(game, judgement, decision, effort, next),
    playOut: async (decision) => playedOut(game, judgement, decision, PLAYOUTS),
    done,
  };
}
