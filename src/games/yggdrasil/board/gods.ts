/** Draws a line for each god: a medallion, the power in effect, the holdings, and the trance. */
import { seatIndex } from '../../../core/seat.ts';
import { FULL_WIDTH, SIZES } from '../../../render/measures.ts';
import { PALETTE } from '../../../render/palette.ts';
import { panel } from '../../../render/panel.ts';
import { at, circle, group, icon, line, named, rect, type Svg, text } from '../../../render/scene.ts';
import type { Part } from '../../../render/sheet.ts';
import { widthOf } from '../../../render/typeface.ts';
import { say } from '../../../render/words.ts';
import { ENEMIES } from '../box/components.ts';
import { arePowersCancelled } from '../facts/giants.ts';
import { seatAt } from '../facts/powers.ts';
import type { SeatState } from '../state/state.ts';
import type { Board } from './board.ts';
import { counters } from './counters.ts';
import { GOD_ICONS } from './styles.ts';
import { letterToken } from './tokens.ts';

const ROW = 74;
const MIDDLE = ROW / 2;
const EDGE = 6;
const MEDALLION = 46;
const NAME = 92;
const POWER = 284;
const VIKINGS = 534;
const ELVES = 640;
const ARTIFACTS = 780;
const CHIP = 26;
const CHIP_STEP = 62;

const ENTRANCED = { ground: '#282050', ink: '#c8a8f8' };

export function gods(board: Board): Part {
  const { seats } = board.view;
  const height = seats.length * ROW + 2 * EDGE;
  return {
    height,
    svg: group([
      panel(FULL_WIDTH, height),
      ...seats.map((_, index) => at(EDGE, EDGE + index * ROW, row(board, index))),
    ]),
  };
}

function row(board: Board, index: number): Svg {
  const { view, marks } = board;
  const seat = seatAt(view, seatIndex(index));
  const isActive = index === view.turn.seat;
  return named(
    `god-${seat.god}`,
    ground(isActive, seat.inTrance),
    ...(marks.seats.has(seatIndex(index)) ? [changed()] : []),
    medallion(seat, isActive),
    text(say(board, `yggdrasil.god.${seat.god}`), NAME, MIDDLE, {
      size: SIZES.name,
      face: 'title',
      fill: PALETTE.ink,
      within: POWER - NAME - 16,
    }),
    power(board, seat),
    counters('viking', seat.vikings, VIKINGS, MIDDLE),
    counters('elf', seat.elves, ELVES, MIDDLE),
    ...ENEMIES.filter((enemy) => seat.artifacts[enemy] > 0).map((enemy, place) =>
      at(ARTIFACTS + place * CHIP_STEP, MIDDLE, letterToken(board, enemy, CHIP, seat.artifacts[enemy])),
    ),
  );
}

function medallion({ god, inTrance }: SeatState, isActive: boolean): Svg {
  const ink = inTrance ? ENTRANCED.ink : isActive ? PALETTE.accent : PALETTE.inkSoft;
  return group([
    circle(MEDALLION, MIDDLE, 31, { fill: PALETTE.panelRaised, stroke: ink, 'stroke-width': 4 }),
    icon(inTrance ? 'meditation' : GOD_ICONS[god], MEDALLION, MIDDLE, 44, ink),
  ]);
}

/** The god's power, or the power that its trance gives to all gods, in a few words. It's struck out while a giant cancels it. */
function power(board: Board, { god, inTrance }: SeatState): Svg {
  const words = say(board, `yggdrasil.picture.${inTrance ? 'trance' : 'power'}.${god}`);
  const isCancelled = arePowersCancelled(board.view);
  const within = VIKINGS - POWER - 20;
  const width = Math.min(within, widthOf(words, 'text', SIZES.smallest));
  return group([
    text(words, POWER, MIDDLE, {
      size: SIZES.smallest,
      fill: inTrance ? ENTRANCED.ink : PALETTE.inkSoft,
      within,
    }),
    ...(isCancelled
      ? [line(POWER, MIDDLE, POWER + width, MIDDLE, { stroke: PALETTE.danger, 'stroke-width': 4 })]
      : []),
  ]);
}

/** A bar at the end of the line of a god that has changed since the last picture. */
function changed(): Svg {
  return rect(FULL_WIDTH - 2 * EDGE - 16, 12, 10, ROW - 24, { rx: 5, fill: PALETTE.gold });
}

function ground(isActive: boolean, inTrance: boolean): Svg {
  return rect(2, 2, FULL_WIDTH - 2 * EDGE - 4, ROW - 4, {
    rx: 14,
    fill: inTrance ? ENTRANCED.ground : isActive ? PALETTE.panelRaised : PALETTE.panel,
    ...(isActive ? { stroke: PALETTE.accent, 'stroke-width': 4 } : {}),
  });
}
