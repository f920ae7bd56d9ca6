/** The board of the sample: whose turn it is and the result of the die, above both scores. */
import type { GameEvent } from '../../../../src/core/game.ts';
import type { Phrase, Translate } from '../../../../src/core/presentation/phrase.ts';
import { FULL_WIDTH } from '../../../../src/render/measures.ts';
import { PALETTE } from '../../../../src/render/palette.ts';
import { type Svg, text } from '../../../../src/render/scene.ts';
import { styleOf } from '../../../../src/render/sheet.ts';
import type { SampleView } from '../game.ts';
import { firstLine, scoreLine } from '../words.ts';

const HEIGHT = 110;

export function drawBoard(view: SampleView, _changes: readonly GameEvent[], translate: Translate): Svg {
  const line = (phrase: Phrase) =>
    text(translate(phrase), FULL_WIDTH / 2, HEIGHT / 2, {
      size: 60,
      face: 'title',
      fill: PALETTE.ink,
      anchor: 'middle',
      within: FULL_WIDTH,
    });
  return styleOf([firstLine(view), scoreLine(view)].map((phrase) => ({ height: HEIGHT, svg: line(phrase) })));
}
