/** Draws the open page of the Saga book: Nidhogg's spaces, the task, the tracks, and the page's rules. */
import { FULL_WIDTH, SIZES } from '../../../../render/measures.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { halo, panel, title } from '../../../../render/panel.ts';
import { at, group, named, type Svg, text } from '../../../../render/scene.ts';
import type { Part } from '../../../../render/sheet.ts';
import { say } from '../../../../render/words.ts';
import { deedsLeft, fightsLeft, hasTask, isTaskDone } from '../../facts/task.ts';
import { pageTitle } from '../../words/page-name.ts';
import type { Board } from '../board.ts';
import { changes } from './changes.ts';
import { deeds } from './deeds.ts';
import { SIDE, WIDTH } from './layout.ts';
import { sagaTracks } from './saga-tracks.ts';
import { spaces } from './spaces.ts';
import { task } from './task.ts';

const HEAD = 62;
const FOOT = 12;
const APART = 12;

export function sagaPage(board: Board): Part {
  const parts = [spaces(board), task(board), deeds(board), sagaTracks(board), changes(board)].filter(
    ({ height }) => height > 0,
  );
  const height = parts.reduce((sum, part) => sum + part.height + APART, HEAD) - APART + FOOT;
  let y = HEAD;
  return {
    height,
    svg: named(
      'page',
      panel(FULL_WIDTH, height),
      ...(board.marks.pageTurned ? [halo(FULL_WIDTH, height)] : []),
      head(board),
      ...parts.map((part) => {
        const drawn = at(SIDE, y, part.svg);
        y += part.height + APART;
        return drawn;
      }),
    ),
  };
}

function head(board: Board): Svg {
  const { view } = board;
  const isOpen = hasTask(view) && !isTaskDone(view);
  return group([
    title(board.translate(pageTitle(view)), 24, HEAD / 2 + 1, WIDTH * 0.6),
    text(taskWords(board), FULL_WIDTH - 24, HEAD / 2 + 1, {
      size: SIZES.text,
      fill: isOpen ? PALETTE.ink : PALETTE.inkSoft,
      anchor: 'end',
      within: WIDTH * 0.4 - 40,
    }),
  ]);
}

function taskWords(board: Board): string {
  const { view } = board;
  if (!hasTask(view)) return say(board, 'chronicles.page.no-task');
  const fights = fightsLeft(view).reduce((sum, { done, of }) => sum + of - done, 0);
  const left = deedsLeft(view) + fights;
  return say(board, left === 0 ? 'chronicles.page.task-done' : 'chronicles.page.task-left', { left });
}
