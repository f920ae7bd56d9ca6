/** Judges the danger from the saga foes on their tracks for a computer player. */

import { type Enemy, ROTATIONS, type SagaFoe } from '../box/components.ts';
import type { SagaTrack } from '../box/saga.ts';
import { runningWith, trackOf } from '../facts/tracks.ts';
import type { Outlook } from './outlook.ts';
import type { Weights } from './weights.ts';

/** The gain from beating the foe, which then falls back. */
export function utilityOfFallingBack(outlook: Outlook, foe: SagaFoe): number {
  const track = trackOf(outlook.view, foe);
  if (track === null) return 0;
  const at = outlook.view.tracks[foe];
  return dangerOf(outlook, track, at) - dangerOf(outlook, track, Math.max(0, at - track.back));
}

/** The cost if the foe runs `spaces` more spaces. */
export function harmOfRunning({ view, weights }: Outlook, foe: SagaFoe, spaces: number): number {
  const track = trackOf(view, foe);
  if (track === null) return 0;
  const at = view.tracks[foe];
  return weightAt(weights, track, at + spaces) - weightAt(weights, track, at);
}

function dangerOf(outlook: Outlook, track: SagaTrack, at: number): number {
  const now = weightAt(outlook.weights, track, at);
  return now + chanceToRun(outlook, track) * (weightAt(outlook.weights, track, at + 1) - now);
}

function weightAt({ losing, spacesLeft }: Weights, { length }: SagaTrack, at: number): number {
  const left = length - at;
  return left <= 0 ? losing : (spacesLeft[Math.min(left, spacesLeft.length) - 1] ?? 0);
}

/** The weighted chance that the foe runs with an enemy, with every position of the Tree equally likely. */
function chanceToRun({ view, weights, waking }: Outlook, { foe }: SagaTrack): number {
  let chance = 0;
  for (const enemy of CALLING) {
    const calls = ROTATIONS.filter((rotation) => runningWith(view, enemy, rotation).includes(foe)).length;
    const { now, next } = waking[enemy];
    chance += (calls / ROTATIONS.length) * (weights.wakesNow * now + weights.wakesNext * next);
  }
  return Math.min(1, chance);
}

const CALLING: readonly Enemy[] = ['hel', 'surt', 'loki', 'jormungand', 'fenrir'];
