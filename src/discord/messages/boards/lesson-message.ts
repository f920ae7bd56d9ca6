/** What a lesson says on its board: the words of the step, the answer that it suggests, and its buttons. */
import { encodeAnswer } from '../../../core/requests/answer-code.ts';
import type { Saying } from '../../../core/telling/presenter.ts';
import { type LessonMoment, lessonMoment } from '../../../tables/lessons/lesson-path.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { button, type Row, row } from '../pieces/parts.ts';
import type { Words } from '../questions/answers.ts';

export interface LessonOnBoard {
  readonly text: string;
  readonly row: Row;
}

/** Null where the board is no lesson's. `shown` are the buttons that the board has already. */
export function lessonOnBoard(
  loaded: LoadedTable,
  words: Words,
  shown: readonly Row[],
): LessonOnBoard | null {
  const moment = lessonMoment(loaded);
  if (moment === null) return null;
  const { translate } = words;
  const answer = suggested(moment, loaded, words, shown);
  const doIt = answer === null || answer.isShown ? [] : [answer.customId];
  return {
    text: translate(sayingOf(moment, answer)),
    row: row([
      ...doIt.map((customId) => button(customId, translate({ key: 'button.do-it' }), 'primary')),
      button(
        formatCustomId({ kind: 'abort', table: loaded.table.id }),
        translate({ key: 'button.end-lesson' }),
      ),
    ]),
  };
}

interface Suggested {
  readonly text: string;
  /** The id of a button that gives this answer, like any other button for it. */
  readonly customId: string;
  /** The board has such a button already. Discord takes no second one. */
  readonly isShown: boolean;
}

function suggested(
  moment: LessonMoment,
  { table, request }: LoadedTable,
  { presenter, view, translate }: Words,
  shown: readonly Row[],
): Suggested | null {
  if (moment.kind !== 'step') return null;
  const { choice, values } = moment.action;
  const alternative = request?.alternatives.find(({ id }) => id === choice);
  if (request === null || alternative === undefined) return null;
  const code = encodeAnswer(alternative, values);
  const customId = formatCustomId({ kind: 'answer', table: table.id, request: request.key, code });
  const isShown = shown.some(({ components }) =>
    components.some((each) => 'custom_id' in each && each.custom_id === customId),
  );
  const verb = translate(presenter.verb(alternative.verb));
  const answer = translate(presenter.answer(alternative, values, view));
  const namesVerb = isShown || answer.startsWith(verb);
  const text = namesVerb ? answer : translate({ key: 'lesson.in-menu', with: { verb, answer } });
  return { text, customId, isShown };
}

function sayingOf(moment: LessonMoment, answer: Suggested | null): Saying {
  switch (moment.kind) {
    case 'step': {
      const { number, of, step } = moment;
      const text = { key: step.text };
      return { key: 'lesson.step', with: { number, of, text, answer: answer?.text ?? '' } };
    }
    case 'end':
      return { key: 'lesson.end' };
    case 'left':
      return { key: 'lesson.left', with: { undo: { key: 'button.undo' } } };
  }
}
