/** Draws the options of the current raven, in signs and words: the meeples to move, the actions and Relics to use. */

import { PALETTE } from '../../../../render/palette.ts';
import { at, fittingSize, group, named, type Svg, text } from '../../../../render/scene.ts';
import { MIN_TURN_TYPE, TURN_TYPE } from '../../../../render/turn-board/canvas.ts';
import { NOTE_WIDTH, noteWords } from '../../../../render/turn-board/turn-row.ts';
import { widthOf } from '../../../../render/typeface.ts';
import { say } from '../../../../render/words.ts';
import { MEEPLES, type Meeple } from '../../box/components.ts';
import { mayMove } from '../../facts/moves.ts';
import { seatAt } from '../../facts/seats.ts';
import { ravenName } from '../../words/names.ts';
import type { Board } from '../board.ts';
import { stag } from '../pieces.ts';
import { fitted, inOneRow, type Sign, scaledBy } from '../sign.ts';
import { type Use, usesOf } from './uses.ts';

/** The y of the raven's name: its distance above the middle of the note. */
const BESIDE_NAME = -60;
const STAG = 33;
/** The scale of the actions' signs, larger than elsewhere because the whole turn is about them. */
const SIGNS = 1.2;
const WORD = { size: TURN_TYPE.caption, fill: PALETTE.ink } as const;
const WORDS = { size: TURN_TYPE.label, fill: PALETTE.ink } as const;

export function canDo(board: Board): Svg {
  const { view } = board;
  const uses = usesOf(board);
  if (uses.length > 0) return listed(board, 'can-use', usesSign(uses));
  const movable = MEEPLES.filter((meeple) => mayMove(view, meeple));
  if (movable.length > 0) return listed(board, 'can-move', movesSign(board, movable));
  return noteWords(
    view.question === null ? '' : say(board, `micromidgard.picture.question.${view.question.about}`),
  );
}

/** The options with their verb. The verb is next to the raven's name, and the options have the whole line below. */
function listed(board: Board, verb: 'can-use' | 'can-move', options: Sign): Svg {
  const { view, translate } = board;
  const name = translate(ravenName(seatAt(view, view.turn.seat).raven));
  const left = widthOf(name, 'title', TURN_TYPE.name) + 18;
  return group([
    text(say(board, `micromidgard.picture.${verb}`), left, BESIDE_NAME, {
      size: TURN_TYPE.label,
      fill: PALETTE.inkSoft,
      within: NOTE_WIDTH - left,
    }),
    named(verb, at(0, -2, fitted(options, NOTE_WIDTH).svg)),
  ]);
}

/**
 * The actions and Relics to use, as signs and names if both fit, otherwise only as names: a sign without a name says too little.
 */
function usesSign(uses: readonly Use[]): Sign {
  const all = inOneRow(
    uses.map(({ sign, name }) => inOneRow([scaledBy(sign, SIGNS), wordSign(name)], 8)),
    22,
  );
  if (all.width <= NOTE_WIDTH) return all;
  const words = uses.map(({ amount, name }) => (amount === 1 ? name : `${amount} ${name}`)).join(', ');
  const lettering = { ...WORDS, within: NOTE_WIDTH };
  return fittingSize(words, lettering) < MIN_TURN_TYPE
    ? inOneRow(
        uses.map(({ sign }) => scaledBy(sign, SIGNS)),
        10,
      )
    : { width: NOTE_WIDTH, svg: text(words, 0, 0, lettering) };
}

/** The meeples to move, without the word if there's no room: the Realms they can reach are lit anyway. */
function movesSign(board: Board, meeples: readonly Meeple[]): Sign {
  const stags = inOneRow(meeples.map(stagSign), 8);
  const all = inOneRow([stags, wordSign(say(board, 'micromidgard.picture.to-a-lit-realm'))], 14);
  return all.width <= NOTE_WIDTH ? all : stags;
}

function stagSign(meeple: Meeple): Sign {
  return { width: 2 * STAG, svg: named(`may-move-${meeple}`, at(STAG, 0, stag(meeple, STAG - 4))) };
}

function wordSign(words: string): Sign {
  return { width: widthOf(words, 'text', WORD.size), svg: text(words, 0, 2, WORD) };
}
