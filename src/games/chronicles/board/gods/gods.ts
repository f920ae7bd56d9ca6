/** Draws a line for each god: whose turn it is, who has played, and each god's holdings. Support gods come last. */
import { FULL_WIDTH } from '../../../../render/measures.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { doneMark, panel } from '../../../../render/panel.ts';
import { at, group, named, rect, type Svg, text } from '../../../../render/scene.ts';
import type { Part } from '../../../../render/sheet.ts';
import { say } from '../../../../render/words.ts';
import type { GodName } from '../../box/components.ts';
import { active, mostLife } from '../../facts/gods.ts';
import type { SupportGod } from '../../state/state.ts';
import type { SeatView } from '../../state/view.ts';
import { godName } from '../../words/names.ts';
import type { Board } from '../board.ts';
import { faceDownCard } from '../enemies/cards.ts';
import { litAmount } from '../glow.ts';
import type { Holding } from '../marks.ts';
import { type Counter, counted } from '../signs.ts';
import { enemySign, godSign, letters } from '../tokens.ts';
import { artifactLines, chipsOf } from './artifacts.ts';
import { skillChips } from './skills.ts';

const ROW = 70;
const MIDDLE = ROW / 2;
const EDGE = 6;
const WIDTH = FULL_WIDTH - 2 * EDGE;
const PLATE = 46;
const SIGN = 112;
const NAME = 146;
const LIFE = 382;
const ELVES = 540;
const DICE = 664;
const CHIPS = 786;
const STATE = WIDTH - 40;
const CHIP_LINE = 52;
/** At this much Life, a god is close to losing the game. */
const LAST = 1;

/** A god's line, with its upper edge at y = 0. */
interface Line {
  readonly height: number;
  readonly svg: Svg;
}

export function gods(board: Board): Part {
  const { seats, supports } = board.view;
  const lines = [
    ...seats.map((seat) => seatLine(board, seat)),
    ...supports.map((support) => supportLine(board, support)),
  ];
  const height = lines.reduce((sum, line) => sum + line.height, 2 * EDGE);
  let y = EDGE;
  return {
    height,
    svg: group([
      panel(FULL_WIDTH, height),
      ...lines.map((line) => {
        const drawn = at(EDGE, y, line.svg);
        y += line.height;
        return drawn;
      }),
    ]),
  };
}

function seatLine(board: Board, seat: SeatView): Line {
  const { god, life, elves, vanirDice } = seat;
  const chips = [...skillChips(board, god), ...chipsOf(board, seat.artifacts)];
  const beside = artifactLines(chips, STATE - 34 - CHIPS);
  const isOneLine = beside.length <= 1;
  const below = isOneLine ? [] : artifactLines(chips, WIDTH - NAME - 20);
  const height = ROW + below.length * CHIP_LINE;
  const isActive = isActiveGod(board, god);
  return {
    height,
    svg: named(
      `god-${god}`,
      ...(isActive ? [lamp(height)] : []),
      ...who(board, god),
      named(`life-${god}`, amount(board, 'life', life, LIFE, `${god}-life`, `/${mostLife(board.view)}`)),
      named(`elves-${god}`, amount(board, 'elf', elves, ELVES, `${god}-elves`)),
      named(`dice-${god}`, amount(board, 'vanir-die', vanirDice, DICE, `${god}-dice`)),
      ...(isOneLine ? beside.map((line) => at(CHIPS, MIDDLE, line)) : []),
      ...below.map((line, place) => at(NAME, ROW + (place + 0.5) * CHIP_LINE - 6, line)),
      at(STATE, MIDDLE, state(seat)),
    ),
  };
}

function supportLine(board: Board, { god, life }: SupportGod): Line {
  return {
    height: ROW,
    svg: named(
      `god-${god}`,
      ...who(board, god),
      named(
        `life-${god}`,
        amount(board, 'life', life, LIFE, `${god}-life`, `/${board.view.box.supportLife}`),
      ),
      text(say(board, 'chronicles.picture.support'), ELVES, MIDDLE, { size: 34, fill: PALETTE.inkSoft }),
    ),
  };
}

function isActiveGod({ view }: Board, god: GodName): boolean {
  return view.end === null && view.turn.seat !== null && active(view).god === god;
}

function who(board: Board, god: GodName): readonly Svg[] {
  return [
    at(PLATE, MIDDLE, letters(board, god)),
    godSign(god, SIGN, MIDDLE, 40, PALETTE.inkSoft),
    text(board.translate(godName(god)), NAME, MIDDLE, {
      size: 40,
      face: 'title',
      fill: PALETTE.ink,
      within: LIFE - NAME - 16,
    }),
  ];
}

function amount(
  { marks }: Board,
  counter: Counter,
  number: number,
  x: number,
  holding: Holding,
  rest = '',
): Svg {
  const width = rest === '' ? 108 : 140;
  return group([
    ...(counter === 'life' && number <= LAST ? [alarm(x, width)] : []),
    ...(marks.holdings.has(holding) ? [litAmount(x - 8, 8, width, ROW - 16)] : []),
    at(x, MIDDLE, counted(counter, number, rest)),
  ]);
}

function alarm(x: number, width: number): Svg {
  return rect(x - 8, 10, width, ROW - 20, {
    class: 'alarm',
    rx: 12,
    fill: PALETTE.dangerDeep,
    stroke: PALETTE.danger,
    'stroke-width': 3,
  });
}

/** A tick for a god that has played. The other gods have their card, face up if everyone knows it. */
function state({ hasGone, faceDown }: SeatView): Svg {
  if (hasGone) return group([doneMark()], { class: 'gone' });
  if (!faceDown.laid) return '';
  if (faceDown.card === null) return faceDownCard();
  return group([faceDownCard(), enemySign(faceDown.card.enemy, 15)]);
}

function lamp(height: number): Svg {
  return rect(2, 2, WIDTH - 4, height - 4, {
    rx: 14,
    fill: PALETTE.panelRaised,
    stroke: PALETTE.accent,
    'stroke-width': 4,
  });
}
