/** Nidavellir: take an artifact of the first level, or trade an artifact for its next level. [Y-521, Y-522] */

import { emit } from '../../../core/logs/event-record.ts';
import { named } from '../../../core/requests/values.ts';
import { ENEMIES, type Enemy } from '../box/components.ts';
import { activeGod, seatAt } from '../facts/powers.ts';
import type { ArtifactLevel, OpenBoard } from '../state/state.ts';
import { type GodActionRule, onlyWay } from './god-action.ts';

const NEXT_LEVEL: Readonly<Record<ArtifactLevel, ArtifactLevel | undefined>> = {
  0: 1,
  1: 2,
  2: 3,
  3: undefined,
};

/** Whether an artifact is still in the forge. There's one of each level, so another god might have it. */
export function liesInTheForge(game: OpenBoard, enemy: Enemy, level: ArtifactLevel): boolean {
  for (const seat of game.seats) if (seat.artifacts[enemy] === level) return false;
  return true;
}

function artifactsToForge(game: OpenBoard): readonly Enemy[] {
  const { artifacts } = activeGod(game);
  const found: Enemy[] = [];
  for (const enemy of ENEMIES) {
    const next = NEXT_LEVEL[artifacts[enemy]];
    if (next !== undefined && liesInTheForge(game, enemy, next)) found.push(enemy);
  }
  return found;
}

export const nidavellir: GodActionRule = {
  alternatives(game) {
    const of = artifactsToForge(game);
    return of.length === 0 ? [] : onlyWay('nidavellir', { artifact: { kind: 'one', of } });
  },
  refusalFor: () => ({ code: 'no-artifact' }),
  perform(game, _choice, values) {
    const enemy = named(values, 'artifact', ENEMIES);
    const god = seatAt(game, game.turn.seat);
    const level = NEXT_LEVEL[god.artifacts[enemy]];
    if (level === undefined) throw new Error(`no artifact above the third level: ${enemy}`);
    god.artifacts = { ...god.artifacts, [enemy]: level };
    emit(game, { type: 'artifact-taken', enemy, level });
  },
};
