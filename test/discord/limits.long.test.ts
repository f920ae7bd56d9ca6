/** Whatever state a game comes to, what the bot makes of it is within Discord's limits, and every control can be used. */
import { expect, test } from 'vitest';
import { commandsFor } from '../../commands/list.ts';
import { allows } from '../../src/core/answer.ts';
import { decodeAnswer } from '../../src/core/answer-code.ts';
import type { Translate } from '../../src/core/presenter.ts';
import { seatIndex } from '../../src/core/seat.ts';
import { localised } from '../../src/discord/connection/localised.ts';
import { parseCustomId } from '../../src/discord/custom-ids/custom-id.ts';
import { lobbyMessage } from '../../src/discord/messages/boards/lobby-message.ts';
import { oddsText, textBoard } from '../../src/discord/messages/boards/looks.ts';
import { statusMessage } from '../../src/discord/messages/boards/status-message.ts';
import { turnMessage } from '../../src/discord/messages/boards/turn-message.ts';
import { logMessage } from '../../src/discord/messages/history/log-message.ts';
import { replayMessage } from '../../src/discord/messages/history/replay-message.ts';
import { ELSEWHERE_MARK, reminderMessage } from '../../src/discord/messages/notices/reminder-message.ts';
import { waitingMessage } from '../../src/discord/messages/notices/waiting-message.ts';
import { verbsOf } from '../../src/discord/messages/questions/answers.ts';
import { choiceMenu, controlsFor } from '../../src/discord/messages/questions/controls.ts';
import { formFor } from '../../src/discord/messages/questions/form.ts';
import { CATALOGUE } from '../../src/games/index.ts';
import { ENEMIES, GIANTS, GODS } from '../../src/games/yggdrasil/components.ts';
import { everyComponent } from '../../src/playground/component-types.ts';
import type { Component } from '../../src/playground/shapes.ts';
import { checkCommands } from '../../src/playground/validation/command.ts';
import { checkMessage } from '../../src/playground/validation/message.ts';
import { checkModal } from '../../src/playground/validation/modal.ts';
import { collectProblems } from '../../src/playground/validation/problems.ts';
import type { History } from '../../src/tables/history/history.ts';
import { SKIP_RIGHTS } from '../../src/tables/model/settings.ts';
import type { Notice, UserId } from '../../src/tables/model/table.ts';
import type { LoadedTable } from '../../src/tables/turns/loaded-table.ts';
import { askedUsers } from '../../src/tables/turns/play.ts';
import type { Asked } from '../../src/tables/waiting/wait-timer.ts';
import type { Language } from '../../src/words/languages.ts';
import { languages } from '../../src/words/locales.ts';
import { translator } from '../../src/words/translate.ts';
import { everyEnemyOn } from '../games/yggdrasil/moment.ts';
import { table } from '../games/yggdrasil/table.ts';
import { scaled } from '../scale.ts';
import { loadedAt, momentsOf, TABLE_ID, wordsOf } from './loaded-tables.ts';

/** The longest word about it. */
const TROUBLE = {
  key: 'problem.missing-permission',
  with: {
    channel: '<#1200000000000000301>',
    permissions: ['ViewChannel', 'SendMessagesInThreads', 'AttachFiles', 'ReadMessageHistory'].map(
      (name) => ({
        key: `permission.${name}`,
      }),
    ),
  },
};

const LINK = `https://discord.com/channels/${'1'.repeat(19)}/${'2'.repeat(19)}/${'3'.repeat(19)}`;

function expectMessage(content: string, rows: readonly unknown[] = []): void {
  const problems = collectProblems();
  const body = { content, components: rows.map((row) => JSON.parse(JSON.stringify(row))) };
  checkMessage(problems, body, { uploads: [], kept: [], isV2: false, hasLegacy: false });
  expect(problems.errors()).toBeNull();
  expect(content.trim()).not.toBe('');
}

function controlsIn(rows: readonly unknown[]): readonly Component[] {
  return everyComponent(rows as readonly Component[]);
}

