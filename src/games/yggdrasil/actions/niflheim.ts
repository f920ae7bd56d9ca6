/** Niflheim: give, take or exchange Vikings and Elves with one other god, whose consent isn't needed. [Y-541 to Y-545] */

import { emit } from '../../../core/logs/event-record.ts';
import type { Alternative, Field, Values } from '../../../core/requests/request.ts';
import { amount } from '../../../core/requests/values.ts';
import { seatIndex } from '../../../core/seat.ts';
import { asOneOf } from '../../../core/typed/one-of.ts';
import { namesOf, recordOf } from '../../../core/typed/records.ts';
import { GODS } from '../box/components.ts';
import { activeGod, seatAt } from '../facts/powers.ts';
import type { SeatState, YggdrasilState } from '../state/state.ts';
import type { GodActionRule } from './god-action.ts';

/**
 * The ways to exchange. An exchange that moves nothing isn't an action, and a field can't depend on another one. So the
 * alternative's name states what certainly moves, and only Elves that go along with Vikings can be 0. Negative amounts are taken
 * from the other god.
 */
const WAYS = {
  'give-vikings': { counters: 'vikings', sign: 1 },
  'take-vikings': { counters: 'vikings', sign: -1 },
  'give-elves': { counters: 'elves', sign: 1 },
  'take-elves': { counters: 'elves', sign: -1 },
} as const;

type Way = keyof typeof WAYS;

const WAY_NAMES = namesOf(WAYS);

/** The ids of the ways to exchange with each god, built once because they're needed before every action. */
export const EXCHANGES = recordOf(GODS, (god) => recordOf(WAY_NAMES, (way) => `niflheim:${way}:${god}`));

export const niflheim: GodActionRule = {
  refusalFor: (game) => ({
    code: partners(game).length === 0 ? 'nobody-to-exchange-with' : 'nothing-to-exchange',
  }),
  alternatives(game) {
    const self = activeGod(game);
    const ways: Alternative[] = [];
    for (const partner of game.seats) if (partner !== self) addWays(ways, self, partner);
    return ways;
  },
  perform(game, choice, values) {
    const [, wayMeant, god] = choice.split(':');
    const way = asOneOf(WAY_NAMES, wayMeant);
    const other = game.seats.findIndex((seat) => seat.god === god);
    const { vikings, elves } = transfer(way, values);
    const self = seatAt(game, game.turn.seat);
    const partner = seatAt(game, seatIndex(other));
    self.vikings -= vikings;
    self.elves -= elves;
    partner.vikings += vikings;
    partner.elves += elves;
    emit(game, { type: 'counters-exchanged', with: seatIndex(other), vikings, elves });
  },
};

function partners(game: YggdrasilState): readonly SeatState[] {
  return game.seats.filter((_, seat) => seat !== game.turn.seat);
}

/** Adds the ways to exchange with one god. They're written out, because this runs before every action. */
function addWays(ways: Alternative[], self: SeatState, partner: SeatState): void {
  const ids = EXCHANGES[partner.god];
  const verb = 'niflheim';
  const elves: Field = { kind: 'number', from: 0 - partner.elves, to: self.elves };
  if (self.vikings > 0)
    ways.push({ id: ids['give-vikings'], verb, fields: { vikings: upTo(self.vikings), elves } });
  if (partner.vikings > 0)
    ways.push({ id: ids['take-vikings'], verb, fields: { vikings: upTo(partner.vikings), elves } });
  if (self.elves > 0) ways.push({ id: ids['give-elves'], verb, fields: { elves: upTo(self.elves) } });
  if (partner.elves > 0) ways.push({ id: ids['take-elves'], verb, fields: { elves: upTo(partner.elves) } });
}

function upTo(most: number): Field {
  return { kind: 'number', from: 1, to: most };
}

/** The numbers of counters that the current god gives; negative if it takes them. */
function transfer(way: Way, values: Values): { readonly vikings: number; readonly elves: number } {
  const { counters, sign } = WAYS[way];
  if (counters === 'elves') return { vikings: 0, elves: sign * amount(values, 'elves') };
  return { vikings: sign * amount(values, 'vikings'), elves: amount(values, 'elves') };
}
