/** Promise: the answers for a skipped seat are allowed by the rules and end its turn. */
import type { Game } from '../../../../src/core/game.ts';
import { allows, requestForSeats } from '../../../../src/core/requests/answer.ts';
import type { SeatIndex } from '../../../../src/core/seat.ts';

/** More questions than any turn has. */
const MAX_ANSWERS = 60;

export function brokenSkips<State, View>(game: Game<State, View>, state: State): readonly string[] {
  const seats = game.requests(state)[0]?.seats ?? [];
  return seats.flatMap((seat) => {
    try {
      return brokenSkip(game, state, seat) ?? [];
    } catch (crash) {
      return [`skip of seat ${seat} crashes: ${String(crash)}`];
    }
  });
}

/** The fault in a seat's skips; null if they end its turn. */
function brokenSkip<State, View>(game: Game<State, View>, start: State, seat: SeatIndex): string | null {
  const turn = game.requests(start)[0]?.turn;
  let state = start;
  for (let answers = 0; answers < MAX_ANSWERS; answers += 1) {
    const [request] = game.requests(state);
    const isOver = game.outcome(state).kind !== 'ongoing';
    if (isOver || request === undefined || request.turn !== turn || !request.seats.includes(seat))
      return null;
    const asked = requestForSeats(request, [seat]);
    const action = game.skip(state, asked);
    if (!allows(asked, action)) return `skip gives no answer to ${request.about}: ${JSON.stringify(action)}`;
    const applied = game.apply(state, seat, action);
    if (!applied.ok) return `skip is refused at ${request.about} (${applied.refusal.code})`;
    state = applied.state;
  }
  return `${MAX_ANSWERS} skips of seat ${seat} don't end its turn`;
}
