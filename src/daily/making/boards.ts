/** Tries out a position on fresh boards: everything hidden is dealt again, and the dice are different. */
import type { Work } from '../../mind/work.ts';
import type { Candidate, Search } from './candidates.ts';
import type { Player } from './players.ts';
import { type Trial, trying } from './trial.ts';

/** The numbers of a position's boards. `to` is excluded. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Stops as soon as `isHopeless` returns true, without trying the remaining boards. */
export function* triedOnBoards<State, View>(
  search: Search<State, View>,
  candidate: Candidate<State>,
  player: Player<State>,
  { from, to }: Range,
  isHopeless: (trials: readonly Trial<State>[]) => boolean = () => false,
): Work<readonly Trial<State>[]> {
  const trials: Trial<State>[] = [];
  for (let board = from; board < to && !isHopeless(trials); board += 1)
    trials.push(yield* triedOn(search, candidate, player, board));
  return trials;
}

/** On the board with a given number, every player gets the same cards and dice. */
function triedOn<State, View>(
  search: Search<State, View>,
  candidate: Candidate<State>,
  player: Player<State>,
  board: number,
): Work<Trial<State>> {
  const luck = search.keys.search('board', ...candidate.at, board);
  const position = search.played.game.resample(candidate.position, luck);
  return trying(search.played, position, luck, player, search.keys.search('whims', ...candidate.at, board));
}
