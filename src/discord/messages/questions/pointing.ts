/**
 * Highlights the answer that a lesson suggests: its button is green; in private messages, so is the first button on the way to
 * it.
 */
import { type APIButtonComponentWithCustomId, ButtonStyle, ComponentType } from 'discord.js';
import { encodeAnswer } from '../../../core/requests/answer-code.ts';
import { encodeGroup, type Group, groupsOf } from '../../../core/requests/groups.ts';
import type { Request } from '../../../core/requests/request.ts';
import { type LessonMoment, lessonMoment } from '../../../tables/lessons/lesson-path.ts';
import type { TableId } from '../../../tables/model/table.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { button, rows as inRows, LIMITS, type Row, row } from '../pieces/parts.ts';
import { alternativesOf, type MenuAnswer, optionFor, optionWithin, type Words } from './answers.ts';
import type { SuggestedAnswer } from './board-controls.ts';

/** The answer that a lesson suggests for this question. */
interface Suggestion {
  readonly table: TableId;
  readonly request: Request;
  readonly answer: MenuAnswer;
}

/** Returns null if the table isn't a lesson, or the lesson suggests nothing. */
function suggestionOf({ table, request }: LoadedTable, moment: LessonMoment | null): Suggestion | null {
  if (moment?.kind !== 'step' || request === null) return null;
  const { choice, values } = moment.action;
  const alternative = request.alternatives.find(({ id }) => id === choice);
  return alternative === undefined ? null : { table: table.id, request, answer: { alternative, values } };
}

/** The button for the suggested answer on the lesson's board. It's green, and gives the answer in one tap. */
export function taughtAnswer(
  loaded: LoadedTable,
  moment: LessonMoment,
  words: Words,
): SuggestedAnswer | null {
  const suggestion = suggestionOf(loaded, moment);
  if (suggestion === null) return null;
  const { answer } = suggestion;
  return { ...answer, label: beginningOf(optionFor(answer, words).label), style: 'success', kind: 'sure' };
}

/** Punctuation that separates a label's name from its details, in all languages. */
const DIVIDERS = /[\s\u00a0]*[:;,(、：；（]/gu;

/** The part of a label that a phone shows next to an icon: its beginning, up to a separator. */
function beginningOf(label: string): string {
  if (label.length <= LIMITS.labelBesideEmoji) return label;
  const beginnings = [...label.matchAll(DIVIDERS)].map(({ index }) => label.slice(0, index));
  const fits = (beginning: string) => beginning.length <= LIMITS.labelBesideEmoji && isClosed(beginning);
  return beginnings.findLast(fits) ?? label;
}

function isClosed(text: string): boolean {
  return text.replace(/[^(（]/gu, '').length === text.replace(/[^)）]/gu, '').length;
}

/**
 * The rows that answer a question in private. A lesson's suggested answer gets a button only if the rows lead to that answer:
 * among another move's choices, the button would be out of place.
 */
export function pointed(rows: readonly Row[], loaded: LoadedTable, words: Words): readonly Row[] {
  const suggestion = suggestionOf(loaded, lessonMoment(loaded));
  if (suggestion === null) return rows;
  const { customId, label } = leadOf(rows, suggestion, words);
  const buttons = buttonsOf(rows);
  const isOnlyInMenu = !buttons.some((each) => each.custom_id === customId) && isInMenu(rows, suggestion);
  const all = isOnlyInMenu ? [button(customId, label), ...buttons] : buttons;
  return [...inRows(all), ...menusWithout(rows, suggestion)]
    .map((each) => greenOnly(each, customId))
    .slice(0, LIMITS.rows);
}

/** The button that gives the suggested answer, or the first button on the way to it. */
interface Lead {
  readonly customId: string;
  readonly label: string;
}

/** Finds the button that leads to the answer. If only a menu leads there, makes a new button that gives the answer. */
function leadOf(rows: readonly Row[], suggestion: Suggestion, words: Words): Lead {
  const { table, request, answer } = suggestion;
  const { verb } = answer.alternative;
  const group = groupsOf(alternativesOf(request, verb)).find((each) => isIn(each, answer));
  const question = { table, request: request.key };
  const code = encodeAnswer(answer.alternative, answer.values);
  const gives = formatCustomId({ kind: 'answer', ...question, code });
  const ways = [
    gives,
    ...(group === undefined
      ? []
      : [formatCustomId({ kind: 'group', ...question, group: encodeGroup(group) })]),
    formatCustomId({ kind: 'verb', ...question, verb }),
  ];
  const buttons = buttonsOf(rows);
  for (const customId of ways) {
    const label = buttons.find((each) => each.custom_id === customId)?.label;
    if (label != null) return { customId, label };
  }
  return { customId: gives, label: optionWithin(answer, words).label };
}

function greenOnly({ components }: Row, customId: string): Row {
  return row(
    components.map((each) =>
      isButton(each)
        ? { ...each, style: each.custom_id === customId ? ButtonStyle.Success : ButtonStyle.Secondary }
        : each,
    ),
  );
}

function isInMenu(rows: readonly Row[], { answer: { alternative, values } }: Suggestion): boolean {
  const code = encodeAnswer(alternative, values);
  return rows.some(({ components }) =>
    components.some((each) => 'options' in each && each.options.some(({ value }) => value === code)),
  );
}

/** A message shows each answer only once, so answers with a button are removed from the menu. */
function menusWithout(rows: readonly Row[], { answer: { alternative, values } }: Suggestion): readonly Row[] {
  const code = encodeAnswer(alternative, values);
  return rows.filter(isMenu).flatMap(({ components }) => {
    const left = components.map((each) =>
      each.type === ComponentType.StringSelect
        ? { ...each, options: each.options.filter((option) => option.value !== code) }
        : each,
    );
    const isEmpty = left.some((each) => 'options' in each && each.options.length === 0);
    return isEmpty ? [] : [row(left)];
  });
}

function buttonsOf(rows: readonly Row[]): readonly APIButtonComponentWithCustomId[] {
  return rows.flatMap(({ components }) => components.filter(isButton));
}

function isMenu({ components }: Row): boolean {
  return !components.some(isButton);
}

function isButton(component: Row['components'][number]): component is APIButtonComponentWithCustomId {
  return component.type === ComponentType.Button && 'custom_id' in component;
}

function isIn({ alternative, shared }: Group, answer: MenuAnswer): boolean {
  const isSame = ([name, value]: readonly [string, unknown]) => answer.values[name] === value;
  return alternative.id === answer.alternative.id && Object.entries(shared).every(isSame);
}
