/** The suggestions of /help, by where a person is: at most five, or six without a table, each possible there. */
import { expect, test } from 'vitest';
import type { Catalogue } from '../../../../src/core/catalogue.ts';
import { type Asker, helpFor, type NextStep } from '../../../../src/discord/messages/guide/next-steps.ts';
import { CATALOGUE } from '../../../../src/games/index.ts';
import { keepSeats } from '../../../../src/tables/lobby/kept-seats.ts';
import type { CampaignId } from '../../../../src/tables/model/campaign.ts';
import type { Table, UserId } from '../../../../src/tables/model/table.ts';
import { pendingUsers } from '../../../../src/tables/turns/current-request.ts';
import type { LoadedTable } from '../../../../src/tables/turns/loaded-table.ts';
import { momentsOf } from '../../../shared/messages/loaded-tables.ts';

/** Games with a guide, as many as help has room for. With others, it also lists the games. */
const READABLE: Catalogue = new Map([...CATALOGUE].filter(([, { guide }]) => guide !== null).slice(0, 3));
const READING = [...READABLE.keys()].map((game) => `read ${game}`);

const STRANGER = '999' as UserId;

function named(steps: readonly NextStep[]): readonly string[] {
  return steps.map((step) =>
    'game' in step
      ? `${step.do} ${step.game}`
      : 'command' in step
        ? `/${step.command}`
        : 'button' in step
          ? step.button
          : step.do,
  );
}

function offered(
  loaded: LoadedTable | null,
  userId: string = STRANGER,
  { isDirect = false, isModerator = false, lesson = null }: Partial<Asker> = {},
) {
  const { where, steps } = helpFor(loaded, { userId, isDirect, isModerator, lesson }, READABLE);
  expect(steps.length).toBeLessThanOrEqual(loaded === null ? 6 : 5);
  return { where, steps: named(steps) };
}

/** The first turn of a game, with these changes to its table. */
function table(change: Partial<Table> = {}): LoadedTable {
  for (const loaded of momentsOf('yggdrasil', 1)) {
    const changed = { ...loaded, table: { ...loaded.table, ...change } };
    return changed.table.status === 'playing' ? changed : { ...changed, request: null };
  }
  throw new Error('a game without a beginning');
}

function askedAt({ table: at, request }: LoadedTable): string {
  const [asked] = request === null ? [] : pendingUsers(at, request);
  if (asked === undefined) throw new Error('nobody is asked');
  return asked;
}

test('without a game, /help offers a lesson, a table, and the guide of every game', () => {
  expect(offered(null)).toEqual({
    where: 'no-table',
    steps: ['/learn', '/game new', ...READING],
  });
});

test('without a game, /help also offers a moderator the list of tables', () => {
  expect(offered(null, STRANGER, { isModerator: true }).steps.slice(0, 3)).toEqual([
    '/learn',
    '/game new',
    '/server overview',
  ]);
});

test('a learner who left a lesson is led back to it, and not invited to start one', () => {
  const lesson = { game: 'chronicles', place: '<#5>' };
  expect(offered(null, STRANGER, { lesson }).steps.slice(0, 2)).toEqual(['learn-on chronicles', '/game new']);
  const direct = offered(null, STRANGER, { lesson, isDirect: true }).steps;
  expect(direct.slice(0, 2)).toEqual(['learn-on chronicles', '/tables']);
});

test('in a direct message, /help offers a lesson on a server first, and nothing else that needs a channel', () => {
  const { where, steps } = offered(null, STRANGER, { isDirect: true });
  expect(where).toBe('direct');
  expect(steps).toEqual(['learn-on-server', '/tables', '/settings', ...READING]);
  expect(steps.filter((step) => step.startsWith('/game') || step === '/learn')).toEqual([]);
});

