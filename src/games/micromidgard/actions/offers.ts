/** Offers a deal as answers, one for each way to pay for it or to use it. */
import type { Alternative, Field } from '../../../core/requests/request.ts';
import { otherLight, RESOURCES } from '../box/components.ts';
import type { Deal } from '../box/deal.ts';
import { mostToExchange } from '../facts/payable.ts';
import { relicsShowing } from '../facts/relics.ts';
import { activeSeat } from '../facts/seats.ts';
import type { MicromidgardState } from '../state/state.ts';

/** The ways in which the player can make a deal. An exchange has one for each direction: `use:1c:gold`, `use:1c:mead`. */
export function offersOf(
  game: MicromidgardState,
  deal: Deal,
  id: string,
  verb: string,
): readonly Alternative[] {
  if (deal.gain.some(({ what }) => what === 'exchange'))
    return RESOURCES.flatMap((from) => {
      const most = mostToExchange(game, from);
      const amount: Field = { kind: 'number', from: 1, to: most };
      return most > 0 ? [{ id: `${id}:${from}`, verb, fields: { amount } }] : [];
    });
  return [{ id, verb, fields: fieldsOf(game, deal) }];
}

function fieldsOf(game: MicromidgardState, { cost, gain }: Deal): { readonly [field: string]: Field } {
  const seat = activeSeat(game);
  const fields: { [field: string]: Field } = {};
  for (const each of cost) {
    if (each.what === 'relic') fields['relic'] = { kind: 'one', of: relicsShowing(seat, each.side) };
    if (each.what === 'resources')
      fields['gold'] = {
        kind: 'number',
        from: Math.max(0, each.amount - seat.mead),
        to: Math.min(each.amount, seat.gold),
      };
  }
  for (const each of gain)
    if (each.what === 'flip') fields['relic'] = { kind: 'one', of: relicsShowing(seat, otherLight(each.to)) };
  return fields;
}
