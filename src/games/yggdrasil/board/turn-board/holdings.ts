/** Draws the holdings of the god whose turn it is. */
import { PALETTE } from '../../../../render/palette.ts';
import { at, faded, group, named, ownIcon, rect, type Svg, text } from '../../../../render/scene.ts';
import { MIN_TURN_TYPE, TURN_MARGIN, TURN_TYPE, TURN_WIDTH } from '../../../../render/turn-board/canvas.ts';
import { spotlightFrame } from '../../../../render/turn-board/spotlight.ts';
import { widthOf } from '../../../../render/typeface.ts';
import { say } from '../../../../render/words.ts';
import { ENEMIES } from '../../box/components.ts';
import { blockerOf } from '../../facts/giants.ts';
import { activeGod } from '../../facts/powers.ts';
import type { Board } from '../board.ts';
import { COUNTER_STYLES } from '../styles.ts';
import { token } from '../tokens.ts';

export const HOLDINGS_HEIGHT = 100;

const SIGN = 64;
const NUMBER = { size: TURN_TYPE.number, face: 'strong' } as const;

const LABEL = { size: MIN_TURN_TYPE, fill: PALETTE.inkSoft } as const;
const LABELS = { viking: 'yggdrasil.legend.viking', elf: 'yggdrasil.legend.elf' } as const;
const MIN_GAP = 18;
const TIGHT_GAP = 10;

interface Held {
  readonly name: string;
  readonly sign: Svg;
  readonly words: string;
  /** The label below the number. */
  readonly label?: string;
  readonly isNone: boolean;
  /** Whether the label explains why no god can get these counters at the moment. */
  readonly isOutOfReach?: boolean;
}

export function holdings(board: Board, top: number): Svg {
  const { view } = board;
  const { vikings, elves, artifacts } = activeGod(view);
  const held: readonly Held[] = [
    counted(board, 'viking', vikings),
    { ...counted(board, 'elf', elves), ...(elves === 0 ? outOfReach(board) : {}) },
    ...ENEMIES.filter((enemy) => artifacts[enemy] > 0).map((enemy) => ({
      name: `artifact-${enemy}`,
      sign: token(enemy, 31),
      words: `+${artifacts[enemy]}`,
      label: say(board, 'yggdrasil.tile.in-fights'),
      isNone: false,
    })),
  ];
  const labelled = held.map(widthWithLabel);
  const hasRoom = sumOf(labelled) + (held.length - 1) * MIN_GAP <= TURN_WIDTH - 44;
  const natural = hasRoom ? labelled : held.map(({ words }) => numberWidth(words));
  const gaps = Math.max(1, held.length - 1);
  // A god with Artifacts against all six enemies has smaller signs, so that none covers the number before it.
  const scale = Math.min(1, (TURN_WIDTH - 44 - gaps * TIGHT_GAP) / sumOf(natural));
  const widths = natural.map((width) => width * scale);
  const gap = Math.min(40, (TURN_WIDTH - 44 - sumOf(widths)) / gaps);
  let x = 24;
  return named(
    'holdings',
    at(
      TURN_MARGIN,
      top,
      rect(0, 0, TURN_WIDTH, HOLDINGS_HEIGHT, {
        rx: 20,
        fill: PALETTE.panel,
        stroke: PALETTE.accent,
        'stroke-width': 4,
      }),
      ...held.map((one, place) => {
        const shown = piece(hasRoom ? one : { ...one, label: '' });
        const drawn = at(
          x,
          HOLDINGS_HEIGHT / 2,
          scale < 1 ? group([shown], { transform: `scale(${scale.toFixed(3)})` }) : shown,
        );
        const width = widths[place] ?? 0;
        const hasSpotlight = one.name === 'elf' && board.spotlight === 'elves';
        const frame = hasSpotlight ? [spotlightFrame(x - 14, 10, width + 28, HOLDINGS_HEIGHT - 20, 16)] : [];
        x += width + gap;
        return group([drawn, ...frame]);
      }),
      ...(board.spotlight === 'holdings' ? [spotlightFrame(0, 0, TURN_WIDTH, HOLDINGS_HEIGHT, 20)] : []),
    ),
  );
}

function numberWidth(words: string): number {
  return SIGN + 8 + widthOf(words, NUMBER.face, NUMBER.size);
}

function widthWithLabel({ words, label = '' }: Held): number {
  return Math.max(numberWidth(words), SIGN + 8 + widthOf(label, 'text', LABEL.size));
}

function sumOf(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width, 0);
}

function counted(board: Board, counter: 'viking' | 'elf', amount: number): Held {
  const { icon: sign, colour } = COUNTER_STYLES[counter];
  const isNone = amount === 0;
  return {
    name: counter,
    sign: group([ownIcon(sign, 0, 0, SIGN, colour)], isNone ? faded(0.4) : {}),
    words: String(amount),
    label: say(board, LABELS[counter]),
    isNone,
  };
}

/** The label if Elves are out of reach, because they come only from Alfheim. */
function outOfReach(board: Board): Pick<Held, 'label' | 'isOutOfReach'> {
  const { view } = board;
  if (blockerOf(view, 'alfheim') !== undefined)
    return { label: say(board, 'yggdrasil.picture.closed'), isOutOfReach: true };
  if (view.alfheim === 0) return { label: say(board, 'yggdrasil.picture.none-left'), isOutOfReach: true };
  return {};
}

function piece({ name, sign, words, label = '', isNone, isOutOfReach }: Held): Svg {
  return named(
    `held-${name}`,
    at(SIGN / 2, 0, sign),
    text(words, SIGN + 8, label === '' ? 0 : -20, {
      ...NUMBER,
      fill: isNone ? PALETTE.inkFaint : PALETTE.ink,
    }),
    ...(label === ''
      ? []
      : [text(label, SIGN + 8, 30, { ...LABEL, ...(isOutOfReach ? { fill: PALETTE.danger } : {}) })]),
  );
}
