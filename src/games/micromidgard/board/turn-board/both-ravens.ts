/** Draws the holdings of both ravens: Gold, Mead and Relics. */
import { type SeatIndex, seatIndex } from '../../../../core/seat.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { doneMark } from '../../../../render/panel.ts';
import { at, faded, group, named, rect, type Svg, text } from '../../../../render/scene.ts';
import { MIN_TURN_TYPE, TURN_MARGIN, TURN_TYPE, TURN_WIDTH } from '../../../../render/turn-board/canvas.ts';
import { spotlightFrame } from '../../../../render/turn-board/spotlight.ts';
import { say } from '../../../../render/words.ts';
import { RESOURCES } from '../../box/components.ts';
import { wasUsed } from '../../facts/relics.ts';
import { seatAt } from '../../facts/seats.ts';
import type { SeatState } from '../../state/state.ts';
import type { Board } from '../board.ts';
import { markerSign } from '../pieces.ts';
import { centred, type Sign } from '../sign.ts';
import { relicSign, resourceSign } from '../signs.ts';

export const BOTH_HEIGHT = 104;

const GAP = 12;
const WIDTH = (TURN_WIDTH - GAP) / 2;
const MARK = 50;
const FIRST = 116;
const STEP = 98;
const AMOUNT = 54;
/** The y of the Relics. They have a word next to them, because players mistook them for Prophecies. */
const RELICS_MIDDLE = 42;
const WORD = { size: MIN_TURN_TYPE, fill: PALETTE.inkSoft } as const;

export function bothRavens(board: Board, top: number): Svg {
  const { seats, turn, end } = board.view;
  return named(
    'both-ravens',
    ...seats.map((seat, place) =>
      named(
        `holds-${seat.raven}`,
        at(
          TURN_MARGIN + place * (WIDTH + GAP),
          top,
          chip(board, seatIndex(place), end === null && place === turn.seat),
        ),
      ),
    ),
  );
}

function chip(board: Board, index: SeatIndex, isActiveGod: boolean): Svg {
  const seat = seatAt(board.view, index);
  return group([
    rect(0, 0, WIDTH, BOTH_HEIGHT, {
      rx: 20,
      fill: PALETTE.panel,
      stroke: isActiveGod ? PALETTE.accent : PALETTE.panelEdge,
      'stroke-width': isActiveGod ? 6 : 3,
    }),
    at(16, BOTH_HEIGHT / 2, markerSign(board, seat.raven, MARK).svg),
    ...RESOURCES.map((resource, place) =>
      at(
        FIRST + place * STEP,
        BOTH_HEIGHT / 2,
        amount(
          resourceSign(resource, null),
          seat[resource],
          board.marks.holdings.has(`${index}-${resource}`),
        ),
      ),
    ),
    at(FIRST + RESOURCES.length * STEP, 0, relics(board, seat, isActiveGod)),
    ...(isActiveGod && board.spotlights.includes('holdings')
      ? [spotlightFrame(0, 0, WIDTH, BOTH_HEIGHT, 20)]
      : []),
  ]);
}

/** A player's Relics: first the unused ones, then the used ones, pale with a tick. */
function relics(board: Board, seat: SeatState, isActiveGod: boolean): Svg {
  const { view } = board;
  const spent = isActiveGod ? seat.relics.filter(({ relic }) => wasUsed(view, relic)).length : 0;
  const left = seat.relics.length - spent;
  return group([
    ...(left > 0 || spent === 0
      ? [at(0, RELICS_MIDDLE, named('relics-left', amount(relicSign('sun'), left)))]
      : []),
    ...(spent > 0 ? [at(left > 0 ? STEP - 12 : 0, RELICS_MIDDLE, named('relics-used', used(spent)))] : []),
    text(say(board, 'micromidgard.legend-part.relics'), 4, BOTH_HEIGHT - 20, {
      ...WORD,
      within: WIDTH - FIRST - RESOURCES.length * STEP - 12,
    }),
  ]);
}

function used(count: number): Svg {
  return group([
    group([relicSign('sun').svg], faded(0.45)),
    at(36, -20, doneMark()),
    ...(count === 1
      ? []
      : [text(String(count), 46, 6, { size: TURN_TYPE.label, face: 'strong', fill: PALETTE.inkSoft })]),
  ]);
}

/** An amount, golden if it was the last to change. */
function amount(sign: Sign, count: number, isNewest = false): Svg {
  return group([
    at(26, 0, centred(sign)),
    text(String(count), AMOUNT, 0, {
      size: TURN_TYPE.number - 4,
      face: 'strong',
      fill: isNewest ? PALETTE.gold : count === 0 ? PALETTE.inkSoft : PALETTE.ink,
    }),
  ]);
}
