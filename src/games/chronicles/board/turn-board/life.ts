/** The Life of every god, pale with a tick for those who have gone this round; for the one on turn also Elves, Vanir dice and Artifacts. */
import { PALETTE } from '../../../../render/palette.ts';
import { doneMark } from '../../../../render/panel.ts';
import { at, circle, faded, group, named, rect, type Svg, text } from '../../../../render/scene.ts';
import { TURN_MARGIN, TURN_TYPE, TURN_WIDTH } from '../../../../render/turn-board/canvas.ts';
import { causeFrame } from '../../../../render/turn-board/cause.ts';
import type { GodName } from '../../components.ts';
import type { SeatView } from '../../view.ts';
import type { Board } from '../board.ts';
import { GOD_LOOKS } from '../looks.ts';
import { type Counter, sign } from '../signs.ts';
import { godSign } from '../tokens.ts';
import { isCause } from './cause.ts';

export const LIFE_HEIGHT = 104;

const GAP = 8;
/** A chip with a god and its Life alone. */
const NARROWEST = 136;
const WIDEST = 240;
const WIDEST_COUNTER = 112;
/** With this much Life left, one mishap may lose the game. */
const FEW = 1;
/** At a table of so many the Artifacts have no room. */
const CROWDED = 5;

export function life(board: Board, top: number): Svg {
  const { seats, turn, end } = board.view;
  const acting = end === null ? turn.seat : null;
  const own = acting === null ? null : (seats[acting] ?? null);
  const counters = own === null ? [] : countersOf(own, seats.length >= CROWDED);
  const room = TURN_WIDTH - (seats.length - 1) * GAP - seats.length * NARROWEST;
  const each = counters.length === 0 ? 0 : Math.min(WIDEST_COUNTER, room / counters.length);
  const base = Math.min(WIDEST, NARROWEST + (room - counters.length * each) / seats.length);
  let x = TURN_MARGIN;
  return named(
    'life',
    ...seats.map((seat, place) => {
      const isOnTurn = place === acting;
      const hasGone = end === null && seat.hasGone && !isOnTurn;
      const width = base + (isOnTurn ? counters.length * each : 0);
      const shown = isOnTurn
        ? counters.map((counter, at_) => ({ ...counter, x: base - 4 + at_ * each }))
        : [];
      const drawn = at(
        x,
        top,
        chip(seat, width, { isOnTurn, hasGone, isCause: isCause(board.view, `life-${seat.god}`) }, shown),
      );
      x += width + GAP;
      return drawn;
    }),
  );
}

interface Counted {
  readonly counter: Counter;
  readonly amount: number;
}

function countersOf({ elves, vanirDice, artifacts }: SeatView, isCrowded: boolean): readonly Counted[] {
  return [
    { counter: 'elf', amount: elves },
    { counter: 'vanir-die', amount: vanirDice },
    ...(isCrowded || artifacts.length === 0
      ? []
      : [{ counter: 'artifact', amount: artifacts.length } as const]),
  ];
}

function chip(
  seat: SeatView,
  width: number,
  is: { readonly isOnTurn: boolean; readonly hasGone: boolean; readonly isCause: boolean },
  counters: readonly (Counted & { readonly x: number })[],
): Svg {
  const { isOnTurn, hasGone } = is;
  const isLow = seat.life <= FEW;
  return named(
    `life-${seat.god}`,
    rect(0, 0, width, LIFE_HEIGHT, {
      rx: 20,
      fill: isLow ? PALETTE.dangerDeep : PALETTE.panel,
      stroke: isOnTurn ? PALETTE.accent : isLow ? PALETTE.danger : PALETTE.panelEdge,
      'stroke-width': isOnTurn ? 6 : 3,
    }),
    at(36, LIFE_HEIGHT / 2, hasGone ? group([godDisc(seat.god, 27)], faded(0.45)) : godDisc(seat.god, 27)),
    ...(hasGone ? [named(`gone-${seat.god}`, at(56, LIFE_HEIGHT - 26, doneMark()))] : []),
    counted({ counter: 'life', amount: seat.life }, 66, hasGone),
    ...counters.map(({ x, ...each }) => counted(each, x)),
    ...(is.isCause ? [causeFrame(0, 0, width, LIFE_HEIGHT, 20)] : []),
  );
}

function counted({ counter, amount }: Counted, x: number, isPale = false): Svg {
  return at(
    x,
    LIFE_HEIGHT / 2,
    at(18, 0, isPale ? group([sign(counter, 34)], faded(0.45)) : sign(counter, 34)),
    text(String(amount), 38, 0, {
      size: TURN_TYPE.number - 6,
      face: 'strong',
      fill: amount === 0 || isPale ? PALETTE.inkSoft : PALETTE.ink,
    }),
  );
}

/** A god's own sign on a disc of its colour, the same wherever the god is shown. */
export function godDisc(god: GodName, radius: number): Svg {
  return group([
    circle(0, 0, radius, { fill: GOD_LOOKS[god].colour, stroke: PALETTE.inkDark, 'stroke-width': 3 }),
    godSign(god, 0, 0, radius * 1.4, PALETTE.inkDark),
  ]);
}
