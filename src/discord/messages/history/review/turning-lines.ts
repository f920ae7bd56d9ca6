/** Shows the turning points of a game: what luck and choices did there, and what would have been better. */
import type { Phrase } from '../../../../core/presentation/phrase.ts';
import { type TurningPoint, turningPoints } from '../../../../core/thinking/review.ts';
import { choiceOf, correctionOf, luckBetween } from './luck-lines.ts';
import { flawlessLines, isShown, mistakeLines } from './mistake-lines.ts';
import { hundredths, nameOf, points, type ReviewedGame } from './reviewed-game.ts';

/** Empty if the chance to win never changed noticeably. A duel also names the players without a mistake. */
export function turningLines(reviewed: ReviewedGame): readonly Phrase[] {
  const turns = turningPoints(reviewed.review);
  const lines = reviewed.review.isContest
    ? [...turns.flatMap((turn) => duelLines(reviewed, turn)), ...flawlessLines(reviewed)]
    : turns.flatMap((turn) => turnLines(reviewed, turn));
  return lines.length === 0 ? [] : [{ key: 'review.turns' }, ...lines];
}

function turnLines(reviewed: ReviewedGame, point: TurningPoint): readonly Phrase[] {
  const { turn, seat, chance, after, mistake } = point;
  const lost = hundredths(point.lost);
  const corrected = hundredths(point.corrected ?? 0);
  const luck = luckBetween(chance, after, lost, corrected);
  const causes: readonly Phrase[] = [
    ...(luck === 0
      ? []
      : [{ key: luck < 0 ? 'review.by-luck-took' : 'review.by-luck-gave', with: { points: points(luck) } }]),
    ...(lost === 0
      ? []
      : [{ key: 'review.by-choice', with: { choice: choiceOf(lost), points: points(lost) } }]),
    ...(corrected === 0 ? [] : [{ key: 'review.by-correction', with: correctionOf(corrected) }]),
  ];
  const places = { turn, seat: nameOf(reviewed, seat), from: chance, to: after };
  const line =
    causes.length === 0
      ? { key: 'review.turn', with: places }
      : { key: 'review.turn-because', with: { ...places, reason: causes } };
  if (mistake === null || !isShown(mistake)) return [line];
  return [line, ...mistakeLines(reviewed, 'review.better', { ...mistake, turn })];
}

/** In a duel, every change of the chance is a mistake of the player who moved. */
function duelLines(reviewed: ReviewedGame, { turn, mistake }: TurningPoint): readonly Phrase[] {
  if (mistake === null || !isShown(mistake)) return [];
  return mistakeLines(reviewed, 'review.mistake', { ...mistake, turn });
}
