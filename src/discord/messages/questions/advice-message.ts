/** Advice in words: the best answer with its chance to win, the runner-up, the reasons, and the rule behind them. */
import type { GameEntry } from '../../../core/catalogue.ts';
import { playersChance } from '../../../core/playing.ts';
import type { Phrase } from '../../../core/presentation/phrase.ts';
import { isSameAction, onlyAnswer } from '../../../core/requests/answer.ts';
import { encodeAnswer } from '../../../core/requests/answer-code.ts';
import type { Alternative, Request, Values } from '../../../core/requests/request.ts';
import type { SeatIndex } from '../../../core/seat.ts';
import type { Advice } from '../../../core/teaching/guide.ts';
import { type Counted, type CountedReason, turnedRound } from '../../../core/thinking/reason.ts';
import { isKnown, isTold, type Other, type Thought, type Weighed } from '../../../mind/thought.ts';
import type { Table } from '../../../tables/model/table.ts';
import { holderOf } from '../../../tables/turns/seating.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { type ReasonPlaces, reasonPlaces, ruleBehind, ruleLine } from '../pieces/because.ts';
import { button, cut, LIMITS, type Row, row } from '../pieces/parts.ts';
import type { Reply } from '../pieces/reply.ts';
import type { Words } from './answers.ts';
import { DONE } from './choice.ts';
import { computerBeginsButton } from './computer-begins.ts';
import { goodMoves, moveLines, moveRow } from './moves.ts';

/** The table for which a person wants advice, and the question for the given seat. */
export interface Advisee {
  readonly table: Pick<Table, 'id' | 'options' | 'seats' | 'arrangements'>;
  readonly entry: GameEntry;
  readonly request: Request;
  readonly seat: SeatIndex;
}

/** A seat's question whose answers were evaluated, and the table's options. */
type Weighing = Pick<Advisee, 'entry' | 'request' | 'seat'> & { readonly table: Pick<Table, 'options'> };
/** The sources of phrases that aren't translated yet. */
type Untranslated = Pick<Words, 'presenter' | 'view'>;

/** An evaluated answer, with its alternative in the request. */
interface Option {
  readonly alternative: Alternative;
  readonly values: Values;
  /** The chance to win with this answer; null if it's based on too few boards to be shown. */
  readonly chance: number | null;
}

/** An answer to compare with the best. */
interface Rival {
  readonly option: Option;
  /** False if the search only found an upper bound of its chance: another answer might be better. */
  readonly isExact: boolean;
  /** True if the rival is about as likely to win. */
  readonly isAsGood: boolean;
  /**
   * The quantities that the best answer leaves more of, and the quantities that the rival leaves more of; null if there are no
   * words for them.
   */
  readonly against: ReasonPlaces | null;
  readonly favour: ReasonPlaces | null;
  /** The moment at which these quantities are counted; null if there is nothing to count. */
  readonly counted: Counted | null;
}

/** A chance from this value on is shown as almost certain, because it isn't known to a hundredth. */
const ALMOST_SURE = 0.98;

/** The best answer with the reasons for it, and buttons that give it or the runner-up. */
export function adviceMessage(advisee: Advisee, thought: Thought, words: Words): Reply {
  const [best] = optionsOf(advisee, thought.best);
  if (best === undefined || !isKnown(thought.best)) return rulesOfThumb(advisee, words);
  const rivals = thought.others.flatMap((other) => rivalsOf(advisee, other, words));
  // An answer that does nothing is advised only if everything else is worse.
  const instead = isOfUse(best, words)
    ? undefined
    : rivals.find((rival) => isOfUse(rival.option, words) && isEven(rival));
  if (instead !== undefined) return told(advisee, instead.option, undefined, words);
  const rival = mainRival(advisee, rivals, words);
  return told(advisee, best, rival, words, hasOnlyUseless(rival, rivals, words));
}

/** The answer that a computer chose, and the reasons for it, a phrase per line. */
export function explanation(
  weighing: Weighing,
  { best: chosen, others }: Thought,
  words: Untranslated,
): readonly Phrase[] {
  const [best] = optionsOf(weighing, chosen);
  if (best === undefined) return [];
  const rivals = others.flatMap((other) => rivalsOf(weighing, other, words));
  const rival = mainRival(weighing, rivals, words);
  return verdict(weighing, best, rival, words, hasOnlyUseless(rival, rivals, words));
}

/** Whether there's nothing to compare the best answer with, because every other one is useless. */
function hasOnlyUseless(rival: Rival | undefined, rivals: readonly Rival[], words: Untranslated): boolean {
  return rival === undefined && rivals.length > 0 && rivals.every(({ option }) => !isOfUse(option, words));
}

