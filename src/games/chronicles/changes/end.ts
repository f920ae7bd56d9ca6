/** Ends the game immediately: nothing that was still pending happens. [C-801 to C-809] */
import { emit } from '../../../core/logs/event-record.ts';
import type { Draft } from '../state/draft.ts';
import type { Defeat } from '../state/state.ts';

export function lose(game: Draft, code: Defeat): void {
  if (game.end !== null) return;
  game.end = { kind: 'lost', why: code };
  emit(game, { type: 'gods-lost', why: code });
}

export function win(game: Draft): void {
  if (game.end !== null) return;
  game.end = { kind: 'won' };
  emit(game, { type: 'gods-won' });
}
