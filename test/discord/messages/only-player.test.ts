/** The only player of a game without roles has no number in any message, even if the game is also for several people. */
import { describe, expect, test } from 'vitest';
import type { GameEntry } from '../../../src/core/catalogue.ts';
import { seatIndex } from '../../../src/core/seat.ts';
import { directsTo } from '../../../src/discord/delivery/waiting/directs.ts';
import { account, NO_PAST } from '../../../src/discord/messages/boards/game-over.ts';
import { statusMessage } from '../../../src/discord/messages/boards/status-message.ts';
import { turnMessage } from '../../../src/discord/messages/boards/turn-message.ts';
import { endingMessage } from '../../../src/discord/messages/history/ending-message.ts';
import { logPages } from '../../../src/discord/messages/history/log-message.ts';
import { posterMessage } from '../../../src/discord/messages/history/poster-message.ts';
import { replayMessage } from '../../../src/discord/messages/history/replay-message.ts';
import { lobbyMessage } from '../../../src/discord/messages/lobbies/lobby-message.ts';
import { ownTablesMessage } from '../../../src/discord/messages/servers/own-tables-message.ts';
import type { HeldMoment, History } from '../../../src/tables/history/history.ts';
import { PERSON_CHOSE_NOTHING } from '../../../src/tables/model/settings.ts';
import {
  type ChannelId,
  NOTHING_ARRANGED,
  type TableSeat,
  type UserId,
} from '../../../src/tables/model/table.ts';
import type { LoadedTable } from '../../../src/tables/turns/loaded-table.ts';
import { seatLabel } from '../../../src/tables/turns/seat-words.ts';
import { SAMPLE } from '../../sample/room/entry.ts';
import { ENTRIES } from '../../shared/games/entries.ts';
import { momentsOf, playedOut, translate, wordsOf } from '../../shared/messages/loaded-tables.ts';

const CLEO = '123456789012345678' as UserId;
const DAN = '223456789012345678' as UserId;

/** A game for up to three people, who play together. */
const UP_TO_THREE: GameEntry = {
  ...SAMPLE,
  game: { ...SAMPLE.game, isContest: false, seats: { min: 1, max: 3 } },
};

function seated(loaded: LoadedTable, ...userIds: readonly UserId[]): LoadedTable {
  const seats = userIds.map((userId): TableSeat => ({ role: null, userId }));
  return { ...loaded, entry: UP_TO_THREE, table: { ...loaded.table, seats, hostId: CLEO } };
}

function playing(...userIds: readonly UserId[]) {
  const [loaded] = momentsOf('sample', 1);
  if (loaded?.request == null) throw new Error('a sample without a beginning');
  return { ...seated(loaded, ...userIds), request: loaded.request };
}

function answered(by: HeldMoment['by'], loaded: LoadedTable): History {
  const moment = { at: 0, turn: 1, by: null, events: [], state: loaded.table.state };
  const events = [{ type: 'thrown', seat: 0, pips: 3 }];
  return { moments: [moment, { ...moment, at: 1, by, events }], before: 0 };
}

function pagesOf(loaded: LoadedTable, by: HeldMoment['by']): readonly string[] {
  const history = answered(by, loaded);
  return [replayMessage(loaded, history, 1, translate).content, ...logPages(loaded, history, [], translate)];
}

const AROUND = { asksReader: false, boardLink: null, deliveryError: null, away: [], nextReminder: null };
const BY_CLEO = { seat: seatIndex(0), userId: CLEO };
const BY_ITSELF = { seat: seatIndex(0), userId: null };

