/** The controls of a board: good answers in colour, the others in a row or in one menu, and the end of the turn separately. */
import type { APIButtonComponent } from 'discord.js';
import type { Phrase } from '../../../core/presentation/phrase.ts';
import { encodeAnswer } from '../../../core/requests/answer-code.ts';
import { groupsOf } from '../../../core/requests/groups.ts';
import type { Request } from '../../../core/requests/request.ts';
import type { TableId } from '../../../tables/model/table.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { labelWidth } from '../pieces/label-width.ts';
import { button, LIMITS, menu, type Row, row, rows, type Style } from '../pieces/parts.ts';
import {
  alternativesOf,
  answersOf,
  bestAnswersFirst,
  type MenuAnswer,
  needsForm,
  verbsOf,
  type Words,
  worthwhile,
} from './answers.ts';
import { type Choice, choiceButton, choiceOfAnswer, choiceOfVerb, choiceOption, DONE } from './choice.ts';
import { choiceMenu, likeliestFirst, styleOf } from './controls.ts';
import { choicesOf, offerOf } from './offer.ts';

/** Up to this many choices get a row of buttons; more of them get one menu. */
const FEW = 5;
/** Below suggestions, a fifth button would make the board longer than 1.4 phone screens. */
const FEW_BELOW_SUGGESTIONS = 4;
/** Without suggestions, up to this many answers are in colour. */
const MAX_IN_COLOUR = 3;

const CHOOSE: Phrase = { key: 'control.choose' };
const SOMETHING_ELSE: Phrase = { key: 'control.something-else' };

export interface BoardControls {
  readonly rows: readonly Row[];
  /** The button that ends the turn. Empty if the turn can't be ended. */
  readonly done: readonly APIButtonComponent[];
  /** The complete answers, if their buttons only have room for names. */
  readonly spelledOut: readonly string[];
}

/** An answer that the board suggests, with the label of its button. */
export interface SuggestedAnswer extends MenuAnswer {
  readonly label: string;
  readonly style: Style;
  /** `sure` gives the answer even if the game warns about it. */
  readonly kind: 'answer' | 'sure';
}

/** The room for answers that aren't suggested. */
export interface Room {
  /** Whether the message spells out answers whose buttons only have room for names. */
  readonly spellsOut: boolean;
  /** If true, all these answers are in one menu, even if there are only a few. */
  readonly isFolded: boolean;
}

const BOARD: Room = { spellsOut: true, isFolded: false };

/** Tables and lessons have the same controls; they differ only in their suggestions, and in how much room those leave. */
export function boardControls(
  table: TableId,
  request: Request,
  suggested: readonly SuggestedAnswer[],
  words: Words,
  room: Room = BOARD,
): BoardControls {
  const { key } = request;
  const codes = suggested.map(({ alternative, values }) => encodeAnswer(alternative, values));
  const suggestions = suggested.map(({ alternative, values, label, style, kind }, at) => {
    const customId = formatCustomId({ kind, table, request: key, code: codes[at] ?? '' });
    return button(customId, label, style, words.presenter.emoji(alternative, values));
  });
  const others = otherControls(table, request, new Set(codes), words, room);
  return {
    rows: [...rows(suggestions), ...others.rows],
    done: doneButtons(table, request, words),
    spelledOut: others.spelledOut,
  };
}

function doneButtons(table: TableId, request: Request, words: Words): readonly APIButtonComponent[] {
  if (alternativesOf(request, DONE).length === 0) return [];
  const choice = choiceOfVerb(request, DONE, words);
  return [choiceButton(table, request, choice, styleOf(request, DONE, words))];
}

/** The answers that are not suggested, without the end of the turn. */
function otherControls(
  table: TableId,
  whole: Request,
  suggested: ReadonlySet<string>,
  words: Words,
  { spellsOut, isFolded }: Room,
): Omit<BoardControls, 'done'> {
  const request = { ...whole, alternatives: whole.alternatives.filter(({ verb }) => verb !== DONE) };
  const all = answersOf(request, request.alternatives, LIMITS.options + 1);
  const isWhole = all.length <= LIMITS.options;
  const few = isWhole ? fewAnswers(all, suggested, words) : null;
  const isUnadvised = suggested.size === 0;
  if (few !== null) return fewControls(table, whole, few, { isUnadvised, spellsOut, isFolded }, words);
  const [verb, another] = verbsOf(request);
  if (verb !== undefined && another === undefined && (!isWhole || suggested.size === 0))
    return { rows: [singleVerb(table, request, verb, words)], spelledOut: [] };
  const offer = offerOf(request, words);
  const options = choicesOf(request, suggested, offer, { unfolds: verbsOf(request), room: LIMITS.options });
  const isDeep = options.some((choice) => choice.leads === 'verb' && hasGroups(request, choice.verb));
  const most = suggested.size === 0 || isDeep ? FEW : FEW_BELOW_SUGGESTIONS;
  const choices = choicesOf(request, suggested, offer, { unfolds: words.presenter.unfolded, room: most });
  if (!isFolded && choices.length <= most && choices.every(isShort))
    return { rows: rows(choices.map((choice) => choiceButton(table, whole, choice))), spelledOut: [] };
  const placeholder = suggested.size === 0 ? CHOOSE : SOMETHING_ELSE;
  return { rows: [choicesMenu(table, whole, options, placeholder, words)], spelledOut: [] };
}

