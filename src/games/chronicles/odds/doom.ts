/** How the game would be lost if an enemy woke as things are. [C-802 to C-809] */
import type { Enemy, Walker, World } from '../components.ts';
import type { Defeat, OpenBoard, OpenSeat } from '../state.ts';
import { worldAbove } from '../tree/tree.ts';
import { lifeAtHand } from './dangers.ts';
import { isLastMarkerOut, wouldRavage } from './ravaging.ts';

/** The god whose card woke it. */
export type Waker = Pick<OpenSeat, 'world' | 'life'>;

/** Null where the game would go on. Without a god, only what comes whoever wakes the enemy. */
export function defeatIfWoken(board: OpenBoard, enemy: Enemy, waker: Waker | null = null): Defeat | null {
  const { box } = board;
  switch (enemy) {
    case 'hel':
      return climb(board, 'hel') ?? death(board, waker, box.helTakes);
    case 'surt':
      return (
        climb(board, 'surt') ??
        (board.fireGiants + box.surtBrings > box.fireGiants ? 'too-few-fire-giants' : null)
      );
    case 'loki':
      return (
        (waker === null ? null : arrival(board, 'loki', waker.world)) ??
        (board.iotunns.length >= box.iotunnPawns ? 'no-iotunn-pawn' : null)
      );
    case 'jormungand': {
      const called = box.islands[board.island + 1];
      if (called === undefined) return 'jormungand-past-the-last-island';
      return board.anonymous + called > box.anonymous ? 'too-few-anonymous' : null;
    }
    case 'fenrir':
      return board.places.fenrir === 'cage'
        ? arrival(board, 'fenrir', 'asgard')
        : death(board, waker, box.fenrirTakes);
    case 'nidhogg':
      return null;
  }
}

function climb(board: OpenBoard, enemy: 'hel' | 'surt'): Defeat | null {
  const from = board.places[enemy];
  const to = from === 'cage' ? null : worldAbove(from, board.rotation);
  if (to === null) return enemy === 'hel' ? 'hel-above-the-tree' : 'surt-above-the-tree';
  return arrival(board, enemy, to);
}

/** Where it meets another enemy the World is ravaged, and a marker must be left for that. */
function arrival(board: OpenBoard, enemy: Walker, to: World): Defeat | null {
  return isLastMarkerOut(board) && wouldRavage(board, enemy, to) ? 'no-ravaged-marker' : null;
}

/** Support gods in the same World bear what they can. */
function death(board: OpenBoard, waker: Waker | null, lost: number): Defeat | null {
  return waker !== null && lost >= lifeAtHand(board, waker) ? 'god-without-life' : null;
}
