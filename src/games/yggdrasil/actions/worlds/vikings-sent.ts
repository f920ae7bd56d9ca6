/** The Vikings that a god sends into a fight before the roll, where they are sent so early. [Y-423, Y-766] */
import type { Field, Values } from '../../../../core/requests/request.ts';
import { amount } from '../../../../core/requests/values.ts';
import { givesVikingsAfterTheRoll, godOnTurn } from '../../facts/powers.ts';
import type { YggdrasilState } from '../../state/state.ts';

export function vikingsBeforeTheRoll(game: YggdrasilState): { readonly [field: string]: Field } {
  return givesVikingsAfterTheRoll(game)
    ? {}
    : { vikings: { kind: 'number', from: 0, to: godOnTurn(game).vikings } };
}

export function vikingsSent(game: YggdrasilState, values: Values): number {
  return givesVikingsAfterTheRoll(game) ? 0 : amount(values, 'vikings');
}
