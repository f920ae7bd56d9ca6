/** Players without a person: they see what a seat sees and give one of the answers that are allowed. */
import { type Pick, sample } from './answer.ts';
import type { Action, Request } from './request.ts';

export interface Policy<View> {
  answer(request: Request, view: View, pick: Pick): Action;
}

/** Anything that is allowed. */
export const atRandom: Policy<unknown> = { answer: (request, _view, pick) => sample(request, pick) };
