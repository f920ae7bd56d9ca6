/** Midgard: move the Valkyries one island if wished, then look for souls where they are. [Y-501] */

import { named } from '../../../../core/requests/values.ts';
import { tell } from '../../../../core/telling/telling.ts';
import { type Island, SEA, type SeaPlace } from '../../box/components.ts';
import { drawFromBag } from '../../changes/chance.ts';
import { seatAt, soulsPerSearch } from '../../facts/powers.ts';
import { isWhirlpool } from '../../facts/whirlpool.ts';
import type { Draft } from '../../state/draft.ts';
import type { OpenBoard, YggdrasilState } from '../../state/state.ts';
import type { YggdrasilView } from '../../state/view.ts';
import { type DeedRule, onlyWay } from './world.ts';

/** The islands lie in a line; a whirlpool cannot be entered. */
export function placesNextToTheValkyries(game: OpenBoard): readonly SeaPlace[] {
  const at = SEA.indexOf(game.valkyries);
  const neighbours = [SEA[at - 1], SEA[at + 1]].filter((place) => place !== undefined);
  return neighbours.filter((place) => !(isWhirlpool(game) && place === game.submerged));
}

export function moveValkyries(game: Draft, to: SeaPlace): void {
  const from = game.valkyries;
  if (from === to) return;
  game.valkyries = to;
  tell(game, { type: 'valkyries-moved', from, to });
}

/** The island that is searched when the Valkyries are in this place, if any. */
export function searchableIsland(game: OpenBoard, place: SeaPlace): Island | undefined {
  return place === 'rainbow' || place === game.submerged ? undefined : place;
}

/** Staying is a way to act only where there is a soul to find, as far as the table can see. [Y-217, Y-943] */
export function mayFindSouls(game: YggdrasilState | YggdrasilView, place: SeaPlace): boolean {
  const island = searchableIsland(game, place);
  if (island === undefined) return false;
  return !game.bagsAreOpen || game.bags === null || game.bags[island].vikings > 0;
}

export function destinations(game: YggdrasilState | YggdrasilView): readonly SeaPlace[] {
  const next = placesNextToTheValkyries(game);
  return mayFindSouls(game, game.valkyries) ? [game.valkyries, ...next] : next;
}

export const midgard: DeedRule = {
  alternatives(game) {
    const of = destinations(game);
    return of.length === 0 ? [] : onlyWay('midgard', { island: { kind: 'one', of } });
  },
  whyNot: () => ({ why: 'nowhere-to-search' }),
  perform(game, _choice, values) {
    moveValkyries(game, named<SeaPlace>(values, 'island'));
    const island = searchableIsland(game, game.valkyries);
    if (island !== undefined) lookForSouls(game, island);
  },
};

function lookForSouls(game: Draft, island: Island): void {
  const found = drawFromBag(game, island, soulsPerSearch(game));
  seatAt(game, game.turn.seat).vikings += found.vikings;
  game.bags[island].fireGiants += found.fireGiants;
  tell(game, { type: 'souls-sought', island, ...found });
}
