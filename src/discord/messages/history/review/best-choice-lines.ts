/**
 * Shows the best move of each seat: by the chance to win, or else by the steps to defeat, or else by its effects in the whole
 * game.
 */

import type { Phrase } from '../../../../core/presentation/phrase.ts';
import { type SeatIndex, seatIndex } from '../../../../core/seat.ts';
import type { BestChoice } from '../../../../core/thinking/review.ts';
import { type PlayedMoment, playedMoments } from './played-turns.ts';
import { answerAt, hundredths, nameOf, type ReviewedGame } from './reviewed-game.ts';

/** Leaves out seats with nothing to report. */
export function bestChoiceLines(reviewed: ReviewedGame): readonly Phrase[] {
  const moments = playedMoments(reviewed);
  const lines = reviewed.table.seats.flatMap((_, at): readonly Phrase[] => {
    const seat = seatIndex(at);
    const own = reviewed.review.deeds.filter((choice) => choice.seat === seat);
    const ways = [
      own.flatMap((choice) => byChance(reviewed, choice)),
      bySteps(reviewed, moments, seat),
      inAll(reviewed, moments, seat),
    ];
    return ways.find((found) => found.length > 0) ?? [];
  });
  return lines.length === 0 ? [] : [{ key: 'review.deeds' }, ...lines];
}

function byChance(
  reviewed: ReviewedGame,
  { at, seat, before, after, instead }: BestChoice,
): readonly Phrase[] {
  const entry = reviewed.played.log[at];
  if (entry === undefined || !('action' in entry) || hundredths(after) <= hundredths(before)) return [];
  const turn = reviewed.review.turns.findLast((each) => each.at <= at)?.turn ?? 0;
  const places = { seat: nameOf(reviewed, seat), turn, answer: answerAt(reviewed, at, seat, entry.action) };
  const chances = { from: before, to: after };
  return instead === undefined
    ? [{ key: 'review.deed', with: { ...places, ...chances } }]
    : [
        {
          key: 'review.deed-instead',
          with: { ...places, ...chances, instead: answerAt(reviewed, at, seat, instead) },
        },
      ];
}

/** The answer that moved defeat farthest away, the first of several; undefined if none did. */
function bySteps(
  reviewed: ReviewedGame,
  moments: readonly PlayedMoment[],
  seat: SeatIndex,
): readonly Phrase[] {
  const { game, presenter } = reviewed.entry;
  const steps = moments.map(({ state }) => presenter.danger(game.observe(state))[0] ?? 0);
  const gains = moments.flatMap(({ by }, place) => {
    const [instead = 0, now = 0] = [steps[place - 1], steps[place]];
    const turn = moments[place - 1]?.turn ?? 0;
    return by?.seat === seat && Number.isFinite(now) && now > instead ? [{ by, turn, now, instead }] : [];
  });
  const [best] = gains.toSorted((one, other) => other.now - other.instead - (one.now - one.instead));
  if (best === undefined) return [];
  const { by, ...places } = best;
  const answer = answerAt(reviewed, by.at, seat, by.action);
  return [{ key: 'review.deed-steps', with: { ...places, seat: nameOf(reviewed, seat), answer } }];
}

function inAll(reviewed: ReviewedGame, moments: readonly PlayedMoment[], seat: SeatIndex): readonly Phrase[] {
  const feats = reviewed.entry.presenter.feats(
    seat,
    moments.flatMap(({ events }) => events),
  );
  return feats.length === 0 ? [] : [{ key: 'review.feats', with: { seat: nameOf(reviewed, seat), feats } }];
}
