/** What a game offers is derived from its entry: a small game never offers something that it would then refuse. */
import { expect, test } from 'vitest';
import type { Catalogue, GameEntry } from '../../../src/core/catalogue.ts';
import { parseCustomId } from '../../../src/discord/custom-ids/custom-id.ts';
import { historyButtons } from '../../../src/discord/messages/boards/board-buttons.ts';
import { sessionTools } from '../../../src/discord/messages/boards/more-message.ts';
import { noGuidePhrase } from '../../../src/discord/messages/guide/guide-message.ts';
import { helpMessage } from '../../../src/discord/messages/guide/help-message.ts';
import { helpFor } from '../../../src/discord/messages/guide/next-steps.ts';
import { posterMessage } from '../../../src/discord/messages/history/poster-message.ts';
import { lobbyMessage } from '../../../src/discord/messages/lobbies/lobby-message.ts';
import type { Row } from '../../../src/discord/messages/pieces/parts.ts';
import { ruleMessage } from '../../../src/discord/messages/rules/rule-message.ts';
import { callPhrases } from '../../../src/discord/messages/seats/addressed.ts';
import { letComputerPlay } from '../../../src/tables/computers/standing-in.ts';
import { addComputer } from '../../../src/tables/lobby/computers.ts';
import type { UserId } from '../../../src/tables/model/table.ts';
import type { LoadedTable } from '../../../src/tables/turns/loaded-table.ts';
import { languages } from '../../../src/words/locales.ts';
import { SAMPLE } from '../../sample/room/entry.ts';
import { ENTRIES, speaking } from '../../shared/games/entries.ts';
import { momentsOf, playedOut, translate, wordsOf } from '../../shared/messages/loaded-tables.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

function buttonsIn(rows: readonly Row[]): readonly string[] {
  return rows
    .flatMap(({ components }) => components)
    .flatMap((one) => ('custom_id' in one ? (parseCustomId(one.custom_id)?.kind ?? []) : []));
}

function first(gameId: string): LoadedTable {
  const [loaded] = momentsOf(gameId, 1);
  if (loaded === undefined) throw new Error('a game without a beginning');
  return loaded;
}

function lobby(entry: GameEntry, gameId: string): LoadedTable {
  const { table } = first(gameId);
  return { table: { ...table, status: 'lobby', state: null }, entry, request: null };
}

const SOLO: GameEntry = { ...SAMPLE, game: { ...SAMPLE.game, seats: { min: 1, max: 1 } } };

test('a lobby has "Add a computer" only if the game has a computer player', () => {
  const [yggdrasil] = [...ENTRIES.values()];
  if (yggdrasil === undefined) throw new Error('the catalogue is empty');
  const of = (entry: GameEntry, gameId: string) =>
    buttonsIn(lobbyMessage(lobby(entry, gameId), translate).rows);
  expect(of(yggdrasil, 'yggdrasil')).toContain('computers');
  expect(of(SAMPLE, 'sample')).not.toContain('computers');
  expect(of({ ...SAMPLE, judgement: yggdrasil.judgement }, 'sample')).toContain('computers');
  expect(of({ ...SOLO, judgement: yggdrasil.judgement }, 'sample')).not.toContain('computers');
});

test('a lobby offers Join only while a seat is free', () => {
  const loaded = lobby(SOLO, 'sample');
  const [seat] = loaded.table.seats;
  if (seat === undefined) throw new Error('a sample without seats');
  const withSeats = (seats: LoadedTable['table']['seats']) =>
    buttonsIn(lobbyMessage({ ...loaded, table: { ...loaded.table, seats } }, translate).rows);
  expect(withSeats([])).toContain('join');
  expect(withSeats([seat])).not.toContain('join');
  expect(withSeats([seat])).toContain('start');
  expect(withSeats([{ ...seat, userId: null }])).toContain('join');
});

test('only a game for several people offers a live session', () => {
  const loaded = first('yggdrasil');
  const { entry, table } = loaded;
  const userId = table.seats[0]?.userId;
  if (userId == null) throw new Error('no one is seated');
  const alone = { ...entry, game: { ...entry.game, seats: { min: 1, max: 1 } } };
  expect(sessionTools(loaded, userId)).toEqual(['session-begin']);
  expect(sessionTools({ ...loaded, entry: alone }, userId)).toEqual([]);
});

