/** What a lesson says on its board: the words of the step, the answer that it suggests, and its buttons. */
import { ComponentType } from 'discord.js';
import { encodeAnswer } from '../../../core/requests/answer-code.ts';
import { groupsOf } from '../../../core/requests/groups.ts';
import type { Saying } from '../../../core/telling/presenter.ts';
import { type LessonMoment, lessonMoment } from '../../../tables/lessons/lesson-path.ts';
import type { TableId } from '../../../tables/model/table.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { button, LIMITS, type Row, row } from '../pieces/parts.ts';
import type { Words } from '../questions/answers.ts';

export interface LessonOnBoard {
  readonly text: string;
  /** The rows of the board, with what the lesson points at and its own buttons. */
  readonly rows: readonly Row[];
}

/** Null where the board is no lesson's. */
export function lessonOnBoard(loaded: LoadedTable, words: Words, rows: readonly Row[]): LessonOnBoard | null {
  const moment = lessonMoment(loaded);
  if (moment === null) return null;
  const answer = suggested(moment, loaded, words, rows);
  const pointed = rows.map((each) => pointingAt(each, answer));
  const { length } = rows;
  return {
    text: words.translate(sayingOf(moment, answer)),
    rows:
      length < LIMITS.rows
        ? [...pointed.slice(0, -1), ownRow(loaded.table.id, answer, words), ...pointed.slice(-1)]
        : pointed,
  };
}

function ownRow(table: TableId, answer: Suggested | null, { translate }: Words): Row {
  const doIt = answer === null || answer.isShown ? [] : [answer.customId];
  return row([
    ...doIt.map((customId) => button(customId, translate({ key: 'button.do-it' }), 'primary')),
    button(formatCustomId({ kind: 'abort', table }), translate({ key: 'button.end-lesson' })),
  ]);
}

/** On a phone the words are far above the buttons, so the button to press is blue. */
function pointingAt({ components }: Row, answer: Suggested | null): Row {
  const ids = answer === null ? [] : [answer.customId, answer.verbId];
  return row(
    components.map((each) =>
      each.type === ComponentType.Button && 'custom_id' in each && ids.includes(each.custom_id)
        ? button(each.custom_id, each.label ?? '', 'primary')
        : each,
    ),
  );
}

interface Suggested {
  readonly text: string;
  /** The id of a button that gives this answer, like any other button for it. */
  readonly customId: string;
  /** The id of the button that asks for the details of such answers. */
  readonly verbId: string;
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
  const question = { table: table.id, request: request.key };
  const customId = formatCustomId({ kind: 'answer', ...question, code });
  const verbId = formatCustomId({ kind: 'verb', ...question, verb: alternative.verb });
  const isShown = shown.some(({ components }) =>
    components.some((each) => 'custom_id' in each && each.custom_id === customId),
  );
  const verb = translate(presenter.verb(alternative.verb));
  const isNamed = !isShown && groupsOf([alternative]).length === 1;
  const answer = translate(presenter[isNamed ? 'within' : 'answer'](alternative, values, view));
  const namesVerb = isShown || answer.startsWith(verb);
  const text = namesVerb ? answer : translate({ key: 'lesson.in-menu', with: { verb, answer } });
  return { text, customId, verbId, isShown };
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
