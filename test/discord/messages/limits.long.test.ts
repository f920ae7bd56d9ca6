/** Every message for any state of a game is within Discord's limits, and every control can be used. */
import { expect, test } from 'vitest';
import { commandsFor } from '../../../commands/list.ts';
import { chooseOptions } from '../../../src/core/options.ts';
import { seatIndex } from '../../../src/core/seat.ts';
import { localised } from '../../../src/discord/connection/localised.ts';
import { parseCustomId } from '../../../src/discord/custom-ids/custom-id.ts';
import { NO_PAST } from '../../../src/discord/messages/boards/game-over.ts';
import { statusMessage } from '../../../src/discord/messages/boards/status-message.ts';
import { turnMessage } from '../../../src/discord/messages/boards/turn-message.ts';
import { skillsMessage } from '../../../src/discord/messages/campaigns/skills-message.ts';
import { logMessage, logPages } from '../../../src/discord/messages/history/log-message.ts';
import { replayMessage } from '../../../src/discord/messages/history/replay-message.ts';
import { lobbyMessage } from '../../../src/discord/messages/lobbies/lobby-message.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import { checkCommands } from '../../../src/playground/validation/command.ts';
import { collectProblems } from '../../../src/playground/validation/problems.ts';
import type { History } from '../../../src/tables/history/history.ts';
import type { Notice, UserId } from '../../../src/tables/model/table.ts';
import type { LoadedTable } from '../../../src/tables/turns/loaded-table.ts';
import type { Language } from '../../../src/words/languages.ts';
import { languages } from '../../../src/words/locales.ts';
import { SAMPLE } from '../../sample/room/entry.ts';
import { isPlayedInFull, scaled } from '../../scale.ts';
import { ENTRIES, speaking } from '../../shared/games/entries.ts';
import { momentsOf } from '../../shared/messages/loaded-tables.ts';
import {
  BACK,
  controlsIn,
  DELIVERY_ERROR,
  expectMessage,
  expectWholeLabels,
  expectWithinLimits,
  LINK,
} from '../../shared/messages/within-limits.ts';
import { aCampaign } from '../../shared/stores/campaigns.ts';

/** The numbers of the random games that are checked in each language. Games with different numbers have different options. */
const PLAYED: Readonly<Record<Language, readonly number[]>> = {
  en: [1, 2, 3, 4],
  fr: [5, 6, 12],
  it: [7, 8],
  ja: [9, 10],
};

const ALL = languages().flatMap((language) =>
  [...ENTRIES.keys()].flatMap((gameId) =>
    PLAYED[language].map((number) => [language, gameId, number] as const),
  ),
);
/** The first game of each kind, in the language with the longest words. */
const A_PART = ALL.filter(([language, , number]) => language === 'fr' && number === PLAYED.fr[0]);
const GAMES = isPlayedInFull() ? ALL : A_PART;

test.each(GAMES)(
  'messages stay within the limits in %s at every moment of a random game at a full table (%s %i)',
  (language, gameId, number) => {
    let status: string | null = null;
    for (const loaded of momentsOf(gameId, number)) {
      expectWithinLimits(loaded, speaking(language));
      status = loaded.table.status;
    }
    expect(status).toBe('finished');
  },
);

/** Every game in every language. A partial run checks at least one game of the catalogue in each, and the sample. */
const GAME_IN_LANGUAGE = languages().flatMap((language, at) => {
  const games = [...CATALOGUE.keys()];
  const looked = games
    .map((_, next) => games[(at + next) % games.length] ?? '')
    .slice(0, scaled(games.length));
  return [...new Set([...looked, SAMPLE.game.id])].map((gameId) => [language, gameId] as const);
});

/** More events than anyone pages through. */
const LONG = 1000;
/** A game with a guide has enough content for more pages than this. */
const MANY_PAGES = 10;
/** A game that needs no explanation may describe each moment in a few words, but no page holds more moments than this. */
const MOMENTS_ON_A_PAGE = 30;

/** The moments of a game; or of several games with about as many moments, if one game is short. */
function longGameOf(gameId: string): readonly LoadedTable[] {
  const loadedTables: LoadedTable[] = [];
  for (let number = 1, events = 0; events < LONG; number += 1) {
    const moments = [...momentsOf(gameId, number)];
    events += moments.reduce((sum, { table }) => sum + table.recentEvents.events.length, 0);
    loadedTables.push(...moments);
  }
  return loadedTables;
}

/** A history in which every moment has more events than any answer causes. */
function historyOfAll(loadedTables: readonly LoadedTable[]): History {
  const moments = loadedTables.map(({ table: { state, recentEvents, seats }, request }, at) => {
    const seat = seatIndex(at % seats.length);
    const by = at === 0 ? null : { seat, userId: seats[seat]?.userId ?? null };
    return { at: 1_000_000 + at, turn: request?.turn ?? 0, by, events: recentEvents.events, state };
  });
  return { before: 1_000_000, moments };
}

/** A person pauses after every tenth answer. */
function noticesAmong({ moments }: History): readonly Notice[] {
  const by = '1234567890123456789' as UserId;
  const phrase = { key: 'table.paused', with: { user: by } };
  const postedAt = new Date('2026-11-21T12:00:00Z');
  return moments.filter((_, at) => at % 10 === 0).map(({ at }) => ({ by, phrase, at, postedAt }));
}

