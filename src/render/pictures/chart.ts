/** Draws how a chance rose and fell, as a line over the turns of a game. */
import { FULL_WIDTH } from '../measures.ts';
import { PALETTE } from '../palette.ts';
import { panel } from '../panel.ts';
import { circle, group, line, path, type Svg, text } from '../scene.ts';
import { styleOf } from '../sheet.ts';

export interface ChartPoint {
  /** The chance, from 0 to 1. */
  readonly chance: number;
  /** The text below the point; omitted if there isn't any. */
  readonly label?: string;
  /** True if the point stands out from the line. */
  readonly isMarked?: true;
}

export interface Chart {
  readonly title: string;
  readonly points: readonly ChartPoint[];
  /** The meaning of the marked points, shown below the chart if there are any. */
  readonly marks: string;
  /** The text to the left of a chance. */
  percent(chance: number): string;
}

const HEIGHT = 620;
const LEFT = 150;
const RIGHT = FULL_WIDTH - 50;
const TOP = 110;
const BOTTOM = HEIGHT - 90;
const LEVELS = [0, 0.25, 0.5, 0.75, 1] as const;
/** The line that explains the marks. */
const MARKS_HEIGHT = 54;
/** Labels closer together couldn't be read. */
const LABEL_WIDTH = 110;
/** As large as 32 units on a turn board, because a chart is also read in a message. */
const TYPE = 39;

export function chartPicture(chart: Chart): Svg {
  const hasMarks = chart.points.some(({ isMarked }) => isMarked === true);
  const height = HEIGHT + (hasMarks ? MARKS_HEIGHT : 0);
  return styleOf([{ height, svg: drawn(chart, height, hasMarks ? [key(chart.marks)] : []) }]);
}

function drawn({ title: words, points, percent }: Chart, height: number, below: readonly Svg[]): Svg {
  const places = points.map(({ chance }, at) => [xOf(at, points.length), yOf(chance)] as const);
  const marked = points.flatMap(({ isMarked }, at) => (isMarked === true ? [places[at]] : []));
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
    ...marked.flatMap((place) => (place === undefined ? [] : [mark(...place)])),
    ...labels(points),
    ...below,
  ]);
}

function xOf(at: number, count: number): number {
  return count < 2 ? LEFT : Math.round(LEFT + ((RIGHT - LEFT) * at) / (count - 1));
}

function yOf(chance: number): number {
  return Math.round(BOTTOM - (BOTTOM - TOP) * chance);
}

function levelLine(level: number, words: string): readonly Svg[] {
  const y = yOf(level);
  const look = { stroke: PALETTE.panelEdge, 'stroke-width': level === 0.5 ? 4 : 2 };
  return [
    line(LEFT, y, RIGHT, y, look),
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

function mark(x: number, y: number): Svg {
  return circle(x, y, 13, { fill: PALETTE.danger, stroke: PALETTE.ink, 'stroke-width': 4 });
}

function key(words: string): Svg {
  const y = HEIGHT + 4;
  const look = { size: TYPE, fill: PALETTE.ink, within: RIGHT - LEFT - 30 };
  return group([mark(LEFT, y), text(words, LEFT + 30, y, look)]);
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
