/** Puts the answers that a request allows into words, for buttons, menus and autocomplete. */

import type { Translate } from '../../../core/presentation/phrase.ts';
import type { Presenter } from '../../../core/presentation/presenter.ts';
import { enumerate } from '../../../core/requests/answer.ts';
import { encodeAnswer } from '../../../core/requests/answer-code.ts';
import type { Group } from '../../../core/requests/groups.ts';
import type { Alternative, Request, Values } from '../../../core/requests/request.ts';
import { LIMITS, type MenuOption } from '../pieces/parts.ts';

/** Everything needed to put a request into words: the game's presenter, the view, and the language. */
export interface Words {
  readonly presenter: Presenter<unknown>;
  readonly view: unknown;
  readonly translate: Translate;
}

/** The menu option that opens a form for all other answers of an alternative. */
export const MORE = 'more';

export function alternativesOf(request: Request, verb: string): readonly Alternative[] {
  return request.alternatives.filter((alternative) => alternative.verb === verb);
}

export function verbsOf(request: Request): readonly string[] {
  return [...new Set(request.alternatives.map(({ verb }) => verb))];
}

/** The answers of these alternatives, up to `limit`. */
export function answersOf(
  request: Request,
  alternatives: readonly Alternative[],
  limit: number,
): readonly MenuAnswer[] {
  return enumerate({ ...request, alternatives }, limit).flatMap(({ choice, values }) => {
    const alternative = alternatives.find(({ id }) => id === choice);
    return alternative === undefined ? [] : [{ alternative, values }];
  });
}

export interface MenuAnswer {
  readonly alternative: Alternative;
  readonly values: Values;
}

export function optionFor(
  { alternative, values }: MenuAnswer,
  { presenter, view, translate }: Words,
): MenuOption {
  return {
    label: translate(presenter.answer(alternative, values, view)),
    value: encodeAnswer(alternative, values),
    emoji: presenter.emoji(alternative, values),
  };
}

/** The answers without the useless ones, unless all of them are useless. */
export function worthwhile(
  answers: readonly MenuAnswer[],
  { presenter, view }: Words,
): readonly MenuAnswer[] {
  const others = answers.filter(
    ({ alternative, values }) => presenter.warning(alternative, values, view)?.isInVain !== true,
  );
  return others.length > 0 ? others : answers;
}

/** One menu for these alternatives. If not all answers fit or are worthwhile, it also has options that lead to the others. */
export function menuOptions(
  request: Request,
  alternatives: readonly Alternative[],
  words: Words,
): readonly MenuOption[] {
  const all = answersOf(request, alternatives, LIMITS.options + 1);
  if (all.length <= LIMITS.options) {
    const listed = worthwhile(all, words);
    const others = all.filter((answer) => !listed.includes(answer));
    return [...bestFirst(listed, alternatives, words), ...otherOptions(others, words)];
  }
  const room = LIMITS.options - alternatives.length;
  const short = shortlisted(alternatives, words);
  return [
    ...short.slice(0, room).map((answer) => optionFor(answer, words)),
    ...alternatives.map((each) => moreOption(each, words)),
  ];
}

/** If an alternative has fields, one option opens the form for all its answers. */
function otherOptions(others: readonly MenuAnswer[], words: Words): readonly MenuOption[] {
  const alternatives = [...new Set(others.map(({ alternative }) => alternative))];
  return alternatives.map((alternative) =>
    hasFields(alternative) ? moreOption(alternative, words) : optionFor({ alternative, values: {} }, words),
  );
}

function hasFields({ fields }: Alternative): boolean {
  return Object.keys(fields).length > 0;
}

/** All answers, the best first. */
export function bestFirst(
  answers: readonly MenuAnswer[],
  alternatives: readonly Alternative[],
  words: Words,
  label: typeof optionFor = optionFor,
): readonly MenuOption[] {
  const best = shortlisted(alternatives, words).map((answer) => label(answer, words));
  const all = answers.map((answer) => label(answer, words));
  const values = new Set(all.map(({ value }) => value));
  return unrepeated([...best.filter(({ value }) => values.has(value)), ...all]);
}

