/** Answers for a skipped raven: one move, the required wolf runs, and no other action. [M-202, M-211] */
import { least } from '../../../core/requests/answer.ts';
import type { Action, Request } from '../../../core/requests/request.ts';
import { LIGHTS, type Light } from '../box/components.ts';
import { fulfilledBy, nextProphecy } from '../facts/prophecies.ts';
import type { MicromidgardState } from '../state/state.ts';

export function skip(state: MicromidgardState, request: Request): Action {
  const action = least(request, 'done');
  return request.about === 'prophecy' ? { ...action, values: { side: sideToScore(state) } } : action;
}

/** The side to score: a Prophecy that no one fulfils, if there is one, because an absence shouldn't earn points. [M-703] */
function sideToScore(state: MicromidgardState): Light {
  const isOpen = (side: Light) => fulfilledBy(state, nextProphecy(state, side)) === null;
  return LIGHTS.find(isOpen) ?? LIGHTS[0];
}
