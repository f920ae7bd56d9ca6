/** Finds the defeat that would follow if an enemy woke on the current board. [C-802 to C-809, C-812 to C-815] */

import type { Enemy, GodName, Walker, World } from '../box/components.ts';
import type { SagaEffect } from '../box/saga.ts';
import { worldAbove } from '../box/tree.ts';
import { isLoser } from '../facts/gods.ts';
import { pageOf } from '../facts/page.ts';
import { isTaskDone } from '../facts/task.ts';
import { DEFEAT_BY, runningWith, trackOf } from '../facts/tracks.ts';
import type { Defeat, OpenBoard, OpenSeat } from '../state/state.ts';
import { boardAfter, rotationAfter, seatOf } from './board-after.ts';
import { lifeAtHand } from './dangers.ts';
import { isLastMarkerOut, wouldRavage } from './ravaging.ts';

/** The god whose card woke the enemy. */
export type Waker = Pick<OpenSeat, 'god'>;

/** The defeat; null if the game would continue. Without a waker, only effects that don't depend on the god count. */
export function defeatIfWoken(board: OpenBoard, enemy: Enemy, waker: Waker | null = null): Defeat | null {
  return defeatBy(board, enemy, waker?.god ?? null);
}

function defeatBy(board: OpenBoard, enemy: Enemy, god: GodName | null): Defeat | null {
  return defeatByItself(board, enemy, god) ?? defeatByRunning(board, enemy);
}

function defeatByItself(board: OpenBoard, enemy: Enemy, god: GodName | null): Defeat | null {
  const { box } = board;
  const waker = seatOf(board, god);
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
        (waker === undefined ? null : arrival(board, 'loki', waker.world)) ??
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
      return defeatOn(board, pageOf(board).spaces[board.nidhogg] ?? [], god);
  }
}

function climb(board: OpenBoard, enemy: 'hel' | 'surt'): Defeat | null {
  const from = board.places[enemy];
  const to = from === 'cage' ? null : worldAbove(from, board.rotation);
  if (to === null) return enemy === 'hel' ? 'hel-above-the-tree' : 'surt-above-the-tree';
  return arrival(board, enemy, to);
}

/**
 * The defeat when an enemy arrives in a World. If it meets another enemy, the World is ravaged, which takes a marker; without one
 * left, the game is lost.
 */
function arrival(board: OpenBoard, enemy: Walker, to: World): Defeat | null {
  return isLastMarkerOut(board) && wouldRavage(board, enemy, to) ? 'no-ravaged-marker' : null;
}

/** The defeat when a god loses Life. Support gods in the same World take as much as they can. */
function death(board: OpenBoard, waker: OpenSeat | undefined, lost: number): Defeat | null {
  return waker !== undefined && lost >= lifeAtHand(board, waker) ? 'god-without-life' : null;
}

/** The defeat if a saga foe that runs with the enemy reaches the end of its track. */
function defeatByRunning(board: OpenBoard, enemy: Enemy): Defeat | null {
  const ending = runningWith(board, enemy, rotationAfter(board, enemy)).find((foe) =>
    isAtTheEnd(board, foe, 1),
  );
  return ending === undefined ? null : DEFEAT_BY[ending];
}

function isAtTheEnd(board: OpenBoard, foe: keyof OpenBoard['tracks'], spaces: number): boolean {
  const track = trackOf(board, foe);
  return track !== null && board.tracks[foe] + spaces >= track.length;
}

/** The defeat from the effects of a space of the Saga book. Each effect is applied to the board left by the previous one. */
function defeatOn(
  board: OpenBoard,
  [effect, ...others]: readonly SagaEffect[],
  god: GodName | null,
): Defeat | null {
  if (effect === undefined) return null;
  return defeatByEffect(board, effect, god) ?? defeatOn(boardAfter(board, effect, god), others, god);
}

function defeatByEffect(board: OpenBoard, effect: SagaEffect, god: GodName | null): Defeat | null {
  const { box } = board;
  switch (effect.kind) {
    case 'calls':
      if (board.anonymous + effect.anonymous > box.anonymous) return 'too-few-anonymous';
      if (board.fireGiants + effect.fireGiants > box.fireGiants) return 'too-few-fire-giants';
      return board.iotunns.length + effect.iotunns > box.iotunnPawns ? 'no-iotunn-pawn' : null;
    case 'wakes':
      return defeatBy(board, effect.enemy, god);
    case 'takes': {
      const isDeadly = ({ life }: OpenSeat) => effect.what === 'life' && life <= effect.amount;
      const dying = board.seats.some((seat) => isDeadly(seat) && isLoser(board, seat, effect.from));
      return dying ? 'god-without-life' : null;
    }
    case 'runs':
      return isAtTheEnd(board, effect.foe, effect.spaces) ? DEFEAT_BY[effect.foe] : null;
    case 'turn-page':
      if (!isTaskDone(board)) return 'nidhogg-at-the-dead-tree';
      return defeatOnNextPage({ ...board, page: board.page + 1 }, god);
    case 'tree':
      return isTaskDone(board) ? null : 'nidhogg-at-the-dead-tree';
    default:
      return null;
  }
}

/** The defeat on the next page, whose tracks can be shorter than the distance already run. */
function defeatOnNextPage(board: OpenBoard, god: GodName | null): Defeat | null {
  const { tracks, entry } = pageOf(board);
  const ended = tracks.find(({ foe }) => isAtTheEnd(board, foe, 0));
  return ended === undefined ? defeatOn(board, entry, god) : DEFEAT_BY[ended.foe];
}
