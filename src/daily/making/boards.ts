/** Tries out a position on fresh boards: everything hidden is dealt again, and the dice are different. */
import type { Work } from '../../mind/work.ts';
import type { Candidate, Search } from './candidates.ts';
import { atFirstChoice } from './first-choice.ts';
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
  return triedFrom(search, candidate, player, board, dealtOn(search, candidate, board));
}

/** The position on that board, at the first choice if there is one. */
export function dealtOn<State, View>(
  { played: { game }, keys }: Search<State, View>,
  { position, at }: Candidate<State>,
  board: number,
): State {
  const luck = keys.search('board', ...at, board);
  const dealt = game.resample(position, luck);
  return atFirstChoice(game, dealt, luck) ?? dealt;
}

/** Plays on from a state on that board. */
export function triedFrom<State, View>(
  { played, keys }: Search<State, View>,
  { at }: Candidate<State>,
  player: Player<State>,
  board: number,
  state: State,
): Work<Trial<State>> {
  const luck = keys.search('board', ...at, board);
  return trying(played, state, luck, player, keys.search('whims', ...at, board));
}
