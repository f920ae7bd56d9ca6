/** Answers for a god that is skipped: its card is revealed, and it does nothing else. [C-203, C-211] */
import { least } from '../../../core/requests/answer.ts';
import type { Action, Request, Values } from '../../../core/requests/request.ts';
import { worldOf } from '../facts/gods.ts';
import type { ChroniclesState, OpenBoard, OpenSeat, Question } from '../state/state.ts';

/** Answers that end a turn or a choice without doing anything. */
const ENDINGS: readonly string[] = ['done', 'none', 'keep'];

export function skip(state: ChroniclesState, request: Request): Action {
  const { question } = state;
  if (question === null) throw new RangeError('nothing is asked');
  const { values, ...action } = least(request, ...ENDINGS);
  return { ...action, values: { ...values, ...chosen(state, question, request) } };
}

/**
 * The values that do the least harm: Elves and Support gods prevent as much loss as they can, a god that could be moved stays,
 * and the weakest god regains Life. [C-604, C-608]
 */
function chosen(state: ChroniclesState, question: Question, request: Request): Values {
  switch (question.about) {
    case 'elves':
      return { elves: most(request, 'elves') };
    case 'support-life':
      return { life: most(request, 'life') };
    case 'place-god':
      return { world: worldOf(state, question.god) };
    case 'god-regains':
      return { god: weakest(state)?.god ?? '' };
    default:
      return {};
  }
}

function most({ alternatives: [way] }: Request, name: string): number {
  const field = way?.fields[name];
  return field?.kind === 'number' ? field.to : 0;
}

function weakest({ seats }: OpenBoard): OpenSeat | undefined {
  return seats.toSorted((one, other) => one.life - other.life)[0];
}
