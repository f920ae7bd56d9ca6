/** Life points: losing them, with a Support god's help, and getting them back. [C-606 to C-610] */
import { ask } from '../../../core/requests/asking.ts';
import { tell } from '../../../core/telling/telling.ts';
import type { GodName } from '../box/components.ts';
import { active } from '../facts/gods.ts';
import type { Draft, SeatDraft } from '../state/draft.ts';
import type { OpenBoard, Step } from '../state/state.ts';
import { lose } from './end.ts';

/** The most that a god can have is what it starts with. [C-113] */
export function mostLife({ box, seats }: OpenBoard): number {
  return box.byPlayers.life[seats.length - 1] ?? 0;
}

/** The god on turn loses Life before anything else happens; Support gods in the same World may bear some of it. */
export function loseLife(game: Draft, life: number): void {
  if (life <= 0) return;
  const { world } = active(game);
  const helpers = game.supports.filter((each) => each.world === world && each.life > 0).map(({ god }) => god);
  game.steps.unshift({ do: 'lose-life', life, helpers });
}

export function bearLoss(game: Draft, { life, helpers }: Extract<Step, { do: 'lose-life' }>): void {
  const [god, ...others] = helpers;
  if (life === 0) return;
  if (god !== undefined) {
    ask(game, { about: 'support-life', god, life, helpers: others });
    return;
  }
  const seat = active(game);
  seat.life = Math.max(0, seat.life - life);
  tell(game, { type: 'life-lost', god: seat.god, life, left: seat.life });
  if (seat.life === 0) lose(game, 'god-without-life');
}

/** At 0 a Support god bears no more losses. [C-609] */
export function takeFromSupport(game: Draft, god: GodName, life: number): void {
  const support = game.supports.find((each) => each.god === god);
  if (support === undefined || life === 0) return;
  support.life -= life;
  tell(game, { type: 'life-lost', god, life, left: support.life });
}

/** Only points lost before can be regained. [C-610] */
export function regainLife(game: Draft, seat: SeatDraft, life: number): void {
  const regained = Math.min(life, mostLife(game) - seat.life);
  if (regained <= 0) return;
  seat.life += regained;
  tell(game, { type: 'life-regained', god: seat.god, life: regained, left: seat.life });
}
