/** The Wheel as six foes with their Strength: which card lies open, and which waking loses the game. */
import { PALETTE } from '../../../../render/palette.ts';
import { at, group, icon, named, path, rect, type Svg, text } from '../../../../render/scene.ts';
import { TURN_MARGIN, TURN_TYPE, TURN_WIDTH } from '../../../../render/turn-board/canvas.ts';
import { causeFrame } from '../../../../render/turn-board/cause.ts';
import { WARNING } from '../../../../render/turn-board/danger-bar.ts';
import { say } from '../../../../render/words.ts';
import { strengthOf } from '../../actions/fighting.ts';
import { ENEMIES, type Enemy } from '../../box/components.ts';
import { defeatIfWoken } from '../../odds/doom.ts';
import type { Board } from '../board.ts';
import { eyeSign } from '../signs.ts';
import { enemySign } from '../tokens.ts';
import { isCause } from './cause.ts';

export const WHEEL_HEIGHT = 112;

const GAP = 6;
const WIDTH = (TURN_WIDTH - (ENEMIES.length - 1) * GAP) / ENEMIES.length;
const CORNER = 18;
const STRIP = { eye: 44, skull: 52 } as const;
/** Of the upper part. */
const MIDDLE = 33;

export function turnWheel(board: Board, top: number): Svg {
  return named(
    'wheel',
    ...ENEMIES.map((enemy, place) =>
      named(`wheel-${enemy}`, at(TURN_MARGIN + place * (WIDTH + GAP), top, field(board, enemy))),
    ),
  );
}

/** A foe with its Strength. Below it, in calm amber, that its next card wakes it; on full red, that waking it loses the game. */
function field(board: Board, enemy: Enemy): Svg {
  const { view, marks } = board;
  const isNext = view.wheel[enemy] !== null;
  const isDoom = defeatIfWoken(view, enemy) !== null;
  const isNew = marks.cards.has(enemy);
  return group([
    rect(0, 0, WIDTH, WHEEL_HEIGHT, {
      rx: CORNER,
      fill: isDoom ? PALETTE.dangerDeep : PALETTE.panel,
      stroke: isDoom ? PALETTE.danger : isNext ? WARNING.ink : PALETTE.panelEdge,
      'stroke-width': isDoom || isNew ? 6 : 3,
    }),
    at(EDGE + FIGURE, MIDDLE, enemySign(enemy, FIGURE)),
    ...(enemy === 'nidhogg' ? [] : [strength(strengthOf(view, enemy))]),
    ...(isDoom ? [doom(isNext)] : isNext ? [wakesNext(board)] : []),
    ...(isCause(view, `wheel-${enemy}`) ? [causeFrame(0, 0, WIDTH, WHEEL_HEIGHT, CORNER)] : []),
  ]);
}

const EDGE = 12;
const FIGURE = 28;

function strength(amount: number): Svg {
  const left = EDGE + 2 * FIGURE + 12;
  return text(String(amount), left, MIDDLE, {
    size: TURN_TYPE.number,
    face: 'strong',
    fill: PALETTE.ink,
    within: WIDTH - left - EDGE,
  });
}

/** An eye that opens, with a word. */
function wakesNext(board: Board): Svg {
  const middle = WHEEL_HEIGHT - STRIP.eye / 2;
  const left = EYE + 11;
  const words = { size: 35, fill: WARNING.ink, within: WIDTH - left - 5 };
  return group(
    [
      strip(WARNING.ground, STRIP.eye),
      at(
        6 + EYE / 2,
        middle,
        group([eyeSign(WARNING.ink)], { transform: `scale(${(EYE / 40).toFixed(3)})` }),
      ),
      text(say(board, 'chronicles.tile.next'), left, middle, words),
    ],
    { class: 'wakes-next' },
  );
}

/** As wide as leaves room for the word. */
const EYE = 33;

/** A skull, and an eye beside it if the next card is the one. */
function doom(isNext: boolean): Svg {
  const middle = WHEEL_HEIGHT - STRIP.skull / 2 - 1;
  return group(
    [
      strip(PALETTE.danger, STRIP.skull),
      icon('skull-crack', WIDTH / 2 - (isNext ? 28 : 0), middle, 52, PALETTE.inkDark),
      ...(isNext ? [at(WIDTH / 2 + 30, middle, eyeSign(PALETTE.inkDark, PALETTE.danger))] : []),
    ],
    { class: isNext ? 'doom wakes-next' : 'doom' },
  );
}

/** The lower part of a field. */
function strip(fill: string, height: number): Svg {
  const top = WHEEL_HEIGHT - height;
  return path(
    `M2 ${top}H${WIDTH - 2}V${WHEEL_HEIGHT - CORNER}Q${WIDTH - 2} ${WHEEL_HEIGHT - 2} ${WIDTH - CORNER} ${WHEEL_HEIGHT - 2}H${CORNER}Q2 ${WHEEL_HEIGHT - 2} 2 ${WHEEL_HEIGHT - CORNER}Z`,
    { fill },
  );
}
