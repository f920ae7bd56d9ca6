/** Undoes the last step, and redoes the step that was undone last. */
import type { GameEntry } from '../../core/catalogue.ts';
import type { GameEvent } from '../../core/game.ts';
import type { Phrase } from '../../core/presentation/phrase.ts';
import { boardJob, type NewJob, noticeJob } from '../model/outbox.ts';
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import type { LogLine, RecentEvents, Step, Table, UndoStack, UserId } from '../model/table.ts';
import { linesPhrase, namesOf } from '../turns/agreeing-words.ts';
import { currentRequest } from '../turns/current-request.ts';
import { waitJob } from '../turns/default-answers.ts';
import type { LatestEra } from '../turns/eras.ts';
import { recentEventsAfter } from '../turns/play.ts';
import { eventsBetween, eventsOfTurn, momentAt, rewound } from './returning.ts';

export interface TakenBack {
  readonly ok: true;
  readonly table: Table;
  readonly lines: readonly LogLine[];
  /** The undone or redone events. */
  readonly events: readonly GameEvent[];
  readonly jobs: readonly NewJob[];
}

/** The person who undoes or redoes, and those who voted for it; empty if there was no vote. */
export interface Decision {
  readonly userId: UserId;
  readonly agreed: readonly UserId[];
}

/** The game after the undo or redo. */
interface Turned {
  readonly state: unknown;
  readonly recentEvents: RecentEvents;
  readonly undoStack: UndoStack;
  readonly step: Step;
  /** The number of log lines at the moment the game returns to. */
  readonly to: number;
  readonly events: readonly GameEvent[];
  /** Whether the undo or redo crosses into another turn. */
  readonly isPastTurn: boolean;
}

/** The step that the next undo removes. */
export function lastStep({ undoStack: { steps } }: Table): Step | undefined {
  return steps.at(-1);
}

/** The step that the next redo restores. */
export function lastUndone({ undoStack: { undone } }: Table): Step | undefined {
  return undone.at(-1)?.step;
}

/** The events that the next undo removes. */
export function eventsToTakeBack(table: Table, era: LatestEra): readonly GameEvent[] {
  const line = lastStep(table)?.line ?? table.logged;
  return eventsBetween(momentAt(table, era, line), momentAt(table, era, table.logged), era);
}

/** The events that the next redo restores. */
export function eventsToRedo(table: Table, era: LatestEra): readonly GameEvent[] {
  const line = table.undoStack.undone.at(-1)?.line ?? table.logged;
  return eventsBetween(momentAt(table, era, table.logged), momentAt(table, era, line), era);
}

/**
 * Undoes the last step. `era` is the current era. The caller has checked that the game continues, and that the person may undo.
 */
export function takeBack(
  entry: GameEntry,
  table: Table,
  era: LatestEra,
  by: Decision,
  now: Date,
): TakenBack | TableRefused {
  const step = lastStep(table);
  if (step === undefined) return tableRefuses('nothing-to-take-back');
  const { steps, taken, undone } = table.undoStack;
  const { dropped, events, turnFrom } = table.recentEvents;
  const moment = momentAt(table, era, step.line);
  const isPastTurn = step.event < turnFrom;
  const left = steps.slice(0, -1);
  const then = isPastTurn
    ? rewound(entry, table, era, moment, left)
    : { recentEvents: { dropped, events: events.slice(0, step.event - dropped), turnFrom }, steps: left };
  return turned(entry, table, by, 'agreement.taken-back', now, {
    state: moment.state,
    recentEvents: then.recentEvents,
    undoStack: {
      steps: then.steps,
      taken: taken + 1,
      undone: [...undone, { step, line: table.logged }],
    },
    step,
    to: step.line,
    events: eventsToTakeBack(table, era),
    isPastTurn,
  });
}

/** Redoes the step that was undone last, as long as no one has answered since. */
export function redo(
  entry: GameEntry,
  table: Table,
  era: LatestEra,
  by: Decision,
  now: Date,
): TakenBack | TableRefused {
  const { steps, taken, undone } = table.undoStack;
  const last = undone.at(-1);
  if (last === undefined) return tableRefuses('nothing-to-redo');
  const moment = momentAt(table, era, last.line);
  const events = eventsToRedo(table, era);
  const turnOf = (state: unknown) => entry.game.requests(state)[0]?.turn;
  const isPastTurn = turnOf(table.state) !== turnOf(moment.state);
  const step = { ...last.step, event: table.recentEvents.dropped + table.recentEvents.events.length };
  const recentEvents = recentEventsAfter(table, { events, endsTurn: isPastTurn });
  // The table may already have given default answers in the new turn.
  const lately = isPastTurn ? eventsOfTurn(entry, momentAt(table, era, table.logged), moment, era).length : 0;
  return turned(entry, table, by, 'agreement.redone', now, {
    state: moment.state,
    recentEvents: { ...recentEvents, turnFrom: recentEvents.turnFrom - lately },
    undoStack: { steps: [...steps, step], taken: taken + 1, undone: undone.slice(0, -1) },
    step,
    to: last.line,
    events,
    isPastTurn,
  });
}

/** Everyone is notified if the table voted, or if the change goes back further than the board shows. */
function turned(
  entry: GameEntry,
  table: Table,
  { userId, agreed }: Decision,
  key: string,
  now: Date,
  { state, recentEvents, undoStack, step, to, events, isPastTurn }: Turned,
): TakenBack {
  const arrangements = { ...table.arrangements, proposal: null };
  const changed = { ...table, state, recentEvents, undoStack, arrangements, logged: table.logged + 1 };
  const lines = linesPhrase(eventPhrases(entry, table, events));
  const users = namesOf(agreed.length > 0 ? agreed : [userId]);
  const needsNotice = agreed.length > 0 || isPastTurn;
  return {
    ok: true,
    table: changed,
    lines: [{ index: table.logged, seat: step.seat, userId, back: table.logged - to }],
    events,
    jobs: [
      ...(needsNotice ? [noticeJob({ key, with: { users, lines } }, userId, now)] : []),
      boardJob(changed, { by: userId }, now),
      ...waitJob(changed, currentRequest(entry, changed), now),
    ],
  };
}

/** The phrases for these events. */
export function eventPhrases(
  { presenter, game }: GameEntry,
  { state }: Table,
  events: readonly GameEvent[],
): readonly Phrase[] {
  const view = game.observe(state);
  return presenter.events(events, view).flatMap((line) => line ?? []);
}
