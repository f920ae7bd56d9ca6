/** The picture of the end of a game: the scene, how near defeat was turn by turn, and what everybody did. */
import { FULL_WIDTH, SCENE, SIZES } from '../measures.ts';
import { PALETTE } from '../palette.ts';
import { panel } from '../panel.ts';
import { element, group, OWN_COLOURS, rect, type Svg, text } from '../scene.ts';
import { type Part, sheetOf } from '../sheet.ts';
import { type Danger, dangerPart } from './danger-graph.ts';

export interface EndPicture {
  readonly light: 'won' | 'lost';
  /** A piece with the measures of a scene. */
  readonly scene: Svg;
  readonly title: string;
  readonly why: string;
  /** Null where nobody can count it. */
  readonly danger: Danger | null;
  readonly people: readonly { readonly name: string; readonly feats: string }[];
}

const CORNER = 18;
const WORDS = 116;
const ROW = 64;
const NAME = 300;

export function endPicture(end: EndPicture): Svg {
  const { danger, people } = end;
  return sheetOf([
    scenePart(end),
    ...(danger === null ? [] : [dangerPart(danger)]),
    ...(people.length === 0 ? [] : [peoplePart(people)]),
  ]);
}

function scenePart({ scene, title: words, why, light }: EndPicture): Part {
  const height = SCENE.height + WORDS;
  const colour = light === 'won' ? PALETTE.gold : PALETTE.danger;
  return {
    height,
    svg: group([
      element('defs', {}, [
        element('clipPath', { id: 'end-frame' }, [rect(0, 0, FULL_WIDTH, height, { rx: CORNER })]),
      ]),
      group(
        [group([scene], OWN_COLOURS), rect(0, SCENE.height, FULL_WIDTH, WORDS, { fill: PALETTE.panel })],
        {
          'clip-path': 'url(#end-frame)',
        },
      ),
      rect(0, 0, FULL_WIDTH, height, { rx: CORNER, fill: 'none', stroke: colour, 'stroke-width': 5 }),
      text(words, FULL_WIDTH / 2, SCENE.height + 38, {
        size: 60,
        face: 'title',
        fill: colour,
        anchor: 'middle',
        within: FULL_WIDTH - 60,
      }),
      text(why, FULL_WIDTH / 2, SCENE.height + 88, {
        size: SIZES.name,
        fill: PALETTE.ink,
        anchor: 'middle',
        within: FULL_WIDTH - 60,
      }),
    ]),
  };
}

function peoplePart(people: EndPicture['people']): Part {
  const height = people.length * ROW + 12;
  return {
    height,
    svg: group([
      panel(FULL_WIDTH, height),
      ...people.flatMap(({ name, feats }, place) => {
        const y = 6 + (place + 0.5) * ROW;
        return [
          text(name, 24, y, { size: SIZES.name, face: 'title', fill: PALETTE.accent, within: NAME - 40 }),
          text(feats, NAME, y, { size: SIZES.text, fill: PALETTE.ink, within: FULL_WIDTH - NAME - 24 }),
        ];
      }),
    ]),
  };
}
