/** The moments of an attempt that a judgement considers. */
import { replayFrom } from '../../core/logs/replay.ts';
import { decisionsOf } from '../../mind/review/decisions.ts';
import type { JudgedMoments } from '../judging/judging.ts';
import { type LoadedAttempt, ownSeat } from './attempt-table.ts';

/** Excludes answers that were undone or given by someone else. */
export function judgedMoments(loaded: LoadedAttempt): JudgedMoments {
  const { entry, log, start } = loaded;
  const { game } = entry;
  const replayed = replayFrom(game, { state: start, events: [] }, log);
  if (!replayed.ok) throw new Error(`entry ${replayed.index} of an attempt is refused`);
  const { moments } = replayed;
  const own = ownSeat(loaded);
  const decisions = decisionsOf(game, { log, moments }).filter(({ at }) => {
    const line = log[at];
    return line !== undefined && 'action' in line && line.userId !== null;
  });
  const turns = new Map<number, unknown>();
  for (const { state } of moments) {
    const [request] = game.requests(state);
    const isOwn = request !== undefined && (own === null || request.seats.includes(own));
    if (isOwn && !turns.has(request.turn)) turns.set(request.turn, state);
  }
  return { turns: [...turns.values()].slice(1), decisions };
}
