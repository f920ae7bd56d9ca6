/** A choice in a question: an answer that is given immediately, or a narrower choice. It is shown as a button or a menu line. */
import type { APIButtonComponent } from 'discord.js';
import type { Emoji } from '../../../core/presentation/emojis.ts';
import { encodeGroup, type Group } from '../../../core/requests/groups.ts';
import type { Request } from '../../../core/requests/request.ts';
import type { TableId } from '../../../tables/model/table.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { button, type MenuOption, type Style } from '../pieces/parts.ts';
import { alternativesOf, answersOf, type MenuAnswer, optionFor, type Words } from './answers.ts';

/** The verb that ends a turn, in every game. */
export const DONE = 'done';

/** The target of a choice: an answer, the answers of a verb, or a group of answers with the same beginning. */
const LEADS = ['answer', 'verb', 'group'] as const;
type Leads = (typeof LEADS)[number];

export interface Choice {
  readonly verb: string;
  readonly leads: Leads;
  /** The code of the answer or of the group, or the verb. */
  readonly to: string;
  readonly label: string;
  /** The text for a menu line, which has room for the complete answer, unlike a button. */
  readonly line: string;
  readonly emoji: Emoji | null;
}

export function choiceOfAnswer(answer: MenuAnswer, words: Words): Choice {
  const { label, value } = optionFor(answer, words);
  const emoji = words.presenter.emoji(answer.alternative, answer.values);
  return { verb: answer.alternative.verb, leads: 'answer', to: value, label, line: label, emoji };
}

/** Returns the answer itself if the verb has only one. */
export function choiceOfVerb(request: Request, verb: string, words: Words): Choice {
  const { presenter, view, translate } = words;
  const alternatives = alternativesOf(request, verb);
  const [first] = alternatives;
  const label = translate(presenter.verb(verb, view));
  const emoji = verb === DONE ? 'done' : first === undefined ? null : presenter.emoji(first, {});
  return (
    onlyAnswer(request, alternatives, label, emoji, words) ?? {
      verb,
      leads: 'verb',
      to: verb,
      label,
      line: label,
      emoji,
    }
  );
}

/** Returns the answer itself if the group has only one. */
export function choiceOfGroup(request: Request, group: Group, words: Words): Choice {
  const { presenter, view, translate } = words;
  const { alternative, shared } = group;
  const label = translate(presenter.group(alternative, shared, view));
  const { verb } = alternative;
  const emoji = presenter.emoji(alternative, shared);
  return (
    onlyAnswer(request, [alternative], label, emoji, words) ?? {
      verb,
      leads: 'group',
      to: encodeGroup(group),
      label,
      line: label,
      emoji,
    }
  );
}

function onlyAnswer(
  request: Request,
  alternatives: Request['alternatives'],
  label: string,
  emoji: Emoji | null,
  words: Words,
): Choice | null {
  const [only, another] = answersOf(request, alternatives, 2);
  if (only === undefined || another !== undefined) return null;
  const answer = choiceOfAnswer(only, words);
  return { ...answer, label, emoji: emoji ?? answer.emoji };
}

export function choiceButton(
  table: TableId,
  { key: request }: Request,
  choice: Choice,
  style: Style = 'secondary',
): APIButtonComponent {
  return button(idOf(table, request, choice), choice.label, style, choice.emoji);
}

function idOf(table: TableId, request: string, { leads, to }: Choice): string {
  switch (leads) {
    case 'answer':
      return formatCustomId({ kind: 'answer', table, request, code: to });
    case 'verb':
      return formatCustomId({ kind: 'verb', table, request, verb: to });
    case 'group':
      return formatCustomId({ kind: 'group', table, request, group: to });
  }
}

const BETWEEN = '|';

export function choiceOption({ leads, to, line, emoji }: Choice): MenuOption {
  return { label: line, value: `${leads}${BETWEEN}${to}`, emoji };
}

/** Returns null for a value that `choiceOption` never wrote. */
export function readChoice(value: string): Pick<Choice, 'leads' | 'to'> | null {
  const at = value.indexOf(BETWEEN);
  const leads = LEADS.find((each) => each === value.slice(0, Math.max(at, 0)));
  return leads === undefined ? null : { leads, to: value.slice(at + 1) };
}