test('a game for one person counts no seats, and its ping numbers no player', () => {
  const loaded = first('sample');
  const { request, table } = loaded;
  const [seat] = table.seats;
  if (seat === undefined || request === null) throw new Error('a sample without seats');
  const alone: LoadedTable = { table: { ...table, seats: [{ ...seat, role: null }] }, entry: SOLO, request };
  const [{ called } = { called: null }] = callPhrases(alone.table, request, SOLO.presenter);
  if (called === null) throw new Error('no one is pinged');
  expect(translate(called)).toBe(`<@${seat.userId}>, your turn`);
  const inLobby: LoadedTable = { ...alone, table: { ...alone.table, status: 'lobby' }, request: null };
  const { content } = lobbyMessage(inLobby, translate);
  expect(content).not.toMatch(/taken/u);
});

test.each(languages())('a lobby for one person does not mention several seats, in %s', (language) => {
  const posted = (entry: GameEntry) => lobbyMessage(lobby(entry, 'sample'), speaking(language)).content;
  const hint = (span: string) =>
    speaking(language)({
      key: 'lobby.hint',
      with: { least: 1, most: 1, span, seats: 'alike', place: 'here', channel: '' },
    });
  expect(posted(SOLO)).toContain(hint('solo'));
  expect(posted(SAMPLE)).not.toContain(hint('solo'));
  expect(hint('fixed')).not.toContain(hint('solo'));
});

test('a finished game has Review only with a computer player, and Story and Poster only with a finale', () => {
  const looks = (entry: GameEntry, gameId: string) => {
    const { over } = playedOut(gameId);
    return buttonsIn(historyButtons({ ...over, entry }, null, wordsOf(over)));
  };
  const whole = ['review', 'story', 'poster'];
  const [yggdrasil] = [...ENTRIES.values()];
  if (yggdrasil === undefined) throw new Error('the catalogue is empty');
  expect(looks(yggdrasil, 'yggdrasil')).toEqual(expect.arrayContaining(whole));
  expect(looks(SAMPLE, 'sample').filter((kind) => whole.includes(kind))).toEqual([]);
  expect(looks(SAMPLE, 'sample')).toContain('replay');
  const { over } = playedOut('sample');
  const { steps } = helpFor(
    over,
    { userId: '1', isDirect: false, isModerator: false, lesson: null },
    ENTRIES,
  );
  expect(steps).not.toContainEqual({ do: 'press', button: 'review' });
  expect(posterMessage(over, null, translate)).toBeNull();
});

test('a lobby has a line about advice only if the game has advice', () => {
  const challenge = (entry: GameEntry) => {
    const loaded = lobby(entry, 'sample');
    const table = { ...loaded.table, isChallenge: true, advice: 'off' as const };
    return lobbyMessage({ ...loaded, table }, translate).content;
  };
  const line = translate({ key: 'lobby.advice-off' });
  expect(challenge(SAMPLE)).not.toContain(line);
  expect(challenge({ ...SAMPLE, judgement: first('yggdrasil').entry.judgement })).toContain(line);
});

