/** Continues a game from one of its moments again and again, to see whether it could still be won. */
import type { Game } from '../../core/game.ts';
import type { LogEntry } from '../../core/logs/replay.ts';
import { type PlayedStep, playersChance, playOn } from '../../core/playing.ts';
import { seedFrom } from '../../core/random.ts';
import type { Judgement } from '../../core/thinking/judgement.ts';
import type { PlayedOut } from '../../core/thinking/review.ts';
import { forSearch } from '../chance/for-search.ts';
import { inOneGo, type Work } from '../work.ts';
import type { Decision } from './decisions.ts';

/** The number of times that a lost game is continued from a decision. */
export const PLAYOUTS = 20;

/**
 * Continues the game with the decision's answer; then the player of the search's playouts answers for all seats. Everything hidden and all dice are
 * drawn again each time.
 */
export function playedOut<State, View>(
  game: Game<State, View>,
  judgement: Judgement<State, View>,
  decision: Decision<State>,
  playouts: number,
): PlayedOut {
  return inOneGo(playingOut(game, judgement, decision, playouts));
}

/** Continues the games in steps: the work can pause after each game. */
export function* playingOut<State, View>(
  game: Game<State, View>,
  judgement: Judgement<State, View>,
  { state, place, request, seat, action: chosen }: Decision<State>,
  playouts: number,
): Work<PlayedOut> {
  const { policy } = judgement.kind === 'chance' ? forSearch(judgement) : judgement;
  // Another seat might have to give a better answer, if the decision was who goes first.
  const first = request.alternatives.find(({ id }) => id === chosen.choice)?.only ?? seat;
  const won: (readonly LogEntry[])[] = [];
  for (let playout = 0; playout < playouts; playout += 1) {
    const from = `review/${place}/${playout}`;
    const reseed = seedFrom(from);
    const begun = game.apply(game.reseed(state, reseed), first, chosen);
    if (!begun.ok) throw new Error(`refused: ${JSON.stringify(begun.refusal)}`);
    const steps = [...playOn(game, begun.state, policy, playersChance(`${from}/player`))];
    const { kind } = game.outcome(steps.at(-1)?.state ?? begun.state);
    if (kind === 'won') won.push([{ reseed }, { seat: first, action: chosen }, ...steps.flatMap(entryOf)]);
    yield;
  }
  return { playouts, wins: won.length, line: won[0] ?? null };
}

function entryOf({ seat, action }: PlayedStep<unknown>): readonly LogEntry[] {
  return seat === null || action === null ? [] : [{ seat, action }];
}
