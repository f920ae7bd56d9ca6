/**
 * Measures the chance to win that is shown to people. One round is enough to choose an answer, because most errors of the
 * evaluation cancel out in a difference. They don't cancel out in the chance itself, so it's played out further, on fresh boards.
 */
import type { Game } from '../../core/game.ts';
import { type Seed, seedFrom } from '../../core/random.ts';
import type { Action } from '../../core/requests/request.ts';
import type { ChanceJudgement } from '../../core/thinking/judgement.ts';
import type { Position, ShownChanceEffort } from '../thought.ts';
import type { Work } from '../work.ts';
import { rolledOut } from './rollouts.ts';

/** The chance to win on each board, on the same boards for every answer; undefined if time ran out. */
export function* furtherChances<State, View>(
  game: Game<State, View>,
  judgement: ChanceJudgement<View>,
  position: Position<State, View>,
  answer: Action,
  { boards, stop }: ShownChanceEffort,
  seed: Seed,
): Work<readonly number[] | undefined> {
  const { turnsAhead, turnsAheadForChance: ahead = turnsAhead } = judgement;
  const further = { ...judgement, turnsAhead: ahead };
  const rollOut = rolledOut(game, further, position, seedFrom(`${seed}/told`));
  const chances: number[] = [];
  for (let board = 0; board < boards; board += 1) {
    if (stop()) return undefined;
    chances.push(rollOut(answer, board).chance);
    yield;
  }
  return chances;
}
