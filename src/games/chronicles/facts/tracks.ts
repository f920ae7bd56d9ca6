/** Finds saga foes on their tracks: the wolves chasing the sun and the moon, and Hrym at the helm of Naglfar. [C-043 to C-046] */
import { isOneOf } from '../../../core/typed/one-of.ts';
import type { Enemy, Rotation, SagaFoe, World } from '../box/components.ts';
import type { SagaTrack } from '../box/saga.ts';
import type { Defeat, OpenBoard } from '../state/state.ts';
import { type Paged, pageOf } from './page.ts';

/** The defeat when a foe reaches the end of its track. [C-813 to C-815] */
export const DEFEAT_BY: Readonly<Record<SagaFoe, Defeat>> = {
  skoll: 'sun-swallowed',
  hati: 'moon-swallowed',
  hrym: 'naglfar-at-sea',
};

/** The foe's track; null if the foe doesn't run on this page. */
export function trackOf(game: Paged, foe: SagaFoe): SagaTrack | null {
  return pageOf(game).tracks.find((track) => track.foe === foe) ?? null;
}

/** The World in which the foe can be fought; null at the start of the track, where it's out of sight. [C-043] */
export function placeOnTrack(game: OpenBoard, foe: SagaFoe): World | null {
  return game.tracks[foe] === 0 ? null : (trackOf(game, foe)?.world ?? null);
}

export function sagaFoesIn(game: OpenBoard): readonly SagaFoe[] {
  return pageOf(game).tracks.flatMap(({ foe }) => (game.tracks[foe] > 0 ? [foe] : []));
}

export function strengthOnTrack(game: OpenBoard, foe: SagaFoe): number {
  const track = trackOf(game, foe);
  return track === null ? 0 : Math.floor(track.strength + game.tracks[foe] * track.perSpace);
}

/** Enemies that turn the Tree when they wake. Afterwards, foes run depending on the Tree's position. */
const TURNING: readonly Enemy[] = ['hel', 'surt', 'loki'];

/** The saga foes that run if the Tree is in this position after the enemy has woken. */
export function runningWith(game: Paged, enemy: Enemy, rotation: Rotation): readonly SagaFoe[] {
  return pageOf(game).tracks.flatMap((track) => {
    const isCalled = track.rotation === rotation && TURNING.includes(enemy);
    return isCalled || isOneOf(track.runsWith, enemy) ? [track.foe] : [];
  });
}

/** Whether any saga foe might run when the enemy wakes. */
export function mayRunWith(game: Paged, enemy: Enemy): boolean {
  return pageOf(game).tracks.some(
    ({ runsWith, rotation }) => isOneOf(runsWith, enemy) || (rotation !== null && TURNING.includes(enemy)),
  );
}
