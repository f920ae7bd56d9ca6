/**
 * Draws the gods of the turn board: the Life of each, pale and ticked for gods that have played this round, and below it the
 * current god's holdings. Between turns, each god's holdings are below its Life.
 */
import { PALETTE } from '../../../../render/palette.ts';
import { doneMark } from '../../../../render/panel.ts';
import {
  at,
  circle,
  faded,
  fittingSize,
  group,
  named,
  OWN_COLOURS,
  path,
  rect,
  type Svg,
  text,
} from '../../../../render/scene.ts';
import { MIN_TURN_TYPE, TURN_MARGIN, TURN_TYPE, TURN_WIDTH } from '../../../../render/turn-board/canvas.ts';
import { causeFrame } from '../../../../render/turn-board/cause.ts';
import { widthOf } from '../../../../render/typeface.ts';
import { say } from '../../../../render/words.ts';
import type { GodName } from '../../box/components.ts';
import type { SeatView } from '../../state/view.ts';
import { godName } from '../../words/names.ts';
import { barred, sign } from '../signs.ts';
import { GOD_STYLES } from '../styles.ts';
import { godSign } from '../tokens.ts';
import { isCause } from './cause.ts';
import { resourcesTaken } from './outlook.ts';
import type { TurnPicture } from './turn-picture.ts';

const CHIP = 66;
const HELD = 74;
const BETWEEN = 8;
/** The gap between the chips and the holdings below them. */
const APART = 4;
export const GODS_HEIGHT = CHIP + APART + HELD;

/** The maximum width of a chip, so that three gods fit below the tiles. */
const WIDEST = (TURN_WIDTH - 2 * BETWEEN) / 3;
/** From this width on, there's room for a god's Artifacts below its chip. */
const WIDE = 260;
const EDGE = 10;
const CORNER = 18;
const DISC = 28;
const HEART = 60;
/** The distance of the heart from the right edge. */
const HEART_EDGE = 14;
/**
 * The current god has a frame. If it's also the cause of the nearest defeat, the ring that marks the cause is inset by this much.
 */
const CAUSE_INSET = 6;
/** With this much Life left, one mishap can lose the game. */
const FEW = 1;
const NUMBER = { size: TURN_TYPE.number, face: 'strong' } as const;

interface Holding {
  readonly counter: 'elf' | 'vanir-die' | 'artifact';
  readonly amount: number;
}

export function gods(board: TurnPicture, top: number): Svg {
  const { seats, turn, end } = board.view;
  const acting = end === null && turn.seat !== null ? (seats[turn.seat] ?? null) : null;
  const width = Math.min(WIDEST, (TURN_WIDTH - (seats.length - 1) * BETWEEN) / seats.length);
  const height = acting === null ? GODS_HEIGHT : CHIP;
  return named(
    'life',
    ...(acting === null
      ? []
      : [at(TURN_MARGIN, top, folder(seats.indexOf(acting) * (width + BETWEEN), width))]),
    ...seats.map((seat, place) =>
      at(TURN_MARGIN + place * (width + BETWEEN), top, chip(board, seat, { width, height, acting })),
    ),
    ...(acting === null ? [] : [at(TURN_MARGIN, top + CHIP + APART, held(board, acting))]),
  );
}

/** An outline around the current god's Life and holdings: its chip looks like the tab of a folder. */
function folder(left: number, width: number): Svg {
  const right = left + width;
  const [shoulder, foot] = [CHIP + APART, GODS_HEIGHT];
  const toTheRight = right + 2 * CORNER > TURN_WIDTH ? '' : `V${shoulder}H${TURN_WIDTH - CORNER}q18 0 18 18`;
  const toTheLeft = left === 0 ? '' : `V${shoulder + CORNER}q0 -18 18 -18H${left}`;
  return path(
    `M${left + CORNER} 0H${right - CORNER}q18 0 18 18${toTheRight}V${foot - CORNER}q0 18 -18 18H${CORNER}q-18 0 -18 -18${toTheLeft}V${CORNER}q0 -18 18 -18Z`,
    { fill: PALETTE.panelRaised, stroke: PALETTE.accent, 'stroke-width': 5 },
  );
}

