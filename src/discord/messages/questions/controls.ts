/** The answers under a verb or in a group, as buttons and menus; the same for every game. */
import type { APIButtonComponent } from 'discord.js';
import { encodeAnswer } from '../../../core/requests/answer-code.ts';
import { type Group, groupsOf } from '../../../core/requests/groups.ts';
import type { Request } from '../../../core/requests/request.ts';
import type { TableId } from '../../../tables/model/table.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { button, LIMITS, type MenuOption, menu, type Row, rows, type Style } from '../pieces/parts.ts';
import {
  alternativesOf,
  answersOf,
  bestFirst,
  MORE,
  menuOptions,
  optionFor,
  optionsWithin,
  optionWithin,
  verbsOf,
  type Words,
  worthwhile,
} from './answers.ts';
import { choiceButton, choiceOfGroup, choiceOfVerb, DONE } from './choice.ts';

/** Up to this many answers get a button each, even if they could be grouped. */
const FEW = 5;
/** Up to this many answers that can't be grouped get buttons. */
const SEVERAL = 10;

/** Useful answers come first; if there are none, the end of the turn does. */
export function likeliestFirst(request: Request, { presenter, view }: Words): readonly string[] {
  const verbs = verbsOf(request);
  const likely = presenter.likely(request, view) ?? verbs;
  const first = likely.length === 0 ? [DONE] : likely;
  return [...new Set([...first.filter((verb) => verbs.includes(verb)), ...verbs])];
}

interface LabelledAnswer extends MenuOption {
  readonly verb: string;
}

function areShort(options: readonly MenuOption[]): boolean {
  return options.every(({ label }) => label.length <= LIMITS.buttonLabel);
}

function otherAnswers(verb: string, { presenter, translate }: Words): MenuOption {
  return { label: translate({ key: 'control.others', with: { verb: presenter.verb(verb) } }), value: MORE };
}

function answerButton(
  table: TableId,
  request: Request,
  { label, value, verb, emoji }: LabelledAnswer,
  words: Words,
): APIButtonComponent {
  const { key } = request;
  if (value === MORE)
    return button(formatCustomId({ kind: 'verb', table, request: key, verb }), label, 'secondary');
  const customId = formatCustomId({ kind: 'answer', table, request: key, code: value });
  return button(customId, label, styleOf(request, verb, words), emoji);
}

/** A button that acts immediately if the group has one answer, and otherwise shows its answers. */
function groupButton(table: TableId, request: Request, group: Group, words: Words): APIButtonComponent {
  const choice = choiceOfGroup(request, group, words);
  const style = choice.leads === 'answer' ? styleOf(request, choice.verb, words) : 'secondary';
  return choiceButton(table, request, choice, style);
}

/** A button that acts immediately if the verb has no choices, and otherwise asks for details. */
function verbButton(table: TableId, request: Request, verb: string, words: Words): APIButtonComponent {
  return choiceButton(table, request, choiceOfVerb(request, verb, words), styleOf(request, verb, words));
}

/**
 * The colour of the verb's button: green if ending the turn is the only useful option, or for a single verb that the table
 * answers automatically after a pause; blue for any other single verb.
 */
export function styleOf(request: Request, verb: string, { presenter, view }: Words): Style {
  if (verbsOf(request).length === 1)
    return request.defaultAnswer?.when === 'after-a-pause' ? 'success' : 'primary';
  return verb === DONE && presenter.likely(request, view)?.length === 0 ? 'success' : 'secondary';
}

/** The answers under a verb: buttons for them or for their groups, or a menu if neither is possible. */
export function choiceRows(table: TableId, request: Request, verb: string, words: Words): readonly Row[] {
  const alternatives = alternativesOf(request, verb);
  const groups = groupsOf(alternatives);
  const most = groups.length > 1 ? FEW : SEVERAL;
  const all = answersOf(request, alternatives, most + 1);
  const listed = worthwhile(all, words);
  const label = groups.length > 1 ? optionFor : optionWithin;
  const options = bestFirst(listed, alternatives, words, label);
  if (all.length <= most && areShort(options)) {
    const others = all.filter((answer) => !listed.includes(answer)).map((answer) => label(answer, words));
    const buttons = options.map((option) => answerButton(table, request, { ...option, verb }, words));
    return [...rows(buttons), ...othersMenu(table, request, verb, others, words)];
  }
  if (groups.length < 2 || groups.length > (LIMITS.rows - 1) * LIMITS.buttonsInRow)
    return [choiceMenu(table, request, verb, words)];
  return rows(groups.map((group) => groupButton(table, request, group, words)));
}

/** The answers under several verbs; if they don't fit into one message, a button per verb. */
export function choicesOfVerbs(
  table: TableId,
  request: Request,
  verbs: readonly string[],
  words: Words,
): readonly Row[] {
  const offered = verbs.filter((verb) => alternativesOf(request, verb).length > 0);
  const choices = offered.flatMap((verb) => choiceRows(table, request, verb, words));
  if (choices.length <= LIMITS.rows) return choices;
  return rows(offered.map((verb) => verbButton(table, request, verb, words)));
}

/** The answers of a group: the best as buttons with the surest in green, and the others in a menu. */
export function groupRows(table: TableId, request: Request, group: Group, words: Words): readonly Row[] {
  const { alternative } = group;
  const { best, others } = optionsWithin(request, group, words);
  const surest = words.presenter.surest(alternative, words.view);
  const marked = surest === null ? null : encodeAnswer(alternative, surest);
  const buttons = best.map(({ label, value, emoji }) => {
    const customId = formatCustomId({ kind: 'answer', table, request: request.key, code: value });
    return button(customId, label, value === marked ? 'success' : 'secondary', emoji);
  });
  return [...rows(buttons), ...othersMenu(table, request, alternative.verb, others, words)];
}

/** The answers that have no button, if any. */
function othersMenu(
  table: TableId,
  request: Request,
  verb: string,
  others: readonly MenuOption[],
  words: Words,
): readonly Row[] {
  if (others.length === 0) return [];
  const { label } = otherAnswers(verb, words);
  return [menu(formatCustomId({ kind: 'menu', table, request: request.key, verb }), label, others)];
}

/** All answers under a verb in one menu. */
export function choiceMenu(table: TableId, request: Request, verb: string, words: Words): Row {
  const alternatives = alternativesOf(request, verb);
  const options = menuOptions(request, alternatives, words).slice(0, LIMITS.options);
  const placeholder = words.translate(words.presenter.verb(verb));
  return menu(formatCustomId({ kind: 'menu', table, request: request.key, verb }), placeholder, options);
}
