/** Draws the spaces of the page in a row: those behind Nidhogg ticked off, Nidhogg himself, and the things he still finds. */
import { PALETTE } from '../../../../render/palette.ts';
import { at, faded, group, named, path, rect, type Svg, text } from '../../../../render/scene.ts';
import type { Part } from '../../../../render/sheet.ts';
import { widthOf } from '../../../../render/typeface.ts';
import { say } from '../../../../render/words.ts';
import type { SagaSpace } from '../../box/saga.ts';
import { pageOf } from '../../facts/page.ts';
import { isTaskDone } from '../../facts/task.ts';
import type { Board } from '../board.ts';
import { litFrame } from '../glow.ts';
import { enemySign } from '../tokens.ts';
import { type Cell, cellsOf } from './cells.ts';
import { WIDTH } from './layout.ts';

const HEIGHT = 112;
const NIDHOGG = 92;
const APART = 12;
const WIDEST = 340;
/** The maximum number of cells. With more, they'd be too narrow to read. */
const MAX_CELLS = 5;
const NUMBER = 38;

interface Field {
  readonly id: string;
  readonly cells: readonly Cell[];
  readonly isPast: boolean;
}

export function spaces(board: Board): Part {
  const fields = shortened(board, fieldsOf(board));
  const cells = fields.reduce((sum, field) => sum + field.cells.length, 0);
  const width = Math.min(WIDEST, (WIDTH - NIDHOGG - fields.length * APART) / cells);
  const past = fields.filter(({ isPast }) => isPast);
  let x = 0;
  const placed = (drawn: Svg, wide: number): Svg => {
    const piece = at(x, 0, drawn);
    x += wide + APART;
    return piece;
  };
  const drawn = (field: Field): Svg => placed(fieldSvg(field, width), field.cells.length * width);
  return {
    height: HEIGHT,
    svg: named(
      'spaces',
      path(`M0 ${HEIGHT / 2}H${WIDTH}`, { stroke: PALETTE.panelEdge, 'stroke-width': 6 }),
      ...past.map(drawn),
      placed(nidhogg(board), NIDHOGG - APART),
      ...fields.slice(past.length).map(drawn),
    ),
  };
}

/** The fields of the page's spaces. A space that turns the page also shows the effects of the next page. */
function fieldsOf(board: Board): readonly Field[] {
  const { view } = board;
  const next = view.box.saga.pages[view.page + 1]?.entry ?? [];
  return pageOf(view).spaces.map((space, place) => {
    const turns = space.some(({ kind }) => kind === 'turn-page') && isTaskDone(view);
    const all: SagaSpace = turns ? [...space, ...next] : space;
    return { id: `space-${place + 1}`, cells: cellsOf(board, all), isPast: place < view.nidhogg };
  });
}

/**
 * Shortens a row that is too long: omits the spaces behind Nidhogg first, then replaces spaces before the last one by their
 * number.
 */
function shortened(board: Board, fields: readonly Field[]): readonly Field[] {
  const cells = fields.reduce((sum, field) => sum + field.cells.length, 0);
  const [first, ...others] = fields;
  if (first === undefined || cells <= MAX_CELLS) return fields;
  if (first.isPast) return shortened(board, others);
  const kept: Field[] = [];
  const last = others.at(-1) ?? first;
  const end = { ...last, cells: last.cells.slice(0, MAX_CELLS - 2) };
  let room = MAX_CELLS - 1 - end.cells.length;
  for (const field of fields.slice(0, -1)) {
    room -= field.cells.length;
    if (room < 0) break;
    kept.push(field);
  }
  const left = fields.length - 1 - kept.length;
  const words = say(board, 'chronicles.page.finds.more', { spaces: left });
  const more = { id: 'more', cells: [{ sign: '', number: '', words }], isPast: false };
  return [...kept, ...(left === 0 ? [] : [more]), end];
}

function nidhogg({ marks }: Board): Svg {
  return at(
    (NIDHOGG - APART) / 2,
    HEIGHT / 2,
    ...(marks.tracks.has('nidhogg') ? [litFrame(-42, -42, 84, 84)] : []),
    enemySign('nidhogg', 36),
  );
}

function fieldSvg({ id, cells, isPast }: Field, width: number): Svg {
  const isAlarm = cells.some((cell) => cell.isAlarm === true);
  const edge = isAlarm ? PALETTE.danger : PALETTE.inkFaint;
  return named(
    id,
    rect(0, 0, cells.length * width, HEIGHT, {
      ...(isAlarm ? { class: 'danger' } : {}),
      rx: 14,
      fill: isPast ? PALETTE.panel : PALETTE.panelRaised,
      stroke: isPast ? PALETTE.panelEdge : edge,
      'stroke-width': 3,
    }),
    ...cells.map((cell, place) => at((place + 0.5) * width, 0, cellSvg(cell, width, isPast))),
  );
}

/** A cell, with its middle at x = 0 and its upper edge at y = 0. */
function cellSvg({ sign, number, words, isAlarm }: Cell, width: number, isPast: boolean): Svg {
  const colour = isAlarm === true ? PALETTE.danger : PALETTE.ink;
  const beside = number === '' ? 0 : widthOf(number, 'strong', NUMBER) + 8;
  return group([
    ...(sign === '' ? [] : [group([at(-beside / 2, 38, sign)], isPast ? faded(0.5) : {})]),
    ...(number === ''
      ? []
      : [
          text(number, 30 - beside / 2, 38, {
            size: NUMBER,
            face: 'strong',
            fill: isPast ? PALETTE.inkSoft : colour,
          }),
        ]),
    text(words, 0, sign === '' ? HEIGHT / 2 : 88, {
      size: 30,
      fill: isPast ? PALETTE.inkSoft : colour,
      anchor: 'middle',
      within: width - 8,
    }),
  ]);
}
