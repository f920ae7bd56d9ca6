/**
 * Moves the wolves and brings Ragnarok: a Prophecy is scored, a Realm destroyed, and the wolves return.
 * [M-601 to M-610, M-701 to M-708]
 */
import { emit } from '../../../core/logs/event-record.ts';
import { LIGHTS, type Light } from '../box/components.ts';
import { amountsFor, fulfilledBy, nextProphecy, pointsAtStake } from '../facts/prophecies.ts';
import { spacesLeft, trackLength, wolfIsBeside } from '../facts/wolves.ts';
import type { Draft } from '../state/draft.ts';
import { gainPoints } from './holdings.ts';

export function moveWolfOn(game: Draft, wolf: Light): void {
  game.wolves[wolf] += 1;
  emit(game, { type: 'wolf-ran', ...positionOf(game, wolf) });
}

/** Pulls a wolf back. On the first space of its track, it stays there. [M-606] */
export function pullWolfBack(game: Draft, wolf: Light): void {
  if (game.wolves[wolf] === 0) {
    emit(game, { type: 'wolf-stayed', wolf, left: spacesLeft(game, wolf) });
    return;
  }
  game.wolves[wolf] -= 1;
  emit(game, { type: 'wolf-pulled-back', ...positionOf(game, wolf) });
}

function positionOf(game: Draft, wolf: Light) {
  return { wolf, realm: wolfIsBeside(game, wolf), left: spacesLeft(game, wolf) };
}

/** Scores the Prophecy of a side. The other one in its column also leaves the game. */
export function scoreProphecy(game: Draft, side: Light): void {
  const prophecy = nextProphecy(game, side);
  const points = pointsAtStake(game);
  const winner = fulfilledBy(game, prophecy);
  const amounts = amountsFor(game, prophecy);
  emit(game, { type: 'prophecy-scored', side, column: game.ragnaroks, prophecy, points, winner, amounts });
  if (winner !== null && points > 0) gainPoints(game, winner, points);
}

/** Destroys the next Realm after a Prophecy was scored. The fifth Ragnarok destroys none. */
export function destroyNextRealm(game: Draft): void {
  const realm = game.doom[game.ragnaroks];
  game.ragnaroks += 1;
  if (realm !== undefined) emit(game, { type: 'realm-destroyed', realm });
}

export function returnWolves(game: Draft): void {
  game.wolves.sun = 0;
  game.wolves.moon = 0;
  const stranded = LIGHTS.find((wolf) => trackLength(game, wolf) === 0) ?? null;
  emit(game, { type: 'wolves-returned', stranded });
}
