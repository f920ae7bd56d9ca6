/** What a lesson says on its board: the words of the step, the answer that it suggests, and its buttons. */
import { type APIButtonComponentWithCustomId, ComponentType } from 'discord.js';
import { encodeAnswer } from '../../../core/requests/answer-code.ts';
import { encodeGroup, type Group, groupsOf } from '../../../core/requests/groups.ts';
import type { Action } from '../../../core/requests/request.ts';
import type { Saying } from '../../../core/telling/presenter.ts';
import { type LessonMoment, lessonMoment } from '../../../tables/lessons/lesson-path.ts';
import type { TableId } from '../../../tables/model/table.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { button, LIMITS, type Row, row } from '../pieces/parts.ts';
import { alternativesOf, optionFor, optionWithin, type Words } from '../questions/answers.ts';

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
  return row(
    components.map((each) =>
      isButton(each) && each.custom_id === answer?.first?.custom_id
        ? button(each.custom_id, each.label ?? '', 'primary')
        : each,
    ),
  );
}

interface Suggested {
  /** What to press, as the buttons and menus say it. */
  readonly text: string;
  /** The id of a button that gives this answer, like any other button for it. */
  readonly customId: string;
  /** The button of the board that gives it, or that leads to it; null where a menu does. */
  readonly first: APIButtonComponentWithCustomId | null;
  /** The board has a button that gives it. Discord takes no second one. */
  readonly isShown: boolean;
}

function suggested(
  moment: LessonMoment,
  { table, request }: LoadedTable,
  words: Words,
  rows: readonly Row[],
): Suggested | null {
  if (moment.kind !== 'step') return null;
  const { choice, values } = moment.action;
  const alternative = request?.alternatives.find(({ id }) => id === choice);
  if (request === null || alternative === undefined) return null;
  const { verb } = alternative;
  const question = { table: table.id, request: request.key };
  const code = encodeAnswer(alternative, values);
  const customId = formatCustomId({ kind: 'answer', ...question, code });
  const groups = groupsOf(alternativesOf(request, verb));
  const group = groups.find((each) => isIn(each, moment.action));
  const leading = [
    customId,
    ...(group === undefined
      ? []
      : [formatCustomId({ kind: 'group', ...question, group: encodeGroup(group) })]),
    formatCustomId({ kind: 'verb', ...question, verb }),
  ];
  const buttons = rows.flatMap(({ components }) => components.filter(isButton));
  const first = leading.flatMap((id) => buttons.find((each) => each.custom_id === id) ?? [])[0] ?? null;
  const isShown = first?.custom_id === customId;
  const isWithin = groups.length === 1 || first?.custom_id !== leading.at(-1);
  const { label: answer } = (isWithin ? optionWithin : optionFor)({ alternative, values }, words);
  const pressed = first?.label ?? words.translate(words.presenter.verb(verb));
  const text = isShown
    ? pressed
    : words.translate({ key: 'lesson.in-menu', with: { verb: pressed, answer } });
  return { text, customId, first, isShown };
}

function isButton(component: Row['components'][number]): component is APIButtonComponentWithCustomId {
  return component.type === ComponentType.Button && 'custom_id' in component;
}

function isIn({ alternative, shared }: Group, { choice, values }: Action): boolean {
  return alternative.id === choice && Object.entries(shared).every(([name, value]) => values[name] === value);
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
