/** What an action brought about, for the one who did it. */
import type { GameEvent } from '../../core/game.ts';
import type { Words } from './answers.ts';
import { LIMITS, lastLines } from './parts.ts';

export function happenedText(events: readonly GameEvent[], { face, view, translate }: Words): string {
  const lines = events.flatMap((event) => face.event(event, view) ?? []).map(translate);
  return lines.length === 0 ? translate({ key: 'act.done' }) : lastLines(lines, LIMITS.content);
}
