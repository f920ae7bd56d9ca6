/** A graph of how near defeat was, turn by turn: one line if everyone loses together, or in a race the points of each player. */
import { PALETTE } from '../palette.ts';
import { panel } from '../panel.ts';
import { corners, type Shape } from '../pieces/shapes.ts';
import { at, circle, group, line, named, type Point, path, type Svg, text } from '../scene.ts';
import type { Part } from '../sheet.ts';
import { MIN_TURN_TYPE, TURN_TYPE, TURN_WIDTH } from '../turn-board/canvas.ts';
import { widthOf } from '../typeface.ts';

export interface Danger {
  readonly title: string;
  readonly lines: readonly DangerLine[];
  /** The points needed to win a race: the top of the graph. */
  readonly goal?: number;
  /** The most decisive turn of a line: `at` is its index in the line's `steps`, and `words` is the text next to it. */
  readonly marked: {
    readonly line: number;
    readonly at: number;
    readonly turn: number;
    readonly words: string;
  } | null;
}

export interface DangerLine {
  /** The name of the line's owner; null if the line is everyone's. */
  readonly name: string | null;
  /** The steps to the nearest defeat, or the points in a race, at the end of each turn. There are at least two turns. */
  readonly steps: readonly number[];
}

interface LineStyle {
  readonly colour: string;
  readonly dashes?: string;
  /** The marker on each turn, also shown next to the name. */
  readonly dot: Shape;
}

/** The styles of the lines; no two of them differ only in colour. */
export const LINE_STYLES: readonly LineStyle[] = [
  { colour: PALETTE.accent, dot: (radius, style) => circle(0, 0, radius, style) },
  { colour: PALETTE.auroraBright, dashes: '14 10', dot: corners([0, -1.3], [1.3, 0], [0, 1.3], [-1.3, 0]) },
];

export const MIN_GRAPH = 236;
const LEFT = 84;
const RIGHT = TURN_WIDTH - 40;
const TOP = 104;
const MARK = 76;
const BELOW_FOOT = 28;
const DOT = 8;
/** Dots that are closer together would hide the line. */
const DOTS_APART = 44;

export function dangerPart(
  { title: words, lines, goal = 1, marked }: Danger,
  height: number = MIN_GRAPH,
): Part {
  const foot = height - BELOW_FOOT;
  const most = Math.max(goal, ...lines.flatMap(({ steps }) => steps));
  const all = lines.map(({ steps }) =>
    steps.map(
      (left, turn): Point => [
        Math.round(LEFT + ((RIGHT - LEFT) * turn) / (steps.length - 1)),
        Math.round(foot - ((foot - TOP) * left) / most),
      ],
    ),
  );
  const place = marked === null ? undefined : all[marked.line]?.[marked.at];
  const names = lines.flatMap(({ name }) => name ?? []);
  const key = namesOf(names);
  return {
    height,
    svg: group([
      panel(TURN_WIDTH, height),
      text(words, 20, 34, {
        size: TURN_TYPE.caption,
        face: 'strong',
        fill: PALETTE.accent,
        within: TURN_WIDTH - 72 - key.width,
      }),
      ...(names.length === 0 ? [] : [at(TURN_WIDTH - 24 - key.width, 36, key.svg)]),
      ...(all.length === 1 ? all.map((points) => ground(points, foot)) : []),
      ...level(most, TOP),
      ...level(0, foot),
      all.length === 1
        ? line(LEFT, foot, RIGHT, foot, { stroke: PALETTE.danger, 'stroke-width': 6 })
        : line(LEFT, TOP, RIGHT, TOP, { stroke: PALETTE.gold, 'stroke-width': 6 }),
      ...all.map((points, which) =>
        named(`danger-${which}`, drawn(points, lineStyleOf(which), names.length > 0)),
      ),
      ...(marked === null || place === undefined ? [] : mark(place, foot, marked.words)),
    ]),
  };
}

/** A number of steps, to the left of a faint line. */
function level(steps: number, y: number): readonly Svg[] {
  return [
    line(LEFT, y, RIGHT, y, { stroke: PALETTE.panelEdge, 'stroke-width': 2 }),
    text(String(steps), LEFT - 18, y, {
      size: MIN_TURN_TYPE,
      fill: PALETTE.inkSoft,
      anchor: 'end',
      within: LEFT - 34,
    }),
  ];
}

function lineStyleOf(which: number): LineStyle {
  const style = LINE_STYLES[which % LINE_STYLES.length];
  if (style === undefined) throw new RangeError('no style for a line');
  return style;
}

function wayThrough(points: readonly Point[]): string {
  return points.map(([x, y], turn) => `${turn === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

function ground(points: readonly Point[], foot: number): Svg {
  return path(`${wayThrough(points)}L${RIGHT} ${foot}L${LEFT} ${foot}Z`, {
    fill: PALETTE.accent,
    'fill-opacity': 0.16,
  });
}

function drawn(points: readonly Point[], { colour, dashes, dot }: LineStyle, hasDots: boolean): Svg {
  const every = Math.ceil((DOTS_APART * (points.length - 1)) / (RIGHT - LEFT));
  const dotted = points.filter((_, turn) => turn % every === 0 || turn === points.length - 1);
  return group([
    path(wayThrough(points), {
      fill: 'none',
      stroke: colour,
      'stroke-width': 6,
      'stroke-linejoin': 'round',
      'stroke-dasharray': dashes,
    }),
    ...(hasDots ? dotted.map(([x, y]) => at(x, y, dot(DOT, { fill: colour }))) : []),
  ]);
}

const SAMPLE = 64;
const BETWEEN_NAMES = 36;

/** The names, each next to a sample of its line. */
function namesOf(names: readonly string[]): { readonly width: number; readonly svg: Svg } {
  let x = 0;
  const placed = names.map((name, which) => {
    const { colour, dashes, dot } = lineStyleOf(which);
    const drawnName = at(
      x,
      0,
      line(0, 0, SAMPLE, 0, { stroke: colour, 'stroke-width': 6, 'stroke-dasharray': dashes }),
      at(SAMPLE / 2, 0, dot(DOT + 3, { fill: colour })),
      text(name, SAMPLE + 14, 0, { size: TURN_TYPE.caption, face: 'strong', fill: PALETTE.ink }),
    );
    x += SAMPLE + 14 + widthOf(name, 'strong', TURN_TYPE.caption) + BETWEEN_NAMES;
    return drawnName;
  });
  return { width: Math.max(0, x - BETWEEN_NAMES), svg: group(placed) };
}

/** The mark is above all lines, so that it doesn't hide any of them. */
function mark([x, y]: Point, foot: number, words: string): readonly Svg[] {
  const lettering = { size: TURN_TYPE.caption, face: 'strong', fill: PALETTE.ink } as const;
  const half = widthOf(words, lettering.face, lettering.size) / 2;
  const middle = Math.min(Math.max(x, LEFT + half), RIGHT - half);
  return [
    line(x, MARK + 24, x, foot, { stroke: PALETTE.gold, 'stroke-width': 3, 'stroke-dasharray': '8 6' }),
    circle(x, y, 12, { fill: PALETTE.gold, stroke: PALETTE.inkDark, 'stroke-width': 3 }),
    text(words, middle, MARK, { ...lettering, anchor: 'middle' }),
  ];
}
