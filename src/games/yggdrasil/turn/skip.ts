/** Answers for a god that is skipped: the turn ends, but only after trying to calm Fenrir. [Y-214, Y-215, Y-938] */
import { least } from '../../../core/requests/answer.ts';
import type { Action, Request, Values } from '../../../core/requests/request.ts';
import type { Enemy } from '../box/components.ts';
import type { OpenBoard, Question, YggdrasilState } from '../state/state.ts';

/** The answer. An absent god spends nothing, and the others lose nothing that it has already won. */
export function skip(state: YggdrasilState, request: Request): Action {
  const { question } = state;
  if (question === null) throw new RangeError('nothing is asked');
  const { values, ...action } = least(request, 'done');
  return { ...action, values: { ...values, ...chosen(state, question) } };
}

/**
 * The values that serve the others best, if the smallest ones wouldn't. Of two dice or cards, the first one counts, as for gods
 * who have only one.
 */
function chosen(state: YggdrasilState, question: Question): Values {
  switch (question.about) {
    case 'odin-giant':
      return { giant: question.beaten };
    case 'sigel':
      return { shares: evenShares(state, question.vikings) };
    case 'throw-back': {
      const thrown = foremostFirst(state, question.among).slice(0, question.count);
      return question.count === 1 ? { enemy: thrown[0] ?? '' } : { enemies: thrown };
    }
    case 'enemy-back':
      return { enemy: foremostFirst(state, question.among)[0] ?? '' };
    default:
      return {};
  }
}

function foremostFirst({ enemies }: OpenBoard, among: readonly Enemy[]): readonly Enemy[] {
  return among.toSorted((one, other) => enemies[other] - enemies[one]);
}

function evenShares({ seats }: OpenBoard, vikings: number): { readonly [god: string]: number } {
  const each = Math.floor(vikings / seats.length);
  const left = vikings % seats.length;
  return Object.fromEntries(seats.map(({ god }, at) => [god, at < left ? each + 1 : each]));
}
