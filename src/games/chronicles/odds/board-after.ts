/** Predicts the board after an effect of the Saga book, as far as it matters for losing the game. [C-031 to C-034] */

import {
  type Enemy,
  type GodName,
  IOTUNNS,
  type Place,
  type Rotation,
  type Walker,
  WORLDS,
} from '../box/components.ts';
import type { SagaEffect, SagaEffectOf } from '../box/saga.ts';
import { turnedBy, worldAbove } from '../box/tree.ts';
import { isLoser } from '../facts/gods.ts';
import { runningWith } from '../facts/tracks.ts';
import { enemiesIn, isRavaged, markersLeft } from '../facts/tree.ts';
import type { OpenBoard, OpenSeat, SupportGod } from '../state/state.ts';

/**
 * The board after an effect in `god`'s turn; null stands for any god. Gods are assumed to make the choices that let them survive.
 */
export function boardAfter(board: OpenBoard, effect: SagaEffect, god: GodName | null): OpenBoard {
  switch (effect.kind) {
    case 'turn-tree':
      return { ...board, rotation: turnedBy(board.rotation, 1) };
    case 'wakes':
      return afterRunning(afterWaking(board, effect.enemy, god), effect.enemy);
    case 'calls':
      return withCalled(board, effect);
    case 'takes':
      return effect.what === 'life' ? afterTakingLife(board, effect) : board;
    case 'runs':
      return withRun(board, effect.foe, effect.spaces);
    default:
      return board;
  }
}

/** The Tree's position after an enemy has woken: Hel, Surt and Loki turn it. */
export function rotationAfter({ rotation }: OpenBoard, enemy: Enemy): Rotation {
  return enemy === 'hel' || enemy === 'surt' || enemy === 'loki' ? turnedBy(rotation, 1) : rotation;
}

export function seatOf({ seats }: OpenBoard, god: GodName | null): OpenSeat | undefined {
  return seats.find((seat) => seat.god === god);
}

function afterWaking(board: OpenBoard, enemy: Enemy, god: GodName | null): OpenBoard {
  const { box, places } = board;
  const rotation = rotationAfter(board, enemy);
  switch (enemy) {
    case 'hel':
      return afterLoss({ ...afterClimbing(board, 'hel'), rotation }, god, box.helTakes);
    case 'surt':
      return withCalled({ ...afterClimbing(board, 'surt'), rotation }, { fireGiants: box.surtBrings });
    case 'loki': {
      // If it's unknown which god Loki comes to, he threatens no World.
      const to = seatOf(board, god)?.world ?? 'cage';
      return withCalled({ ...afterMoving(board, 'loki', to), rotation }, { iotunns: 1 });
    }
    case 'jormungand': {
      const island = board.island + 1;
      return withCalled({ ...board, island }, { anonymous: box.islands[island] ?? 0 });
    }
    case 'fenrir':
      return places.fenrir === 'cage'
        ? afterMoving(board, 'fenrir', 'asgard')
        : afterLoss(board, god, box.fenrirTakes);
    case 'nidhogg':
      return board;
  }
}

function afterClimbing(board: OpenBoard, enemy: 'hel' | 'surt'): OpenBoard {
  const from = board.places[enemy];
  const to = from === 'cage' ? null : worldAbove(from, board.rotation);
  return to === null ? board : afterMoving(board, enemy, to);
}

function afterMoving(board: OpenBoard, enemy: Walker, to: Place): OpenBoard {
  const moved = { ...board, places: { ...board.places, [enemy]: to } };
  const ravaged = WORLDS.filter((world) => !isRavaged(moved, world) && enemiesIn(moved, world).length > 1);
  return { ...moved, ravaged: [...moved.ravaged, ...ravaged.slice(0, markersLeft(moved))] };
}

/**
 * The board after a loss of Life. Support gods in the same World take as much of the loss as they can, since that can save a god
 * later. [C-608, C-609]
 */
function afterLoss(board: OpenBoard, god: GodName | null, lost: number): OpenBoard {
  const loser = seatOf(board, god);
  if (loser === undefined) return board;
  let left = lost;
  const supports = board.supports.map((support): SupportGod => {
    const borne = support.world === loser.world ? Math.min(support.life, left) : 0;
    left -= borne;
    return { ...support, life: support.life - borne };
  });
  return { ...withLifeTaken(board, left, (seat) => seat === loser), supports };
}

function afterTakingLife(board: OpenBoard, { amount, from }: SagaEffectOf<'takes'>): OpenBoard {
  return withLifeTaken(board, amount, (seat) => isLoser(board, seat, from));
}

function withLifeTaken(board: OpenBoard, life: number, isTaken: (seat: OpenSeat) => boolean): OpenBoard {
  const seats = board.seats.map((seat) =>
    isTaken(seat) ? { ...seat, life: Math.max(0, seat.life - life) } : seat,
  );
  return { ...board, seats };
}

type Called = Partial<Pick<SagaEffectOf<'calls'>, 'anonymous' | 'fireGiants' | 'iotunns'>>;

/** The board with more pieces. It doesn't matter which Iotunns come: only the number of pawns left can lose the game. */
function withCalled(board: OpenBoard, { anonymous = 0, fireGiants = 0, iotunns = 0 }: Called): OpenBoard {
  const others = IOTUNNS.filter((iotunn) => !board.iotunns.includes(iotunn));
  return {
    ...board,
    anonymous: board.anonymous + anonymous,
    fireGiants: board.fireGiants + fireGiants,
    iotunns: [...board.iotunns, ...others.slice(0, iotunns)],
  };
}

/**
 * The board after saga foes have run. Which of them run depends on the Tree's position after everything the enemy did. [C-044]
 */
function afterRunning(board: OpenBoard, enemy: Enemy): OpenBoard {
  return runningWith(board, enemy, board.rotation).reduce((after, foe) => withRun(after, foe, 1), board);
}

function withRun(board: OpenBoard, foe: keyof OpenBoard['tracks'], spaces: number): OpenBoard {
  return { ...board, tracks: { ...board.tracks, [foe]: board.tracks[foe] + spaces } };
}