test.each(GAME_IN_LANGUAGE)(
  'messages stay within the limits in %s when players look back on a long game of %s',
  (language, gameId) => {
    const translate = speaking(language);
    const loadedTables = longGameOf(gameId);
    const [first] = loadedTables;
    if (first === undefined) throw new Error('nothing was played');
    const history = historyOfAll(loadedTables);
    const notices = noticesAmong(history);
    const log = logPages(first, history, notices, translate);
    const shows = (page: number | null) => logMessage(first.table, log, page, translate);
    const newest = shows(null);
    const [title = ''] = newest.content.split('\n');
    const pages = Number(title.match(/\d+/g)?.at(-1));
    expect(pages).toBeGreaterThan(
      first.entry.guide === null ? loadedTables.length / MOMENTS_ON_A_PAGE : MANY_PAGES,
    );
    expect(shows(9_999_999)).toEqual(newest);
    expect(shows(0)).toEqual(shows(1));
    for (let page = 1; page <= pages; page += 1) {
      const { content, rows } = shows(page);
      expectMessage(content, rows);
      expect(content).not.toMatch(/…/);
    }
    for (const place of loadedTables.keys()) {
      const { content, rows } = replayMessage(first, history, place, translate);
      expectMessage(content, rows);
      expectWholeLabels(rows);
      expect(content).not.toMatch(/…$/);
    }
  },
);

/** The kinds of controls that lead to an answer. */
const ANSWERING = ['answer', 'group', 'verb', 'menu', 'choose'] as const;

/** This moment with every seat open, or every seat on offer twice. */
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
  'messages stay within the limits in %s if all seats of %s are open, or all on offer',
  (language, gameId) => {
    const translate = speaking(language);
    for (const loaded of momentsOf(gameId, 1)) {
      for (const isOpen of [true, false]) {
        const offered = withSeatsOnOffer(loaded, isOpen);
        const { content, rows } = turnMessage(offered, NO_PAST, translate, []);
        expectMessage(content, rows);
        expectWholeLabels(rows);
        const around = {
          asksReader: true,
          boardLink: LINK,
          deliveryError: DELIVERY_ERROR,
          away: [],
          nextReminder: { at: BACK, users: [] },
        } as const;
        expectMessage(statusMessage(offered, around, translate));
        if (loaded.request === null) continue;
        const kinds = controlsIn(rows).map(({ custom_id: id = '' }) => parseCustomId(id)?.kind);
        expect(kinds.filter((kind) => kind === 'take').length).toBeGreaterThan(0);
        expect(kinds.some((kind) => ANSWERING.some((each) => each === kind))).toBe(!isOpen);
      }
    }
  },
);

test.each(GAME_IN_LANGUAGE)(
  'messages stay within the limits in %s in a lobby of %s with every seat taken',
  (language, gameId) => {
    const [first] = momentsOf(gameId, 1);
    if (first === undefined) throw new Error('nothing was played');
    const lobby: LoadedTable = { ...first, table: { ...first.table, status: 'lobby' }, request: null };
    const { content, rows } = lobbyMessage(lobby, speaking(language));
    expectMessage(content, rows);
  },
);

/** One person plays every seat, and every purchase by two is proposed to them too. */
test.each(languages())('messages stay within the limits in %s on the fullest page of skills', (language) => {
  const translate = speaking(language);
  const host = '1234567890123456789' as UserId;
  for (const entry of ENTRIES.values()) {
    const rules = entry.campaign;
    if (rules === null) continue;
    const roles = entry.game.roles.slice(0, entry.game.seats.max);
    const is = rules.begin(roles);
    const chosen = chooseOptions(entry.game.options, rules.options(is, rules.next(is)[0] ?? ''));
    if (!chosen.ok) throw new Error(JSON.stringify(chosen.refusal));
    const dear = rules.wares(is, entry.game.box(chosen.options, null));
    const campaign = aCampaign({
      gameId: entry.game.id,
      hostId: host,
      chronicle: { version: rules.version, is },
      seats: roles.map((role) => ({ role, userId: host })),
      proposals: dear.filter(({ payers }) => payers.length > 1).map(({ ware }) => ({ ware, agreed: [host] })),
    });
    const loaded = { campaign, entry, rules, chronicle: { is } };
    for (const offers of [dear, dear.map((offer) => ({ ...offer, refusal: null }))]) {
      const [bought] = offers;
      const undoable =
        bought === undefined
          ? null
          : { ...bought, number: 9, paid: roles.map((role) => ({ role, points: 3 })), before: is };
      const reader = { last: null, undoable, userId: host };
      const { content, rows = [] } = skillsMessage(loaded, offers, reader, translate);
      expectMessage(content ?? '', rows);
      expect(content).not.toMatch(/…$/);
      expect(content).toContain(translate({ key: 'campaign.skills-hint' }));
      const menus = controlsIn(rows).filter(({ options }) => options !== undefined);
      expect(menus).toHaveLength(roles.length);
      expect(menus.flatMap(({ options = [] }) => options.map(({ value }) => value))).toEqual(
        expect.arrayContaining(offers.map(({ ware }) => ware)),
      );
      for (const { placeholder = '', options = [] } of menus)
        for (const text of [placeholder, ...options.flatMap((one) => [one.label, one.description ?? ''])])
          expect(text).not.toMatch(/…$/);
    }
  }
});

test('every command is declared within the limits, and each of its options has a description', () => {
  const declared = commandsFor(CATALOGUE).map((command) => localised(command, CATALOGUE));
  const problems = collectProblems();
  checkCommands(problems, JSON.parse(JSON.stringify(declared)));
  expect(problems.errors()).toBeNull();
  expect(declared.map(({ name }) => name)).toEqual(commandsFor(CATALOGUE).map(({ name }) => name));
  for (const { contexts, integration_types: installedOn } of declared) {
    expect([[0], [0, 1]]).toContainEqual(contexts);
    expect(installedOn).toEqual([0]);
  }
});
