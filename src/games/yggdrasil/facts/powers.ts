/** Finds the powers that are currently in effect, as predicates for the rules. */
import { type SeatIndex, seatIndex } from '../../../core/seat.ts';
import { boxOf } from '../box/box.ts';
import {
  GOD_POWERS,
  type PersonalPower,
  type PersonalPowerOf,
  type TrancePower,
  type TrancePowerOf,
} from '../box/gods.ts';
import type { OpenBoard, SeatState } from '../state/state.ts';
import { arePowersCancelled } from './giants.ts';

export function activeGod(game: OpenBoard): SeatState {
  return seatAt(game, game.turn.seat);
}

export function seatAt<Seat extends SeatState>(
  game: { readonly seats: readonly Seat[] },
  seat: SeatIndex,
): Seat {
  const found = game.seats[seat];
  if (found === undefined) throw new RangeError(`no seat ${seat}`);
  return found;
}

/** The current god's personal power of this kind. A god in a trance has none, and no god has one while a giant cancels powers. */
function personal<Kind extends PersonalPower['kind']>(
  game: OpenBoard,
  kind: Kind,
): PersonalPowerOf<Kind> | undefined {
  const { god, inTrance } = activeGod(game);
  return inTrance || arePowersCancelled(game) ? undefined : onSheet(GOD_POWERS[god].personal, kind);
}

function onSheet<Kind extends PersonalPower['kind']>(
  powers: readonly PersonalPower[],
  kind: Kind,
): PersonalPowerOf<Kind> | undefined {
  return powers.find((power): power is PersonalPowerOf<Kind> => power.kind === kind);
}

/** Whether the giant that cancels every god's power also cancels the effects of trances. [Y-622] */
function areTrancesSilenced(game: OpenBoard): boolean {
  return boxOf(game).rulings.cancellingSilencesTrances && arePowersCancelled(game);
}

/** The trance power of this kind that all gods share, and the seat that gives it. */
function shared<Kind extends TrancePower['kind']>(
  game: OpenBoard,
  kind: Kind,
): { readonly power: TrancePowerOf<Kind>; readonly seat: SeatIndex } | undefined {
  for (let seat = 0; seat < game.seats.length; seat += 1) {
    const held = game.seats[seat];
    if (held?.inTrance !== true) continue;
    const { trance } = GOD_POWERS[held.god];
    if (isOf(trance, kind))
      return areTrancesSilenced(game) ? undefined : { power: trance, seat: seatIndex(seat) };
  }
  return undefined;
}

function isOf<Kind extends TrancePower['kind']>(
  power: TrancePower,
  kind: Kind,
): power is TrancePowerOf<Kind> {
  return power.kind === kind;
}

export function cardsToDraw(game: OpenBoard): number {
  return personal(game, 'draws-cards')?.cards ?? 1;
}

export function combatBonus(game: OpenBoard): number {
  return personal(game, 'strengthens-fights')?.by ?? 0;
}

/**
 * The number of actions in a turn. It's computed again before each action, since a trance or a giant can remove the power during
 * the turn.
 */
export function actionsPerTurn(game: OpenBoard): number {
  return personal(game, 'acts')?.actions ?? 3;
}

/** The number of actions that the current god has left, given the powers currently in effect. */
export function actionsLeft(game: OpenBoard): number {
  return Math.max(0, actionsPerTurn(game) - game.turn.spent.length);
}

export function soulsPerSearch(game: OpenBoard): number {
  return shared(game, 'finds-souls')?.power.souls ?? personal(game, 'finds-souls')?.souls ?? 3;
}

/** The power that lets the current god find more souls: its own, or that of a god in a trance. Null without one. */
export function searchPower(game: OpenBoard): 'own' | 'shared' | null {
  if (shared(game, 'finds-souls') !== undefined) return 'shared';
  return personal(game, 'finds-souls') === undefined ? null : 'own';
}

export function rollsTwice(game: OpenBoard): boolean {
  return personal(game, 'rolls-twice') !== undefined;
}

export function mayRepeatAWorld(game: OpenBoard): boolean {
  return personal(game, 'repeats-a-world') !== undefined;
}

/** Whether the god can enter and leave a trance in one turn. Entering it costs the god its power, but not this right. */
export function mayEnterAndLeaveTrance(game: OpenBoard): boolean {
  if (arePowersCancelled(game)) return false;
  return onSheet(GOD_POWERS[activeGod(game).god].personal, 'enters-and-leaves-trance') !== undefined;
}

export function choosesBeatenGiant(game: OpenBoard): boolean {
  return shared(game, 'chooses-beaten-giant') !== undefined;
}

/** The change to the force of every giant because of trances; negative, since trances weaken giants. */
export function giantForceChange(game: OpenBoard): number {
  const weakened = shared(game, 'weakens-giants');
  return weakened === undefined ? 0 : 0 - weakened.power.by;
}

export function appliesWholeScale(game: OpenBoard): boolean {
  return shared(game, 'applies-whole-scale') !== undefined;
}

export function givesVikingsAfterTheRoll(game: OpenBoard): boolean {
  return shared(game, 'gives-vikings-after-the-roll') !== undefined;
}

/** The seat that gets half of the Vikings spent in a fight, if there is one. */
export function saviourOfVikings(game: OpenBoard): SeatIndex | undefined {
  return shared(game, 'saves-half-the-vikings')?.seat;
}