test('in a lobby, /help offers to join, or to start if the host has enough players', () => {
  const lobby = table({ status: 'lobby' });
  const { hostId, seats } = lobby.table;
  expect(offered(lobby, hostId)).toEqual({
    where: 'lobby',
    steps: ['start', 'guide', 'choose-rules', 'leave', '/rule'],
  });
  const other = seats.map(({ userId }) => userId).find((userId) => userId !== null && userId !== hostId);
  const alone = table({ status: 'lobby', seats: seats.slice(0, 1) });
  expect(offered(alone).steps).toEqual(['join', 'guide', '/rule']);
  if (other !== undefined && other !== null)
    expect(offered(lobby, other).steps).toEqual(['guide', 'leave', '/rule']);
  const lonely = seats[0]?.userId ?? '';
  expect(offered(alone, lonely).steps.filter((step) => step !== 'start')).toEqual([
    'computers',
    'guide',
    'choose-rules',
    'leave',
  ]);
  const empty = table({ status: 'lobby', seats: [] });
  expect(offered(empty, hostId).steps).toEqual(['join', 'guide', 'choose-rules', '/rule']);
  const ofCampaign = table({ status: 'lobby', seats: [], campaignId: 'c' as CampaignId });
  expect(offered(ofCampaign, hostId).steps).toEqual(['join', 'campaign-status', 'guide', '/rule']);
});

test('in the lobby of a repeated game the open seats count, not the total', () => {
  const lobby = table({ status: 'lobby' });
  const { hostId, seats } = lobby.table;
  const kept = keepSeats(lobby.table, seats, hostId);
  const { game } = lobby.entry;
  const entry = { ...lobby.entry, game: { ...game, seats: { ...game.seats, max: seats.length } } };
  const all = { ...lobby, entry, table: { ...kept, seats } };
  const others = seats.map((seat) => (seat.userId === hostId ? seat : { ...seat, userId: null }));
  const waiting = { ...all, table: { ...kept, seats: others } };
  const awaited = seats.find(({ userId }) => userId !== hostId)?.userId ?? '';
  expect(offered(waiting, awaited).steps).toEqual(['join', 'guide', '/rule']);
  expect(offered(waiting).steps).toEqual(['guide', '/rule']);
  expect(offered(waiting, hostId).steps).toEqual(['guide', 'choose-rules', 'leave', '/rule']);
  expect(offered(all).steps).toEqual(['guide', '/rule']);
  expect(offered(all, hostId).steps).toEqual(['start', 'guide', 'choose-rules', 'leave', '/rule']);
});

test('during your turn /help shows the moves, and otherwise what has happened', () => {
  const playing = table();
  const asked = askedAt(playing);
  expect(offered(playing, asked)).toEqual({
    where: 'your-turn',
    steps: ['advise', 'guide', '/board', '/act', '/game stand-in'],
  });
  const alone = { ...playing, table: { ...playing.table, advice: 'off' as const } };
  expect(offered(alone, asked).steps).toEqual(['guide', '/board', '/act', '/game stand-in', 'odds']);
  const withoutComputers = { ...playing, entry: { ...playing.entry, judgement: null } };
  expect(offered(withoutComputers, asked).steps).toEqual(['guide', '/board', '/act', 'odds', '/rule']);
  expect(offered(playing)).toEqual({
    where: 'not-your-turn',
    steps: ['since', 'status', 'guide', '/rule'],
  });
  const paused = table({ pausedBy: asked as UserId });
  expect(offered(paused, asked)).toEqual({
    where: 'not-your-turn',
    steps: ['resume', 'status', 'guide', '/rule'],
  });
});

test('after a game, /help offers to look back or play again, and to reopen a closed table', () => {
  const over = table({ status: 'finished' });
  expect(offered(over, over.table.hostId)).toEqual({
    where: 'over',
    steps: ['replay', 'play-again', '/game new', '/stats'],
  });
  expect(offered(over).steps).toEqual(['replay', '/game new', '/stats']);
  const { entry } = over;
  const game = { ...entry.game, outcome: () => ({ kind: 'lost', why: [] }) as const };
  const decided = { ...over, entry: { ...entry, game } };
  expect(offered(decided).steps).toEqual(['review', 'replay', '/game new', '/stats']);
  expect(offered({ ...decided, table: { ...over.table, campaignId: 'c' as CampaignId } }).steps).toEqual([
    'campaign-status',
    'campaign-skills',
    'review',
    'replay',
    '/campaign continue',
  ]);
  expect(offered(table({ status: 'closed' })).steps).toEqual(['reopen', 'replay', '/game new']);
});

test('a game without a guide has no guide suggestion', () => {
  const playing = table();
  const mute = { ...playing, entry: { ...playing.entry, guide: null } };
  expect(offered(mute).steps).toEqual(['since', 'status', '/rule']);
});
