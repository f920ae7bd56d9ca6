/** Draws the task of a page: a field for the deeds and for each foe, ticked off when it is done. */
import { PALETTE } from '../../../../render/palette.ts';
import { doneMark } from '../../../../render/panel.ts';
import { at, circle, group, named, rect, type Svg, text } from '../../../../render/scene.ts';
import type { Part } from '../../../../render/sheet.ts';
import { say } from '../../../../render/words.ts';
import { pageOf } from '../../facts/page.ts';
import { taskFights } from '../../facts/task.ts';
import { foeName } from '../../words/names.ts';
import type { Board } from '../board.ts';
import { foeSign } from '../foes.ts';
import { litFrame } from '../glow.ts';
import { deedSign } from '../signs.ts';
import { FIELD_WIDTH, grid } from './layout.ts';

const HEIGHT = 62;
const MIDDLE = HEIGHT / 2;
const SIGN = 36;
const WORDS = 72;
const STATE = FIELD_WIDTH - 32;

interface Item {
  readonly id: string;
  readonly sign: Svg;
  readonly words: string;
  readonly done: number;
  readonly of: number;
  readonly isLit: boolean;
}

export function task(board: Board): Part {
  return grid([...deedItem(board), ...fightItems(board)].map(field), HEIGHT);
}

function deedItem(board: Board): readonly Item[] {
  const { view, marks } = board;
  const { deed, task: page } = pageOf(view);
  if (deed === null || page.deeds === 0) return [];
  const words = say(board, `chronicles.page.deed.${deed.name}`);
  const { length: done } = view.deedsDone;
  return [{ id: 'deeds', sign: deedSign(48), words, done, of: page.deeds, isLit: marks.deedsDone.size > 0 }];
}

function fightItems({ view, marks, translate }: Board): readonly Item[] {
  return taskFights(view).map(({ foe, done, of }) => ({
    id: foe,
    sign: foeSign(foe, 24),
    words: translate(foeName(foe)),
    done,
    of,
    isLit: marks.foesFought.has(foe),
  }));
}

function field({ id, sign, words, done, of, isLit }: Item): Svg {
  const isDone = done >= of;
  const counts = `${done}/${of}`;
  return named(
    `task-${id}`,
    rect(0, 0, FIELD_WIDTH, HEIGHT, {
      rx: 14,
      fill: isDone ? '#302810' : PALETTE.panelRaised,
      stroke: isDone ? PALETTE.accent : PALETTE.inkFaint,
      'stroke-width': 3,
    }),
    ...(isLit ? [litFrame(-3, -3, FIELD_WIDTH + 6, HEIGHT + 6)] : []),
    at(SIGN, MIDDLE, sign),
    text(words, WORDS, MIDDLE, {
      size: 32,
      fill: PALETTE.ink,
      within: FIELD_WIDTH - WORDS - 90,
    }),
    at(STATE, MIDDLE, state(isDone, of, counts)),
  );
}

function state(isDone: boolean, of: number, counts: string): Svg {
  if (isDone) return group([doneMark()], { class: 'done' });
  if (of === 1) return circle(0, 0, 16, { fill: 'none', stroke: PALETTE.inkSoft, 'stroke-width': 3 });
  return text(counts, 16, 0, { size: 32, face: 'strong', fill: PALETTE.ink, anchor: 'end' });
}
