/** The crash test fails if its instruments are blind, but not because a machine is slow. */
import { expect, test } from 'vitest';
import { paint } from '../../../src/discord/delivery/boards/board-picture.ts';
import { YGGDRASIL } from '../../../src/games/yggdrasil/entry.ts';
import { openLog } from '../../../src/program/log/logging.ts';
import type { Table, TableId, UserId } from '../../../src/tables/model/table.ts';
import { isStillWanted } from '../../../tools/crash/again.ts';
import { faultsInSeen, newMemory } from '../../../tools/crash/judging/faults-kept.ts';
import { faultsOfCommit } from '../../../tools/crash/judging/faults-of-commit.ts';
import { stillClaimed } from '../../../tools/crash/judging/judge.ts';
import type { KeptJob, KeptTable } from '../../../tools/crash/kept.ts';
import type { Move } from '../../../tools/crash/moves.ts';
import type { Edge } from '../../../tools/crash/stage/program.ts';
import { blindSpots, blindToCommits } from '../../../tools/crash/stage/sight.ts';
import { highlightLeftOut } from '../../../tools/crash/stage/stage.ts';
import { storageIn } from '../../shared/stores/stores.ts';
import { lobby, NOON, notice } from '../../shared/stores/tables.ts';

const SPAN = { from: 1_000_000, to: 1_090_000 };
const SEES = { statements: 40, calls: 6, loggedAt: 1_050_000 };

test('no instrument is blind if each has recorded something of the program', () => {
  expect(blindSpots(SEES, SPAN)).toEqual([]);
});

test.each([
  [{ statements: 0 }, 'database driver'],
  [{ calls: 0 }, 'wire'],
  [{ loggedAt: null }, 'clock'],
  [{ loggedAt: Number.NaN }, 'clock'],
  [{ loggedAt: SPAN.from - 30 * 60_000 }, 'clock'],
  [{ loggedAt: SPAN.to + 30 * 60_000 }, 'clock'],
])('an instrument that saw %j is blind', (missing, instrument) => {
  expect(blindSpots({ ...SEES, ...missing }, SPAN)).toEqual([
    expect.stringContaining(`the instrument at the ${instrument} is blind`),
  ]);
});

test('the instrument at the driver is blind if it saw only some of the commits, or if there was no commit to see', () => {
  const seen = new Set(['press 1', 'press 2']);
  const blindTo = (causes: readonly string[]) => blindToCommits(causes, (cause) => seen.has(cause));
  expect(blindTo(['press 1', 'press 2'])).toEqual([]);
  expect(blindTo(['press 1', 'press 3'])).toEqual([
    expect.stringMatching(/driver is blind: it did not see 1 of 2 commits$/),
  ]);
  expect(blindTo([])).toHaveLength(1);
});

function killedAtCommit(edge: Edge, change: readonly string[], kept: readonly string[]): readonly string[] {
  const memory = newMemory();
  for (const cause of kept)
    memory.changes.set(cause, { cause, tableId: 'table-1', version: 1, changedAt: NOON });
  const kind = 'a change to a table: COMMIT';
  const death = { statement: { kind, change }, call: null, complaints: [] };
  return faultsOfCommit({ where: 'database', edge, kind, left: 0 }, death, memory, { isShared: false });
}

test('a commit at which the program died is judged by its values; without them the instrument counts as blind', () => {
  const change = ['table-1', 'press 1'];
  expect(killedAtCommit('after', change, ['press 1'])).toEqual([]);
  expect(killedAtCommit('after', change, ['press 0'])).toEqual([
    'a change is lost at whose commit the program died',
  ]);
  expect(killedAtCommit('before', change, ['press 0'])).toEqual([]);
  expect(killedAtCommit('before', change, ['press 1'])).toEqual([
    'a change is there before whose commit the program died',
  ]);
  for (const edge of ['before', 'after'] as const)
    expect(killedAtCommit(edge, [], ['press 1'])).toEqual([expect.stringContaining('blind')]);
});

const SLOT = {
  gameId: 'yggdrasil',
  serverId: 'guild',
  channelId: 'channel',
  where: 'channel',
  passing: 'by-hand',
  people: ['ann', 'bo'],
  computers: 1,
  tableId: 'table-1',
} as const;

