/** The chart of a review, with an alternative text for screen readers. */

import type { Phrase, Translate } from '../../../../core/presentation/phrase.ts';
import { seatIndex } from '../../../../core/seat.ts';
import {
  MISTAKE_KINDS,
  type MistakeKind,
  mistakeKindIn,
  turningPoints,
} from '../../../../core/thinking/review.ts';
import { recordOf } from '../../../../core/typed/records.ts';
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
  const points = turns.map((reviewedTurn) => {
    const { turn, chance } = reviewedTurn;
    const mistake = mistakeKindIn(reviewedTurn);
    return {
      chance,
      label: String(turn),
      ...(marked.has(turn) ? { isMarked: true as const } : {}),
      ...(mistake === null ? {} : { mistake }),
    };
  });
  const marks = translate({ key: 'review.chart-marks' });
  const kinds = kindNames(translate);
  const svg = chartPicture({ title, percent, marks, kinds, points: [...points, { chance: end }] });
  const chances = [
    ...turns.map((reviewedTurn): Phrase => {
      const { turn, chance } = reviewedTurn;
      const kind = mistakeKindIn(reviewedTurn);
      if (kind === null) return { key: 'review.chance-at', with: { turn, chance } };
      return { key: 'review.chance-at-mistake', with: { turn, chance, kind: kindName(kind) } };
    }),
    { key: 'review.chance-at-end', with: { chance: end } },
  ];
  const details = { title, chances };
  const altText =
    marked.size === 0
      ? translate({ key: 'review.chart-text', with: details })
      : translate({ key: 'review.chart-text-marked', with: { ...details, marked: turnsOf([...marked]) } });
  return { svg, altText: cut(altText, LIMITS.altText) };
}

/** The names of the kinds of mistakes, for the key of the chart. */
export function kindNames(translate: Translate): Readonly<Record<MistakeKind, string>> {
  return recordOf(MISTAKE_KINDS, (kind) => translate(kindName(kind)));
}

function kindName(kind: MistakeKind): Phrase {
  return { key: 'review.kind', with: { kind } };
}

function turnsOf(turns: readonly number[]): readonly Phrase[] {
  return turns.map((turn) => ({ key: 'ending.hardest', with: { turn } }));
}

function titleOf(reviewed: ReviewedGame): Phrase {
  if (!reviewed.review.isContest) return { key: 'review.chart' };
  return { key: 'review.chart-of', with: { seat: nameOf(reviewed, seatIndex(0)) } };
}
