/** Computer players: they see what their seat sees, and give one of the allowed answers. */
import { type Pick, sample } from './requests/answer.ts';
import type { Action, Request } from './requests/request.ts';

export interface Policy<View> {
  answer(request: Request, view: View, pick: Pick): Action;
}

/** Gives a random one of the allowed answers. */
export const atRandom: Policy<unknown> = { answer: (request, _view, pick) => sample(request, pick) };
