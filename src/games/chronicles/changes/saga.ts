/**
 * Carries out the Saga book: the gods' losses, the progress of their task, and the foes that run on its tracks.
 * [C-033, C-041 to C-046]
 */
import { emit } from '../../../core/logs/event-record.ts';
import { type Foe, isIotunn, type SagaFoe } from '../box/components.ts';
import type { SagaEffectOf, SagaTrack } from '../box/saga.ts';
import { active, isLoser } from '../facts/gods.ts';
import { pageOf } from '../facts/page.ts';
import { fightsLeft } from '../facts/task.ts';
import { DEFEAT_BY, trackOf } from '../facts/tracks.ts';
import type { Draft, SeatDraft } from '../state/draft.ts';
import { lose } from './end.ts';

/**
 * Takes something from the gods for a space of the Saga book, up to the amount they have; losing the last Life loses the game.
 * [C-033]
 */
export function takeFromGods(game: Draft, { what, amount, from }: SagaEffectOf<'takes'>): void {
  if (what === 'heroes') {
    takeHeroes(game, amount);
    return;
  }
  const losers = game.seats.filter((seat) => isLoser(game, seat, from));
  for (const seat of losers) TAKING[what](game, seat, amount);
}

const TAKING = {
  life(game: Draft, seat: SeatDraft, amount: number): void {
    const life = Math.min(amount, seat.life);
    if (life === 0 || game.end !== null) return;
    seat.life -= life;
    emit(game, { type: 'life-lost', god: seat.god, life, left: seat.life });
    if (seat.life === 0) lose(game, 'god-without-life');
  },
  elves(game: Draft, seat: SeatDraft, amount: number): void {
    const elves = Math.min(amount, seat.elves);
    if (elves === 0) return;
    seat.elves -= elves;
    game.alfheim += elves;
    emit(game, { type: 'elves-lost', god: seat.god, elves, left: seat.elves });
  },
  'vanir-dice'(game: Draft, seat: SeatDraft, amount: number): void {
    const dice = Math.min(amount, seat.vanirDice);
    if (dice === 0) return;
    seat.vanirDice -= dice;
    game.vanaheim += dice;
    emit(game, { type: 'vanir-dice-lost', god: seat.god, dice, left: seat.vanirDice });
  },
} as const;

/** Takes Heroes from Valhalla back to Midgard. */
function takeHeroes(game: Draft, amount: number): void {
  const heroes = Math.min(amount, game.valhalla);
  if (heroes === 0) return;
  game.valhalla -= heroes;
  emit(game, { type: 'heroes-left', heroes, valhalla: game.valhalla });
}

/** Counts a Fight against a foe, as long as the task still needs Fights against it. [C-042] */
export function countFight(game: Draft, foe: Foe): void {
  if (isIotunn(foe)) return;
  const fight = fightsLeft(game).find((each) => each.foe === foe);
  if (fight === undefined) return;
  game.fightsDone = [...game.fightsDone, foe];
  emit(game, { type: 'task-fight-done', foe, done: fight.done + 1, of: fight.of });
}

/** Does the deed, which takes the turn's action, and brings neither Risks nor a bonus. */
export function doDeed(game: Draft): void {
  const { god, world } = active(game);
  const { deed, task } = pageOf(game);
  if (deed === null) throw new RangeError('no deed on this page');
  game.deedsDone = [...game.deedsDone, world];
  emit(game, { type: 'deed-done', god, deed: deed.name, world, done: game.deedsDone.length, of: task.deeds });
}

/** Moves a saga foe along its track. At the end, the game is lost. */
export function run(game: Draft, foe: SagaFoe, spaces: number): void {
  const track = trackOf(game, foe);
  if (track === null || game.end !== null) return;
  move(game, track, Math.min(track.length, game.tracks[foe] + spaces));
  if (game.tracks[foe] === track.length) lose(game, DEFEAT_BY[foe]);
}

/** Loses the game if a foe is at the end of its track or beyond, which can happen if the new page has a shorter one. */
export function loseWhereTracksEnd(game: Draft): void {
  for (const { foe, length } of pageOf(game).tracks)
    if (game.tracks[foe] >= length) lose(game, DEFEAT_BY[foe]);
}

/** A beaten foe falls back, but not past the start. */
export function fallBack(game: Draft, foe: SagaFoe): void {
  const track = trackOf(game, foe);
  if (track !== null) move(game, track, Math.max(0, game.tracks[foe] - track.back));
}

function move(game: Draft, { foe, length }: SagaTrack, to: number): void {
  const from = game.tracks[foe];
  game.tracks[foe] = to;
  emit(game, { type: 'saga-foe-moved', foe, from, to, length });
}
