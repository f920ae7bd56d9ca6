/** The data from which every part of the picture is drawn. */

import type { Translate } from '../../../core/presentation/phrase.ts';
import type { LessonAnswer } from '../../../core/presentation/presenter.ts';
import type { MicromidgardView } from '../state/view.ts';
import type { Marks } from './marks.ts';
import { type Spotlight, spotlightsFor } from './spotlight.ts';

export interface Board {
  readonly view: MicromidgardView;
  /** The number of Ragnaroks so far, including one whose Prophecy has just ended the game. */
  readonly ragnaroks: number;
  readonly marks: Marks;
  readonly translate: Translate;
  /** The pieces and places that a lesson asks for, on a lesson's board. */
  readonly spotlights: readonly Spotlight[];
}

export function boardOf(
  view: MicromidgardView,
  marks: Marks,
  translate: Translate,
  lessonAnswer?: LessonAnswer,
): Board {
  return {
    view,
    ragnaroks: ragnaroksCome(view, marks),
    marks,
    translate,
    spotlights: lessonAnswer === undefined ? [] : spotlightsFor(view, lessonAnswer),
  };
}

/**
 * The number of Ragnaroks, including one that has just ended the game. A Prophecy that brings the winning score ends the game
 * before its Realm is destroyed, so the state doesn't count that Ragnarok. [M-801]
 */
function ragnaroksCome({ ragnaroks, end }: MicromidgardView, { columns }: Marks): number {
  return end !== null && columns.has(ragnaroks) ? ragnaroks + 1 : ragnaroks;
}
