/** A game with its review, and the parts of its sentences: seats, answers, and hundredths of the chance to win. */
import type { GameEntry } from '../../../../core/catalogue.ts';
import type { Phrase } from '../../../../core/presentation/phrase.ts';
import type { Action, Alternative } from '../../../../core/requests/request.ts';
import type { SeatIndex } from '../../../../core/seat.ts';
import type { PlayedGame, Review } from '../../../../core/thinking/review.ts';
import type { Table } from '../../../../tables/model/table.ts';
import { seatLabel } from '../../../../tables/turns/seat-words.ts';

export interface ReviewedGame {
  readonly entry: GameEntry;
  readonly table: Pick<Table, 'gameId' | 'options' | 'seats'>;
  readonly played: PlayedGame;
  readonly review: Review;
}

export function nameOf({ entry, table }: ReviewedGame, seat: SeatIndex): Phrase {
  return seatLabel(entry, table, seat);
}

export function answerAt(
  { entry, played }: ReviewedGame,
  at: number,
  seat: SeatIndex,
  action: Action,
): Phrase {
  return answerIn(entry, played.moments[at]?.state, seat, action);
}

/** The answer in the words of its button. */
export function answerIn(
  { game, presenter }: GameEntry,
  state: unknown,
  seat: SeatIndex,
  action: Action,
): Phrase {
  const alternative = alternativeAt({ game }, state, action);
  return presenter.answer(alternative, action.values, game.observe(state, seat));
}

export function alternativeAt(
  { game }: Pick<GameEntry, 'game'>,
  state: unknown,
  action: Action,
): Alternative {
  const alternative = game
    .requests(state)
    .find(({ key }) => key === action.request)
    ?.alternatives.find(({ id }) => id === action.choice);
  if (alternative === undefined) throw new Error(`no such answer: ${JSON.stringify(action)}`);
  return alternative;
}

/** Rounds to the precision in which chances are shown. */
export function hundredths(chance: number): number {
  return Math.round(chance * 100);
}

/** A gained or lost chance, in hundredths. */
export function points(amount: number): Phrase {
  return { key: 'review.points', with: { points: Math.abs(amount) } };
}
