/** Draws the top of the picture: whose turn it is, the actions left, and the cards left before victory. */
import { FULL_WIDTH, SIZES } from '../../../render/measures.ts';
import { PALETTE } from '../../../render/palette.ts';
import { at, circle, faded, group, icon, named, rect, type Svg, text } from '../../../render/scene.ts';
import type { Part } from '../../../render/sheet.ts';
import { widthOf } from '../../../render/typeface.ts';
import { say } from '../../../render/words.ts';
import { actionsLeft, actionsPerTurn, activeGod } from '../facts/powers.ts';
import type { Board } from './board.ts';
import { GOD_ICONS } from './styles.ts';

const HEIGHT = 112;
const DECK_WIDTH = 330;
const TEXT_LEFT = 130;
const TEXT_WIDTH = FULL_WIDTH - TEXT_LEFT - DECK_WIDTH - 20;

export function header(board: Board): Part {
  const { end } = board.view;
  return {
    height: HEIGHT,
    svg: named(
      'header',
      medallion(board),
      ...(end === null ? turn(board) : result(board, end.kind)),
      at(FULL_WIDTH - DECK_WIDTH, 0, named('deck', deck(board))),
    ),
  };
}

function medallion(board: Board): Svg {
  const { god } = activeGod(board.view);
  return group([
    circle(58, 58, 55, { fill: PALETTE.panelRaised, stroke: PALETTE.accent, 'stroke-width': 5 }),
    icon(GOD_ICONS[god], 58, 58, 74, PALETTE.accent),
  ]);
}

function turn(board: Board): readonly Svg[] {
  const { view } = board;
  const god = say(board, `yggdrasil.god.${activeGod(view).god}`);
  const most = actionsPerTurn(view);
  const left = actionsLeft(view);
  const words = say(board, 'yggdrasil.picture.actions', { left });
  const besideWords = TEXT_LEFT + widthOf(words, 'text', SIZES.text) + 30;
  return [
    name(god),
    text(words, TEXT_LEFT, 92, { size: SIZES.text, fill: PALETTE.inkSoft, within: TEXT_WIDTH - most * 34 }),
    ...Array.from({ length: most }, (_, action) =>
      circle(besideWords + action * 34, 92, 12, {
        fill: action < left ? PALETTE.accent : 'none',
        stroke: PALETTE.accent,
        'stroke-width': 3,
        ...(action < left ? {} : faded(0.5)),
      }),
    ),
  ];
}

function name(words: string): Svg {
  return text(words, TEXT_LEFT, 34, { size: 64, face: 'title', fill: PALETTE.ink, within: TEXT_WIDTH });
}

function result(board: Board, kind: 'won' | 'lost'): readonly Svg[] {
  return [
    name(say(board, `yggdrasil.picture.${kind}`)),
    text(say(board, 'yggdrasil.picture.turns', { turns: board.view.turn.number }), TEXT_LEFT, 92, {
      size: SIZES.text,
      fill: PALETTE.inkSoft,
      within: TEXT_WIDTH,
    }),
  ];
}

/** The deck as three stacked cards, with the number of cards left and the number of turns without an enemy card. */
function deck(board: Board): Svg {
  const { view, marks } = board;
  const words =
    view.daeg > 0
      ? say(board, 'yggdrasil.picture.no-card', { turns: view.daeg })
      : say(board, 'yggdrasil.picture.cards', { cards: view.deck.count });
  const lit = marks.deckChanged || view.daeg > 0;
  return group([
    ...[0, 1, 2].map((card) =>
      rect(4 + card * 9, 20 - card * 7, 62, 92, {
        rx: 9,
        fill: PALETTE.panelRaised,
        stroke: lit ? PALETTE.gold : PALETTE.inkSoft,
        'stroke-width': lit ? 5 : 3,
      }),
    ),
    icon('wolf-howl', 53, 52, 44, PALETTE.inkSoft),
    text(String(view.deck.count), 108, 34, { size: 64, face: 'strong', fill: PALETTE.ink }),
    text(words, 108, 92, { size: SIZES.text, fill: PALETTE.inkSoft, within: DECK_WIDTH - 108 }),
  ]);
}
