/** Finds the means against Risks: Heroes, dice, Elves. [C-601 to C-605] */
import type { Field } from '../../../core/requests/request.ts';
import type { DieFace } from '../box/components.ts';
import type { OpenBoard, SaveRoll } from '../state/state.ts';
import { active } from './gods.ts';
import { isTaken } from './iotunns.ts';

/**
 * The fields for the help that a god can use before the roll: Vanir dice, and at most one Hero for each Risk. Empty if there's no
 * help.
 */
export function bracing(game: OpenBoard, risks: number): { readonly [field: string]: Field } {
  const fields: Record<string, Field> = {};
  const heroes = isTaken(game, 'heroes') ? 0 : Math.min(game.valhalla, risks);
  const dice = risks <= 0 || isTaken(game, 'vanir-dice') ? 0 : active(game).vanirDice;
  if (heroes > 0) fields['heroes'] = { kind: 'number', from: 0, to: heroes };
  if (dice > 0) fields['dice'] = { kind: 'number', from: 0, to: dice };
  return fields;
}

/** The number of Elves that can be given after the roll. [C-604] */
export function elvesThatHelp(game: OpenBoard, { risks, failures }: SaveRoll): number {
  return isTaken(game, 'elves') ? 0 : Math.min(active(game).elves, risks, failures);
}

export function isSuccess(face: DieFace): boolean {
  return face === 'success' || face === 'success-lost';
}

export function isLost(face: DieFace): boolean {
  return face === 'success-lost' || face === 'failure-lost';
}
