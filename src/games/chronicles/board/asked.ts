/** The World or the enemy that an answer is about, for a lesson to point at. */
import type { Asked } from '../../../core/presentation/presenter.ts';
import { ENEMIES, type Enemy, WORLDS, type World } from '../box/components.ts';

/** Null for an answer that is about neither. */
export function askedPiece({ choice, values }: Asked): World | Enemy | null {
  const [deed, of] = choice.split(':');
  return (
    ENEMIES.find((enemy) => enemy === of) ??
    WORLDS.find((world) => world === values['world'] || world === deed) ??
    null
  );
}
