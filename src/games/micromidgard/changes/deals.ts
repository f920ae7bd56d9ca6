/** Makes a deal: all costs are paid, then all gains are received, in the printed order. */

import { emit } from '../../../core/logs/event-record.ts';
import type { Values } from '../../../core/requests/request.ts';
import { amount, named } from '../../../core/requests/values.ts';
import { otherLight, otherResource, RELICS, type Resource } from '../box/components.ts';
import type { Cost, Deal, Gain } from '../box/deal.ts';
import { isWonByPoints } from '../facts/outcome.ts';
import type { Draft } from '../state/draft.ts';
import { destroy, flip, gainPoints } from './holdings.ts';
import { gain as gainResource, pay as payResource } from './resources.ts';
import { moveWolfOn, pullWolfBack } from './wolves.ts';

/** Makes a deal. `offer` is the id of the chosen alternative, and `values` fill its fields. */
export function makeDeal(game: Draft, { cost, gain }: Deal, offer: string, values: Values): void {
  for (const each of cost) pay(game, each, values);
  for (const each of gain) {
    if (isWonByPoints(game)) return;
    receive(game, each, offer, values);
  }
}

function pay(game: Draft, cost: Cost, values: Values): void {
  switch (cost.what) {
    case 'gold':
    case 'mead':
      payResource(game, cost.what, cost.amount);
      break;
    case 'resources': {
      const gold = amount(values, 'gold');
      payResource(game, 'gold', gold);
      payResource(game, 'mead', cost.amount - gold);
      break;
    }
    case 'action':
      game.turn.hand[cost.action] -= cost.amount;
      break;
    case 'relic':
      destroy(game, named(values, 'relic', RELICS));
      break;
    case 'wolf-action':
      game.turn.wolfActions[cost.wolf] -= 1;
      emit(game, {
        type: 'wolf-action-converted',
        seat: game.turn.seat,
        from: cost.wolf,
        to: otherLight(cost.wolf),
      });
  }
}

export function receive(game: Draft, gain: Gain, offer: string, values: Values): void {
  const { seat } = game.turn;
  switch (gain.what) {
    case 'gold':
    case 'mead':
      gainResource(game, gain.what, gain.amount);
      break;
    case 'point':
      gainPoints(game, seat, 1);
      break;
    case 'action':
      game.turn.hand[gain.action] += gain.amount;
      emit(game, { type: 'action-gained', seat, action: gain.action, amount: gain.amount });
      break;
    case 'wolf-action':
      game.turn.wolfActions[gain.wolf] += 1;
      emit(game, { type: 'wolf-action-gained', seat, wolf: gain.wolf });
      break;
    case 'wolf-on':
      moveWolfOn(game, gain.wolf);
      break;
    case 'wolf-back':
      pullWolfBack(game, gain.wolf);
      break;
    case 'flip':
      flip(game, named(values, 'relic', RELICS), gain.to);
      break;
    case 'exchange':
      exchange(game, offer.endsWith(':gold') ? 'gold' : 'mead', amount(values, 'amount'));
  }
}

function exchange(game: Draft, from: Resource, amount: number): void {
  payResource(game, from, amount);
  gainResource(game, otherResource(from), amount);
  emit(game, { type: 'resource-exchanged', seat: game.turn.seat, resource: from, amount });
}
