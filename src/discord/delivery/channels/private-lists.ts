/**
 * Private messages whose buttons answer a table's question. They're removed once that question has been answered anywhere: by a
 * public button, another seat, a computer or an undo. Discord allows that for a quarter of an hour, with the interaction's token.
 * They're held in memory, because the process that shows a table's board also receives its server's presses.
 */
import { attemptNamed } from '../../../daily/attempt/attempt-id.ts';
import { mistakeRefIn } from '../../../tables/history/mistake-id.ts';
import { parseCustomId } from '../../custom-ids/custom-id.ts';
import type { Row } from '../../messages/pieces/parts.ts';

/** Discord accepts the token for 15 minutes. */
const KEPT_MS = 14 * 60_000;
/** Beyond this many lists, the oldest ones are forgotten and stay on Discord as they are. */
const MAX_LISTS = 2_000;

interface PrivateList {
  readonly table: string;
  readonly request: string;
  readonly until: number;
  readonly remove: () => Promise<unknown>;
}

/** The lists by message id, oldest first. */
const lists = new Map<string, PrivateList>();

/**
 * The time when a button on each private message was last pressed, in milliseconds: a quick press may arrive before Discord has
 * confirmed the message.
 */
const presses = new Map<string, number>();

/**
 * Records the private message's current content. Records nothing if it has no buttons for a question, because then there's
 * nothing to remove later.
 */
export function notePrivateList(
  message: string,
  rows: readonly Row[],
  shownAt: Date,
  remove: () => Promise<unknown>,
): void {
  if (shownAt.getTime() < (presses.get(message) ?? 0)) return;
  lists.delete(message);
  const question = questionIn(rows);
  if (question === null) return;
  lists.set(message, { ...question, until: shownAt.getTime() + KEPT_MS, remove });
  dropOldest(lists);
}

/**
 * Forgets a private message when the person presses one of its buttons, because the press decides what happens to the message.
 */
export function forgetPrivateList(message: string, pressedAt: Date): void {
  lists.delete(message);
  presses.delete(message);
  presses.set(message, pressedAt.getTime());
  dropOldest(presses);
}

function dropOldest(map: Map<string, unknown>): void {
  const [oldest] = map.keys();
  if (map.size > MAX_LISTS && oldest !== undefined) map.delete(oldest);
}

/**
 * Removes the table's lists that belong to an earlier question. `request` is the key of the current one, or null.
 * `onFailure` receives Discord's errors, except for messages that are gone.
 */
export async function removeAnsweredLists(
  table: string,
  request: string | null,
  now: Date,
  onFailure: (error: unknown) => void,
): Promise<void> {
  const answered = [...lists].filter(([, list]) => list.table === table && list.request !== request);
  for (const [message] of answered) lists.delete(message);
  const removable = answered.filter(([, { until }]) => until > now.getTime());
  await Promise.all(removable.map(([, { remove }]) => remove().catch(onFailure)));
}

/** The first question of a table that a button or menu of the rows answers. */
function questionIn(rows: readonly Row[]): Pick<PrivateList, 'table' | 'request'> | null {
  for (const { components } of rows)
    for (const component of components) {
      const id = 'custom_id' in component ? parseCustomId(component.custom_id) : null;
      if (id !== null && 'table' in id && 'request' in id && isTable(id.table))
        return { table: id.table, request: id.request };
    }
  return null;
}

/** Pages of attempts and mistakes aren't removed, so keeping them would only fill the memory. */
function isTable(id: string): boolean {
  return attemptNamed(id) === null && mistakeRefIn(id) === null;
}
