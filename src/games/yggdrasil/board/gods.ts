/** The gods, a line each: whose turn it is, what each holds, who is in trance. */
import { seatIndex } from '../../../core/seat.ts';
import { FULL_WIDTH } from '../../../render/measures.ts';
import { PALETTE } from '../../../render/palette.ts';
import { panel } from '../../../render/panel.ts';
import { at, circle, group, icon, named, rect, type Svg, text } from '../../../render/scene.ts';
import type { Part } from '../../../render/sheet.ts';
import { say } from '../../../render/words.ts';
import { ENEMIES } from '../components.ts';
import { seatAt } from '../gods/powers.ts';
import type { Board } from './board.ts';
import { counters } from './counters.ts';
import { GOD_ICONS } from './looks.ts';
import { letterToken } from './tokens.ts';

const ROW = 68;
const MIDDLE = ROW / 2;
const EDGE = 6;
const NAME = 84;
const VIKINGS = 350;
const ELVES = 480;
const ARTIFACTS = 640;
const TRANCE = FULL_WIDTH - 72;
const CHIP = 26;
const CHIP_STEP = 70;

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
  const onTurn = index === view.turn.seat;
  return named(
    `god-${seat.god}`,
    ground(onTurn, seat.inTrance),
    ...(marks.seats.has(seatIndex(index)) ? [changed()] : []),
    circle(42, MIDDLE, 28, { fill: onTurn ? PALETTE.accentDeep : PALETTE.panelRaised }),
    icon(GOD_ICONS[seat.god], 42, MIDDLE, 42, onTurn ? PALETTE.ink : PALETTE.inkSoft),
    text(say(board, `yggdrasil.god.${seat.god}`), NAME, MIDDLE, {
      size: 40,
      face: 'title',
      fill: PALETTE.ink,
      within: VIKINGS - NAME - 20,
    }),
    counters('viking', seat.vikings, VIKINGS, MIDDLE),
    counters('elf', seat.elves, ELVES, MIDDLE),
    ...ENEMIES.filter((enemy) => seat.artifacts[enemy] > 0).map((enemy, place) =>
      at(ARTIFACTS + place * CHIP_STEP, MIDDLE, letterToken(board, enemy, CHIP, seat.artifacts[enemy])),
    ),
    ...(seat.inTrance ? [icon('meditation', TRANCE, MIDDLE, 56, ENTRANCED.ink)] : []),
  );
}

/** A bar at the end of a line in which something changed since the last turn. */
function changed(): Svg {
  return rect(FULL_WIDTH - 2 * EDGE - 16, 12, 10, ROW - 24, { rx: 5, fill: PALETTE.gold });
}

function ground(onTurn: boolean, inTrance: boolean): Svg {
  return rect(2, 2, FULL_WIDTH - 2 * EDGE - 4, ROW - 4, {
    rx: 14,
    fill: inTrance ? ENTRANCED.ground : onTurn ? PALETTE.panelRaised : PALETTE.panel,
    ...(onTurn ? { stroke: PALETTE.accent, 'stroke-width': 4 } : {}),
  });
}
