/**
 * Draws the story of a saga above the board: two sentences under a scene when the saga begins, two sentences when it ends, and
 * one line for another attempt.
 */
import { FULL_WIDTH, SCENE } from '../../../../render/measures.ts';
import { PALETTE } from '../../../../render/palette.ts';
import {
  at,
  element,
  group,
  named,
  OWN_COLOURS,
  path,
  rect,
  type Svg,
  text,
} from '../../../../render/scene.ts';
import type { Part } from '../../../../render/sheet.ts';
import { widthOf } from '../../../../render/typeface.ts';
import { say } from '../../../../render/words.ts';
import { storyOf, storyPhrases } from '../../words/status/story.ts';
import type { Board } from '../board.ts';
import { SCENES } from './scenes.ts';

const LINE = 48;
const WORDS = 28;
const CORNER = 18;
/** The height of the strip if only the name is shown, without a scene. */
const STRIP = 98;
const NAME = 52;
const MAX_NAME = 420;
const EDGE = { fill: 'none', stroke: PALETTE.bronzeDeep, 'stroke-width': 4 } as const;

/** The story as parts of the picture; empty in a standalone game, and between the first action and the end. */
export function story(board: Board): readonly Part[] {
  const drawn = storyOf(board.view);
  if (drawn === null) return [];
  const { saga, light } = drawn;
  const lines = storyPhrases(drawn).map(board.translate);
  // At the end of the game, the picture of the ending shows the scene.
  const scene = light === 'begins' ? SCENES[saga](light) : null;
  const above = scene === null ? STRIP : SCENE.height;
  const height = above + lines.length * LINE + WORDS;
  return [
    {
      height,
      svg: named(
        'story',
        frame(height),
        group(
          [
            ...(scene === null ? [] : [group([scene], OWN_COLOURS)]),
            rect(0, scene === null ? 0 : above, FULL_WIDTH, height, { fill: PALETTE.panel }),
          ],
          { 'clip-path': 'url(#story-frame)' },
        ),
        rect(0, 0, FULL_WIDTH, height, { rx: CORNER, ...EDGE }),
        name(say(board, `chronicles.saga.${saga}`)),
        ...lines.map((line, place) =>
          text(line, FULL_WIDTH / 2, above + WORDS / 2 + (place + 0.5) * LINE, {
            size: 36,
            fill: PALETTE.ink,
            anchor: 'middle',
            within: FULL_WIDTH - 56,
          }),
        ),
      ),
    },
  ];
}

function frame(height: number): Svg {
  return element('defs', {}, [
    element('clipPath', { id: 'story-frame' }, [rect(0, 0, FULL_WIDTH, height, { rx: CORNER })]),
  ]);
}

/** The saga's name on a dark background, so that it stays legible in front of any sky. */
function name(words: string): Svg {
  const width = Math.min(MAX_NAME, widthOf(words, 'title', NAME)) + 52;
  return at(
    0,
    24,
    path(`M0 0H${width}L${width + 22} 37L${width} 74H0Z`, { fill: PALETTE.shadow, 'fill-opacity': 0.85 }),
    text(words, 28, 38, { size: NAME, face: 'title', fill: PALETTE.gold, within: MAX_NAME }),
  );
}
