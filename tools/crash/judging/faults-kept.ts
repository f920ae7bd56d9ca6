/** Checks the database after a kill: no action may be lost, and none applied twice. */
import { isDeepStrictEqual } from 'node:util';
import { replay } from '../../../src/core/logs/replay.ts';
import type { Action } from '../../../src/core/requests/request.ts';
import type { LoadedCampaign } from '../../../src/tables/campaigns/loaded-campaign.ts';
import { fingerprintOf } from '../../../src/tables/history/fingerprint.ts';
import { openingOf } from '../../../src/tables/model/table.ts';
import type { Keeper, KeptChange, KeptTable } from '../kept.ts';
import type { Move } from '../moves.ts';

/** Everything that was in the database at an earlier check, and must stay there. */
export interface Memory {
  /** The changes by their cause. */
  readonly changes: Map<string, KeptChange>;
  /** The lines of each table's log, as JSON. */
  readonly logs: Map<string, readonly string[]>;
  /** The tables whose end is entered in their campaign. */
  readonly entered: Set<string>;
}

/** A person's move, and the interactions that made it. */
export interface Done {
  readonly move: Move;
  readonly causes: readonly string[];
}

/** The program itself forgets causes when it is started a day later. */
const REMEMBERED_MS = 24 * 60 * 60_000;

export function newMemory(): Memory {
  return { changes: new Map(), logs: new Map(), entered: new Set() };
}

/**
 * Returns a sentence for each fault, and updates `memory` for the next check. The same moves may be passed again: each commit
 * counts when it is first seen. `now` is in ms since 1970.
 */
export async function faultsInKept(
  keeper: Keeper,
  memory: Memory,
  done: readonly Done[],
  now: number,
): Promise<readonly string[]> {
  const changes = await keeper.changes();
  const lost = [...memory.changes.values()].filter(
    ({ cause, changedAt }) =>
      now - changedAt.getTime() < REMEMBERED_MS && changes.every((one) => one.cause !== cause),
  );
  const faults = lost.map(
    ({ cause, tableId, version }) => `the change ${cause} of table ${tableId} (version ${version}) is lost`,
  );
  const fresh = new Set(changes.map(({ cause }) => cause).filter((cause) => !memory.changes.has(cause)));
  for (const change of changes) memory.changes.set(change.cause, change);
  const tables = await keeper.tables();
  faults.push(
    ...tables.flatMap((table) => [
      ...faultsInTable(table, memory),
      ...faultsInCount(table, memory, done, fresh),
    ]),
  );
  faults.push(...done.flatMap((one) => faultsInDone(one, memory, tables, fresh)));
  for (const { table, log, entered } of tables) {
    memory.logs.set(table.id, linesOf(log));
    if (entered.length > 0) memory.entered.add(table.id);
  }
  return faults;
}

/** A move whose commit the instruments saw must be in the database, even if no earlier check has found it there. */
export function faultsInSeen(
  done: readonly Done[],
  { changes }: Pick<Memory, 'changes'>,
  hasSeenCommit: (cause: string) => boolean,
): readonly string[] {
  return done.flatMap(({ move, causes }) =>
    causes
      .filter((cause) => hasSeenCommit(cause) && !changes.has(cause))
      .map((cause) => `${move.what} of ${move.who}: its commit ${cause} was seen, and is lost`),
  );
}

function faultsInTable(
  { table, entry, log, campaign, entered }: KeptTable,
  memory: Memory,
): readonly string[] {
  const faults: string[] = [];
  const at = `table ${table.id}`;
  const lines = linesOf(log);
  const before = memory.logs.get(table.id) ?? [];
  if (before.some((line, index) => lines[index] !== line))
    faults.push(`${at}: what was in the log is not there any more`);
  if (log.some(({ index }, position) => index !== position)) faults.push(`${at}: the log has gaps`);
  if (log.length !== table.logged)
    faults.push(`${at}: ${log.length} lines of log, but it counts ${table.logged}`);
  const versions = [...memory.changes.values()]
    .filter(({ tableId }) => tableId === table.id)
    .map(({ version }) => version);
  const counted = [...versions].sort((a, b) => a - b);
  if (counted.length !== table.version || counted.some((version, index) => version !== index + 1))
    faults.push(`${at}: version ${table.version} after the changes ${counted.join(' ')}`);
  const isEntered = table.status === 'finished' && table.campaignId !== undefined;
  if (entered.length !== (isEntered ? 1 : 0))
    faults.push(`${at}: ${table.status}, with ${entered.length} entries in its campaign`);
  // The people of a crash test never buy anything, so a campaign stays as it was when its game ended.
  const [left] = entered;
  if (left !== undefined && campaign?.campaign.tableId === table.id && !isAsLeft(campaign, left))
    faults.push(`${at}: its campaign is not as its end has left it`);
  if (table.state === null) return faults;
  const replayed = replay(entry.game, openingOf(table), log);
  if (!replayed.ok) return [...faults, `${at}: line ${replayed.index} of the log cannot be played again`];
  if (fingerprintOf(replayed.moments.at(-1)?.state) !== fingerprintOf(table.state))
    faults.push(`${at}: the log does not lead to the state that is kept`);
  return faults;
}

function isAsLeft({ campaign }: LoadedCampaign, { campaign: left }: LoadedCampaign): boolean {
  return campaign.status === left.status && isDeepStrictEqual(campaign.chronicle, left.chronicle);
}

function faultsInDone(
  { move, causes }: Done,
  memory: Memory,
  tables: readonly KeptTable[],
  fresh: ReadonlySet<string>,
): readonly string[] {
  const commits = causes.flatMap((cause) => memory.changes.get(cause) ?? []);
  const who = `${move.what} of ${move.who}`;
  if (commits.length > 1) return [`${who}: carried out ${commits.length} times`];
  const [commit] = commits;
  const { action } = move;
  if (commit === undefined || action === null || !fresh.has(commit.cause)) return [];
  const table = tables.find((one) => one.table.id === commit.tableId);
  const isThere = added(table, memory).some(
    (line) => line.userId === move.who && 'action' in line && isSame(line.action, action),
  );
  return isThere ? [] : [`${who}: carried out, and not in the log`];
}

/** Every answer and every undo must be one line with its person, and there must be no other lines. */
function faultsInCount(
  kept: KeptTable,
  memory: Memory,
  done: readonly Done[],
  fresh: ReadonlySet<string>,
): readonly string[] {
  const lines = added(kept, memory).filter(({ userId }) => userId !== null).length;
  const commits = done
    .filter(({ move }) => move.request !== null)
    .flatMap(({ causes }) => causes.flatMap((cause) => memory.changes.get(cause) ?? []))
    .filter(({ tableId, cause }) => tableId === kept.table.id && fresh.has(cause)).length;
  return lines === commits
    ? []
    : [`table ${kept.table.id}: ${lines} lines of people for ${commits} of their presses`];
}

function added(table: KeptTable | undefined, memory: Memory): KeptTable['log'] {
  return table?.log.slice(memory.logs.get(table.table.id)?.length ?? 0) ?? [];
}

/** The table's key of a question may be longer than the game's own. */
function isSame(logged: Action, meant: Action): boolean {
  return logged.choice === meant.choice && fingerprintOf(logged.values) === fingerprintOf(meant.values);
}

function linesOf(log: KeptTable['log']): readonly string[] {
  return log.map((line) => JSON.stringify(line));
}
