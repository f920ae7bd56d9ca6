/** Draws the top of the picture: whose turn it is and what's left of the turn, the round, and Nidhogg's remaining steps. */
import type { Phrase } from '../../../core/presentation/phrase.ts';
import { FULL_WIDTH, SIZES } from '../../../render/measures.ts';
import { PALETTE } from '../../../render/palette.ts';
import { at, circle, group, named, type Svg, text } from '../../../render/scene.ts';
import type { Part } from '../../../render/sheet.ts';
import { widthOf } from '../../../render/typeface.ts';
import { say } from '../../../render/words.ts';
import { foesInReach } from '../actions/fighting.ts';
import type { GodName } from '../box/components.ts';
import { active } from '../facts/gods.ts';
import { stepsInAll, stepsLeft } from '../facts/page.ts';
import { revealsOf } from '../odds/awakening.ts';
import type { Question } from '../state/state.ts';
import type { ChroniclesView } from '../state/view.ts';
import { enemyName, godName, risks } from '../words/names.ts';
import type { Board } from './board.ts';
import { treeSign } from './signs.ts';
import { enemySign, godSign } from './tokens.ts';

const HEIGHT = 116;
const STEPS_WIDTH = 330;
const TEXT_LEFT = 130;
const TEXT_WIDTH = FULL_WIDTH - TEXT_LEFT - STEPS_WIDTH - 20;

export function header(board: Board): Part {
  const { end } = board.view;
  return {
    height: HEIGHT,
    svg: named(
      'header',
      medallion(board),
      ...(end === null ? now(board) : result(board, end.kind)),
      at(FULL_WIDTH - STEPS_WIDTH, 0, named('steps', steps(board))),
    ),
  };
}

/** A medallion with the current god, or between turns with the Tree. */
function medallion({ view }: Board): Svg {
  const god = shownGod(view);
  return group([
    circle(58, 58, 55, { fill: PALETTE.panelRaised, stroke: PALETTE.accent, 'stroke-width': 5 }),
    god === null ? at(58, 60, treeSign(2.2, PALETTE.accent)) : godSign(god, 58, 58, 74, PALETTE.accent),
  ]);
}

export function shownGod(view: Board['view']): GodName | null {
  return view.turn.seat === null ? null : active(view).god;
}

function now(board: Board): readonly Svg[] {
  const { view } = board;
  const { round } = view;
  const god = shownGod(view);
  if (god === null) return [name(say(board, 'chronicles.picture.round', { round })), note(turnNote(board))];
  return [
    name(board.translate(godName(god))),
    note(say(board, 'chronicles.picture.round-and-question', { round, question: turnNote(board) })),
  ];
}

export function turnNote(board: Board): string {
  const { view } = board;
  const { question } = view;
  if (question === null) return '';
  if (question.about !== 'turn')
    return say(board, `chronicles.picture.question.${question.about}`, questionParams(question, view));
  return say(board, `chronicles.picture.left.${leftOf(view)}`);
}

function questionParams(question: Question, view: ChroniclesView): NonNullable<Phrase['with']> {
  switch (question.about) {
    case 'elves':
      return { risks: risks(question.roll.risks) };
    case 'own-card': {
      const [known] = revealsOf(view, active(view));
      return known === undefined ? {} : { enemy: enemyName(known.enemy) };
    }
    case 'place-god':
      return { god: godName(question.god) };
    default:
      return {};
  }
}

/** The parts of the turn that the god can still play. */
function leftOf(view: ChroniclesView): 'all' | 'act' | 'act-alone' | 'move' | 'nothing' {
  const { hasMoved, hasActed, isBitten } = view.turn;
  if (isBitten) return hasMoved ? 'nothing' : 'move';
  if (hasActed) return 'nothing';
  if (!hasMoved) return 'all';
  return foesInReach(view).length > 0 ? 'act' : 'act-alone';
}

function result(board: Board, kind: 'won' | 'lost'): readonly Svg[] {
  return [
    name(say(board, `chronicles.picture.${kind}`)),
    note(say(board, 'chronicles.picture.rounds', { rounds: board.view.round })),
  ];
}

function name(words: string): Svg {
  return text(words, TEXT_LEFT, 34, { size: 64, face: 'title', fill: PALETTE.ink, within: TEXT_WIDTH });
}

function note(words: string): Svg {
  return text(words, TEXT_LEFT, 92, { size: SIZES.text, fill: PALETTE.inkSoft, within: TEXT_WIDTH });
}

/** The number of times that Nidhogg still has to wake before the end. */
function steps(board: Board): Svg {
  const left = stepsLeft(board.view);
  const number = String(left);
  return group([
    at(50, 56, enemySign('nidhogg', 44)),
    text(number, 112, 34, { size: 64, face: 'strong', fill: PALETTE.ink }),
    text(`/${stepsInAll(board.view)}`, 112 + widthOf(number, 'strong', 64) + 4, 42, {
      size: SIZES.name,
      fill: PALETTE.inkSoft,
    }),
    text(say(board, 'chronicles.picture.steps', { steps: left }), 112, 92, {
      size: SIZES.text,
      fill: PALETTE.inkSoft,
      within: STEPS_WIDTH - 112,
    }),
  ]);
}