interface Chip {
  readonly width: number;
  readonly height: number;
  readonly acting: SeatView | null;
}

function chip(board: TurnPicture, seat: SeatView, { width, height, acting }: Chip): Svg {
  const isActiveGod = seat === acting;
  const hasGone = board.view.end === null && seat.hasGone && !isActiveGod;
  const isLow = seat.life <= FEW;
  const canGoNext = board.view.question?.about === 'order' && !seat.hasGone;
  const isRinged = isCause(board.view, `life-${seat.god}`);
  const isPale = hasGone && !isRinged;
  const middle = CHIP / 2;
  const inset = isActiveGod ? CAUSE_INSET : 0;
  const disc = godDisc(seat.god, DISC);
  return named(
    `life-${seat.god}`,
    isActiveGod
      ? rect(inset, inset, width - 2 * inset, height - 2 * inset, {
          rx: CORNER - inset,
          fill: isLow ? PALETTE.dangerDeep : PALETTE.panelRaised,
        })
      : rect(0, 0, width, height, {
          rx: CORNER,
          fill: isLow ? PALETTE.dangerDeep : PALETTE.panel,
          stroke: canGoNext ? PALETTE.accent : isLow ? PALETTE.danger : PALETTE.panelEdge,
          'stroke-width': canGoNext ? 5 : 3,
        }),
    at(EDGE + DISC, middle, isPale ? group([disc], faded(0.6)) : disc),
    ...nameOf(board, seat, width, isPale),
    ...(hasGone ? [named(`gone-${seat.god}`, at(EDGE + 2 * DISC - 6, CHIP - 20, doneMark()))] : []),
    at(width - HEART_EDGE - HEART / 2, middle, heart(seat.life, isPale)),
    ...(board.newest === `life-${seat.god}`
      ? [
          rect(width - HEART_EDGE - HEART - 4, 5, HEART + 8, CHIP - 10, {
            rx: 14,
            fill: 'none',
            stroke: PALETTE.gold,
            'stroke-width': 6,
          }),
        ]
      : []),
    ...(acting === null ? below(board, seat, width) : []),
    ...(isRinged ? [causeFrame(inset, inset, width - 2 * inset, height - 2 * inset, CORNER - inset)] : []),
  );
}

/** The area below a chip between turns: the god's name, unless it fits next to the disc, and the god's holdings. */
function below(board: TurnPicture, seat: SeatView, width: number): readonly Svg[] {
  const room = GODS_HEIGHT - CHIP;
  if (nameOf(board, seat, width, false).length > 0)
    return [at(width / 2, CHIP + room / 2 - 6, stock(seat, width))];
  return [
    text(board.translate(godName(seat.god)), width / 2, CHIP + 14, {
      size: TURN_TYPE.caption,
      fill: PALETTE.ink,
      anchor: 'middle',
      within: width - 12,
    }),
    at(width / 2, CHIP + room - 26, stock(seat, width)),
  ];
}

/** The god's name next to the disc; empty unless all gods have room for their names. */
function nameOf(board: TurnPicture, { god }: SeatView, width: number, isPale: boolean): readonly Svg[] {
  const left = EDGE + 2 * DISC + 14;
  const lettering = {
    size: TURN_TYPE.label,
    fill: isPale ? PALETTE.inkSoft : PALETTE.ink,
    within: width - left - HEART - HEART_EDGE - EDGE,
  };
  const fits = (name: string): boolean => fittingSize(name, lettering) >= MIN_TURN_TYPE;
  const names = board.view.seats.map((seat) => board.translate(godName(seat.god)));
  return names.every(fits) ? [text(board.translate(godName(god)), left, CHIP / 2, lettering)] : [];
}

