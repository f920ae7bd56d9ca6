/** What every part of the picture is drawn from. */
import type { Translate } from '../../../core/telling/saying.ts';
import type { MicromidgardView } from '../view.ts';
import type { Marks } from './marks.ts';

export interface Board {
  readonly view: MicromidgardView;
  /** How many Ragnaroks have come, including one whose Prophecy has just ended the game. */
  readonly ragnaroks: number;
  readonly marks: Marks;
  readonly translate: Translate;
}

export function boardOf(view: MicromidgardView, marks: Marks, translate: Translate): Board {
  return { view, ragnaroks: ragnaroksCome(view, marks), marks, translate };
}

/**
 * A Prophecy that brings the winning score ends the game before its Realm is destroyed, so the state does not count
 * that Ragnarok. [M-801]
 */
function ragnaroksCome({ ragnaroks, end }: MicromidgardView, { columns }: Marks): number {
  return end !== null && columns.has(ragnaroks) ? ragnaroks + 1 : ragnaroks;
}
