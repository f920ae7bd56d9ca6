/** Takes the button that ends the turn out of the answers, so that it has the same place on every board. */
import { type APIButtonComponent, ComponentType } from 'discord.js';
import { decodeAnswer } from '../../../core/requests/answer-code.ts';
import type { Request } from '../../../core/requests/request.ts';
import { parseCustomId } from '../../custom-ids/custom-id.ts';
import { type Row, rows } from '../pieces/parts.ts';
import { DONE } from '../questions/controls.ts';

export interface DoneApart {
  readonly others: readonly Row[];
  readonly done: readonly APIButtonComponent[];
}

/** Where nothing else is of use, the end of the turn is the first answer and stays so. */
export function withoutDone(answers: readonly Row[], request: Request): DoneApart {
  const all = answers.flatMap(({ components }) => components);
  const buttons = all.flatMap((each) => (each.type === ComponentType.Button ? [each] : []));
  const at = buttons.findIndex((each) => isDone(each, request));
  const done = buttons[at];
  if (at < 1 || done === undefined || buttons.length < all.length) return { others: answers, done: [] };
  return { others: rows(buttons.toSpliced(at, 1)), done: [done] };
}

function isDone(pressed: APIButtonComponent, request: Request): boolean {
  const id = 'custom_id' in pressed ? parseCustomId(pressed.custom_id) : null;
  if (id?.kind !== 'answer') return false;
  const choice = decodeAnswer(request, id.code)?.choice;
  return request.alternatives.some((alternative) => alternative.id === choice && alternative.verb === DONE);
}
