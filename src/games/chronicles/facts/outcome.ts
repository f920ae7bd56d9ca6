/** Computes the outcome of the game, and the distance from each way to lose. [C-801 to C-815] */
import type { Outcome } from '../../../core/game.ts';
import { LEVELS, type SagaFoe } from '../box/components.ts';
import { levelOf } from '../box/tree.ts';
import { DEFEATS, type Defeat, type OpenBoard } from '../state/state.ts';
import { pawnsLeft } from './iotunns.ts';
import { pageOf } from './page.ts';
import { isTaskDone } from './task.ts';
import { trackOf } from './tracks.ts';
import { markersLeft } from './tree.ts';

export function outcomeOf({ end }: OpenBoard): Outcome {
  if (end === null) return { kind: 'ongoing' };
  return end.kind === 'won'
    ? { kind: 'won', why: ['nidhogg-at-the-tree'] }
    : { kind: 'lost', why: [end.why] };
}

/**
 * The distance from defeat at the start: Hel and Surt are on the lowest level, three climbs from the end. No danger bar shows
 * more.
 */
export const SAFE_STEPS = 3;

/** The distance from each way to lose. Taking the last piece doesn't lose the game, but needing one more does; hence the + 1. */
const STEPS_LEFT: { readonly [code in Defeat]: (game: OpenBoard) => number } = {
  'god-without-life': ({ seats }) => Math.min(...seats.map(({ life }) => life)),
  'hel-above-the-tree': (game) => climbsLeft(game, 'hel'),
  'surt-above-the-tree': (game) => climbsLeft(game, 'surt'),
  'jormungand-past-the-last-island': ({ box, island }) => box.islands.length - island,
  'too-few-anonymous': ({ box, anonymous }) => box.anonymous - anonymous + 1,
  'too-few-fire-giants': ({ box, fireGiants }) => box.fireGiants - fireGiants + 1,
  'no-iotunn-pawn': (game) => pawnsLeft(game) + 1,
  'no-ravaged-marker': (game) => markersLeft(game) + 1,
  'nidhogg-at-the-dead-tree': (game) =>
    isTaskDone(game) ? Number.POSITIVE_INFINITY : pageOf(game).spaces.length - game.nidhogg,
  'sun-swallowed': (game) => spacesLeft(game, 'skoll'),
  'moon-swallowed': (game) => spacesLeft(game, 'hati'),
  'naglfar-at-sea': (game) => spacesLeft(game, 'hrym'),
};

/** The distance from one of the ways to lose. */
export function stepsTo(game: OpenBoard, code: Defeat): number {
  return STEPS_LEFT[code](game);
}

/** The number of Life points, climbs, islands or pieces between the gods and the nearest defeat. */
export function stepsToDefeat(game: OpenBoard): number {
  return Math.min(...DEFEATS.map((code) => STEPS_LEFT[code](game)));
}

/** The defeats at the smallest distance, in the order of the rulebook. */
export function nearestDefeats(game: OpenBoard): readonly Defeat[] {
  const steps = stepsToDefeat(game);
  return DEFEATS.filter((code) => STEPS_LEFT[code](game) === steps);
}

/** The number of climbs until an enemy ends the game. From the top level, the next climb ends it. */
function climbsLeft({ places }: OpenBoard, enemy: 'hel' | 'surt'): number {
  const place = places[enemy];
  return place === 'cage' ? Number.POSITIVE_INFINITY : LEVELS.indexOf(levelOf(place)) + 1;
}

function spacesLeft(game: OpenBoard, foe: SagaFoe): number {
  const track = trackOf(game, foe);
  return track === null ? Number.POSITIVE_INFINITY : track.length - game.tracks[foe];
}
