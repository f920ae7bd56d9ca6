/** The board of the sample: whose turn it is and the result of the die, above both scores. */
import type { GameEvent } from '../../../../src/core/game.ts';
import type { Translate } from '../../../../src/core/presentation/phrase.ts';
import { boardOfLines } from '../../../../src/render/pictures/lines-board.ts';
import type { Svg } from '../../../../src/render/scene.ts';
import type { SampleView } from '../game.ts';
import { boardLines } from '../words.ts';

export function drawBoard(view: SampleView, _changes: readonly GameEvent[], translate: Translate): Svg {
  return boardOfLines(boardLines(view).map(translate));
}
