/** The end of an attempt: its result, its turns and its points. */
import { type Outcome, TURN_BEGAN } from '../../core/game.ts';
import type { SeatIndex } from '../../core/seat.ts';
import type { Table } from '../../tables/model/table.ts';
import type { AttemptEnd, AttemptEnding } from '../daily-store.ts';
import { type LoadedAttempt, ownSeat } from './attempt-table.ts';

const POINTS = { won: 100, shared: 50 } as const;
const POINTS_A_TURN = 10;
/** The most points for a lost attempt: holding out for long is worth less than winning. */
const MAX_POINTS_LOST = 60;

/** Returns null while the attempt is running. */
export function endOf(loaded: LoadedAttempt, table: Table, now: Date): AttemptEnd | null {
  const ending = endingOf(loaded.entry.game.outcome(table.state), ownSeat(loaded));
  if (ending === null) return null;
  const turns = turnsBy(loaded, table);
  return { at: now, ending, turns, points: pointsFor(ending, turns) };
}

/** `seat` is the person's seat in a contest. */
export function endingOf(outcome: Outcome, seat: SeatIndex | null): AttemptEnding | null {
  if (outcome.kind === 'ongoing') return null;
  if (outcome.kind !== 'ranked') return outcome.kind;
  if (seat === null || !outcome.winners.includes(seat)) return 'lost';
  return outcome.winners.length > 1 ? 'shared' : 'won';
}

/** After a defeat, every turn that the person survived counts: all but the one in which they lost. */
export function pointsFor(ending: AttemptEnding, turns: number): number {
  if (ending !== 'lost') return POINTS[ending];
  return Math.min(MAX_POINTS_LOST, POINTS_A_TURN * Math.max(0, turns - 1));
}

/** The number of the attempt's current turn, from 1; after the end, the total number of turns. */
function turnsBy(
  { entry, start }: Pick<LoadedAttempt, 'entry' | 'start'>,
  { state, recentEvents }: Pick<Table, 'state' | 'recentEvents'>,
): number {
  const turnOf = (moment: unknown) => entry.game.requests(moment)[0]?.turn;
  const first = turnOf(start) ?? 0;
  const begun = recentEvents.events.findLast(({ type }) => type === TURN_BEGAN)?.['turn'];
  const last = turnOf(state) ?? (typeof begun === 'number' ? begun : first);
  return last - first + 1;
}
