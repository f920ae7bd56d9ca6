/** The first line of a message that pings people is short enough for a phone's notification, in every language. */

import { describe, expect, test } from 'vitest';
import type { Phrase, Translate } from '../../../../src/core/presentation/phrase.ts';
import { callOf } from '../../../../src/discord/messages/boards/call-lines.ts';
import { NO_PAST } from '../../../../src/discord/messages/boards/game-over.ts';
import { turnMessage } from '../../../../src/discord/messages/boards/turn-message.ts';
import { noticeMessage } from '../../../../src/discord/messages/notices/notice-message.ts';
import { waitingNotice } from '../../../../src/discord/messages/notices/waiting-message.ts';
import { fitsNotification, shownLength } from '../../../../src/discord/messages/pieces/notification.ts';
import type { NoticeJob } from '../../../../src/tables/model/outbox.ts';
import type { UserId } from '../../../../src/tables/model/table.ts';
import { namesOf } from '../../../../src/tables/turns/agreeing-words.ts';
import { pendingUsers } from '../../../../src/tables/turns/current-request.ts';
import type { LoadedTable } from '../../../../src/tables/turns/loaded-table.ts';
import { LANGUAGES, type Language } from '../../../../src/words/languages.ts';
import { scaled } from '../../../scale.ts';
import { ENTRIES, speaking } from '../../../shared/games/entries.ts';
import { momentsOf } from '../../../shared/messages/loaded-tables.ts';

const GAMES = [...ENTRIES.keys()];

/** A game with a guide has more kinds of questions than this. A game that needs no explanation may always ask the same question. */
const MANY_LINES = 20;

/** The effects of the last answers, as shown on a board today. */
function asToday(loaded: LoadedTable): LoadedTable {
  const { table } = loaded;
  const events = table.recentEvents.events.slice(-8);
  return { ...loaded, table: { ...table, recentEvents: { ...table.recentEvents, events } } };
}

/** The table with one person in every seat. */
function alone(loaded: LoadedTable): LoadedTable {
  const { table } = loaded;
  const seats = table.seats.map((seat) => ({ ...seat, userId: table.hostId }));
  return { ...loaded, table: { ...table, seats } };
}

/** The first person holds one seat, and computers hold the others. */
function withComputers(loaded: LoadedTable): LoadedTable {
  const { table } = loaded;
  const seats = table.seats.map((seat, at) =>
    at === 0 ? seat : { ...seat, userId: null, computer: 'good' as const },
  );
  return { ...loaded, table: { ...table, seats } };
}

/** For a question, makes only the line that calls the player, because the whole message takes several times as long. */
function boardLine(loaded: LoadedTable, translate: Translate): string {
  const { table, request, entry } = loaded;
  if (request === null) return firstLineOf(turnMessage(loaded, NO_PAST, translate, []).content);
  const words = { presenter: entry.presenter, view: entry.game.observe(table.state), translate };
  return callOf(table, request, words).call[0] ?? '';
}

const SEATINGS = [asToday, alone, withComputers];

function firstLineOf(content: string): string {
  return content.split('\n')[0] ?? '';
}

function boardLines(gameId: string, language: Language): readonly string[] {
  const words = speaking(language);
  return Array.from({ length: scaled(40) }, (_, number) => [...momentsOf(gameId, number + 1)])
    .flat()
    .flatMap((moment) => SEATINGS.map((seated) => seated(asToday(moment))))
    .map((loaded) => boardLine(loaded, words));
}

const NOW = new Date('2026-11-28T12:00:00Z');
const PEOPLE = [1, 2, 3, 4, 5].map((number) => `12345678901234567${number}0` as UserId);
const [ONE, OTHER] = ['1234567890123456710', '1234567890123456720'] as const;