test('a commit that was seen and is gone is a fault, even before any check has found it missing', () => {
  const memory = newMemory();
  memory.changes.set('press 1', { cause: 'press 1', tableId: 'table-1', version: 1, changedAt: NOON });
  const move = {
    slot: SLOT,
    who: 'ann',
    what: 'answer',
    request: null,
    action: null,
    isDoubled: false,
  } as const;
  const faultsOf = (...causes: readonly string[]) =>
    faultsInSeen([{ move, causes }], memory, (cause) => cause !== 'press 3');
  expect(faultsOf('press 1', 'press 3')).toEqual([]);
  expect(faultsOf('press 1', 'press 2')).toEqual(['answer of ann: its commit press 2 was seen, and is lost']);
});

function wants(
  what: Move['what'],
  who: string,
  changes: Partial<Table> | null,
  request: string | null = null,
): boolean {
  const deed = { slot: SLOT, who, what, request, action: null, isDoubled: false };
  if (changes === null) return isStillWanted(deed, null);
  const kept: KeptTable = {
    table: lobby(changes),
    entry: YGGDRASIL,
    request: { key: '3-turn', turn: 1, about: 'turn', seats: [], alternatives: [] },
    log: [],
    notices: [],
    shown: null,
    campaign: null,
    entered: [],
  };
  return isStillWanted(deed, kept);
}

const ANN = { role: null, userId: 'ann' as UserId };
const BO = { role: null, userId: 'bo' as UserId };
const COMPUTER = { role: null, userId: null, computer: 'good' } as const;

test('an action is repeated only as long as the table still needs it', () => {
  expect(wants('open', 'ann', null)).toBe(true);
  expect(wants('open', 'ann', { status: 'finished' })).toBe(true);
  expect(wants('open', 'ann', {})).toBe(false);
  expect(wants('join', 'bo', { seats: [ANN] })).toBe(true);
  expect(wants('join', 'bo', { seats: [ANN, BO] })).toBe(false);
  expect(wants('join', 'bo', { seats: [ANN], status: 'playing' })).toBe(false);
  expect(wants('join', 'bo', null)).toBe(false);
  expect(wants('add a computer', 'ann', { seats: [ANN, BO] })).toBe(true);
  expect(wants('add a computer', 'ann', { seats: [ANN, BO, COMPUTER] })).toBe(false);
  expect(wants('start', 'ann', { seats: [ANN, BO] })).toBe(false);
  expect(wants('start', 'ann', { seats: [ANN, BO, COMPUTER] })).toBe(true);
  expect(wants('start', 'ann', { seats: [ANN, BO, COMPUTER], status: 'playing' })).toBe(false);
  expect(wants('pause', 'ann', { status: 'playing' })).toBe(true);
  expect(wants('pause', 'ann', { status: 'playing', pausedBy: 'bo' as UserId })).toBe(false);
  expect(wants('resume', 'ann', { status: 'playing', pausedBy: 'bo' as UserId })).toBe(true);
  expect(wants('resume', 'ann', { status: 'playing' })).toBe(false);
  expect(wants('answer', 'ann', { status: 'playing' }, '3-turn')).toBe(true);
  expect(wants('answer', 'ann', { status: 'playing' }, '2-turn')).toBe(false);
  expect(wants('answer', 'ann', { status: 'playing', pausedBy: 'bo' as UserId }, '3-turn')).toBe(false);
});

test('a job counts as claimed forever only if both checks find the same claim', () => {
  const claimed = (id: number, attempts: number, isClaimed = true): KeptJob => ({
    id,
    job: notice('news'),
    dueAt: NOON,
    claimed: isClaimed,
    attempts,
    reason: null,
  });
  const before = [claimed(1, 1), claimed(2, 1), claimed(3, 1), claimed(4, 1)];
  const now = [claimed(2, 1, false), claimed(3, 2), claimed(4, 1), claimed(5, 1)];
  expect(stillClaimed(before, now).map(({ id }) => id)).toEqual([4]);
});

test("the real bot's log names the table whose highlight was left out", async () => {
  const { settings } = await storageIn();
  const lines: string[] = [];
  const log = openLog('warn', [], { write: (line) => void lines.push(line) });
  const painter = { render: () => Promise.resolve({ ok: false, code: 'timeout' } as const) };
  for (const name of ['highlight.png', 'board.png'])
    await paint({ painter, log, settings }, '<svg/>', {
      name,
      description: '',
      guildId: null,
      table: 'table-1' as TableId,
    });
  expect(lines.map(highlightLeftOut)).toEqual(['table-1', null]);
});
