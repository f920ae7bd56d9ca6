/** Tells the review of a game in sentences: luck against choice, where it turned, best deeds, and how it could still have been won. */
import type { GameEntry } from '../../../core/catalogue.ts';
import { type LogEntry, replayFrom } from '../../../core/logs/replay.ts';
import type { Action } from '../../../core/requests/request.ts';
import { type SeatIndex, seatIndex } from '../../../core/seat.ts';
import type { Saying } from '../../../core/telling/presenter.ts';
import {
  lostByChoice,
  luckOf,
  type Mistake,
  mistakesOf,
  type PlayedGame,
  type Rescue,
  type Review,
  type TurningPoint,
  turningPoints,
} from '../../../core/thinking/review.ts';
import type { Table } from '../../../tables/model/table.ts';
import { seatName } from '../../../tables/turns/seat-words.ts';

export interface ReviewedGame {
  readonly entry: GameEntry;
  readonly table: Pick<Table, 'gameId' | 'seats'>;
  readonly played: PlayedGame;
  readonly review: Review;
}

/** So many answers of the way to win are told; the rest is for the replay. */
const MOST_ANSWERS = 4;

/** One saying a line. */
export function reviewLines(reviewed: ReviewedGame): readonly Saying[] {
  const { review, table } = reviewed;
  const [first] = review.turns;
  const game = { key: `game.${table.gameId}` };
  if (first === undefined) return [{ key: 'review.no-choice', with: { game } }];
  const { chance } = first;
  if (review.isContest) {
    const seat = nameOf(reviewed, seatIndex(0));
    return [{ key: 'review.contest', with: { game, seat, chance } }, ...mistakeLines(reviewed)];
  }
  return [
    { key: 'review.title', with: { game, chance } },
    luckLine(review),
    ...turnLines(reviewed),
    ...deedLines(reviewed),
    ...rescueLines(reviewed),
  ];
}

function nameOf({ entry, table }: ReviewedGame, seat: SeatIndex): Saying {
  return seatName(entry, table, seat);
}

/** In hundredths of the chance to win. */
function points(chance: number): Saying {
  return { key: 'review.points', with: { points: hundredths(Math.abs(chance)) } };
}

function luckLine(review: Review): Saying {
  const luck = luckOf(review);
  const places = { points: points(luck), lost: points(lostByChoice(review)) };
  return luck < 0 ? { key: 'review.luck-took', with: places } : { key: 'review.luck-gave', with: places };
}

function turnLines(reviewed: ReviewedGame): readonly Saying[] {
  const turns = turningPoints(reviewed.review);
  if (turns.length === 0) return [];
  return [{ key: 'review.turns' }, ...turns.flatMap((turn) => turnLine(reviewed, turn))];
}

function turnLine(reviewed: ReviewedGame, point: TurningPoint): readonly Saying[] {
  const { turn, seat, chance, after, luck, lost, mistake } = point;
  const why: readonly Saying[] = [
    ...(rounds(luck)
      ? [{ key: luck < 0 ? 'review.by-luck-took' : 'review.by-luck-gave', with: { points: points(luck) } }]
      : []),
    ...(rounds(lost) ? [{ key: 'review.by-choice', with: { points: points(lost) } }] : []),
  ];
  const places = { turn, seat: nameOf(reviewed, seat), from: chance, to: after };
  const line =
    why.length === 0
      ? { key: 'review.turn', with: places }
      : { key: 'review.turn-because', with: { ...places, why } };
  if (mistake === null || !rounds(mistake.lost)) return [line];
  return [line, { key: 'review.better', with: betterOf(reviewed, mistake) }];
}

/** What is told is not nothing. */
function rounds(chance: number): boolean {
  return hundredths(Math.abs(chance)) > 0;
}

function hundredths(chance: number): number {
  return Math.round(chance * 100);
}