/** A heart with the number of Life points in it. Heart and number have the same colours in every theme. */
function heart(life: number, isPale: boolean): Svg {
  const number = text(String(life), 0, -1, {
    size: 44,
    face: 'strong',
    fill: isPale ? PALETTE.ink : PALETTE.inkDark,
    anchor: 'middle',
    within: HEART - 24,
  });
  return isPale
    ? group([group([sign('life', HEART)], faded(0.5)), number])
    : group([sign('life', HEART), number], OWN_COLOURS);
}

/** The current god's holdings with their names, in signs as large as on the board of Yggdrasil. */
function held(board: TurnPicture, seat: SeatView): Svg {
  const holdings = holdingsOf(seat);
  const column = (TURN_WIDTH - 2 * EDGE) / holdings.length;
  return named(
    'holdings',
    ...holdings.map((holding, place) =>
      at(EDGE + place * column, HELD / 2, withName(board, holding, column)),
    ),
  );
}

const SIGN = 64;
const RESOURCE_OF = { elf: 'elves', 'vanir-die': 'vanir-dice', artifact: 'artifacts' } as const;

function withName(board: TurnPicture, { counter, amount }: Holding, width: number): Svg {
  const isTaken = resourcesTaken(board.view).has(RESOURCE_OF[counter]);
  const isFaint = amount === 0 || isTaken;
  const number = EDGE + SIGN + 10;
  const name = number + widthOf(String(amount), NUMBER.face, NUMBER.size) + 12;
  return group([
    at(
      EDGE + SIGN / 2,
      0,
      isFaint ? group([sign(counter, SIGN)], faded(0.45)) : sign(counter, SIGN),
      ...(isTaken ? [barred(SIGN)] : []),
    ),
    text(String(amount), number, 0, { ...NUMBER, fill: isFaint ? PALETTE.inkSoft : PALETTE.ink }),
    text(say(board, `chronicles.tile.counted.${counter}`, { amount }), name, 2, {
      size: TURN_TYPE.label,
      fill: PALETTE.inkSoft,
      within: Math.max(MIN_TURN_TYPE, width - name - 4),
    }),
  ]);
}

const SMALL = 46;

/** A god's Elves, Vanir dice and, if there's room, Artifacts, side by side below its Life. */
function stock(seat: SeatView, width: number): Svg {
  const holdings = holdingsOf(seat).filter(({ counter }) => counter !== 'artifact' || width >= WIDE);
  const column = (width - 2 * EDGE) / holdings.length;
  return group(
    holdings.map(({ counter, amount }, place) =>
      at(
        (place - holdings.length / 2) * column + (column - SMALL - 34) / 2,
        0,
        at(SMALL / 2, 0, amount === 0 ? group([sign(counter, SMALL)], faded(0.45)) : sign(counter, SMALL)),
        text(String(amount), SMALL + 6, 0, {
          size: 42,
          face: 'strong',
          fill: amount === 0 ? PALETTE.inkSoft : PALETTE.ink,
          within: 40,
        }),
      ),
    ),
  );
}

function holdingsOf({ elves, vanirDice, artifacts }: SeatView): readonly Holding[] {
  return [
    { counter: 'elf', amount: elves },
    { counter: 'vanir-die', amount: vanirDice },
    { counter: 'artifact', amount: artifacts.length },
  ];
}

/** A god's own sign on a disc of its colour, the same wherever the god is shown and in every theme. */
export function godDisc(god: GodName, radius: number): Svg {
  return group(
    [
      circle(0, 0, radius, { fill: GOD_STYLES[god].colour, stroke: PALETTE.inkDark, 'stroke-width': 3 }),
      godSign(god, 0, 0, radius * 1.4, PALETTE.inkDark),
    ],
    OWN_COLOURS,
  );
}
