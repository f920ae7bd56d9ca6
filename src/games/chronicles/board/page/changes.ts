/** Lists the differences between this page and the standalone game, one line each. */
import { entriesOf } from '../../../../core/typed/records.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { at, group, named, type Svg, text } from '../../../../render/scene.ts';
import type { Part } from '../../../../render/sheet.ts';
import { widthOf } from '../../../../render/typeface.ts';
import { say } from '../../../../render/words.ts';
import type { ByTier, GodName } from '../../box/components.ts';
import type { SagaPage, TaskFoe } from '../../box/saga.ts';
import { pageOf } from '../../facts/page.ts';
import { powerWords } from '../../words/cards.ts';
import { foeName, lifePoints } from '../../words/names.ts';
import type { Board } from '../board.ts';
import { foeSign } from '../foes.ts';
import { letters, PLATE } from '../tokens.ts';
import { NOTHING, WIDTH } from './layout.ts';

const LINE = 46;
const WORDS = 40;
const PAIR = 140;
const SIZE = 32;

export function changes(board: Board): Part {
  const page = pageOf(board.view);
  const lines = [...wordsOf(board, page).map(wordLine), ...fatedLine(board, page)];
  if (lines.length === 0) return NOTHING;
  return {
    height: lines.length * LINE,
    svg: named('page-changes', ...lines.map((line, place) => at(8, (place + 0.5) * LINE, line))),
  };
}

/** A line of words, with its left edge at 0 and its middle line at y = 0. */
function wordLine(words: string): Svg {
  return group([
    bullet(),
    text(words, WORDS, 0, { size: SIZE, fill: PALETTE.ink, within: WIDTH - WORDS - 16 }),
  ]);
}

function bullet(): Svg {
  return text('+', 12, 0, { size: 38, face: 'strong', fill: PALETTE.accent, anchor: 'middle' });
}

function wordsOf(board: Board, { taken, toll, stronger, powers }: SagaPage): readonly string[] {
  const { translate } = board;
  const foes = entriesOf(stronger);
  return [
    ...powers.map((power) => say(board, 'chronicles.page.all-gods', { power: powerWords(power) })),
    ...(taken === null ? [] : [takenWords(board, taken)]),
    ...(toll === 0 ? [] : [say(board, 'chronicles.page.toll', { life: lifePoints(toll) })]),
    ...foes.map(([foe, more]) =>
      translate({ key: 'chronicles.page.stronger', with: { foe: foeName(foe), more } }),
    ),
  ];
}

function takenWords(board: Board, { malus, normal, bonus }: ByTier<number>): string {
  return malus === bonus && malus === normal
    ? say(board, 'chronicles.page.taken-always', { amount: normal })
    : say(board, 'chronicles.page.taken', { malus, normal, bonus });
}

/** The line about fated gods, but only those in play; the others never meet their fate. */
function fatedLine(board: Board, { fated }: SagaPage): readonly Svg[] {
  const playing = board.view.seats.map(({ god }) => god);
  const pairs = entriesOf(fated).filter(([, god]) => playing.includes(god));
  if (pairs.length === 0) return [];
  const words = say(board, 'chronicles.page.fated');
  const room = WIDTH - WORDS - pairs.length * PAIR - 24;
  const width = Math.min(room, widthOf(words, 'text', SIZE));
  return [
    group([
      bullet(),
      text(words, WORDS, 0, { size: SIZE, fill: PALETTE.ink, within: room }),
      ...pairs.map(([foe, god], place) =>
        at(WORDS + width + 20 + place * PAIR, 0, named(`fated-${god}`, ...pair(board, foe, god))),
      ),
    ]),
  ];
}

function pair(board: Board, foe: TaskFoe, god: GodName): readonly Svg[] {
  return [
    group([letters(board, god)], { transform: `translate(${PLATE.width / 2} 0) scale(0.85)` }),
    at(PLATE.width + 28, 0, foeSign(foe, 19)),
  ];
}
