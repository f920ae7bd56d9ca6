/** Finds the places of the Valkyries and the Vanir, and the places and squares they can reach. [Y-501, Y-581 to Y-584] */
import { recordOf } from '../../../core/typed/records.ts';
import { boxOf } from '../box/box.ts';
import { type Island, SEA, type SeaPlace, type VanirSquare } from '../box/components.ts';
import type { OpenBoard, YggdrasilState } from '../state/state.ts';
import type { YggdrasilView } from '../state/view.ts';
import { isWhirlpool } from './giants.ts';

const NEIGHBOURS: Readonly<Record<SeaPlace, readonly SeaPlace[]>> = recordOf(SEA, (_, at) =>
  SEA.filter((_place, other) => Math.abs(other - at) === 1),
);

/** The places next to the Valkyries. The islands are in a line; a whirlpool can't be entered. */
export function placesNextToTheValkyries(game: OpenBoard): readonly SeaPlace[] {
  const neighbours = NEIGHBOURS[game.valkyries];
  return isWhirlpool(game) ? neighbours.filter((place) => place !== game.submerged) : neighbours;
}

/** The island to search when the Valkyries are in this place, if there is one. */
export function searchableIsland(game: OpenBoard, place: SeaPlace): Island | undefined {
  return place === 'rainbow' || place === game.submerged ? undefined : place;
}

/**
 * Whether there might be a soul to find in a place, as far as the table can see. Otherwise the Valkyries can't stay there.
 * [Y-217, Y-943]
 */
export function mayFindSouls(game: YggdrasilState | YggdrasilView, place: SeaPlace): boolean {
  const island = searchableIsland(game, place);
  if (island === undefined) return false;
  return !game.bagsAreOpen || game.bags === null || game.bags[island].vikings > 0;
}

export function destinations(game: YggdrasilState | YggdrasilView): readonly SeaPlace[] {
  const next = placesNextToTheValkyries(game);
  return mayFindSouls(game, game.valkyries) ? [game.valkyries, ...next] : next;
}

/**
 * The squares that the Vanir can use: all from the left up to its own, or only its own, depending on the edition. [Y-582, Y-596]
 */
export function squaresReached(game: OpenBoard): readonly VanirSquare[] {
  const { vanirSquares, switches } = boxOf(game);
  return vanirSquares.slice(switches.vanirReachesBack ? 0 : game.vanir, game.vanir + 1);
}

export function canAdvance(game: OpenBoard): boolean {
  return game.vanir + 1 < boxOf(game).vanirSquares.length;
}
