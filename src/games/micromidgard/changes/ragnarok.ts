/** Ragnarok: a Prophecy is scored, a Realm destroyed, the wolves return. [M-701 to M-708] */
import { tell } from '../../../core/telling/telling.ts';
import { LIGHTS, type Light, type Prophecy } from '../box/components.ts';
import { gainPoints } from '../facts/points.ts';
import { amountsFor, fulfilledBy } from '../facts/prophecies.ts';
import { hasPassedItsEnd, trackLength } from '../facts/wolves.ts';
import type { Draft } from '../state/draft.ts';
import type { MicromidgardState } from '../state/state.ts';

/** The wolves that bring Ragnarok at the end of this turn. */
export function wolvesPastTheirEnd(game: MicromidgardState): readonly Light[] {
  return LIGHTS.filter((wolf) => hasPassedItsEnd(game, wolf));
}

/** The leftmost Prophecy of that side that is still there. */
export function nextProphecy({ prophecies, ragnaroks }: MicromidgardState, side: Light): Prophecy {
  const prophecy = prophecies[side][ragnaroks];
  if (prophecy === undefined) throw new RangeError('no Prophecy is left');
  return prophecy;
}

/** The points of the leftmost column that is still there. */
export function pointsAtStake({ box, ragnaroks }: MicromidgardState): number {
  return box.prophecyPoints[ragnaroks] ?? 0;
}

export function areAllPropheciesDone({ box, ragnaroks }: MicromidgardState): boolean {
  return ragnaroks >= box.prophecyPoints.length;
}

/** The Prophecy of that side is scored; the other one of its column goes with it. */
export function scoreProphecy(game: Draft, side: Light): void {
  const prophecy = nextProphecy(game, side);
  const points = pointsAtStake(game);
  const winner = fulfilledBy(game, prophecy);
  const amounts = amountsFor(game, prophecy);
  tell(game, { type: 'prophecy-scored', side, column: game.ragnaroks, prophecy, points, winner, amounts });
  if (winner !== null && points > 0) gainPoints(game, winner, points);
}

/** After a Prophecy was scored; the fifth Ragnarok destroys no Realm. */
export function destroyNextRealm(game: Draft): void {
  const realm = game.doom[game.ragnaroks];
  game.ragnaroks += 1;
  if (realm !== undefined) tell(game, { type: 'realm-destroyed', realm });
}

export function returnWolves(game: Draft): void {
  game.wolves.sun = 0;
  game.wolves.moon = 0;
  const stranded = LIGHTS.find((wolf) => trackLength(game, wolf) === 0) ?? null;
  tell(game, { type: 'wolves-returned', stranded });
}
