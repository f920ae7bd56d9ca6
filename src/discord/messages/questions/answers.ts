/** Puts the answers that a request allows into words, for buttons, menus and autocomplete. */
import { enumerate } from '../../../core/requests/answer.ts';
import { encodeAnswer } from '../../../core/requests/answer-code.ts';
import type { Alternative, Request, Values } from '../../../core/requests/request.ts';
import type { Presenter, Translate } from '../../../core/telling/presenter.ts';
import { LIMITS, type MenuOption } from '../pieces/parts.ts';

/** What it takes to put a request into words: the game's presenter, the view, and the language. */
export interface Words {
  readonly presenter: Presenter<unknown>;
  readonly view: unknown;
  readonly translate: Translate;
}

/** The menu option that opens a form for every other answer. */
export const MORE = 'more';

export function alternativesOf(request: Request, verb: string): readonly Alternative[] {
  return request.alternatives.filter((alternative) => alternative.verb === verb);
}

export function verbsOf(request: Request): readonly string[] {
  return [...new Set(request.alternatives.map(({ verb }) => verb))];
}

/** The answers of these alternatives, at most `limit`. */
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
  };
}

/** The answers of a list without those in vain, unless all of them are. */
export function worthwhile(
  answers: readonly MenuAnswer[],
  { presenter, view }: Words,
): readonly MenuAnswer[] {
  const others = answers.filter(
    ({ alternative, values }) => presenter.warning(alternative, values, view)?.isInVain !== true,
  );
  return others.length > 0 ? others : answers;
}

/** One menu for these alternatives. Where not all answers fit or are worthwhile, it has an option for the others. */
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

/** Where an alternative has fields, one option opens the form for all its answers. */
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
): readonly MenuOption[] {
  const best = shortlisted(alternatives, words).map((answer) => optionFor(answer, words));
  const all = answers.map((answer) => optionFor(answer, words));
  const values = new Set(all.map(({ value }) => value));
  const ordered = [...best.filter(({ value }) => values.has(value)), ...all];
  return ordered.filter(({ value }, at) => ordered.findIndex((option) => option.value === value) === at);
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

/** Whether to open a form at once, because there are no answers to shortlist. */
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