/** A control leads to an answer the game allows, or to a form that asks for it. */
function expectLeadsOn(
  { request }: LoadedTable,
  { custom_id: customId = '', options = [] }: Component,
): void {
  const id = parseCustomId(customId);
  if (request === null || id === null) throw new Error(`a control that leads nowhere: ${customId}`);
  const codes = id.kind === 'answer' ? [id.code] : options.map(({ value }) => value);
  for (const code of codes) {
    const [more, alternative] = code.split('~');
    if (more === 'more') {
      expect(request.alternatives.map((each) => each.id)).toContain(alternative);
      continue;
    }
    const action = decodeAnswer(request, code);
    expect(action === null ? null : allows(request, action), code).toBe(true);
  }
}

/** Nothing that people press is cut short. */
function expectWholeLabels(rows: readonly unknown[]): void {
  for (const { label = '' } of controlsIn(rows)) expect(label).not.toMatch(/…$/);
}

/** Everybody is asked at more tables than one message has room for. */
function reminderOfMany(loaded: LoadedTable, call: readonly UserId[], translate: Translate): string {
  const elsewhere = Array.from({ length: 12 }, () => ({ loaded, call, boardLink: LINK }));
  const { content } = reminderMessage(
    loaded,
    { kind: 'reminder', call },
    { boardLink: LINK, elsewhere },
    translate,
  );
  const also = content.slice(content.indexOf(ELSEWHERE_MARK));
  expect(also.match(/https:/g)).toHaveLength(10);
  expect(also).toContain(
    translate({ key: 'waiting.elsewhere-more', with: { count: 12 * call.length - 10 } }),
  );
  return content;
}

