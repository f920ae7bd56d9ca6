/** Niflheim: give, take or exchange Vikings and Elves with one other god, who is not asked. [Y-541 to Y-545] */
import type { Alternative, Values } from '../../../core/request.ts';
import { seatIndex } from '../../../core/seat.ts';
import { tell } from '../draft.ts';
import { godOnTurn, seatAt } from '../gods/powers.ts';
import type { SeatState, YggdrasilState } from '../state.ts';
import { amount, type DeedRule } from './world.ts';

/**
 * An exchange that moves nothing is no action, and a field cannot read another: so what moves for certain stands in
 * the alternative's name, and only the Elves that come along with Vikings may be none. Amounts below 0 are taken.
 */
const WAYS = ['give-vikings', 'take-vikings', 'give-elves', 'take-elves'] as const;
type Way = (typeof WAYS)[number];

export const niflheim: DeedRule = {
  whyNot: (game) => ({
    why: partners(game).length === 0 ? 'nobody-to-exchange-with' : 'nothing-to-exchange',
  }),
  alternatives(game) {
    const self = godOnTurn(game);
    return partners(game).flatMap((partner) =>
      WAYS.filter((way) => counters(way, self, partner) > 0).map((way) => alternative(way, self, partner)),
    );
  },
  perform(game, choice, values) {
    const [, way, god] = choice.split(':') as [string, Way, string];
    const other = game.seats.findIndex((seat) => seat.god === god);
    const { vikings, elves } = transfer(way, values);
    const self = seatAt(game, game.turn.seat);
    const partner = seatAt(game, seatIndex(other));
    self.vikings -= vikings;
    self.elves -= elves;
    partner.vikings += vikings;
    partner.elves += elves;
    tell(game, { type: 'counters-exchanged', with: seatIndex(other), vikings, elves });
  },
};

function partners(game: YggdrasilState): readonly SeatState[] {
  return game.seats.filter((_, seat) => seat !== game.turn.seat);
}

/** How many counters can move that way. */
function counters(way: Way, self: SeatState, partner: SeatState): number {
  const from = way.startsWith('give') ? self : partner;
  return way.endsWith('vikings') ? from.vikings : from.elves;
}

function alternative(way: Way, self: SeatState, partner: SeatState): Alternative {
  const moved = { kind: 'number', from: 1, to: counters(way, self, partner) } as const;
  const alongside = { kind: 'number', from: -partner.elves, to: self.elves } as const;
  const fields = way.endsWith('vikings') ? { vikings: moved, elves: alongside } : { elves: moved };
  return { id: `niflheim:${way}:${partner.god}`, verb: 'niflheim', fields };
}

/** What the god on turn gives; below 0 is taken. */
function transfer(way: Way, values: Values): { readonly vikings: number; readonly elves: number } {
  switch (way) {
    case 'give-vikings':
      return { vikings: amount(values, 'vikings'), elves: amount(values, 'elves') };
    case 'take-vikings':
      return { vikings: -amount(values, 'vikings'), elves: amount(values, 'elves') };
    case 'give-elves':
      return { vikings: 0, elves: amount(values, 'elves') };
    case 'take-elves':
      return { vikings: 0, elves: -amount(values, 'elves') };
  }
}
