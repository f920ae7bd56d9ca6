/** The history of an alternative line of play: a computer's moves from the moment where it diverges. */
import type { GameEntry } from '../../core/catalogue.ts';
import { type LogEntry, type Moment, replayFrom } from '../../core/logs/replay.ts';
import type { HeldMoment, History } from './history.ts';

/** Moments are identified by their position in the line. Null if the rules refuse the line. */
export function historyOfWay(
  { game }: GameEntry,
  start: Moment<unknown>,
  line: readonly LogEntry[],
): History | null {
  const replayed = replayFrom(game, { ...start, events: [] }, line);
  if (!replayed.ok) return null;
  const moments: HeldMoment[] = [];
  let turn = 0;
  for (const [at, moment] of replayed.moments.entries()) {
    const entry = line[at - 1];
    // A reseed isn't visible to anyone.
    if (entry !== undefined && !('action' in entry)) continue;
    turn = game.requests(moment.state)[0]?.turn ?? turn;
    moments.push({
      at,
      turn,
      by: entry === undefined ? null : { seat: entry.seat, userId: null },
      ...moment,
    });
  }
  return { moments, before: 0 };
}
