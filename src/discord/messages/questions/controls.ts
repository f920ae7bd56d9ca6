/** Turns a request into buttons and menus, in the same way for every game. */
import { encodeAnswer } from '../../../core/requests/answer-code.ts';
import type { Request } from '../../../core/requests/request.ts';
import type { TableId } from '../../../tables/model/table.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { button, LIMITS, type Look, type MenuOption, menu, type Row, rows } from '../pieces/parts.ts';
import {
  alternativesOf,
  answersOf,
  bestFirst,
  MORE,
  menuOptions,
  needsForm,
  verbsOf,
  type Words,
  worthwhile,
} from './answers.ts';

/** Up to this many answers, each has a button of its own. */
const FEW = 5;

export function controlsFor(table: TableId, request: Request, words: Words): readonly Row[] {
  const verbs = verbsOf(request);
  const [verb, another] = verbs;
  const few = fewAnswers(request, words);
  if (few !== null) return rows(few.map((answer) => answerButton(table, request, answer)));
  if (verb === undefined || another !== undefined)
    return rows(verbs.map((each) => verbButton(table, request, each, words)));
  return needsForm(request, alternativesOf(request, verb), words) === null
    ? [choiceMenu(table, request, verb, words)]
    : rows([verbButton(table, request, verb, words)]);
}

interface LabelledAnswer extends MenuOption {
  readonly verb: string;
}

/**
 * All worthwhile answers with their labels, and one for the others of their verb; null where there are too many for
 * buttons, or a label is too long.
 */
function fewAnswers(request: Request, words: Words): readonly LabelledAnswer[] | null {
  const all = answersOf(request, request.alternatives, LIMITS.options + 1);
  if (all.length > LIMITS.options) return null;
  const labelled = verbsOf(request).flatMap((verb): readonly LabelledAnswer[] => {
    const answers = all.filter(({ alternative }) => alternative.verb === verb);
    const listed = worthwhile(answers, words);
    const options = bestFirst(listed, alternativesOf(request, verb), words);
    const others = listed.length < answers.length ? [otherAnswers(verb, words)] : [];
    return [...options, ...others].map((option) => ({ ...option, verb }));
  });
  const isFew = labelled.length <= FEW;
  return isFew && labelled.every(({ label }) => label.length <= LIMITS.buttonLabel) ? labelled : null;
}

function otherAnswers(verb: string, { presenter, translate }: Words): MenuOption {
  return { label: translate({ key: 'control.others', with: { verb: presenter.verb(verb) } }), value: MORE };
}

function answerButton(table: TableId, request: Request, { label, value, verb }: LabelledAnswer) {
  const { key } = request;
  if (value === MORE)
    return button(formatCustomId({ kind: 'verb', table, request: key, verb }), label, 'secondary');
  const customId = formatCustomId({ kind: 'answer', table, request: key, code: value });
  return button(customId, label, lookOf(request, verb));
}

/** A button that acts at once where the verb has no choices, and asks for details otherwise. */
function verbButton(table: TableId, request: Request, verb: string, { presenter, translate }: Words) {
  const label = translate(presenter.verb(verb));
  const [only, another] = answersOf(request, alternativesOf(request, verb), 2);
  if (only !== undefined && another === undefined) {
    const code = encodeAnswer(only.alternative, only.values);
    return button(
      formatCustomId({ kind: 'answer', table, request: request.key, code }),
      label,
      lookOf(request, verb),
    );
  }
  return button(
    formatCustomId({ kind: 'verb', table, request: request.key, verb }),
    label,
    lookOf(request, verb),
  );
}

/** Green for `done`, and for a single verb whose answer the table gives by itself after a pause; blue for another single verb. */
function lookOf(request: Request, verb: string): Look {
  if (verbsOf(request).length === 1)
    return request.defaultAnswer?.when === 'after-a-pause' ? 'success' : 'primary';
  return verb === 'done' ? 'success' : 'secondary';
}

/** All answers under a verb in one menu. */
export function choiceMenu(table: TableId, request: Request, verb: string, words: Words): Row {
  const alternatives = alternativesOf(request, verb);
  const options = menuOptions(request, alternatives, words).slice(0, LIMITS.options);
  const placeholder = words.translate(words.presenter.verb(verb));
  return menu(formatCustomId({ kind: 'menu', table, request: request.key, verb }), placeholder, options);
}