test('a game without a rulebook has no rules to look up, and help does not suggest them', () => {
  const { entry, table, request } = first('sample');
  const question = { search: 'horn', page: 0, withSources: false };
  for (const language of languages()) {
    const say = speaking(language);
    const game = { key: 'game.sample' };
    const { content, rows } = ruleMessage([{ entry, table }], question, say);
    expect(content).toBe(say({ key: 'rule.no-rulebook', with: { game } }));
    expect(content).toContain(say(game));
    expect(rows).toEqual([]);
  }
  const all = [...ENTRIES.values()].map((each) => ({ entry: each, table: null, isLast: each === entry }));
  const [missing = '', , ...others] = ruleMessage(all, question, translate).content.split('\n');
  expect(missing).toMatch(/^Dice to twelve has no rules to look up\./u);
  expect(others.join('\n')).toContain('-# Yggdrasil');
  const elsewhere = all.map((each) => ({ ...each, isLast: false }));
  const searched = (search: string) => ruleMessage(elsewhere, { ...question, search }, translate).content;
  expect(searched('horn')).not.toContain('Dice to twelve');
  expect(searched('Dice')).toContain(missing);
  expect(searched('dice to twelve').split('\n')[0]).toBe(missing);
  const suggested = (loaded: LoadedTable, userId: string) =>
    helpFor(loaded, { userId, isDirect: false, isModerator: false, lesson: null }, ENTRIES).steps;
  const rules = { do: 'type', command: 'rule' };
  const { rulebook } = first('yggdrasil').entry;
  const player = table.seats[0]?.userId ?? '';
  for (const userId of [player, 'stranger'])
    for (const status of ['lobby', 'playing'] as const) {
      const loaded = { table: { ...table, status }, entry, request };
      expect(suggested(loaded, userId)).not.toContainEqual(rules);
      expect(suggested({ ...loaded, entry: { ...entry, rulebook } }, userId)).toContainEqual(rules);
    }
  const solo = first('solo');
  const steps = suggested(solo, solo.table.hostId);
  const details = { do: 'press', button: 'details' };
  expect(steps).toContainEqual(details);
  const { guide } = first('yggdrasil').entry;
  for (const change of [{ guide }, { rulebook }])
    expect(suggested({ ...solo, entry: { ...solo.entry, ...change } }, solo.table.hostId)).not.toContainEqual(
      details,
    );
});

test('without cards, how to play leads to the rules only if there are some', () => {
  const { rulebook } = first('yggdrasil').entry;
  expect(translate(noGuidePhrase(SAMPLE))).not.toContain('/rule');
  expect(translate(noGuidePhrase({ rulebook }))).toContain('/rule');
});

test('help without a table lists the games if some of them have no button', () => {
  const asker = { userId: '1', isModerator: false, lesson: null };
  const readable = new Map([...ENTRIES].filter(([, { guide }]) => guide !== null).slice(0, 3));
  const withSample = new Map([...readable].slice(0, 1)).set('sample', SAMPLE);
  for (const isDirect of [false, true]) {
    const stepsIn = (catalogue: Catalogue) => helpFor(null, { ...asker, isDirect }, catalogue).steps;
    expect(stepsIn(readable).map((step) => step.do)).not.toContain('list-games');
    expect(stepsIn(withSample)).toContainEqual({ do: 'list-games', games: [...withSample.keys()] });
  }
  for (const isDirect of [false, true]) {
    const moderator = { ...asker, isDirect, isModerator: true };
    const kinds = helpFor(null, moderator, ENTRIES).steps.map((step) => step.do);
    expect(kinds).toHaveLength(6);
    expect(kinds).toEqual(expect.arrayContaining(['list-games', 'read']));
  }
  const about = { version: '1', startedAt: NOW, source: null, support: null, privacy: null, terms: null };
  const steps = [{ do: 'list-games', games: ['yggdrasil', 'sample'] }] as const;
  const { content } = helpMessage({ headings: [], steps, notes: [], table: null }, { about, translate });
  expect(content).toContain('- You can play Yggdrasil and Dice to twelve.');
});

test('a poster of a game with one rule state does not name it', () => {
  const { over } = playedOut('micromidgard');
  const message = posterMessage({ ...over, table: { ...over.table, options: {} } }, null, translate);
  expect(message?.altText).toMatch(/^Micro Midgard\. /);
});

test('a game without a computer player seats no computer, in a lobby or in a running game', () => {
  const { table } = first('sample');
  const by = table.hostId as UserId;
  const refusal = { ok: false, refusal: { code: 'no-computer-player' } };
  const lobbyTable = { ...table, status: 'lobby' as const, seats: table.seats.slice(0, 1) };
  expect(addComputer(SAMPLE, lobbyTable, by, null, 'good')).toMatchObject(refusal);
  const privilegedActor = { userId: by, guildId: null, cause: 'test', isModerator: false };
  const [seat] = first('sample').request?.seats ?? [];
  if (seat === undefined) throw new Error('no one is asked');
  const asked = { isOverdue: false, confirmed: null, now: NOW };
  expect(
    letComputerPlay(SAMPLE, table, privilegedActor, { seat, span: 'turn' }, 'good', asked),
  ).toMatchObject(refusal);
});
