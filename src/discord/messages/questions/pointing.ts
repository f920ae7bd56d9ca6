/** Points at the answer that a lesson suggests: its button, or the first one on the way to it, is green, and every other is grey. */
import { type APIButtonComponentWithCustomId, ButtonStyle, ComponentType } from 'discord.js';
import { encodeAnswer } from '../../../core/requests/answer-code.ts';
import { encodeGroup, type Group, groupsOf } from '../../../core/requests/groups.ts';
import type { Request } from '../../../core/requests/request.ts';
import { type LessonMoment, lessonMoment } from '../../../tables/lessons/lesson-path.ts';
import type { TableId } from '../../../tables/model/table.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { button, rows as inRows, LIMITS, type Row, row } from '../pieces/parts.ts';
import { alternativesOf, type MenuAnswer, optionWithin, type Words } from './answers.ts';
import { choiceRows, groupRows } from './controls.ts';

/** An answer that a lesson suggests to this question. */
export interface Suggestion {
  readonly table: TableId;
  readonly request: Request;
  readonly answer: MenuAnswer;
}

/** Null where the table is no lesson, or the lesson suggests nothing. */
export function suggestionOf(
  { table, request }: LoadedTable,
  moment: LessonMoment | null,
): Suggestion | null {
  if (moment?.kind !== 'step' || request === null) return null;
  const { choice, values } = moment.action;
  const alternative = request.alternatives.find(({ id }) => id === choice);
  return alternative === undefined ? null : { table: table.id, request, answer: { alternative, values } };
}

/**
 * The rows that answer a question in private. The answer that a lesson suggests has a button where they lead to it: among
 * the choices of another deed it would do what no one asked about.
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

/** The button that gives the suggested answer, or the first one on the way to it. */
export interface Lead {
  readonly customId: string;
  readonly label: string;
  /** The buttons to press, one after another, as they say it. */
  readonly way: readonly string[];
}

/** If no button leads to the answer, only a menu, this is a new button that gives it. */
export function leadOf(rows: readonly Row[], suggestion: Suggestion, words: Words): Lead {
  const { table, request, answer } = suggestion;
  const { verb } = answer.alternative;
  const group = groupsOf(alternativesOf(request, verb)).find((each) => isIn(each, answer));
  const question = { table, request: request.key };
  const groupId = (of: Group) => formatCustomId({ kind: 'group', ...question, group: encodeGroup(of) });
  const ways = [
    { customId: idFor('answer', suggestion), next: null },
    ...(group === undefined
      ? []
      : [{ customId: groupId(group), next: () => groupRows(table, request, group, words) }]),
    {
      customId: formatCustomId({ kind: 'verb', ...question, verb }),
      next: () => choiceRows(table, request, verb, words),
    },
  ];
  const buttons = buttonsOf(rows);
  for (const { customId, next } of ways) {
    const label = buttons.find((each) => each.custom_id === customId)?.label;
    if (label == null) continue;
    const rest = next === null ? [] : leadOf(next(), suggestion, words).way;
    return { customId, label, way: [label, ...rest] };
  }
  const { label } = optionWithin(answer, words);
  return { customId: idFor('answer', suggestion), label, way: [label] };
}

/** The rows without the button that leads to the answer; the others move up, and are grey. */
export function withoutLead(rows: readonly Row[], { customId }: Pick<Lead, 'customId'>): readonly Row[] {
  const buttons = buttonsOf(rows).filter((each) => each.custom_id !== customId);
  return [...inRows(buttons), ...rows.filter(isMenu)].map((each) => greenOnly(each, null));
}

/** The id of a button that gives the answer; `sure` gives it without a question before. */
export function idFor(
  kind: 'answer' | 'sure',
  { table, request, answer: { alternative, values } }: Suggestion,
): string {
  return formatCustomId({ kind, table, request: request.key, code: encodeAnswer(alternative, values) });
}

function greenOnly({ components }: Row, customId: string | null): Row {
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

/** A message names an answer once: what has a button leaves the menu. */
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
