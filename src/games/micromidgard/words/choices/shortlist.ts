/** The answers worth a place in a short menu, best first, where all of them would be too many. */
import { enumerate } from '../../../../core/requests/answer.ts';
import type { Alternative, Values } from '../../../../core/requests/request.ts';

/** One less than a menu holds, so that "something else" fits too. */
const MOST = 24;

/** Of an exchange, the largest amount comes first; everything else has few answers, in the order of the board. */
export function shortlistOf(alternative: Alternative): readonly Values[] {
  const request = { key: '', turn: 0, about: '', seats: [], alternatives: [alternative] };
  const answers = enumerate(request, MOST).map(({ values }) => values);
  return 'amount' in alternative.fields ? answers.toReversed() : answers;
}