/** The answers of these alternatives, the best first. */
export function bestAnswersFirst(
  answers: readonly MenuAnswer[],
  alternatives: readonly Alternative[],
  words: Words,
): readonly MenuAnswer[] {
  const theirs = answers.filter(({ alternative }) => alternatives.includes(alternative));
  const codeOf = ({ alternative, values }: MenuAnswer) => encodeAnswer(alternative, values);
  const best = shortlisted(alternatives, words).map(codeOf);
  const placeOf = (answer: MenuAnswer) => {
    const at = best.indexOf(codeOf(answer));
    return at < 0 ? best.length : at;
  };
  return theirs.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** A shortlist may contain an answer twice, once as the best and once as the surest; a message may not. */
function unrepeated(options: readonly MenuOption[]): readonly MenuOption[] {
  return options.filter(({ value }, at) => options.findIndex((option) => option.value === value) === at);
}

/** Whether a group has a useful answer. */
export function isNotable({ alternative }: Group, { presenter, view }: Words): boolean {
  return presenter
    .shortlist(alternative, view)
    .some((values) => presenter.warning(alternative, values, view)?.isInVain !== true);
}

/** A message has buttons for this many answers of a group, and one menu for the rest. */
const BUTTONS = (LIMITS.rows - 1) * LIMITS.buttonsInRow;

/**
 * The answers of a group: the useful ones as buttons, best first, and the rest for a menu. If a label is too long for a button,
 * all are in the menu.
 */
export function optionsWithin(
  request: Request,
  { alternative }: Group,
  words: Words,
): { readonly best: readonly MenuOption[]; readonly others: readonly MenuOption[] } {
  const all = answersOf(request, [alternative], LIMITS.options + 1);
  const short = shortlisted([alternative], words);
  const listed = unrepeated(
    (short.length > 0 ? short : all).map((answer) => optionWithin(answer, words)),
  ).slice(0, BUTTONS);
  const isShort = listed.every(({ label }) => label.length <= LIMITS.buttonLabel);
  const best = isShort ? listed : [];
  const shown = new Set(best.map(({ value }) => value));
  const others =
    all.length <= LIMITS.options
      ? all.map((answer) => optionWithin(answer, words)).filter(({ value }) => !shown.has(value))
      : [...(isShort ? [] : listed), moreOption(alternative, words)];
  return { best, others };
}

/** The label of an answer whose verb, or group, is already visible. */
export function optionWithin(
  { alternative, values }: MenuAnswer,
  { presenter, view, translate }: Words,
): MenuOption {
  const label = translate(presenter.within(alternative, values, view));
  return { label, value: encodeAnswer(alternative, values), emoji: presenter.emoji(alternative, values) };
}

function shortlisted(alternatives: readonly Alternative[], words: Words): readonly MenuAnswer[] {
  const { presenter, view } = words;
  const short = alternatives.flatMap((alternative) =>
    presenter.shortlist(alternative, view).map((values) => ({ alternative, values })),
  );
  return worthwhile(short, words);
}

function moreOption(alternative: Alternative, { presenter, view, translate }: Words): MenuOption {
  const what = presenter.alternative(alternative, view);
  return { label: translate({ key: 'control.more', with: { what } }), value: `${MORE}~${alternative.id}` };
}

/** The alternative whose form to open immediately: the only one, if it has too many answers for a menu and no shortlist. */
export function needsForm(
  request: Request,
  alternatives: readonly Alternative[],
  words: Words,
): Alternative | null {
  const [only, other] = alternatives;
  if (only === undefined || other !== undefined) return null;
  if (answersOf(request, alternatives, LIMITS.options + 1).length <= LIMITS.options) return null;
  return words.presenter.shortlist(only, words.view).length === 0 ? only : null;
}
