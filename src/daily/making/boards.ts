/** Tries a position out on fresh boards: everything hidden dealt again, with dice of its own. */
import type { Work } from '../../mind/work.ts';
import type { Candidate, Search } from './candidates.ts';
import type { Player } from './players.ts';
import { type Trial, trying } from './trial.ts';

/** Boards of a position, from one number to before another. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Stops as soon as `isHopeless`; the boards after that are not tried. */
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

/** Every player meets the same cards and dice on the board of a number. */
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
