/** Draws the line below the name of the god whose turn it is: the actions left, or the question and its choices. */
import { PALETTE } from '../../../../render/palette.ts';
import {
  at,
  circle,
  faded,
  fittingSize,
  group,
  named,
  OWN_COLOURS,
  rect,
  type Svg,
  text,
} from '../../../../render/scene.ts';
import { MIN_TURN_TYPE, TURN_TYPE } from '../../../../render/turn-board/canvas.ts';
import { NOTE_WIDTH, noteWords } from '../../../../render/turn-board/turn-row.ts';
import { widthOf } from '../../../../render/typeface.ts';
import { say } from '../../../../render/words.ts';
import { boxOf } from '../../box/box.ts';
import { type Card, ENEMIES, type Enemy, type Island } from '../../box/components.ts';
import { calmingColours } from '../../facts/enemies.ts';
import { actionsLeft, actionsPerTurn } from '../../facts/powers.ts';
import type { Question } from '../../state/state.ts';
import type { YggdrasilView } from '../../state/view.ts';
import { foeName } from '../../words/names.ts';
import type { Board } from '../board.ts';
import { ISLAND_STYLES } from '../styles.ts';
import { token } from '../tokens.ts';
import { enemiesToChoose } from './candidates.ts';

/** The note. While Fenrir is angry, the god can only calm him. */
export function note(board: Board): Svg {
  const { view, translate } = board;
  const { question } = view;
  if (view.fenrirIsAngry && actionsLeft(view) > 0) return calming(board);
  if (question === null || question.about === 'turn') return actions(board);
  const foe = 'fight' in question ? { foe: foeName(boxOf(view), question.fight.foe) } : {};
  const words = translate({ key: `yggdrasil.picture.question.${question.about}`, with: foe });
  const signs = signsToChoose(view, question);
  const within = widthBeside(signs);
  const hasRoom =
    fittingSize(words, { size: TURN_TYPE.label, fill: PALETTE.accent, within }) >= MIN_TURN_TYPE;
  return oneOf(words, hasRoom ? signs : [], PALETTE.accent);
}

/** The colours, cards or enemies to choose from; empty if the message or the board shows the choices better. */
function signsToChoose(view: YggdrasilView, question: Question): readonly Svg[] {
  switch (question.about) {
    case 'tyr-colour':
      return question.islands.map(colour);
    case 'odin-cards':
      return cardSigns(question.cards);
    default:
      return enemiesToChoose(view).map(enemySign);
  }
}

const DISC = 38;

function actions(board: Board): Svg {
  const left = actionsLeft(board.view);
  const most = actionsPerTurn(board.view);
  const discs = Array.from({ length: most }, (_, action) =>
    circle(15 + action * DISC, 0, 13, {
      fill: action < left ? PALETTE.accent : 'none',
      stroke: PALETTE.accent,
      'stroke-width': 4,
      ...(action < left ? {} : faded(0.55)),
    }),
  );
  return group([...discs, noteWords(say(board, 'yggdrasil.picture.actions', { left }), most * DISC + 12)]);
}

/** The note about the colours that calm Fenrir. */
function calming(board: Board): Svg {
  const words = say(board, 'yggdrasil.picture.calm-first');
  return named('calming', oneOf(words, calmingColours(board.view).map(colour), PALETTE.danger));
}

const SIGN = 42;
const OR = 26;
const STEP = SIGN + OR;

function widthBeside(signs: readonly Svg[]): number {
  return NOTE_WIDTH - signs.length * STEP - 6;
}

/** A text, followed by the signs of the choices with strokes between them. */
function oneOf(words: string, signs: readonly Svg[], fill: string): Svg {
  const within = widthBeside(signs);
  const left = Math.min(within, widthOf(words, 'text', TURN_TYPE.label)) + 14 + SIGN / 2;
  const stroke = { size: TURN_TYPE.label, fill, anchor: 'middle' } as const;
  return group([
    text(words, 0, 0, { size: TURN_TYPE.label, fill, within }),
    ...signs.map((sign, place) => at(left + place * STEP, 0, sign)),
    ...signs.slice(1).map((_, place) => text('/', left + (place + 0.5) * STEP, 0, stroke)),
  ]);
}

function colour(island: Island): Svg {
  return group(
    [
      rect(-SIGN / 2, -SIGN / 2, SIGN, SIGN, {
        rx: 10,
        fill: ISLAND_STYLES[island].land,
        stroke: PALETTE.inkFaint,
        'stroke-width': 4,
      }),
    ],
    OWN_COLOURS,
  );
}

/** The signs of the enemies on both cards; empty if a card is an angry one or has several enemies. */
function cardSigns(cards: readonly Card[]): readonly Svg[] {
  const enemies = cards.flatMap((card) => ENEMIES.filter((enemy) => enemy === card));
  return enemies.length < cards.length ? [] : enemies.map(enemySign);
}

function enemySign(enemy: Enemy): Svg {
  return token(enemy, SIGN / 2 + 2);
}