/** All messages of a waiting table, to one person and to everyone. */
function waitingNotices(loaded: LoadedTable): readonly NoticeJob[] {
  if (loaded.request === null) return [];
  const pending = pendingUsers(loaded.table, loaded.request);
  const around = { boardLink: null, skips: null };
  const say = (due: Parameters<typeof waitingNotice>[1]) => waitingNotice(loaded, due, around);
  return [
    ...(pending.length === 0 ? [] : [pending, pending.slice(0, 1)]).flatMap((call) => [
      say({ kind: 'reminder', call }),
      say({ kind: 'call', call }),
      say({ kind: 'overdue', awayUntil: null, call: PEOPLE }),
      say({ kind: 'overdue', awayUntil: NOW, call: PEOPLE }),
    ]),
    say({ kind: 'warning', closesAt: NOW, call: PEOPLE }),
    say({ kind: 'vacant', call: PEOPLE }),
  ];
}

/** The first person keeps their seat; all others are open. */
function vacant(loaded: LoadedTable): LoadedTable {
  const { table } = loaded;
  const seats = table.seats.map((seat, at) => (at === 0 ? seat : { ...seat, userId: null }));
  return { ...loaded, table: { ...table, seats } };
}

function named(gameId: string): readonly Phrase[] {
  const users = namesOf(PEOPLE);
  const who = users;
  const game = { key: `game.${gameId}` };
  const roles = ENTRIES.get(gameId)?.game.roles ?? [];
  const presenter = ENTRIES.get(gameId)?.presenter;
  const names = roles.map((role) => presenter?.role(role) ?? { key: 'seats.seat', with: { seat: 1 } });
  const ofRole = names.flatMap((role): readonly Phrase[] => [
    { key: 'seats.offered-seat', with: { to: ONE, by: OTHER, role, holder: ONE } },
    { key: 'seats.offered-turn', with: { to: ONE, by: OTHER, role, holder: ONE } },
    { key: 'seats.taken-seat', with: { user: ONE, role, owner: OTHER } },
    { key: 'seats.taken-turn', with: { user: ONE, role, owner: OTHER } },
    { key: 'seats.stepped-in', with: { user: ONE, role, owner: OTHER } },
  ]);
  return [
    ...ofRole,
    { key: 'invite.called', with: { user: ONE, users, count: 5, game } },
    { key: 'again.awaited', with: { user: ONE, users } },
    { key: 'again.awaited-new', with: { user: ONE, users } },
    { key: 'campaign.awaited', with: { user: ONE, users } },
    { key: 'table.host-handed', with: { user: ONE, by: OTHER } },
    { key: 'table.host-gone', with: { user: ONE, host: OTHER } },
    { key: 'table.board-refused', with: { who, count: 5 } },
    {
      key: 'campaign.proposed',
      with: { user: ONE, users, ware: 'w'.repeat(20), price: 'p'.repeat(16), effect: 'e'.repeat(90) },
    },
    { key: 'campaign.lapsed', with: { users, ware: 'w'.repeat(30), why: 'y'.repeat(120) } },
  ];
}

describe.each(GAMES)('the notices of %s', (gameId) => {
  test.each(LANGUAGES)('ping in %s with one line that a phone shows whole', (language) => {
    const words = speaking(language);
    const moments = [...momentsOf(gameId, 1)].filter(({ request }) => request !== null);
    const waiting = moments.flatMap((moment) =>
      [...SEATINGS, vacant].flatMap((seated) => waitingNotices(seated(moment))),
    );
    const [loaded] = moments;
    if (loaded === undefined) throw new Error('the game never began');
    const other = named(gameId).map((phrase) => ({ phrase, call: PEOPLE }));
    const lines = [...waiting, ...other].map((notice) =>
      firstLineOf(noticeMessage(loaded, notice, words).content),
    );
    expect(lines.length).toBeGreaterThan(100);
    const long = [...new Set(lines)].filter((line) => !fitsNotification(line));
    expect(long.map((line) => `${shownLength(line)} ${line}`)).toEqual([]);
  });
});

describe.each(GAMES)('the boards of %s', (gameId) => {
  test.each(LANGUAGES)('ping in %s with one line that a phone shows whole', (language) => {
    const lines = [...new Set(boardLines(gameId, language))];
    expect(lines.length).toBeGreaterThan(ENTRIES.get(gameId)?.guide === null ? 0 : MANY_LINES);
    const long = lines.filter((line) => !fitsNotification(line));
    expect(long.map((line) => `${shownLength(line)} ${line}`)).toEqual([]);
  });
});
