/**
 * Changes a player's holdings other than resources: points, levels on Blessing tracks, Relics. [M-302, M-305, M-311, M-312,
 * M-801]
 */

import { emit } from '../../../core/logs/event-record.ts';
import type { SeatIndex } from '../../../core/seat.ts';
import type { Light, Relic, Track } from '../box/components.ts';
import { levelAbove } from '../box/components.ts';
import { sideHeld } from '../facts/relics.ts';
import { activeSeat } from '../facts/seats.ts';
import type { Draft } from '../state/draft.ts';

export function gainPoints(game: Draft, seat: SeatIndex, points: number): void {
  const player = game.seats[seat];
  if (player === undefined) throw new RangeError(`no seat ${seat}`);
  player.points += points;
  emit(game, { type: 'points-gained', seat, points, total: player.points });
}

export function raise(game: Draft, track: Track): void {
  const { levels } = activeSeat(game);
  levels[track] = levelAbove(levels[track]);
  emit(game, { type: 'level-raised', seat: game.turn.seat, track, level: levels[track] });
}

/** Moves the marker back to level 1 after a square, or the Relic on it, was used. [M-305] */
export function backToTheStart(game: Draft, track: Track): void {
  activeSeat(game).levels[track] = 1;
}

export function destroy(game: Draft, relic: Relic): void {
  const seat = activeSeat(game);
  const side = sideHeld(game, relic);
  if (side === null) throw new RangeError(`nobody on turn has ${relic}`);
  seat.relics = seat.relics.filter((held) => held.relic !== relic);
  game.outOfPlay.push(relic);
  emit(game, { type: 'relic-destroyed', seat: game.turn.seat, relic, side });
}

export function flip(game: Draft, relic: Relic, side: Light): void {
  const seat = activeSeat(game);
  seat.relics = seat.relics.map((held) => (held.relic === relic ? { relic, side } : held));
  emit(game, { type: 'relic-flipped', seat: game.turn.seat, relic, side });
}
