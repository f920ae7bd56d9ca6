/** The gods on the Tree, those who are played and those who only support. */
import type { SeatIndex } from '../../../core/seat.ts';
import { tell } from '../../../core/telling/telling.ts';
import type { GodName, World } from '../box/components.ts';
import type { Draft, SeatDraft } from '../state/draft.ts';
import type { OpenBoard, OpenSeat } from '../state/state.ts';
import type { ChroniclesView } from '../state/view.ts';

/** The god on turn, of a state, a draft or a view. */
export function active<Seat extends OpenSeat>(game: {
  readonly seats: readonly Seat[];
  readonly turn: OpenBoard['turn'];
}): Seat {
  const found = game.turn.seat === null ? undefined : game.seats[game.turn.seat];
  if (found === undefined) throw new RangeError('no god is on turn');
  return found;
}

/** Every god on the Tree, in the order of the seats, the Support gods last. */
export function godsOnTree(game: OpenBoard): readonly { readonly god: GodName; readonly world: World }[] {
  return [...game.seats, ...game.supports];
}

export function worldOf(game: OpenBoard, god: GodName): World {
  const found = godsOnTree(game).find((each) => each.god === god);
  if (found === undefined) throw new RangeError(`${god} is not in play`);
  return found.world;
}

export function seatNamed(game: Draft, god: GodName): SeatDraft {
  const found = game.seats.find((seat) => seat.god === god);
  if (found === undefined) throw new RangeError(`nobody plays ${god}`);
  return found;
}

/** Puts a god's silhouette on a World; it may be there already. */
export function moveGod(game: Draft, god: GodName, to: World): void {
  const moved = game.seats.find((each) => each.god === god) ?? game.supports.find((each) => each.god === god);
  if (moved === undefined) throw new RangeError(`${god} is not in play`);
  const from = moved.world;
  if (from === to) return;
  moved.world = to;
  tell(game, { type: 'god-moved', god, from, to });
}

/** The view as it would be with the god on turn somewhere else. */
export function standingIn(view: ChroniclesView, world: World): ChroniclesView {
  const seats = view.seats.map((seat, at) => (at === view.turn.seat ? { ...seat, world } : seat));
  return { ...view, seats };
}

/** The view as it would be at the turn of the god in that seat. */
export function atTurnOf(view: ChroniclesView, seat: SeatIndex): ChroniclesView {
  return { ...view, turn: { ...view.turn, seat } };
}
