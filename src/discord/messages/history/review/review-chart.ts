/** The chart of a review, with an alternative text for screen readers. */

import type { Phrase, Translate } from '../../../../core/presentation/phrase.ts';
import { seatIndex } from '../../../../core/seat.ts';
import { turningPoints } from '../../../../core/thinking/review.ts';
import { chartPicture } from '../../../../render/pictures/chart.ts';
import { cut, LIMITS } from '../../pieces/parts.ts';
import { nameOf, type ReviewedGame } from './reviewed-game.ts';

export interface ReviewChart {
  readonly svg: string;
  readonly altText: string;
}

/** Returns null if no one had a choice, because a chart with a single point is useless. */
export function reviewChart(reviewed: ReviewedGame, translate: Translate): ReviewChart | null {
  const { turns, end } = reviewed.review;
  if (turns.length === 0) return null;
  const marked = new Set(turningPoints(reviewed.review).map(({ turn }) => turn));
  const percent = (chance: number) => translate({ key: 'review.percent', with: { chance } });
  const title = translate(titleOf(reviewed));
  const points = turns.map(({ turn, chance }) => ({
    chance,
    label: String(turn),
    ...(marked.has(turn) ? { isMarked: true as const } : {}),
  }));
  const marks = translate({ key: 'review.chart-marks' });
  const svg = chartPicture({ title, percent, marks, points: [...points, { chance: end }] });
  const chances = [
    ...turns.map(({ turn, chance }) => ({ key: 'review.chance-at', with: { turn, chance } })),
    { key: 'review.chance-at-end', with: { chance: end } },
  ];
  const details = { title, chances };
  const altText =
    marked.size === 0
      ? translate({ key: 'review.chart-text', with: details })
      : translate({ key: 'review.chart-text-marked', with: { ...details, marked: turnsOf([...marked]) } });
  return { svg, altText: cut(altText, LIMITS.altText) };
}

function turnsOf(turns: readonly number[]): readonly Phrase[] {
  return turns.map((turn) => ({ key: 'ending.hardest', with: { turn } }));
}

function titleOf(reviewed: ReviewedGame): Phrase {
  if (!reviewed.review.isContest) return { key: 'review.chart' };
  return { key: 'review.chart-of', with: { seat: nameOf(reviewed, seatIndex(0)) } };
}