/**
 * The answer to compare with the best; undefined if every other one is useless. One whose chance is only bounded is no next best,
 * so the best is then compared even with doing nothing.
 */
function mainRival(weighing: Weighing, all: readonly Rival[], words: Untranslated): Rival | undefined {
  const rivals = all.filter(({ isExact }) => isExact);
  const useful = rivals.filter(({ option }) => isOfUse(option, words));
  const asGood = useful.filter(({ isAsGood }) => isAsGood);
  // Among equally good answers, people prefer one that they can give.
  const own = asGood.find(({ option }) => isOwn(option, weighing));
  return own ?? asGood[0] ?? useful[0] ?? rivals.find(({ isAsGood }) => !isAsGood);
}

/** `isAlone` means that no other answer is useful. */
function told(
  advisee: Advisee,
  best: Option,
  rival: Rival | undefined,
  words: Words,
  isAlone = false,
): Reply {
  const isTie = rival !== undefined && (isEven(rival) || isDecided(best, rival));
  const phrases = isTie
    ? [evenLine(best, rival.option, words)]
    : verdict(advisee, best, rival, words, isAlone);
  const isForComputer = isOfComputer(best, advisee);
  // If an answer of the reader is just as fine, there's nothing to leave to anyone.
  const hasOwn = isOwn(best, advisee) || (isTie && !isForComputer && isOwn(rival.option, advisee));
  const leaving = hasOwn ? [] : [{ key: isForComputer ? 'advice.for-computer' : 'advice.not-yours' }];
  const { table, request } = advisee;
  const begins = isForComputer ? [row([computerBeginsButton(table.id, request, words.translate)])] : [];
  return {
    content: [...phrases, ...leaving].map(words.translate).join('\n'),
    rows: [
      ...doingRows(advisee, rival === undefined ? [best] : [best, rival.option], isTie, words),
      ...begins,
    ],
  };
}

/** True if only taste separates the rival from the best answer. */
function isEven({ isAsGood, against, favour }: Rival): boolean {
  return isAsGood && against === null && favour === null;
}

/** Good answers by rules of thumb, used if no evaluation is available. */
export function rulesOfThumb(advisee: Advisee, words: Words): Reply {
  const { table, entry, request } = advisee;
  const heading = words.translate({ key: 'advice.rules-of-thumb' });
  const moves = goodMoves(entry, request, words);
  if (moves.length > 0)
    return {
      content: [heading, ...moveLines(moves, words)].join('\n'),
      rows: [moveRow('advised', table.id, request, moves, words)],
    };
  const { sensible } = entry.policies;
  const action = sensible?.answer(request, words.view, playersChance(request.key));
  const [option] = action === undefined ? [] : optionsOf(advisee, { action, chance: 0, boards: 0 });
  if (option === undefined) return { content: words.translate({ key: 'advice.none' }) };
  const answer = words.translate({ key: 'advice.by-thumb', with: { answer: nameOf(option, words) } });
  return {
    content: [heading, answer].join('\n'),
    rows: doingRows(advisee, [option], true, words),
  };
}

function optionsOf(
  { request }: Weighing,
  weighed: Pick<Weighed, 'action' | 'chance' | 'boards'>,
): readonly Option[] {
  const { choice, values } = weighed.action;
  const alternative = request.alternatives.find(({ id }) => id === choice);
  const chance = isTold(weighed) ? weighed.chance : null;
  return alternative === undefined ? [] : [{ alternative, values, chance }];
}

function rivalsOf(weighing: Weighing, other: Other, words: Untranslated): readonly Rival[] {
  return optionsOf(weighing, other).map((option) => ({
    option,
    isExact: other.isBound !== true,
    isAsGood: other.isLevel,
    ...differenceFrom(weighing, other.because, words),
  }));
}

/**
 * All differences are counted at one moment, so that the text states the moment only once: the first moment at which something
 * favours the best answer.
 */
function differenceFrom(
  { entry, seat }: Weighing,
  because: readonly CountedReason[],
  { view }: Untranslated,
): Pick<Rival, 'against' | 'favour' | 'counted'> {
  const moments = [...new Set(because.map(({ counted }) => counted))].map((counted) => {
    const reasons = because.filter((each) => each.counted === counted);
    const against = reasonPlaces(entry, reasons, view, seat);
    return { counted, against, favour: reasonPlaces(entry, reasons.map(turnedRound), view, seat) };
  });
  return (
    moments.find(({ against }) => against !== null) ??
    moments.find(({ favour }) => favour !== null) ?? { counted: null, against: null, favour: null }
  );
}

/**
 * The best answer and the reasons for it, then the rival and its reasons, then the moment at which they are counted, and the
 * rule.
 */
