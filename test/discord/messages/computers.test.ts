/** Messages about computers: on the board and in the statistics. */
import { expect, test } from 'vitest';
import { seatIndex } from '../../../src/core/seat.ts';
import { NO_PAST } from '../../../src/discord/messages/boards/game-over.ts';
import { moreMessage } from '../../../src/discord/messages/boards/more-message.ts';
import { statusMessage } from '../../../src/discord/messages/boards/status-message.ts';
import { detailsText } from '../../../src/discord/messages/boards/text-views.ts';
import { powerLines, turnMessage } from '../../../src/discord/messages/boards/turn-message.ts';
import { replayMessage } from '../../../src/discord/messages/history/replay-message.ts';
import { statsMessage } from '../../../src/discord/messages/stats-message.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import type { HeldMoment } from '../../../src/tables/history/history.ts';
import type { ComputerTurn, UserId } from '../../../src/tables/model/table.ts';
import { momentsOf, translate, wordsOf } from '../../shared/messages/loaded-tables.ts';
import { controlsIn } from '../../shared/messages/within-limits.ts';

test('games with computers have their own line in the statistics, even if there are no other games', () => {
  const statistics = {
    gameId: 'yggdrasil',
    isContest: false,
    games: 0,
    won: 0,
    shared: 0,
    longest: 0,
    closest: null,
    byDifficulty: [],
    withComputers: { games: 3, won: 2, shared: 0 },
  };
  const scope = { guildId: 'guild', userId: '42' as UserId, role: null };
  const lines = statsMessage(scope, [statistics], [], CATALOGUE, translate).split('\n');
  expect(lines.slice(1, 3)).toEqual([
    '**Yggdrasil**: 0 games, none won',
    '- With computers, counted separately: 3 games, 2 won',
  ]);
});

test('a board names the computer whose turn it is, and asks no one anything', () => {
  const [loaded] = momentsOf('yggdrasil', 1);
  if (loaded?.request == null) throw new Error('nobody is asked');
  const { table, request } = loaded;
  const seats = table.seats.map((seat, at) =>
    request.seats.some((asked) => asked === at)
      ? { role: seat.role, userId: null, computer: 'good' as const }
      : seat,
  );
  const played = { ...table, seats };
  const {
    content: above,
    belowPicture,
    rows,
  } = turnMessage({ ...loaded, table: played }, NO_PAST, translate, []);
  const content = `${above}\n${belowPicture}`;
  expect(content).toContain('(computer)');
  expect(content).toContain('The computer plays in a few seconds');
  const { question } = wordsOf(loaded).presenter;
  expect(content).not.toContain(translate(question(request, wordsOf(loaded).view)));
  const advice = powerLines(loaded, request, wordsOf(loaded));
  expect(advice).not.toEqual([]);
  expect(advice.filter((line) => content.includes(line))).toEqual([]);
  expect(rows).toHaveLength(1);
});

test("a computer's turn takes one of at most three lines, after the lines about people's turns", () => {
  const [loaded] = momentsOf('yggdrasil', 1);
  if (loaded === undefined) throw new Error('there is no game');
  const { table } = loaded;
  const told = (actionsUnused: number) => ({ type: 'turn-ended', seat: 0, actionsUnused });
  const turns = Array.from({ length: 12 }, (_, at) => told(at + 1));
  const because = { key: 'yggdrasil.part.elves', with: { instead: 1, now: 3 } };
  const opening = {
    key: 'computers.turn-because',
    with: { role: { key: 'seats.seat', with: { seat: 1 } }, because },
  };
  const recentEvents = { ...table.recentEvents, events: turns };
  const linesOf = (byComputer: { readonly events: number } | null) => {
    const of = byComputer === null ? {} : { byComputer: { ...byComputer, opening } };
    const shown = { ...loaded, table: { ...table, recentEvents: { ...recentEvents, ...of } } };
    const { content: above, belowPicture } = turnMessage(shown, NO_PAST, translate, []);
    const content = `${above}\n${belowPicture}`;
    return content
      .split('\n')
      .flatMap(
        (line) =>
          /^- (?:.* leaves (\d+) action|.*\(computer\) (plays)\.)/.exec(line)?.slice(1).find(Boolean) ?? [],
      );
  };
  expect(linesOf(null)).toEqual(['10', '11', '12']);
  expect(linesOf({ events: 2 })).toEqual(['9', '10', 'plays']);
  expect(linesOf({ events: 12 })).toEqual(['plays']);
});

test("the line of a computer's turn has its most important action", () => {
  const deeds = [...momentsOf('yggdrasil', 1)].flatMap((loaded) => {
    const { presenter, view } = wordsOf(loaded);
    const events = loaded.table.recentEvents.events.slice(-3);
    const deed = presenter.mainEvent(events);
    if (loaded.request === null || deed === null || deed === presenter.headline(events)) return [];
    const opening = { key: 'computers.turn', with: { role: { key: 'yggdrasil.god.thor' } } };
    const recentEvents = { ...loaded.table.recentEvents, events, byComputer: { events: 3, opening } };
    const shown = { ...loaded, table: { ...loaded.table, recentEvents } };
    const line = presenter.events(events, view)[events.indexOf(deed)];
    if (line == null) return [];
    const told = turnMessage(shown, NO_PAST, translate, [])
      .content.split('\n')
      .filter((line) => line.startsWith('- '));
    expect(told.slice(-1)).toEqual([`- Thor (computer) plays. ${translate(line)}`]);
    return [deed];
  });
  expect(deeds.length).toBeGreaterThan(0);
});

