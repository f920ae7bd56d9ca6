/** Shows what would have been better, and why. */
import type { Phrase } from '../../../../core/presentation/phrase.ts';
import type { Action } from '../../../../core/requests/request.ts';
import { type SeatIndex, seatIndex } from '../../../../core/seat.ts';
import type { Counted } from '../../../../core/thinking/reason.ts';
import { kindOfMistake, type Mistake, mistakesOf, turningPoints } from '../../../../core/thinking/review.ts';
import { reasonPlaces, ruleBehind, ruleLine } from '../../pieces/because.ts';
import {
  alternativeAt,
  answerAt,
  answerIn,
  hundredths,
  nameOf,
  points,
  type ReviewedGame,
} from './reviewed-game.ts';

/** The keys of lines that can be left out if space is short; the least useful comes first. */
export const LEFT_OUT_FIRST = [
  'advice.rule',
  'review.line',
  'review.line-reply',
  'review.because',
  'review.feats',
] as const;

/** A loss that rounds to zero isn't shown. */
export function isShown({ lost }: Pick<Mistake, 'lost'>): boolean {
  return hundredths(lost) > 0;
}

/** At most this many mistakes are listed besides those at the turning points. */
const MAX_OTHERS = 6;

/** The costliest mistakes besides those at the turning points, in the order of the game. */
export function otherMistakeLines(reviewed: ReviewedGame): readonly Phrase[] {
  const { review, table } = reviewed;
  const shown = new Set(turningPoints(review).map(({ turn }) => turn));
  const lines = table.seats
    .flatMap((_, at) => mistakesOf(review, seatIndex(at)))
    .filter(({ turn, lost }) => !shown.has(turn) && kindOfMistake(lost) !== null)
    .toSorted((one, other) => other.lost - one.lost)
    .slice(0, MAX_OTHERS)
    .toSorted((one, other) => one.at - other.at)
    .flatMap((mistake) => mistakeLines(reviewed, 'review.mistake', mistake));
  return lines.length === 0 ? [] : [{ key: 'review.mistakes' }, ...lines];
}

/** Names the seats without a mistake. */
export function flawlessLines(reviewed: ReviewedGame): readonly Phrase[] {
  const { review, table } = reviewed;
  return table.seats.flatMap((_, at) => {
    const seat = seatIndex(at);
    if (mistakesOf(review, seat).some(isShown)) return [];
    return [{ key: 'review.flawless', with: { seat: nameOf(reviewed, seat) } }];
  });
}

/** A line with this key, possibly preceded by its turn, then the reason and the rule behind it. */
export function mistakeLines(
  reviewed: ReviewedGame,
  key: 'review.better' | 'review.mistake',
  mistake: Mistake & { readonly turn: number },
): readonly Phrase[] {
  const { at, seat, better, lost, turn } = mistake;
  const { played } = reviewed;
  const logged = played.log[at];
  const given = logged !== undefined && 'action' in logged ? logged.action : better;
  const places = {
    turn,
    seat: nameOf(reviewed, seat),
    given: answerAt(reviewed, at, seat, given),
    better: answerAt(reviewed, at, seat, better),
    points: points(hundredths(lost)),
    kind: kindOfMistake(lost) ?? 'none',
  };
  return [{ key, with: places }, ...reasonLines(reviewed, mistake)];
}

/** The line of play that starts with the better answer, why that answer is better, and the rule behind it. */
export function reasonLines(
  reviewed: ReviewedGame,
  { at, seat, better, because = [], line = [] }: Mistake,
): readonly Phrase[] {
  const { entry, table, played, review } = reviewed;
  const counted: Counted = review.isContest ? 'turn' : 'round';
  const state = played.moments[at]?.state;
  const view = entry.game.observe(state, seat);
  const reason = reasonPlaces(entry, because, view, seat);
  const rule = ruleBehind(
    entry,
    table.options,
    { alternative: alternativeAt(entry, state, better), values: better.values },
    view,
  );
  return [
    ...lineOfPlay(reviewed, at, line),
    ...(reason === null ? [] : [{ key: 'review.because', with: { ...reason, counted } }]),
    ...(reason === null || rule === null ? [] : [ruleLine(rule)]),
  ];
}

/**
 * The better turn, then the opponent's reply, without answers that only end a turn. Empty if the better answer is all that's
 * known.
 */
function lineOfPlay(reviewed: ReviewedGame, at: number, line: readonly Action[]): readonly Phrase[] {
  const { entry, played } = reviewed;
  const { game } = entry;
  let state = played.moments[at]?.state;
  const answers: { readonly seat: SeatIndex; readonly answer: Phrase }[] = [];
  for (const [place, action] of line.entries()) {
    const request = game.requests(state).find(({ key }) => key === action.request);
    const seat = request?.seats[0];
    if (request === undefined || seat === undefined) return [];
    const applied = game.apply(state, seat, action);
    if (!applied.ok) return [];
    const isIdle = game.skip(state, request).choice === action.choice;
    if (place === 0 || !isIdle) answers.push({ seat, answer: answerIn(entry, state, seat, action) });
    state = applied.state;
  }
  const [first] = answers;
  if (first === undefined || answers.length < 2) return [];
  const own = inOrder(answers.filter(({ seat }) => seat === first.seat));
  const replying = answers.find(({ seat }) => seat !== first.seat);
  if (replying === undefined) return [{ key: 'review.line', with: { own } }];
  const reply = inOrder(answers.filter(({ seat }) => seat === replying.seat));
  return [{ key: 'review.line-reply', with: { own, seat: nameOf(reviewed, replying.seat), reply } }];
}

/** Joins answers with "then", because answers can contain commas themselves. */
function inOrder(answers: readonly { readonly answer: Phrase }[]): Phrase {
  const [first, ...others] = answers.map(({ answer }) => answer);
  if (first === undefined) throw new Error('a line of play has answers');
  return others.reduce((before, next) => ({ key: 'review.line-then', with: { first: before, next } }), first);
}
