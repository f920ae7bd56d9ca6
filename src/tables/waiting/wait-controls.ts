/** The buttons on notices about waiting, and what replaces them when the wait is over. */
import type { GameEntry } from '../../core/catalogue.ts';
import type { Phrase } from '../../core/presentation/phrase.ts';
import type { Request } from '../../core/requests/request.ts';
import type { Settlement } from '../model/outbox.ts';
import { isLive, type Table } from '../model/table.ts';
import { currentRequest } from '../turns/current-request.ts';
import { holderOf, playerOf } from '../turns/seating.ts';
import { MAX_CHECK_MS } from './reminder-state.ts';
import { KEPT_OPEN } from './sleeping.ts';

/** The control for acting in place of an overdue person, and the control for keeping a table open. */
export const STEP_IN = 'step-in';
export const KEEP_OPEN = 'keep-open';

/** A change to a table that may have ended a wait. */
export interface WaitEnded {
  readonly read: Table;
  readonly changed: Table;
  /** Whether the wait continues, so that earlier notices stay valid, unless a person kept the table open. */
  readonly goesOnWaiting: boolean;
  /** The first phrase that the change posts. */
  readonly first: Phrase | undefined;
}

/** The wait timer posts no button before its first run, so a change within that time has nothing to settle. */
export function settledByWait(entry: GameEntry, ended: WaitEnded): readonly Settlement[] {
  const { read, changed, goesOnWaiting, first } = ended;
  const waitedMs = changed.changedAt.getTime() - read.waitingSince.getTime();
  if (!isLive(read) || waitedMs < MAX_CHECK_MS) return [];
  const isKept = first?.key === KEPT_OPEN;
  const ofTable = {
    control: KEEP_OPEN,
    outcome: isKept ? first : (overReason(changed) ?? { key: 'settled.awake' }),
  };
  if (goesOnWaiting) return isKept ? [ofTable] : [];
  return [ofTable, { control: STEP_IN, outcome: outcomeOfTurn(entry, ended) }];
}

/** Returns null if the table continues. */
function overReason(table: Table): Phrase | null {
  if (table.status === 'closed') return { key: 'settled.closed' };
  return isLive(table) ? null : { key: 'settled.over' };
}

function outcomeOfTurn(entry: GameEntry, { read, changed }: WaitEnded): Phrase {
  const over = overReason(changed);
  if (over !== null) return over;
  if (changed.pausedBy !== null) return { key: 'settled.paused' };
  const before = currentRequest(entry, read);
  const request = currentRequest(entry, changed);
  if (before === null || request?.turn !== before.turn) return { key: 'settled.turn-over' };
  return outcomeOfPlayers(before, read, changed);
}

function outcomeOfPlayers({ seats, turn }: Request, read: Table, changed: Table): Phrase {
  const seat = seats.find((each) => playerOf(read, each, turn) !== playerOf(changed, each, turn));
  if (seat === undefined) return { key: 'settled.gone-on' };
  const holder = holderOf(changed, seat, turn);
  if (holder.by === 'computer') return { key: 'settled.computer' };
  return holder.by === 'nobody'
    ? { key: 'settled.left' }
    : { key: 'settled.taken', with: { user: holder.userId } };
}
