/** Finds the place or piece on the turn board that an answer is about, so that a lesson can point at it. */
import type { LessonAnswer } from '../../../core/presentation/presenter.ts';
import { ENEMIES, type Enemy, SEA, type SeaPlace } from '../box/components.ts';

export type Spotlight = `island-${SeaPlace}` | `token-${Enemy}` | 'elves' | 'giants' | 'holdings';

/** The piece; null for an answer without a place on the turn board, such as the scale of the Vanir. */
export function spotlightFor({ choice, values }: LessonAnswer): Spotlight | null {
  const island = SEA.find((place) => place === values['island']);
  if (island !== undefined) return `island-${island}`;
  const enemy = ENEMIES.find((each) => each === values['enemy']);
  if (enemy !== undefined) return `token-${enemy}`;
  if (values['artifact'] !== undefined) return 'holdings';
  if (values['giant'] !== undefined) return 'giants';
  return choice === 'alfheim' || values['elves'] !== undefined ? 'elves' : null;
}
