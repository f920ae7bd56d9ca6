import { playersChance } from '../../../../core/playing.ts';
import type { Phrase } from '../../../../core/presentation/phrase.ts';
import { isSameAction, onlyAnswer } from '../../../../core/requests/answer.ts';
import { encodeAnswer } from '../../../../core/requests/answer-code.ts';
import type { Advice } from '../../../../core/teaching/guide.ts';
import { isKnown, type Thought } from '../../../../mind/thought.ts';
import { holderOf } from '../../../../tables/turns/seating.ts';
import { formatCustomId } from '../../../custom-ids/custom-id.ts';
import { ruleBehind, ruleLine } from '../../pieces/because.ts';
import { button, cut, LIMITS, type Row, row } from '../../pieces/parts.ts';
import type { Reply } from '../../pieces/reply.ts';
import type { Words } from '../answers.ts';
import { computerBeginsButton } from '../computer-begins.ts';
import { goodMoves, moveLines, moveRow } from '../moves.ts';
import {
  type Advisee,
  hasOnlyUseless,
  isDecided,
  isEven,
  isOfUse,
  isOwn,
  mainRival,
  type Option,
  optionsOf,
  prospectOf,
  type Rival,
  rivalsOf,
  type Untranslated,
  type Weighing,
} from './rivals.ts';

/** The best answer with the reasons for it, and buttons that give it or the runner-up. */
export function adviceMessage(advisee: Advisee, thought: Thought, words: Words): Reply {
  const [best] = optionsOf(advisee, thought.best);
  if (best === undefined || !isKnown(thought.best)) return rulesOfThumb(advisee, words);
  const rivals = thought.others.flatMap((other) => rivalsOf(advisee, other, words));
  // An answer that does nothing is advised only if everything else is worse.
  const instead = isOfUse(best, words)
    ? undefined
    : rivals.find((rival) => isOfUse(rival.option, words) && isEven(rival));
  if (instead !== undefined) return adviceReply(advisee, instead.option, undefined, words);
  const rival = mainRival(advisee, rivals, words);
  return adviceReply(advisee, best, rival, words, hasOnlyUseless(rival, rivals, words));
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

/** `isAlone` means that no other answer is useful. */
function adviceReply(
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
    ...(rival === undefined ? [] : [nextLine(best, rival, words)]),
    ...(rival === undefined ? [] : countedLines(rival)),
    ...(rule === null ? [] : [ruleLine(rule)]),
  ];
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
function nextLine(best: Option, { option, isAsGood, favour }: Rival, words: Untranslated): Phrase {
  const answer = nameOf(option, words);
  const isShownAsLevel = option.chance !== null && option.chance === best.chance;
  if (!isAsGood && !isShownAsLevel) return { key: 'advice.next', with: { answer, ...prospectOf(option) } };
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
  const style = isBest ? 'success' : 'secondary';
  return button(customId, label, style, words.presenter.emoji(alternative, values));
}
