/** Draws counts of the enemies that bring defeat nearer: beyond the wall, beyond the door, in the Residence. */
import { FULL_WIDTH, SIZES } from '../../../../render/measures.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { at, group, named, polygon, rect, type Svg, text } from '../../../../render/scene.ts';
import { say } from '../../../../render/words.ts';
import { type Box, boxOf } from '../../box/box.ts';
import { ENEMIES } from '../../box/components.ts';
import type { YggdrasilView } from '../../state/view.ts';
import type { Board } from '../board.ts';

export const DANGER_HEIGHT = 68;

const SIGN = 24;

type Limit = Box['defeat'][number];

export function dangerRow(board: Board): Svg {
  const { defeat } = boxOf(board.view);
  const signs = defeat.reduce((sum, limit) => sum + limit.enemies, 0);
  const room = (FULL_WIDTH - 24 - signs * (SIGN + 8) - defeat.length * 34) / defeat.length;
  let x = 12;
  return group(
    defeat.map((limit) => {
      const width = room + limit.enemies * (SIGN + 8) + 34 - 10;
      const drawn = at(x, 8, named(limit.why, gauge(board, limit, width, room)));
      x += width + 10;
      return drawn;
    }),
  );
}

function gauge(board: Board, limit: Limit, width: number, room: number): Svg {
  const counted = enemiesFrom(board.view, limit.fromSpace);
  const reached = counted >= limit.enemies;
  const near = counted > 0 && counted >= limit.enemies - 1;
  const words = say(board, `yggdrasil.picture.${limit.why}`);
  return group([
    rect(0, 0, width, DANGER_HEIGHT - 18, {
      rx: 14,
      fill: reached ? PALETTE.dangerDeep : PALETTE.panelRaised,
      stroke: reached || near ? PALETTE.danger : PALETTE.panelEdge,
      'stroke-width': reached ? 5 : 2,
    }),
    text(words, 14, (DANGER_HEIGHT - 18) / 2, {
      size: SIZES.text,
      fill: reached || near ? PALETTE.ink : PALETTE.inkSoft,
      within: room - 4,
    }),
    ...Array.from({ length: limit.enemies }, (_, place) =>
      at(room + 26 + place * (SIGN + 8), (DANGER_HEIGHT - 18) / 2, limitSign(place < counted)),
    ),
  ]);
}

function enemiesFrom(view: YggdrasilView, space: number): number {
  return ENEMIES.filter((enemy) => view.enemies[enemy] >= space).length;
}

export function limitSign(taken: boolean): Svg {
  const half = SIGN / 2 + 2;
  return polygon(
    [
      [0, -half],
      [half, 0],
      [0, half],
      [-half, 0],
    ],
    taken
      ? { class: 'taken', fill: PALETTE.danger, stroke: PALETTE.ink, 'stroke-width': 2 }
      : { fill: 'none', stroke: PALETTE.inkFaint, 'stroke-width': 3 },
  );
}
