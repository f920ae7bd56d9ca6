/** Draws how a chance rose and fell, as a line over the turns of a game. Mistakes have a shape for each kind. */
import { MISTAKE_KINDS, type MistakeKind } from '../../core/thinking/review.ts';
import { FULL_WIDTH } from '../measures.ts';
import { PALETTE } from '../palette.ts';
import { panel } from '../panel.ts';
import { circle, group, line, type Point, path, polygon, type Svg, text } from '../scene.ts';
import { styleOf } from '../sheet.ts';

export interface ChartPoint {
  /** The chance, from 0 to 1. */
  readonly chance: number;
  /** The text below the point; omitted if there isn't any. */
  readonly label?: string;
  /** True if the point gets a ring. */
  readonly isMarked?: true;
  readonly mistake?: MistakeKind;
}

export interface Chart {
  readonly title: string;
  readonly points: readonly ChartPoint[];
  /** The meaning of the rings, shown below the chart if there are any. */
  readonly marks: string;
  /** The names of the kinds of mistakes; those that the chart contains are shown below it. */
  readonly kinds: Readonly<Record<MistakeKind, string>>;
  /** The text to the left of a chance. */
  percent(chance: number): string;
}

const HEIGHT = 620;
const LEFT = 150;
const RIGHT = FULL_WIDTH - 50;
const TOP = 110;
const BOTTOM = HEIGHT - 90;
const LEVELS = [0, 0.25, 0.5, 0.75, 1] as const;
/** The height of a line that explains marks. */
const MARKS_HEIGHT = 60;
/** A mark has to be recognizable at a third of this size, on a phone. */
const MARK_RADIUS = 19;
/** Labels closer together couldn't be read. */
const LABEL_WIDTH = 110;
/** As large as 32 units on a turn board, because a chart is also read in a message. */
const TYPE = 39;

export function chartPicture(chart: Chart): Svg {
  const below = keyLines(chart);
  const height = HEIGHT + below.length * MARKS_HEIGHT;
  const key = below.map((words, at) => words(HEIGHT + 8 + at * MARKS_HEIGHT));
  return styleOf([{ height, svg: drawn(chart, height, key) }]);
}

function drawn({ title: words, points, percent }: Chart, height: number, below: readonly Svg[]): Svg {
  const places = points.map(({ chance }, at) => [xOf(at, points.length), yOf(chance)] as const);
  return group([
    panel(FULL_WIDTH, height),
    text(words, 30, 54, { size: 46, face: 'title', fill: PALETTE.accent, within: FULL_WIDTH - 60 }),
    ...LEVELS.flatMap((level) => levelLine(level, percent(level))),
    path(`${lineThrough(places)}L${xOf(points.length - 1, points.length)} ${BOTTOM}L${LEFT} ${BOTTOM}Z`, {
      fill: PALETTE.gold,
      'fill-opacity': 0.18,
    }),
    path(lineThrough(places), {
      fill: 'none',
      stroke: PALETTE.gold,
      'stroke-width': 6,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    }),
    ...marksOf(points),
    ...labels(points),
    ...below,
  ]);
}

/** Draws the rings first and the worst mistakes last, so that a worse mistake covers a smaller one beside it. */
function marksOf(points: readonly ChartPoint[]): readonly Svg[] {
  const placed = points.map((point, at) => ({ ...point, x: xOf(at, points.length), y: yOf(point.chance) }));
  return [
    ...placed.filter(({ isMarked }) => isMarked === true).map(({ x, y }) => ring(x, y)),
    ...MISTAKE_KINDS.toReversed().flatMap((kind) =>
      placed.filter(({ mistake }) => mistake === kind).map(({ x, y }) => SHAPES[kind](x, y)),
    ),
  ];
}

function xOf(at: number, count: number): number {
  return count < 2 ? LEFT : Math.round(LEFT + ((RIGHT - LEFT) * at) / (count - 1));
}

function yOf(chance: number): number {
  return Math.round(BOTTOM - (BOTTOM - TOP) * chance);
}

function levelLine(level: number, words: string): readonly Svg[] {
  const y = yOf(level);
  const style = { stroke: PALETTE.panelEdge, 'stroke-width': level === 0.5 ? 4 : 2 };
  return [
    line(LEFT, y, RIGHT, y, style),
    text(words, LEFT - 16, y, {
      size: TYPE,
      fill: PALETTE.inkSoft,
      anchor: 'end',
      within: LEFT - 40,
    }),
  ];
}

function lineThrough(places: readonly (readonly [number, number])[]): string {
  return places.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

function ring(x: number, y: number, radius = MARK_RADIUS + 10): Svg {
  return circle(x, y, radius, { fill: 'none', stroke: PALETTE.ink, 'stroke-width': 5 });
}

const EDGE = { stroke: PALETTE.panel, 'stroke-width': 4 };

/** Shapes that can be told apart even without their colours. */
const SHAPES: Readonly<Record<MistakeKind, (x: number, y: number) => Svg>> = {
  blunder: (x, y) =>
    polygon(corners(x, y, MARK_RADIUS, [0, 90, 180, 270]), { fill: PALETTE.danger, ...EDGE }),
  mistake: (x, y) => polygon(corners(x, y, MARK_RADIUS, [90, 210, 330]), { fill: PALETTE.accent, ...EDGE }),
  inaccuracy: (x, y) => circle(x, y, MARK_RADIUS - 6, { fill: PALETTE.inkSoft, ...EDGE }),
};

function corners(x: number, y: number, radius: number, degrees: readonly number[]): readonly Point[] {
  return degrees.map((degree) => {
    const angle = (degree * Math.PI) / 180;
    return [x + radius * Math.cos(angle), y - radius * Math.sin(angle)];
  });
}

/** One line for the rings, then one for the kinds of mistakes. */
function keyLines({ points, marks, kinds }: Chart): readonly ((y: number) => Svg)[] {
  const found = MISTAKE_KINDS.filter((kind) => points.some(({ mistake }) => mistake === kind));
  const width = (RIGHT - LEFT) / MISTAKE_KINDS.length;
  const words = (name: string, x: number, y: number, within: number) =>
    text(name, x + 44, y, { size: TYPE, fill: PALETTE.ink, within: within - 60 });
  return [
    ...(points.some(({ isMarked }) => isMarked === true)
      ? [(y: number) => group([ring(LEFT, y, MARK_RADIUS), words(marks, LEFT, y, RIGHT - LEFT)])]
      : []),
    ...(found.length === 0
      ? []
      : [
          (y: number) =>
            group(
              found.flatMap((kind, at) => {
                const x = LEFT + at * width;
                return [SHAPES[kind](x, y), words(kinds[kind], x, y, width)];
              }),
            ),
        ]),
  ];
}

/** The labels of marked points first, then those of others with enough room. */
function labels(points: readonly ChartPoint[]): readonly Svg[] {
  const taken: number[] = [];
  const byWeight = [...points.entries()].toSorted(
    ([, one], [, other]) => Number(other.isMarked ?? false) - Number(one.isMarked ?? false),
  );
  return byWeight.flatMap(([at, { label, isMarked }]) => {
    const x = xOf(at, points.length);
    if (label === undefined || taken.some((other) => Math.abs(other - x) < LABEL_WIDTH)) return [];
    taken.push(x);
    const fill = isMarked === true ? PALETTE.ink : PALETTE.inkFaint;
    return [text(label, x, BOTTOM + 44, { size: TYPE, fill, anchor: 'middle', within: LABEL_WIDTH })];
  });
}
