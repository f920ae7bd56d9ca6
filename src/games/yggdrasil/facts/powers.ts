/** The powers in force at this moment: the questions the rules ask of the gods. */
import { type SeatIndex, seatIndex } from '../../../core/seat.ts';
import { boxOf } from '../box/box.ts';
import type { GodName } from '../box/components.ts';
import { frey } from '../box/gods/frey.ts';
import { freyja } from '../box/gods/freyja.ts';
import { heimdall } from '../box/gods/heimdall.ts';
import { odin } from '../box/gods/odin.ts';
import { thor } from '../box/gods/thor.ts';
import { tyr } from '../box/gods/tyr.ts';
import type { God, PersonalPower, TrancePower } from '../box/power.ts';
import type { OpenBoard, SeatState } from '../state/state.ts';
import { arePowersCancelled } from './cancels-powers.ts';

const GOD: Readonly<Record<GodName, God>> = { odin, thor, frey, heimdall, tyr, freyja };

const NO_POWER: PersonalPower = {};

export function godOnTurn(game: OpenBoard): SeatState {
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

/** A god in trance, and every god under the giant that cancels powers, has no personal power. */
function personalPower(game: OpenBoard): PersonalPower {
  const seat = godOnTurn(game);
  return seat.inTrance || arePowersCancelled(game) ? NO_POWER : GOD[seat.god].personal;
}

/** The giant that cancels every god's power silences the effects of a trance as well. [Y-622] */
function areTrancesSilenced(game: OpenBoard): boolean {
  return boxOf(game).rulings.cancellingSilencesTrances && arePowersCancelled(game);
}

/** The trance powers that all gods share right now; several apply together. */
function tranceHas(game: OpenBoard, power: keyof TrancePower): boolean {
  return (
    !areTrancesSilenced(game) &&
    game.seats.some((seat) => seat.inTrance && GOD[seat.god].trance[power] === true)
  );
}

export function cardsToDraw(game: OpenBoard): number {
  return personalPower(game).cardsDrawn ?? 1;
}

export function combatBonus(game: OpenBoard): number {
  return personalPower(game).combatBonus ?? 0;
}

/** Judged again before each action, since a trance or a giant can take the power away in mid-turn. */
export function actionsPerTurn(game: OpenBoard): number {
  return personalPower(game).actionsPerTurn ?? 3;
}

export function soulsPerSearch(game: OpenBoard): number {
  const shared = game.seats.find(
    (seat) => seat.inTrance && GOD[seat.god].trance.soulsPerSearch !== undefined,
  );
  if (shared !== undefined && !areTrancesSilenced(game)) return GOD[shared.god].trance.soulsPerSearch ?? 3;
  return personalPower(game).soulsPerSearch ?? 3;
}

export function rollsTwice(game: OpenBoard): boolean {
  return personalPower(game).rollsTwice === true;
}

export function mayRepeatAWorld(game: OpenBoard): boolean {
  return personalPower(game).mayRepeatAWorld === true;
}

/** Entering a trance costs a god the power, but not the right to leave it in the same turn. */
export function mayEnterAndLeaveTrance(game: OpenBoard): boolean {
  return !arePowersCancelled(game) && GOD[godOnTurn(game).god].personal.mayEnterAndLeaveTrance === true;
}

export function choosesBeatenGiant(game: OpenBoard): boolean {
  return tranceHas(game, 'choosesBeatenGiant');
}

export function giantForceChange(game: OpenBoard): number {
  if (areTrancesSilenced(game)) return 0;
  return game.seats.reduce(
    (sum, seat) => sum + (seat.inTrance ? (GOD[seat.god].trance.giantForce ?? 0) : 0),
    0,
  );
}

export function appliesWholeScale(game: OpenBoard): boolean {
  return tranceHas(game, 'appliesWholeScale');
}

export function givesVikingsAfterTheRoll(game: OpenBoard): boolean {
  return tranceHas(game, 'vikingsAfterTheRoll');
}

/** The seat to which half of the Vikings spent in a fight come, if any. */
export function saviourOfVikings(game: OpenBoard): SeatIndex | undefined {
  if (areTrancesSilenced(game)) return undefined;
  const at = game.seats.findIndex(
    (seat) => seat.inTrance && GOD[seat.god].trance.savesHalfTheVikings === true,
  );
  return at < 0 ? undefined : seatIndex(at);
}
