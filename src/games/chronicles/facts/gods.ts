/** Finds the gods on the Tree: played gods and Support gods. */
import type { SeatIndex } from '../../../core/seat.ts';
import type { GodName, World } from '../box/components.ts';
import type { SagaLosers } from '../box/saga.ts';
import type { OpenBoard, OpenSeat } from '../state/state.ts';
import type { ChroniclesView } from '../state/view.ts';

/** The current god of a state, a draft or a view. */
export function active<Seat extends OpenSeat>(game: {
  readonly seats: readonly Seat[];
  readonly turn: OpenBoard['turn'];
}): Seat {
  const found = game.turn.seat === null ? undefined : game.seats[game.turn.seat];
  if (found === undefined) throw new RangeError('no god is on turn');
  return found;
}

/** Every god on the Tree: the played ones in seat order, then the Support gods. */
export function godsOnTree(game: OpenBoard): readonly { readonly god: GodName; readonly world: World }[] {
  return [...game.seats, ...game.supports];
}

export function worldOf(game: OpenBoard, god: GodName): World {
  const found = godsOnTree(game).find((each) => each.god === god);
  if (found === undefined) throw new RangeError(`${god} is not in play`);
  return found.world;
}

/** The view if the current god were in another World. */
export function withGodIn(view: ChroniclesView, world: World): ChroniclesView {
  const seats = view.seats.map((seat, at) => (at === view.turn.seat ? { ...seat, world } : seat));
  return { ...view, seats };
}

/** The view if it were the turn of the god in this seat. */
export function atTurnOf(view: ChroniclesView, seat: SeatIndex): ChroniclesView {
  return { ...view, turn: { ...view.turn, seat } };
}

/** Whether the god has to pay for an effect. Support gods count as company but never pay. */
export function isLoser(game: OpenBoard, { god, world }: OpenSeat, from: SagaLosers): boolean {
  return from === 'each' || !godsOnTree(game).some((other) => other.god !== god && other.world === world);
}

export function heroesInReserve({ box, valhalla }: OpenBoard): number {
  return box.heroes - valhalla;
}

/** The maximum Life of a god, which is the amount it starts with. [C-113] */
export function mostLife({ box, seats }: OpenBoard): number {
  return box.byPlayers.life[seats.length - 1] ?? 0;
}