test("a board has Why? only after a computer's turn with reasons, and not if the table has no advice", () => {
  const loaded = [...momentsOf('yggdrasil', 1)].find(({ request }) => request?.about === 'turn');
  if (loaded === undefined) throw new Error('no turn begins');
  const opening = { key: 'computers.turn', with: { role: { key: 'yggdrasil.god.thor' } } };
  const labels = (changes: Partial<ComputerTurn>, advice = loaded.table.advice) => {
    const recentEvents = { ...loaded.table.recentEvents, byComputer: { events: 1, opening, ...changes } };
    const shown = { ...loaded, table: { ...loaded.table, recentEvents, advice } };
    return controlsIn(turnMessage(shown, NO_PAST, translate, []).rows).map(({ label }) => label);
  };
  const reasons = [{ key: 'advice.only' }];
  expect(labels({ reasons })).toContain('Why?');
  expect(labels({})).not.toContain('Why?');
  expect(labels({ reasons }, 'off')).not.toContain('Why?');
});

test('the replay names the computer that answered', () => {
  const [loaded] = momentsOf('yggdrasil', 1);
  if (loaded === undefined) throw new Error('there is no game');
  const by = { seat: seatIndex(0), userId: null };
  const moment = { at: 1, turn: 1, events: [], state: loaded.table.state };
  const told = (giver: HeldMoment['by']) =>
    replayMessage(loaded, { before: 0, moments: [{ ...moment, by: giver }] }, 0, translate).content;
  expect(told({ ...by, computer: 'good' })).toContain(', medium computer:');
  expect(told(by)).toContain(', automatically:');
});

test('if people and computers may go next, the board says when a computer may start, and asks an only person directly', () => {
  const [loaded] = momentsOf('chronicles', 1);
  if (loaded?.request == null) throw new Error('nobody is asked');
  const { table, request } = loaded;
  const { presenter, view } = wordsOf(loaded);
  const question = translate(presenter.question(request, view));
  const withComputers = (count: number) => {
    const seats = table.seats.map((seat, at) =>
      at < count ? { role: seat.role, userId: null, computer: 'good' as const } : seat,
    );
    const seated = { ...loaded, table: { ...table, seats } };
    const { content: above, belowPicture } = turnMessage(seated, NO_PAST, translate, []);
    const content = `${above}\n${belowPicture}`;
    // A person who may let a computer go first has a choice, and may want advice.
    const offeredTo = (userId: UserId) =>
      controlsIn(moreMessage(seated, { userId, isModerator: true }, translate).rows ?? []).map(
        ({ label }) => label,
      );
    const seatedUser = seats.findLast(({ userId }) => userId !== null)?.userId;
    expect(offeredTo(seatedUser as UserId)).toContain('Advise me');
    expect(offeredTo('stranger' as UserId)).not.toContain('Advise me');
    return content;
  };
  expect(request.seats.length).toBeGreaterThan(2);
  const among = withComputers(1);
  expect(among).toContain('If no one starts within 5 minutes, a computer may go first');
  expect(among).not.toContain('in a few seconds');
  expect(among).toContain(question);
  const alone = withComputers(request.seats.length - 1);
  expect(alone).toContain('If no one starts within 5 minutes, a computer may go first');
  expect(alone).toContain('**Are you next?');
  expect(alone).not.toContain(question);
  const seats = table.seats.map((seat, at) =>
    at > 0 ? { role: seat.role, userId: null, computer: 'good' as const } : seat,
  );
  const ones = { ...loaded, table: { ...table, seats } };
  const around = { asksReader: true, boardLink: null, deliveryError: null, away: [], nextReminder: null };
  for (const told of [statusMessage(ones, around, translate), detailsText(ones, translate)]) {
    expect(told).toContain('Are you next? If');
    expect(told).not.toContain(question);
  }
});

test('an automatic end of turn is announced to a person, but not for a computer', () => {
  const loaded = [...momentsOf('yggdrasil', 1)].find(({ request }) => request?.about === 'turn-end');
  if (loaded?.request == null) throw new Error('no turn ends');
  const { table, request } = loaded;
  const [asked] = request.seats;
  const heldBy = (sitter: object) => {
    const seats = table.seats.map((seat, at) =>
      at === asked ? { role: seat.role, userId: null, ...sitter } : seat,
    );
    const { content: above, belowPicture } = turnMessage(
      { ...loaded, table: { ...table, seats } },
      NO_PAST,
      translate,
      [],
    );
    const content = `${above}\n${belowPicture}`;
    return /^-# (.*) ends automatically at/m.exec(content)?.[1] ?? null;
  };
  expect(heldBy({ userId: '42' as UserId })).toBe('Your turn');
  expect(heldBy({})).toBe('The turn');
  expect(heldBy({ computer: 'good' })).toBeNull();
});
