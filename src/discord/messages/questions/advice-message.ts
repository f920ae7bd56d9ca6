/** Advice in words: the best answer with its chance to win, the next best, why, and the rule behind it. */
import type { GameEntry } from '../../../core/catalogue.ts';
import { playersChance } from '../../../core/playing.ts';
import { encodeAnswer } from '../../../core/requests/answer-code.ts';
import type { Alternative, Request, Values } from '../../../core/requests/request.ts';
import type { SeatIndex } from '../../../core/seat.ts';
import type { Saying } from '../../../core/telling/presenter.ts';
import type { Thought, Weighed } from '../../../mind/thought.ts';
import type { Table } from '../../../tables/model/table.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { reasonPlaces, ruleSayings, worthTelling } from '../pieces/because.ts';
import { button, cut, LIMITS, type Row, row } from '../pieces/parts.ts';
import type { Reply } from '../pieces/reply.ts';
import type { Words } from './answers.ts';
import { DONE } from './controls.ts';
import { goodMoves, moveLines, moveRow } from './moves.ts';

/** The table at which somebody wants advice, and what it asks the seat that they want it for. */
export interface Advisee {
  readonly table: Pick<Table, 'id' | 'options'>;
  readonly entry: GameEntry;
  readonly request: Request;
  readonly seat: SeatIndex;
}

/** An answer that was weighed, as the request has it. */
interface Option {
  readonly alternative: Alternative;
  readonly values: Values;
  readonly chance: number;
}

/** Nobody plays so exactly that less makes one answer better than another. */
const LEAST_DIFFERENCE = 0.02;
/** A chance that is off by more, as a standard error, says nothing. */
const UNSURE = 0.1;
/** A chance from here on is told as almost sure: it is not known so well that a hundredth more or less says anything. */
const ALMOST_SURE = 0.98;

/** The best answer with the reasons for it, and buttons that give it or the next best. */
export function adviceMessage(advisee: Advisee, thought: Thought, words: Words): Reply {
  const [best, ...others] = [thought.best, ...thought.others].flatMap((each) => optionOf(advisee, each));
  if (best === undefined || thought.best.error > UNSURE) return rulesOfThumb(advisee, words);
  const second = others[0];
  const isEven = thought.isEven || (second !== undefined && best.chance - second.chance < LEAST_DIFFERENCE);
  // A game that is nearly won forgives everything; nobody wants to hear of it that doing nothing is as good.
  const next = isEven ? others.find((option) => isOfUse(option, words)) : second;
  const options = next === undefined ? [best] : [best, next];
  const because = isEven ? [] : worthTelling(thought.because);
  const why = reasonPlaces(advisee.entry, because);
  const behind = [...because.map(({ part }) => part), best.alternative.verb];
  const sayings = [
    ...verdict(best, next, isEven, words),
    ...(why === null ? [] : [{ key: 'advice.because', with: why }]),
    // Two answers that are even have no rule in common that speaks for them.
    ...(isEven && next !== undefined ? [] : ruleSayings(advisee.entry, advisee.table.options, behind)),
  ];
  return {
    content: sayings.map(words.translate).join('\n'),
    rows: doingRows(advisee, options, isEven, words),
  };
}

/** Good answers by the rules of thumb, where nobody has weighed any. */
export function rulesOfThumb(advisee: Advisee, words: Words): Reply {
  const { table, entry, request } = advisee;
  const heading = words.translate({ key: 'advice.rules-of-thumb' });
  const moves = goodMoves(entry, request, words);
  if (moves.length > 0)
    return {
      content: [heading, ...moveLines(moves, words)].join('\n'),
      rows: [moveRow(table.id, request, moves, words)],
    };
  const { sensible } = entry.policies;
  const action = sensible?.answer(request, words.view, playersChance(request.key));
  const [option] = action === undefined ? [] : optionOf(advisee, { action, chance: 0 });
  if (option === undefined) return { content: words.translate({ key: 'advice.none' }) };
  const answer = words.translate({ key: 'advice.by-thumb', with: { answer: nameOf(option, words) } });
  return {
    content: [heading, answer].join('\n'),
    rows: doingRows(advisee, [option], true, words),
  };
}

function optionOf(
  { request }: Advisee,
  { action, chance }: Pick<Weighed, 'action' | 'chance'>,
): readonly Option[] {
  const alternative = request.alternatives.find(({ id }) => id === action.choice);
  return alternative === undefined ? [] : [{ alternative, values: action.values, chance }];
}

function verdict(
  best: Option,
  next: Option | undefined,
  isEven: boolean,
  words: Words,
): readonly [Saying, ...Saying[]] {
  const places = { answer: nameOf(best, words), ...prospectOf(best) };
  if (next === undefined) return [{ key: 'advice.best', with: places }];
  const other = nameOf(next, words);
  if (isEven) return [{ key: 'advice.even', with: { ...places, other } }];
  return [
    { key: 'advice.best', with: places },
    { key: 'advice.next', with: { answer: other, ...prospectOf(next) } },
  ];
}

function prospectOf({ chance }: Option) {
  if (chance >= ALMOST_SURE) return { chance, prospect: 'won' };
  return { chance, prospect: chance <= 1 - ALMOST_SURE ? 'lost' : 'open' };
}

function isOfUse({ alternative, values }: Option, { presenter, view }: Words): boolean {
  return alternative.verb !== DONE && presenter.warning(alternative, values, view)?.isInVain !== true;
}

/** Buttons for the answers that the seat itself may give. */
function doingRows(
  advisee: Advisee,
  options: readonly Option[],
  isEven: boolean,
  words: Words,
): readonly Row[] {
  const own = options.filter(({ alternative: { only } }) => only === undefined || only === advisee.seat);
  const [best] = options;
  const buttons = own.map((option) => doing(advisee, option, option === best || isEven, words));
  return buttons.length === 0 ? [] : [row(buttons)];
}

function nameOf({ alternative, values }: Option, { presenter, view }: Words): Saying {
  return presenter.answer(alternative, values, view);
}

function doing({ table, request }: Advisee, option: Option, isBest: boolean, words: Words) {
  const { alternative, values } = option;
  const code = encodeAnswer(alternative, values);
  const customId = formatCustomId({ kind: 'answer', table: table.id, request: request.key, code });
  const label = cut(words.translate(nameOf(option, words)), LIMITS.buttonLabel);
  return button(customId, label, isBest ? 'success' : 'secondary');
}
