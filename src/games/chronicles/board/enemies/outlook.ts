/** Says in two or three words what an enemy does when it wakes, or how many pieces are left in its reserve. */
import { say } from '../../../../render/words.ts';
import type { Enemy } from '../../box/components.ts';
import { pageOf } from '../../facts/page.ts';
import { isTaskDone } from '../../facts/task.ts';
import type { ChroniclesView } from '../../state/view.ts';
import type { Board } from '../board.ts';

export function outlook(board: Board, enemy: Enemy): string {
  const { view } = board;
  const { box } = view;
  switch (enemy) {
    case 'hel':
      return say(board, 'chronicles.picture.reserve', { left: box.anonymous - view.anonymous });
    case 'surt':
      return say(board, 'chronicles.picture.reserve', { left: box.fireGiants - view.fireGiants });
    case 'loki':
      return say(board, 'chronicles.picture.reserve', { left: box.iotunnPawns - view.iotunns.length });
    case 'jormungand':
      return say(board, 'chronicles.picture.calls', { called: box.islands[view.island + 1] ?? 0 });
    case 'fenrir':
      return view.places.fenrir === 'cage'
        ? say(board, 'chronicles.picture.in-the-cage')
        : say(board, 'chronicles.picture.bites', { life: box.fenrirTakes });
    case 'nidhogg':
      return say(board, `chronicles.picture.finds.${nextFound(view)}`);
  }
}

/** The first thing that Nidhogg finds on his next space. */
function nextFound(view: ChroniclesView): string {
  const { spaces } = pageOf(view);
  const space = spaces[view.nidhogg];
  if (space === undefined) return 'nothing';
  const isLast = view.nidhogg + 1 === spaces.length;
  return isLast && !isTaskDone(view) ? 'dead-tree' : (space[0]?.kind ?? 'blank');
}
