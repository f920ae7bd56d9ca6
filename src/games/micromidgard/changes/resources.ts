/**
 * Changes Gold and Mead: takes and pays them, and loses amounts that don't fit. A Realm's abilities can be resolved in any order,
 * so its gifts count as taken at the latest moment that helps the player. [M-206, M-211, M-212, M-214]
 */

import { emit } from '../../../core/logs/event-record.ts';
import type { Resource } from '../box/components.ts';
import { activeSeat } from '../facts/seats.ts';
import type { Draft } from '../state/draft.ts';

function room(game: Draft, resource: Resource): number {
  return game.box.mostOfAResource - activeSeat(game)[resource];
}

/** Takes a Realm's gifts. Gifts that don't fit have to wait. */
export function takeFromRealm(game: Draft, resource: Resource, amount: number): void {
  const taken = Math.min(amount, room(game, resource));
  put(game, resource, taken);
  game.turn.loose[resource] += taken;
  wait(game, resource, amount - taken);
}

/**
 * Takes the gains of a square or a Relic. They displace the Realm's gifts, which can be taken later. Gains that still don't fit
 * are lost.
 */
export function gain(game: Draft, resource: Resource, amount: number): void {
  const taken = Math.min(amount, room(game, resource));
  put(game, resource, taken);
  const displaced = Math.min(amount - taken, game.turn.loose[resource]);
  game.turn.loose[resource] -= displaced;
  wait(game, resource, displaced);
  lose(game, resource, amount - taken - displaced);
}

export function pay(game: Draft, resource: Resource, amount: number): void {
  if (amount === 0) return;
  const seat = activeSeat(game);
  const { loose, waiting } = game.turn;
  if (amount > seat[resource] - loose[resource]) {
    // The amount can't be paid without the Realm's gift, so all of that gift counts as taken.
    loseWaiting(game, resource);
    loose[resource] = 0;
  }
  seat[resource] -= amount;
  emit(game, { type: 'resource-paid', seat: game.turn.seat, resource, amount });
  const taken = Math.min(waiting[resource], room(game, resource));
  waiting[resource] -= taken;
  loose[resource] += taken;
  put(game, resource, taken);
}

/** Loses a waiting gift, which can't wait any longer. */
export function loseWaiting(game: Draft, resource: Resource): void {
  lose(game, resource, game.turn.waiting[resource]);
  game.turn.waiting[resource] = 0;
}

function put(game: Draft, resource: Resource, amount: number): void {
  if (amount === 0) return;
  activeSeat(game)[resource] += amount;
  emit(game, { type: 'resource-gained', seat: game.turn.seat, resource, amount });
}

function wait(game: Draft, resource: Resource, amount: number): void {
  if (amount === 0) return;
  game.turn.waiting[resource] += amount;
  emit(game, { type: 'resource-waits', seat: game.turn.seat, resource, amount });
}

function lose(game: Draft, resource: Resource, amount: number): void {
  if (amount > 0) emit(game, { type: 'resource-lost', seat: game.turn.seat, resource, amount });
}