function expectWithinLimits(loaded: LoadedTable, translate: Translate): void {
  const away = everybodyAskedIsAway(loaded);
  const { content, rows, altText } = turnMessage(loaded, [], translate, away);
  expectMessage(content, rows);
  expectWholeLabels(rows);
  expect(textBoard(loaded, translate)).not.toMatch(/…$/);
  expect(altText.length).toBeLessThanOrEqual(1024);
  expect(content).toMatch(loaded.request === null ? /^\*\*/ : /^<@\d+>(, | \(|、|（)/);
  const around = { boardLink: LINK, deliveryError: TROUBLE, away, nextReminder: BACK };
  expectMessage(statusMessage(loaded, around, translate));
  expectMessage(textBoard(loaded, translate));
  expectMessage(oddsText(loaded, translate));
  const { request } = loaded;
  if (request === null) return;
  for (const due of everythingDue(away.map(({ userId }) => userId))) {
    for (const skips of SKIP_RIGHTS) {
      const said = waitingMessage(loaded, due, { boardLink: LINK, skips }, translate);
      expectMessage(said.content, said.rows);
    }
    if (due.kind === 'reminder' && due.call.length > 0)
      expectMessage(reminderOfMany(loaded, due.call, translate));
  }
  const words = wordsOf(loaded, translate);
  expect(content).toContain(translate(words.presenter.question(request, words.view)));
  for (const control of controlsIn(controlsFor(TABLE_ID, request, words))) {
    if (control.custom_id !== undefined) expectLeadsOn(loaded, control);
  }
  for (const verb of verbsOf(request)) {
    const row = choiceMenu(TABLE_ID, request, verb, words);
    expectMessage('how?', [row]);
    for (const control of controlsIn([row]))
      if (control.options !== undefined) expectLeadsOn(loaded, control);
  }
  for (const alternative of request.alternatives) {
    if (Object.keys(alternative.fields).length === 0) continue;
    const problems = collectProblems();
    checkModal(problems, JSON.parse(JSON.stringify(formFor(TABLE_ID, request.key, alternative, words))));
    expect(problems.errors(), alternative.id).toBeNull();
  }
}

const BACK = new Date('2027-01-06T08:00:00.000Z');

function everybodyAskedIsAway({ table, request }: LoadedTable): readonly Asked[] {
  const settings = {
    language: null,
    rhythm: null,
    quietHours: null,
    timeZone: null,
    awayUntil: BACK,
    direct: null,
    quietCalls: null,
  };
  return request === null ? [] : askedUsers(table, request).map((userId) => ({ userId, settings }));
}

function everythingDue(call: readonly UserId[]) {
  return [
    { kind: 'reminder', call },
    { kind: 'overdue', awayUntil: null, call },
    { kind: 'overdue', awayUntil: BACK, call },
    { kind: 'warning', closesAt: BACK, call },
  ] as const;
}

/** The numbers of games of each kind; those of one language play the others' options too. Where fewer are played, it is the first. */
const PLAYED: Readonly<Record<Language, readonly number[]>> = {
  en: [1, 2, 3, 4],
  fr: [5, 6, 12],
  it: [7, 8],
  ja: [9, 10],
};

const GAMES = languages().flatMap((language) =>
  [...CATALOGUE.keys()].flatMap((gameId) =>
    PLAYED[language]
      .slice(0, scaled(PLAYED[language].length))
      .map((number) => [language, gameId, number] as const),
  ),
);

test.each(GAMES)(
  'in %s, every moment of a game at a full table played by chance (%s %i)',
  (language, gameId, number) => {
    let status: string | null = null;
    for (const loaded of momentsOf(gameId, number)) {
      expectWithinLimits(loaded, translator(language));
      status = loaded.table.status;
    }
    expect(status).toBe('finished');
  },
);

/** Every game in every language; where fewer are looked at, every language with one game or more. */
const GAME_IN_LANGUAGE = languages().flatMap((language, at) => {
  const games = [...CATALOGUE.keys()];
  const looked = games.map((_, next) => games[(at + next) % games.length] ?? '');
  return looked.slice(0, scaled(games.length)).map((gameId) => [language, gameId] as const);
});

/** So many events make more pages than anybody turns. */
const LONG = 1000;

/** The moments of a game; of a short one, those of as many games as tell of as much. */
function longGameOf(gameId: string): readonly LoadedTable[] {
  const loadedTables: LoadedTable[] = [];
  for (let number = 1, events = 0; events < LONG; number += 1) {
    const moments = [...momentsOf(gameId, number)];
    events += moments.reduce((sum, { table }) => sum + table.recentEvents.events.length, 0);
    loadedTables.push(...moments);
  }
  return loadedTables;
}

/** A history with more in every moment than any answer brings about. */
function historyOfAll(loadedTables: readonly LoadedTable[]): History {
  const moments = loadedTables.map(({ table: { state, recentEvents, seats }, request }, at) => {
    const seat = seatIndex(at % seats.length);
    const by = at === 0 ? null : { seat, userId: seats[seat]?.userId ?? null };
    return { at: 1_000_000 + at, turn: request?.turn ?? 0, by, events: recentEvents.events, state };
  });
  return { before: 1_000_000, moments };
}

/** Somebody pauses after every tenth answer. */
function noticesAmong({ moments }: History): readonly Notice[] {
  const by = '1234567890123456789' as UserId;
  const saying = { key: 'table.paused', with: { user: by } };
  const saidAt = new Date('2026-11-21T12:00:00Z');
  return moments.filter((_, at) => at % 10 === 0).map(({ at }) => ({ by, saying, at, saidAt }));
}

test.each(GAME_IN_LANGUAGE)('in %s, looking back on a long game of %s', (language, gameId) => {
  const translate = translator(language);
  const loadedTables = longGameOf(gameId);
  const [first] = loadedTables;
  if (first === undefined) throw new Error('nothing was played');
  const history = historyOfAll(loadedTables);
  const notices = noticesAmong(history);
  const newest = logMessage(first, history, notices, null, translate);
  const [title = ''] = newest.content.split('\n');
  const pages = Number(title.match(/\d+/g)?.at(-1));
  expect(pages).toBeGreaterThan(10);
  expect(logMessage(first, history, notices, 9_999_999, translate)).toEqual(newest);
  expect(logMessage(first, history, notices, 0, translate)).toEqual(
    logMessage(first, history, notices, 1, translate),
  );
  for (let page = 1; page <= pages; page += 1) {
    const { content, rows } = logMessage(first, history, notices, page, translate);
    expectMessage(content, rows);
    expect(content).not.toMatch(/…/);
  }
  for (const place of loadedTables.keys()) {
    const { content, rows } = replayMessage(first, history, place, translate);
    expectMessage(content, rows);
    expectWholeLabels(rows);
    expect(content).not.toMatch(/…$/);
  }
});

test.each(
  languages().flatMap((language) => [0, 4, 10, GIANTS.length].map((giants) => [language, giants] as const)),
)('in %s, six gods in trance, all Elves and artifacts out, %i giants active', (language, giants) => {
  const gods = Object.fromEntries(
    GODS.map((god, seat) => [
      god,
      {
        vikings: 6,
        elves: 1,
        inTrance: true,
        artifacts: Object.fromEntries(
          ENEMIES.filter((_, at) => at % 2 === Math.floor(seat / 3)).map((enemy) => [enemy, 1 + (seat % 3)]),
        ),
      },
    ]),
  );
  const { state } = table(...GODS).with({
    gods,
    enemies: { ...everyEnemyOn(4), hel: 8, surt: 7, jormungand: 6, fenrir: 3 },
    active: [...GIANTS].sort((one, other) => other.length - one.length).slice(0, giants),
    lostVikings: 11,
    helheim: 0,
    daeg: 2,
  });
  const events = Array.from({ length: 40 }, () => [
    { type: 'island-sank', island: 'white', valkyriesFrom: 'black' },
    { type: 'giants-appeared', giants: ['vafthrudnir', 'utgard-loki', 'hyrrokkin'] },
  ]).flat();
  expectWithinLimits(loadedAt(state, GODS, events), translator(language));
});

/** The same moment with seats that nobody plays, or every one of them on offer twice. */
function withSeatsOnOffer(loaded: LoadedTable, isOpen: boolean): LoadedTable {
  const { table: at, request } = loaded;
  const seats = at.seats.map((seat) => (isOpen ? { ...seat, userId: null } : seat));
  const by = at.hostId;
  const offers = at.seats.flatMap((_, index) =>
    [null, request?.turn ?? 0].map((turn) => ({ seat: seatIndex(index), turn, to: by, by })),
  );
  return { ...loaded, table: { ...at, seats, arrangements: { ...at.arrangements, offers } } };
}

test.each(GAME_IN_LANGUAGE)(
  'in %s, a game of %s whose seats are all open, or all on offer',
  (language, gameId) => {
    const translate = translator(language);
    for (const loaded of momentsOf(gameId, 1)) {
      for (const isOpen of [true, false]) {
        const offered = withSeatsOnOffer(loaded, isOpen);
        const { content, rows } = turnMessage(offered, [], translate, []);
        expectMessage(content, rows);
        expectWholeLabels(rows);
        const around = {
          boardLink: LINK,
          deliveryError: TROUBLE,
          away: [],
          nextReminder: BACK,
        } as const;
        expectMessage(statusMessage(offered, around, translate));
        if (loaded.request === null) continue;
        const kinds = controlsIn(rows).map(({ custom_id: id = '' }) => parseCustomId(id)?.kind);
        expect(kinds.filter((kind) => kind === 'take').length).toBeGreaterThan(0);
        expect(kinds.some((kind) => kind === 'answer' || kind === 'verb' || kind === 'menu')).toBe(!isOpen);
      }
    }
  },
);

test.each(languages())('in %s, a lobby with every seat taken', (language) => {
  const { table: full, ...rest } = loadedAt(table(...GODS).state, GODS);
  const { content, rows } = lobbyMessage(
    { ...rest, table: { ...full, status: 'lobby' } },
    translator(language),
  );
  expectMessage(content, rows);
});

test('every command is declared within the limits, and says what each option is for', () => {
  const declared = commandsFor(CATALOGUE).map((command) => localised(command, CATALOGUE));
  const problems = collectProblems();
  checkCommands(problems, JSON.parse(JSON.stringify(declared)));
  expect(problems.errors()).toBeNull();
  expect(declared.map(({ name }) => name)).toEqual(commandsFor(CATALOGUE).map(({ name }) => name));
  for (const { contexts } of declared) expect(contexts).toEqual([0]);
});
