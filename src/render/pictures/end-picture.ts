/** The picture of the end of a game: the scene, how near defeat was turn by turn, and what everybody did. */
import { FULL_WIDTH, SCENE, SIZES } from '../measures.ts';
import { PALETTE } from '../palette.ts';
import { panel, title } from '../panel.ts';
import { circle, element, group, line, OWN_COLOURS, path, rect, type Svg, text } from '../scene.ts';
import { type Part, sheetOf } from '../sheet.ts';

export interface EndPicture {
  readonly light: 'won' | 'lost';
  /** A piece with the measures of a scene. */
  readonly scene: Svg;
  readonly title: string;
  readonly why: string;
  /** Null where nobody loses together. */
  readonly danger: Danger | null;
  readonly people: readonly { readonly name: string; readonly feats: string }[];
}

export interface Danger {
  readonly title: string;
  /** Steps to the nearest defeat at the end of each turn, the first turn first. */
  readonly steps: readonly number[];
  /** The turn that decided most, counted from 0 in the list; its words stand beside it. */
  readonly marked: { readonly at: number; readonly words: string } | null;
}

const CORNER = 18;
const WORDS = 116;
const CHART = 300;
const ROW = 64;
const NAME = 300;

export function endPicture(end: EndPicture): Svg {
  const { danger, people } = end;
  return sheetOf([
    scenePart(end),
    ...(danger === null || danger.steps.length < 2 ? [] : [dangerPart(danger)]),
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

const LEFT = 40;
const RIGHT = FULL_WIDTH - 40;
const TOP = 86;
const FOOT = CHART - 30;

function dangerPart({ title: words, steps, marked }: Danger): Part {
  const most = Math.max(1, ...steps);
  const x = (at: number) => Math.round(LEFT + ((RIGHT - LEFT) * at) / (steps.length - 1));
  const y = (left: number) => Math.round(FOOT - ((FOOT - TOP) * left) / most);
  const way = steps.map((left, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(left)}`).join('');
  return {
    height: CHART,
    svg: group([
      panel(FULL_WIDTH, CHART),
      title(words, 24, 36, FULL_WIDTH - 48),
      path(`${way}L${RIGHT} ${FOOT}L${LEFT} ${FOOT}Z`, { fill: PALETTE.accent, 'fill-opacity': 0.16 }),
      line(LEFT, FOOT, RIGHT, FOOT, { stroke: PALETTE.danger, 'stroke-width': 6 }),
      path(way, { fill: 'none', stroke: PALETTE.accent, 'stroke-width': 6, 'stroke-linejoin': 'round' }),
      ...(marked === null ? [] : mark(x(marked.at), y(steps[marked.at] ?? 0), marked.words)),
    ]),
  };
}

function mark(x: number, y: number, words: string): readonly Svg[] {
  const isRight = x > FULL_WIDTH / 2;
  return [
    line(x, y, x, FOOT, { stroke: PALETTE.gold, 'stroke-width': 3, 'stroke-dasharray': '8 6' }),
    circle(x, y, 12, { fill: PALETTE.gold, stroke: PALETTE.inkDark, 'stroke-width': 3 }),
    text(words, isRight ? x - 18 : x + 18, FOOT - 24, {
      size: SIZES.text,
      face: 'strong',
      fill: PALETTE.ink,
      anchor: isRight ? 'end' : 'start',
      within: FULL_WIDTH / 2,
    }),
  ];
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