function betterOf(reviewed: ReviewedGame, { at, seat, better, lost }: Mistake) {
  const entry = reviewed.played.log[at];
  const given = entry !== undefined && 'action' in entry ? entry.action : better;
  return {
    seat: nameOf(reviewed, seat),
    given: answerAt(reviewed, at, seat, given),
    better: answerAt(reviewed, at, seat, better),
    points: points(lost),
  };
}

function mistakeLines(reviewed: ReviewedGame): readonly Saying[] {
  const seats = reviewed.table.seats.map((_, at) => seatIndex(at));
  const lines = seats.flatMap((seat): readonly Saying[] => {
    const mistakes = mistakesOf(reviewed.review, seat).filter(({ lost }) => rounds(lost));
    if (mistakes.length === 0) return [{ key: 'review.flawless', with: { seat: nameOf(reviewed, seat) } }];
    return mistakes.map((mistake) => ({
      key: 'review.mistake',
      with: { turn: mistake.turn, ...betterOf(reviewed, mistake) },
    }));
  });
  return [{ key: 'review.mistakes' }, ...lines];
}

function deedLines(reviewed: ReviewedGame): readonly Saying[] {
  const { review, played } = reviewed;
  const lines = review.deeds.flatMap(({ at, seat, before, after }): readonly Saying[] => {
    const entry = played.log[at];
    if (entry === undefined || !('action' in entry) || hundredths(after) <= hundredths(before)) return [];
    const answer = answerAt(reviewed, at, seat, entry.action);
    const places = { seat: nameOf(reviewed, seat), turn: turnAt(reviewed, at), answer };
    return [{ key: 'review.deed', with: { ...places, from: before, to: after } }];
  });
  return lines.length === 0 ? [] : [{ key: 'review.deeds' }, ...lines];
}

function turnAt({ review }: ReviewedGame, at: number): number {
  return review.turns.findLast((turn) => turn.at <= at)?.turn ?? 0;
}

function rescueLines(reviewed: ReviewedGame): readonly Saying[] {
  const { rescue, end } = reviewed.review;
  if (end > 0) return [];
  if (rescue === null) return [{ key: 'review.no-rescue' }];
  const { turn, wins, playouts } = rescue;
  const answers = firstAnswers(reviewed, rescue);
  return [
    { key: 'review.rescue', with: { turn, wins, playouts, seat: nameOf(reviewed, rescue.seat) } },
    ...(answers.length === 0 ? [] : [{ key: 'review.rescue-way', with: { answers } }]),
  ];
}

/** Of the turn from which the game is played on. */
function firstAnswers({ entry, played }: ReviewedGame, { at, turn, line }: Rescue): readonly Saying[] {
  const moment = played.moments[at];
  if (moment === undefined || line === null) return [];
  const replayed = replayFrom(entry.game, moment, line);
  if (!replayed.ok) return [];
  const inTurn = line.flatMap((each, place): readonly Saying[] => {
    const state = replayed.moments[place]?.state;
    const isOfTurn = entry.game.requests(state).some((request) => request.turn === turn);
    return isOfTurn && isAnswer(each) ? [answerIn(entry, state, each.seat, each.action)] : [];
  });
  return inTurn.slice(0, MOST_ANSWERS);
}

function isAnswer(entry: LogEntry): entry is Extract<LogEntry, { action: Action }> {
  return 'action' in entry;
}

function answerAt({ entry, played }: ReviewedGame, at: number, seat: SeatIndex, action: Action): Saying {
  return answerIn(entry, played.moments[at]?.state, seat, action);
}

/** In the words of its button. */
function answerIn({ game, presenter }: GameEntry, state: unknown, seat: SeatIndex, action: Action): Saying {
  const alternative = game
    .requests(state)
    .find(({ key }) => key === action.request)
    ?.alternatives.find(({ id }) => id === action.choice);
  if (alternative === undefined) throw new Error(`no such answer: ${JSON.stringify(action)}`);
  return presenter.answer(alternative, action.values, game.observe(state, seat));
}
