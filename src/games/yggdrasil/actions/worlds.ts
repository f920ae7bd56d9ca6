/** The worlds with short actions: Asgard, Alfheim, Helheim, Muspellheim, Jotunheim. The other four have files of their own. */

import { emit } from '../../../core/logs/event-record.ts';
import type { Field, Values } from '../../../core/requests/request.ts';
import { amount, named } from '../../../core/requests/values.ts';
import { ENEMIES, ISLANDS, type Island } from '../box/components.ts';
import { drawFromBag } from '../changes/chance.ts';
import { canBeFought } from '../facts/fights.ts';
import { blockerOf } from '../facts/giants.ts';
import { activeGod, givesVikingsAfterTheRoll, seatAt } from '../facts/powers.ts';
import type { Foe, YggdrasilState } from '../state/state.ts';
import { FOES } from '../state/state.ts';
import { fight } from './combat.ts';
import { type GodActionRule, onlyWay } from './god-action.ts';

/** The field for the Vikings that a god sends into a fight before the roll, if the rules say so. [Y-423, Y-766] */
function vikingsBeforeTheRoll(game: YggdrasilState): { readonly [field: string]: Field } {
  return givesVikingsAfterTheRoll(game)
    ? {}
    : { vikings: { kind: 'number', from: 0, to: activeGod(game).vikings } };
}

function vikingsSent(game: YggdrasilState, values: Values): number {
  return givesVikingsAfterTheRoll(game) ? 0 : amount(values, 'vikings');
}

/** Asgard: fight one of the six enemies. [Y-421] */
export const asgard: GodActionRule = {
  alternatives(game) {
    const of = activeGod(game).inTrance ? [] : ENEMIES.filter((enemy) => canBeFought(game, enemy));
    return of.length === 0
      ? []
      : onlyWay('asgard', { enemy: { kind: 'one', of }, ...vikingsBeforeTheRoll(game) });
  },
  refusalFor: (game) => ({ code: activeGod(game).inTrance ? 'in-trance' : 'no-enemy-to-fight' }),
  perform(game, _choice, values) {
    fight(game, named(values, 'enemy', ENEMIES), vikingsSent(game, values));
  },
};

/** Alfheim: take an Elf if any are left. [Y-531, Y-532] */
export const alfheim: GodActionRule = {
  alternatives: (game) => (game.alfheim === 0 ? [] : onlyWay('alfheim')),
  refusalFor: () => ({ code: 'no-elves' }),
  perform(game) {
    game.alfheim -= 1;
    seatAt(game, game.turn.seat).elves += 1;
    emit(game, { type: 'elf-taken', left: game.alfheim });
  },
};

const VIKINGS_LED = 5;

/** Helheim: put five of the dead, or all if there are fewer, into one bag. [Y-551, Y-552] */
export const helheim: GodActionRule = {
  alternatives: (game) =>
    game.helheim === 0 ? [] : onlyWay('helheim', { island: { kind: 'one', of: ISLANDS } }),
  refusalFor: () => ({ code: 'no-vikings-in-helheim' }),
  perform(game, _choice, values) {
    const island = named(values, 'island', ISLANDS);
    const vikings = Math.min(VIKINGS_LED, game.helheim);
    game.helheim -= vikings;
    game.bags[island].vikings += vikings;
    emit(game, { type: 'vikings-sent', island, vikings });
  },
};

const COUNTERS_DRAWN = 5;

/**
 * The bags worth choosing. A bag without Fire Giants wouldn't change, but if bags are closed, the table can't know. [Y-217,
 * Y-943]
 */
function bagsWithFireGiants(game: YggdrasilState): readonly Island[] {
  return ISLANDS.filter((island) => !game.bagsAreOpen || game.bags[island].fireGiants > 0);
}

/** Muspellheim: draw five counters from a bag, remove the Fire Giants, put the Vikings back. [Y-561, Y-562] */
export const muspellheim: GodActionRule = {
  alternatives(game) {
    const of = bagsWithFireGiants(game);
    return of.length === 0 ? [] : onlyWay('muspellheim', { island: { kind: 'one', of } });
  },
  refusalFor: () => ({ code: 'no-fire-giants-in-bags' }),
  perform(game, _choice, values) {
    const island = named(values, 'island', ISLANDS);
    const { vikings, fireGiants } = drawFromBag(game, island, COUNTERS_DRAWN);
    game.bags[island].vikings += vikings;
    game.muspellheim += fireGiants;
    emit(game, { type: 'fires-put-out', island, fireGiants, vikings });
  },
};

/**
 * The giants that can be fought. A giant that closes Jotunheim itself, as in 2010, is the only one that can be fought. [Y-577]
 */
function giantsToFight(game: YggdrasilState): readonly Foe[] {
  const blocker = blockerOf(game, 'jotunheim');
  if (blocker !== undefined) return [blocker];
  return game.pile.length > 0 ? [...game.active, 'pile'] : game.active;
}

/** Jotunheim: fight an active giant, or the face-down one on top of the pile. [Y-571, Y-573] */
export const jotunheim: GodActionRule = {
  alternatives(game) {
    const of = giantsToFight(game);
    return of.length === 0
      ? []
      : onlyWay('jotunheim', { giant: { kind: 'one', of }, ...vikingsBeforeTheRoll(game) });
  },
  refusalFor: () => ({ code: 'no-giants' }),
  perform(game, _choice, values) {
    fight(game, named(values, 'giant', FOES), vikingsSent(game, values));
  },
};
