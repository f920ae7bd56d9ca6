/** The board of a game: its own drawing, or its text board as a picture. */
import type { GameEvent } from '../../core/game.ts';
import type { Translate } from '../../core/presentation/phrase.ts';
import type { LessonAnswer, Presenter } from '../../core/presentation/presenter.ts';
import { boardOfLines } from './lines-board.ts';

export type BoardKind = 'turnBoard' | 'fullBoard';

/** A game with only a turn board shows it on a full screen too. */
export function drawnBoard<View>(
  { turnBoard, fullBoard = turnBoard, textBoard }: Pick<Presenter<View>, BoardKind | 'textBoard'>,
  kind: BoardKind,
  ...shown: readonly [
    view: View,
    changes: readonly GameEvent[],
    translate: Translate,
    lessonAnswer?: LessonAnswer,
  ]
): string {
  const draw = kind === 'turnBoard' ? turnBoard : fullBoard;
  if (draw !== undefined) return draw(...shown);
  const [view, , translate] = shown;
  return boardOfLines(textBoard(view).map(translate));
}