function verdict(
  weighing: Weighing,
  best: Option,
  rival: Rival | undefined,
  words: Untranslated,
  isAlone: boolean,
): readonly Phrase[] {
  const { entry, table } = weighing;
  const rule = ruleBehind(entry, table.options, best, words.view);
  return [
    { key: 'advice.best', with: { answer: nameOf(best, words), ...prospectOf(best) } },
    ...bestReason(weighing, best, rival, words, isAlone),
    ...(rival === undefined ? [] : [nextLine(rival, words)]),
    ...(rival === undefined ? [] : countedLines(rival)),
    ...(rule === null ? [] : [ruleLine(rule)]),
  ];
}

/** True if the game is practically won or lost with either answer: then it hardly matters which of their effects is better. */
function isDecided(best: Option, { isAsGood }: Rival): boolean {
  return isAsGood && ['won', 'lost'].includes(prospectOf(best).prospect);
}

function bestReason(
  weighing: Weighing,
  best: Option,
  rival: Rival | undefined,
  words: Untranslated,
  isAlone: boolean,
): readonly Phrase[] {
  if (rival !== undefined && rival.against !== null) return [{ key: 'advice.because', with: rival.against }];
  if (onlyAnswer(weighing.request) !== undefined) return [{ key: 'advice.only' }];
  const reason = guideReason(weighing, best, words);
  if (reason !== null) return [{ key: 'advice.why', with: { why: reason } }];
  return isAlone ? [{ key: 'advice.others-vain' }] : [];
}

function countedLines({ counted }: Rival): readonly Phrase[] {
  return counted === null ? [] : [{ key: 'advice.counted', with: { counted } }];
}

/** A rival as good as the best answer is presented as equal only if it leaves more of something. */
function nextLine({ option, isAsGood, favour }: Rival, words: Untranslated): Phrase {
  const answer = nameOf(option, words);
  if (!isAsGood) return { key: 'advice.next', with: { answer, ...prospectOf(option) } };
  if (favour !== null) return { key: 'advice.as-good', with: { ...favour, answer } };
  return { key: 'advice.next-level', with: { answer } };
}

/** Only one line: more words would suggest that the choice matters. */
function evenLine(best: Option, next: Option, words: Words): Phrase {
  const places = { answer: nameOf(best, words), other: nameOf(next, words), ...prospectOf(best) };
  return { key: 'advice.even', with: places };
}

/** A reason from the rules of thumb; the amounts in the answer don't matter for it. */
function guideReason({ entry, request }: Weighing, option: Option, { view }: Untranslated): Phrase | null {
  const action = { request: request.key, choice: option.alternative.id, values: option.values };
  const isMeant = ({ alternative, values }: Advice) =>
    isSameAction({ request: request.key, choice: alternative.id, values }, action);
  return entry.guide?.advice(request, view).find(isMeant)?.reason ?? null;
}

function prospectOf({ chance }: Option) {
  if (chance === null) return { chance: 0, prospect: 'unsaid' };
  if (chance >= ALMOST_SURE) return { chance, prospect: 'won' };
  return { chance, prospect: chance <= 1 - ALMOST_SURE ? 'lost' : 'open' };
}

function isOfUse({ alternative, values }: Option, { presenter, view }: Untranslated): boolean {
  return alternative.verb !== DONE && presenter.warning(alternative, values, view)?.isInVain !== true;
}

/** Whether the seat itself may give the answer. */
function isOwn({ alternative: { only } }: Option, { seat }: Pick<Advisee, 'seat'>): boolean {
  return only === undefined || only === seat;
}

/** Whether only a computer may give the answer. */
function isOfComputer({ alternative: { only } }: Option, { table, request, seat }: Advisee): boolean {
  return only !== undefined && only !== seat && holderOf(table, only, request.turn).by === 'computer';
}

/** Buttons for the answers that the seat itself may give. */
function doingRows(
  advisee: Advisee,
  options: readonly Option[],
  isEven: boolean,
  words: Words,
): readonly Row[] {
  const own = options.filter((option) => isOwn(option, advisee));
  const [best] = options;
  const buttons = own.map((option) => doing(advisee, option, option === best || isEven, words));
  return buttons.length === 0 ? [] : [row(buttons)];
}

function nameOf({ alternative, values }: Option, { presenter, view }: Untranslated): Phrase {
  return presenter.answer(alternative, values, view);
}

function doing({ table, request }: Advisee, option: Option, isBest: boolean, words: Words) {
  const { alternative, values } = option;
  const code = encodeAnswer(alternative, values);
  const customId = formatCustomId({ kind: 'advised', table: table.id, request: request.key, code });
  const label = cut(words.translate(nameOf(option, words)), LIMITS.buttonLabel);
  const look = isBest ? 'success' : 'secondary';
  return button(customId, label, look, words.presenter.emoji(alternative, values));
}