/** Whether a verb's answers are in groups. If such a verb were in a menu, its answers would be four taps away. */
function hasGroups(request: Request, verb: string): boolean {
  return groupsOf(alternativesOf(request, verb)).length > 1;
}

function singleVerb(table: TableId, request: Request, verb: string, words: Words): Row {
  return needsForm(request, alternativesOf(request, verb), words) === null
    ? choiceMenu(table, request, verb, words)
    : row([choiceButton(table, request, choiceOfVerb(request, verb, words), 'primary')]);
}

/** The useful answers, and the answers that would only waste something. */
interface FewAnswers {
  readonly useful: readonly MenuAnswer[];
  readonly vain: readonly MenuAnswer[];
}

/** Returns null if there are too many useful answers to give each a button. */
function fewAnswers(
  all: readonly MenuAnswer[],
  suggested: ReadonlySet<string>,
  words: Words,
): FewAnswers | null {
  const left = all.filter(({ alternative, values }) => !suggested.has(encodeAnswer(alternative, values)));
  const useful = worthwhile(left, words);
  return useful.length > FEW ? null : { useful, vain: left.filter((answer) => !useful.includes(answer)) };
}

/** A row of buttons, the useless answers last. If there are too many, or they're too long, all answers go into one menu. */
function fewControls(
  table: TableId,
  request: Request,
  { useful, vain }: FewAnswers,
  { isUnadvised, spellsOut, isFolded }: Room & { readonly isUnadvised: boolean },
  words: Words,
): Omit<BoardControls, 'done'> {
  if (useful.length === 0) return { rows: [], spelledOut: [] };
  const { presenter, view, translate } = words;
  const answers = likeliestFirst(request, words).flatMap((verb) =>
    bestAnswersFirst(useful, alternativesOf(request, verb), words),
  );
  const choices = answers.map((answer) => choiceOfAnswer(answer, words));
  const wasted = vain.map((answer) => choiceOfAnswer(answer, words));
  const isOneVerb = verbsOf(request).length === 1;
  const isQuestion = isUnadvised && isOneVerb;
  const style = isQuestion && choices.length <= MAX_IN_COLOUR ? 'primary' : 'secondary';
  const fitsRow = (labelled: readonly Choice[]) =>
    !isFolded && [...labelled, ...wasted].every(isShort) && labelled.length + wasted.length <= FEW;
  const inRow = (labelled: readonly Choice[]) =>
    rows([
      ...labelled.map((choice) => choiceButton(table, request, choice, style)),
      ...wasted.map((choice) => choiceButton(table, request, choice)),
    ]);
  if (fitsRow(choices)) return { rows: inRow(choices), spelledOut: [] };
  const named = answers.map((answer) => ({
    ...choiceOfAnswer(answer, words),
    label: translate(presenter.alternative(answer.alternative, view)),
  }));
  const areNames =
    spellsOut &&
    isOneVerb &&
    answers.every(({ values }) => Object.keys(values).length === 0) &&
    fitsRow(named);
  return areNames
    ? { rows: inRow(named), spelledOut: choices.map(({ label }) => label) }
    : {
        rows: [
          choicesMenu(table, request, [...choices, ...wasted], isUnadvised ? CHOOSE : SOMETHING_ELSE, words),
        ],
        spelledOut: [],
      };
}

function choicesMenu(
  table: TableId,
  { key: request }: Request,
  choices: readonly Choice[],
  placeholder: Phrase,
  { translate }: Words,
): Row {
  return menu(
    formatCustomId({ kind: 'choose', table, request }),
    translate(placeholder),
    choices.map(choiceOption),
  );
}

function isShort({ label }: Choice): boolean {
  return labelWidth(label) <= LIMITS.shownLabel;
}
