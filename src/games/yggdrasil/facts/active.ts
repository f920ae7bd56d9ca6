/** Which giants are active and what each does. */
import { type Box, boxOf, type GiantEffect } from '../box/box.ts';
import type { Giant } from '../box/components.ts';
import type { OpenBoard } from '../state/state.ts';

export function effectOf(box: Box, giant: Giant): GiantEffect {
  return box.giants[giant].effect;
}

/** The active giant whose effect is this, if there is one. */
export function activeGiantThat(
  game: OpenBoard,
  matches: (effect: GiantEffect) => boolean,
): Giant | undefined {
  const box = boxOf(game);
  return game.active.find((giant) => matches(effectOf(box, giant)));
}
