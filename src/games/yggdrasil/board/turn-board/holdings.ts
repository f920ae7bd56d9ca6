/** What the god whose turn it is holds, and the active giants. */
import { PALETTE } from '../../../../render/palette.ts';
import { at, group, icon, named, rect, type Svg, text } from '../../../../render/scene.ts';
import { TURN_MARGIN, TURN_TYPE, TURN_WIDTH } from '../../../../render/turn-board/canvas.ts';
import { widthOf } from '../../../../render/typeface.ts';
import { ENEMIES } from '../../components.ts';
import { blockerOf } from '../../giants/blocks.ts';
import { godOnTurn } from '../../gods/powers.ts';
import type { Board } from '../board.ts';
import { COUNTER_LOOKS } from '../looks.ts';
import { stroke } from '../signs.ts';
import { token } from '../tokens.ts';

export const HOLDINGS_HEIGHT = 112;

const SIGN = 64;
const NUMBER = { size: TURN_TYPE.number, face: 'strong' } as const;

interface Held {
  readonly sign: Svg;
  readonly words: string;
  readonly isNone: boolean;
  /** Whether none can be had now. */
  readonly isClosed?: boolean;
}

export function holdings(board: Board, top: number): Svg {
  const { view } = board;
  const { vikings, elves, artifacts } = godOnTurn(view);
  const held: readonly Held[] = [
    counted('viking', vikings),
    { ...counted('elf', elves), isClosed: blockerOf(view, 'alfheim') !== undefined },
    ...ENEMIES.filter((enemy) => artifacts[enemy] > 0).map((enemy) => ({
      sign: token(enemy, 28),
      words: `+${artifacts[enemy]}`,
      isNone: false,
    })),
  ];
  const widths = held.map(({ words }) => SIGN + 8 + widthOf(words, NUMBER.face, NUMBER.size));
  const used = widths.reduce((sum, width) => sum + width, 0);
  const giants = view.active.length;
  const room = TURN_WIDTH - 44 - (giants > 0 ? GIANTS : 0) - used;
  const gap = Math.min(40, room / Math.max(1, held.length - 1));
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
        const drawn = at(x, HOLDINGS_HEIGHT / 2, piece(one));
        x += (widths[place] ?? 0) + gap;
        return drawn;
      }),
      ...(giants > 0 ? [at(TURN_WIDTH - GIANTS, HOLDINGS_HEIGHT / 2, giantsIn(giants))] : []),
    ),
  );
}

const GIANTS = 148;

/** Giants that block a world or strengthen an enemy. */
function giantsIn(count: number): Svg {
  return named(
    'giants',
    rect(0, -40, GIANTS - 16, 80, {
      rx: 16,
      fill: PALETTE.dangerDeep,
      stroke: PALETTE.danger,
      'stroke-width': 3,
    }),
    icon('ogre', 44, 0, 62, PALETTE.danger),
    text(String(count), 84, 0, { ...NUMBER, fill: PALETTE.ink }),
  );
}

function counted(counter: 'viking' | 'elf', amount: number): Held {
  const { icon: sign, colour } = COUNTER_LOOKS[counter];
  return { sign: icon(sign, 0, 0, SIGN, colour), words: String(amount), isNone: amount === 0 };
}

function piece({ sign, words, isNone, isClosed }: Held): Svg {
  return group([
    at(SIGN / 2, 0, sign, ...(isClosed ? [stroke(SIGN / 2 - 4)] : [])),
    text(words, SIGN + 8, 0, { ...NUMBER, fill: isNone ? PALETTE.inkFaint : PALETTE.ink }),
  ]);
}