describe('one player', () => {
  test('the lobby lists the person without a number', () => {
    const [loaded] = momentsOf('solo', 1);
    if (loaded === undefined) throw new Error('a solo sample without a beginning');
    const lobby = {
      ...loaded,
      table: { ...loaded.table, status: 'lobby', state: null } as const,
      request: null,
    };
    const [, ...lines] = lobbyMessage(lobby, translate).content.split('\n');
    expect(lines).toContain(`<@${loaded.table.hostId}>`);
  });

  test('the board and the status show the holdings without a seat', () => {
    const loaded = playing(CLEO);
    const owned = translate(UP_TO_THREE.presenter.holdings(seatIndex(0), wordsOf(loaded).view));
    const { content, belowPicture } = turnMessage(loaded, NO_PAST, translate, []);
    expect(belowPicture.split('\n')).toContain(`-# ${owned}`);
    const status = statusMessage(loaded, AROUND, translate);
    expect(status.split('\n')).toContain(`- ${owned}`);
    expect(`${content}${belowPicture}`).not.toContain(`Player 1: ${owned}`);
    expect(status).not.toContain(`Player 1: ${owned}`);
  });

  test('the end, the replay and the log name the person only', () => {
    const { over: last } = playedOut('sample');
    const over = seated({ ...last, table: { ...last.table, status: 'finished' } }, CLEO);
    expect(account(over, NO_PAST, wordsOf(over)).join('\n')).not.toContain(CLEO);
    // Only a finished game pings its player.
    const aborted = seated({ ...last, table: { ...last.table, status: 'aborted' } }, CLEO);
    expect(account(aborted, NO_PAST, wordsOf(aborted))[0]).toBe(`- <@${CLEO}>`);
    const [seat] = over.table.seats;
    const vacant = { ...over, table: { ...over.table, seats: [{ ...seat, role: null, userId: null }] } };
    expect(account(vacant, NO_PAST, wordsOf(vacant))[0]).toMatch(/^- ./);
    const action = { request: '1', choice: 'keep', values: {} };
    const lent = { ...NO_PAST, log: [{ action, index: 0, seat: seatIndex(0), userId: DAN }] };
    expect(account(over, lent, wordsOf(over))[0]).toMatch(/^- .*<@\d+>.*<@\d+>/);
    expect(account(over, { ...NO_PAST, praise: [[DAN]] }, wordsOf(over))[0]).toMatch(`- <@${CLEO}>`);
    const [replayed, logged] = pagesOf(playing(CLEO), BY_CLEO);
    expect(replayed?.split('\n')[1]).toBe(`<@${CLEO}>:`);
    expect(logged).toContain(`**Turn 1**: <@${CLEO}>\n`);
    const [passed, skipped] = pagesOf(playing(CLEO), BY_ITSELF);
    expect(passed?.split('\n')[1]).toBe('Automatically:');
    expect(skipped).toContain('**Turn 1**: played automatically\n');
  });

  test('direct messages and the list of their own tables ask them without a seat', () => {
    const loaded = playing(CLEO);
    const board = { channelId: 'channel' as ChannelId, messageId: 'message' };
    const person = { userId: CLEO, settings: { ...PERSON_CHOSE_NOTHING, direct: true } };
    const [sent] = directsTo([person], loaded, board, new Date(0));
    if (sent?.job.kind !== 'direct') throw new Error('no direct message');
    expect(translate(sent.job.phrase)).toMatch(/^\*\*Dice to twelve\*\*, your turn: /u);
    const tables = { loadedTables: [loaded], unreadable: [] };
    const reader = { userId: CLEO, guildId: null };
    const own = ownTablesMessage(tables, reader, 0, new Map(), { catalogue: ENTRIES, translate });
    expect(own.content).toContain('**your turn**, started');
  });

  test('pictures have a label without a number', () => {
    const { over, history } = playedOut('yggdrasil');
    const alone = { ...over, table: { ...over.table, seats: [{ role: null, userId: CLEO }] } };
    expect(endingMessage(alone, history, translate)?.end.people.map(({ name }) => name)).toEqual(['Player']);
    expect(posterMessage(alone, history, translate)?.content.split('\n')[1]).toBe(`<@${CLEO}>`);
    expect(translate(seatLabel(over.entry, alone.table, seatIndex(0)))).toBe('Player');
  });
});

test('a stand-in for the only player is shown with the seat', () => {
  const { table, ...rest } = playing(CLEO);
  const standIn = { seat: seatIndex(0), turn: rest.request.turn, userId: DAN };
  const lent = { ...rest, table: { ...table, arrangements: { ...NOTHING_ARRANGED, standIn } } };
  expect(statusMessage(lent, AROUND, translate)).toContain(`- Player 1 (this turn: <@${DAN}>): `);
});

test('two players are numbered', () => {
  const loaded = playing(CLEO, DAN);
  const { belowPicture } = turnMessage(loaded, NO_PAST, translate, []);
  expect(belowPicture).toContain('-# Player 1: ');
  const over = seated(playedOut('sample').over, CLEO, DAN);
  expect(account(over, NO_PAST, wordsOf(over))[0]).toBe(`- Player 1 (<@${CLEO}>)`);
  const [replayed, logged] = pagesOf(loaded, BY_CLEO);
  expect(replayed?.split('\n')[1]).toBe(`Player 1, <@${CLEO}>:`);
  expect(logged).toContain(`**Turn 1**: Player 1, <@${CLEO}>\n`);
  expect(pagesOf(loaded, BY_ITSELF)[0]).toContain('Player 1, automatically:');
});
