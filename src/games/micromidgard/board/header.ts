/** Draws the top of the picture: whose turn it is, the actions left, and the number of Ragnaroks so far. */
import type { SeatIndex } from '../../../core/seat.ts';
import { FULL_WIDTH, SIZES } from '../../../render/measures.ts';
import { PALETTE } from '../../../render/palette.ts';
import { at, circle, group, icon, named, OWN_COLOURS, type Svg, text } from '../../../render/scene.ts';
import type { Part } from '../../../render/sheet.ts';
import { widthOf } from '../../../render/typeface.ts';
import { say } from '../../../render/words.ts';
import { ACTIONS, LIGHTS } from '../box/components.ts';
import { leaders } from '../facts/outcome.ts';
import { seatAt } from '../facts/seats.ts';
import { ravenName } from '../words/names.ts';
import type { Board } from './board.ts';
import { inOneRow, type Sign } from './sign.ts';
import { actionSign, doomSign, wolfActionSign } from './signs.ts';
import { RAVEN_STYLES } from './styles.ts';

const HEIGHT = 116;
const DOOM_WIDTH = 300;
const TEXT_LEFT = 130;
const TEXT_WIDTH = FULL_WIDTH - TEXT_LEFT - DOOM_WIDTH - 20;
const SECOND_LINE = 90;

export function header(board: Board): Part {
  const { turn, end } = board.view;
  const [winner, other] = leaders(board.view);
  const shown = end === null || winner === undefined ? turn.seat : winner;
  return {
    height: HEIGHT,
    svg: named(
      'header',
      medallion(board, shown),
      ...(end === null ? turnLine(board) : result(board, other === undefined ? shown : null)),
      at(FULL_WIDTH - DOOM_WIDTH, 0, named('ragnaroks', ragnaroks(board))),
    ),
  };
}

function medallion(board: Board, seat: SeatIndex): Svg {
  const { ground, ink } = RAVEN_STYLES[seatAt(board.view, seat).raven];
  return group([
    group([circle(58, 58, 55, { fill: ground }), icon('raven', 58, 58, 78, ink)], OWN_COLOURS),
    circle(58, 58, 55, { fill: 'none', stroke: PALETTE.accent, 'stroke-width': 5 }),
  ]);
}

function name(words: string): Svg {
  return text(words, TEXT_LEFT, 34, { size: 60, face: 'title', fill: PALETTE.ink, within: TEXT_WIDTH });
}

function note(words: string): Svg {
  return text(words, TEXT_LEFT, SECOND_LINE, {
    size: SIZES.text,
    fill: PALETTE.inkSoft,
    within: TEXT_WIDTH,
  });
}

function turnLine(board: Board): readonly Svg[] {
  const { turn, question } = board.view;
  const raven = board.translate(ravenName(seatAt(board.view, turn.seat).raven));
  const signs = signsInHand(board);
  if (signs.length === 0)
    return [
      name(raven),
      note(question === null ? '' : say(board, `micromidgard.picture.question.${question.about}`)),
    ];
  const words = say(board, 'micromidgard.picture.in-hand');
  const besideWords = TEXT_LEFT + widthOf(words, 'text', SIZES.text) + 18;
  return [name(raven), note(words), at(besideWords, SECOND_LINE, named('hand', inOneRow(signs, 8).svg))];
}

/** The signs for the actions left: each kind once, with its number if there are several. */
function signsInHand({ view }: Board): readonly Sign[] {
  const { hand, wolfActions } = view.turn;
  return [
    ...LIGHTS.flatMap((wolf) => several(wolfActionSign(wolf), wolfActions[wolf])),
    ...ACTIONS.flatMap((action) => several(actionSign(action), hand[action])),
  ];
}

/** A sign with an amount; empty for an amount of 0. */
export function several(sign: Sign, amount: number): readonly Sign[] {
  if (amount === 0) return [];
  return amount === 1 ? [sign] : [inOneRow([times(amount), sign], 4)];
}

function times(amount: number): Sign {
  const words = String(amount);
  const lettering = { size: SIZES.number, face: 'strong', fill: PALETTE.ink } as const;
  return { width: widthOf(words, lettering.face, lettering.size), svg: text(words, 0, 0, lettering) };
}

/** The result of the game. `winner` is null on a tie. */
function result(board: Board, winner: SeatIndex | null): readonly Svg[] {
  const { view } = board;
  return [
    name(
      winner === null
        ? say(board, 'micromidgard.picture.both-win')
        : say(board, 'micromidgard.picture.wins', { raven: ravenName(seatAt(view, winner).raven) }),
    ),
    note(say(board, 'micromidgard.picture.turns', { turns: view.turn.number })),
  ];
}

const SKULL = 24;

function ragnaroks(board: Board): Svg {
  const { view, ragnaroks: come } = board;
  const { box } = view;
  const all = box.prophecyPoints.length;
  const words = say(board, 'micromidgard.picture.ragnaroks', { come, all });
  const step = DOOM_WIDTH / all;
  return group([
    text(words, DOOM_WIDTH, 32, {
      size: SIZES.text,
      fill: PALETTE.inkSoft,
      anchor: 'end',
      within: DOOM_WIDTH,
    }),
    ...box.prophecyPoints.map((_, column) =>
      at((column + 0.5) * step, SECOND_LINE - 4, ragnarokToken(column < come)),
    ),
  ]);
}

export function ragnarokToken(hasCome: boolean): Svg {
  return hasCome
    ? doomSign(SKULL, PALETTE.danger, PALETTE.inkDark)
    : circle(0, 0, SKULL - 3, {
        fill: 'none',
        stroke: PALETTE.inkFaint,
        'stroke-width': 3,
        'stroke-dasharray': '7 6',
      });
}
