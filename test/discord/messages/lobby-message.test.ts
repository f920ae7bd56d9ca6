/** The lobby as read by a person who has never heard of the game, and their choices in it. */
import { ButtonStyle } from 'discord.js';
import { expect, test } from 'vitest';
import { parseCustomId } from '../../../src/discord/custom-ids/custom-id.ts';
import { type Around, statusMessage } from '../../../src/discord/messages/boards/status-message.ts';
import { lobbyMessage } from '../../../src/discord/messages/lobbies/lobby-message.ts';
import type { CampaignId } from '../../../src/tables/model/campaign.ts';
import type { ChannelId, Table, UserId } from '../../../src/tables/model/table.ts';
import type { LoadedTable } from '../../../src/tables/turns/loaded-table.ts';
import { table } from '../../games/yggdrasil/table.ts';
import { loadedAt, translate } from '../../shared/messages/loaded-tables.ts';

function lobbyOf(changes: Partial<Table>): LoadedTable {
  const loaded = loadedAt(table('odin', 'thor').state, ['odin', 'thor']);
  return { ...loaded, table: { ...loaded.table, status: 'lobby', state: null, ...changes }, request: null };
}

function menuOf(loaded: LoadedTable, kind: 'role' | 'rules' = 'role') {
  const controls = lobbyMessage(loaded, translate).rows.flatMap(({ components }) => components);
  return controls.flatMap((one) =>
    'options' in one && parseCustomId(one.custom_id)?.kind === kind ? [one] : [],
  );
}

test('one sentence of the lobby gives the game and its unusual options', () => {
  const usual = { rules: '2018', angry: 0, ragnarok: 0, bags: 'open' };
  const linesOf = (options: Table['options']) =>
    lobbyMessage(lobbyOf({ options }), translate).content.split('\n');
  const [title, about, ...more] = linesOf(usual);
  expect(title).toContain('Yggdrasil');
  expect(about).toBe(
    'Defend Asgard together: hold back Hel, Surt, Loki and three more until the enemy cards run out.',
  );
  expect(more.filter((line) => line.startsWith('- '))).toEqual(['- Difficulty: First game']);
  const first = linesOf({ ...usual, bags: 'closed' }).filter((line) => line.startsWith('- '));
  expect(first).toEqual(['- Difficulty: First game', expect.stringContaining('- Bags: ')]);
});

test('the lobby always shows the difficulty, and the options of a combination without a name', () => {
  const usual = { rules: '2018', angry: 0, ragnarok: 0, bags: 'open' };
  const linesOf = (options: Table['options']) =>
    lobbyMessage(lobbyOf({ options: { ...usual, ...options } }), translate)
      .content.split('\n')
      .filter((line) => line.startsWith('- '));
  expect(linesOf({ angry: 3 })).toEqual(['- Difficulty: Normal', '- Angry cards: 3, random']);
  expect(linesOf({ angry: 6, ragnarok: 4 })[0]).toBe('- Difficulty: Heroic');
  expect(linesOf({ angry: 1 })).toEqual(['- Angry cards: 1, random']);
});

test('the lobby always shows the rules of a game without difficulty levels', () => {
  const lobby = lobbyOf({});
  const entry = { ...lobby.entry, difficulties: {} };
  const linesOf = (options: Table['options']) => {
    const { table } = lobby;
    const loaded = { ...lobby, entry, table: { ...table, options: { ...table.options, ...options } } };
    const lines = lobbyMessage(loaded, translate).content.split('\n');
    return lines.filter((line) => line.startsWith('- Edition'));
  };
  expect(linesOf({})).toEqual(['- Edition: 2018, with trance']);
  expect(linesOf({ rules: '2011' })).toEqual(['- Edition: 2011, the first edition']);
});

test('the menu offers each free god with its power, and a random one', () => {
  const [menu] = menuOf(lobbyOf({}));
  expect(parseCustomId(menu?.custom_id ?? '')?.kind).toBe('role');
  expect(menu?.options.map(({ value }) => value)).toEqual(['frey', 'heimdall', 'tyr', 'freyja', '?']);
  expect(menu?.options[0]).toMatchObject({ label: 'Frey', description: translate({ key: 'Y-741' }) });
});

test('the menu shows which gods are taken, even to the player who chose first', () => {
  const placeholderOf = (changes: Partial<Table>) => menuOf(lobbyOf(changes))[0]?.placeholder;
  expect(placeholderOf({})).toBe('Choose your role (taken: Odin and Thor)');
  const alone = { role: null, userId: lobbyOf({}).table.hostId };
  expect(placeholderOf({ seats: [alone] })).toBe('Choose your role');
  expect(lobbyMessage(lobbyOf({ seats: [alone] }), translate).content).toContain('(random)');
});

test('a game without roles, or a lobby with all roles taken, has no role menu', () => {
  const lobby = lobbyOf({});
  const { entry } = lobby;
  expect(menuOf({ ...lobby, entry: { ...entry, game: { ...entry.game, roles: [] } } })).toEqual([]);
  const seats = entry.game.roles.map((role) => ({ role, userId: lobby.table.hostId }));
  expect(menuOf(lobbyOf({ seats }))).toEqual([]);
});

test('only a game without difficulty levels has a rules menu; in other games the edition is one of the options', () => {
  const lobby = lobbyOf({});
  const kinds = lobbyMessage(lobby, translate).rows.flatMap(({ components }) =>
    components.flatMap((one) => ('custom_id' in one ? (parseCustomId(one.custom_id)?.kind ?? []) : [])),
  );
  expect(kinds).toContain('options');
  expect(menuOf(lobby, 'rules')).toEqual([]);
  const alone = { ...lobby, entry: { ...lobby.entry, difficulties: {} } };
  const [menu] = menuOf(alone, 'rules');
  expect(menu?.placeholder).toBe('Edition: 2018, with trance');
  const [first] = lobbyMessage(alone, translate).rows;
  expect(JSON.stringify(first)).toContain(menu?.custom_id);
  expect(menu?.options.map(({ value }) => value)).toEqual(['2018', '2011', '2010']);
  const withTable = (changes: Partial<Table>) =>
    menuOf({ ...alone, table: { ...alone.table, ...changes } }, 'rules');
  expect(withTable({ options: { ...lobby.table.options, rules: '2011' } })[0]?.placeholder).toBe(
    'Edition: 2011, the first edition',
  );
  expect(withTable({ campaignId: 'c' as CampaignId })).toEqual([]);
  expect(withTable({ rulesVersion: 'other' })).toEqual([]);
});

test('one button is coloured: Join, or Start if the game can start', () => {
  const colouredIn = (changes: Partial<Table>) =>
    lobbyMessage(lobbyOf(changes), translate)
      .rows.flatMap(({ components }) => components)
      .flatMap((one) =>
        'custom_id' in one && 'style' in one && one.style !== ButtonStyle.Secondary
          ? [[parseCustomId(one.custom_id)?.kind, one.style]]
          : [],
      );
  const join = [['join', ButtonStyle.Primary]];
  const [first, ...others] = lobbyOf({}).table.seats;
  expect(colouredIn({})).toEqual([['start', ButtonStyle.Success]]);
  expect(colouredIn({ seats: [] })).toEqual(join);
  const awaited = others.map((seat) => ({ ...seat, userId: null }));
  expect(colouredIn({ seats: [...(first === undefined ? [] : [first]), ...awaited] })).toEqual(join);
  const { hostId: by, arrangements } = lobbyOf({}).table;
  const invitations = [{ to: 'freya' as UserId, by, until: new Date(0).toISOString() }];
  expect(colouredIn({ arrangements: { ...arrangements, invitations } })).toEqual(join);
});

test('the lobby names the channel to join in, since the thread shows the same words without menus and buttons', () => {
  const hintIn = (postedIn?: ChannelId) =>
    lobbyMessage(lobbyOf({}), translate, postedIn)
      .content.split('\n')
      .find((line) => line.endsWith('You can take several seats.'));
  expect(hintIn()).toContain('Choose a role, or press Join');
  expect(hintIn('77' as ChannelId)).toBe('Join in <#77>. You can take several seats.');
});

test('one line names everyone who is invited, and the seat that opens first', () => {
  const { hostId: by, arrangements } = lobbyOf({}).table;
  const linesWith = (...ends: readonly number[]) => {
    const invitations = ends.map((end, at) => ({
      to: `${at + 1}` as UserId,
      by,
      until: new Date(end * 1000).toISOString(),
    }));
    const { content } = lobbyMessage(lobbyOf({ arrangements: { ...arrangements, invitations } }), translate);
    return content.split('\n').filter((line) => line.includes('invited'));
  };
  expect(linesWith()).toEqual([]);
  expect(linesWith(70)).toEqual(['- <@1> has been invited. Unless they reply, the seat opens <t:70:R>.']);
  expect(linesWith(70, 70)).toEqual([
    '- <@1> and <@2> have been invited. Unless they reply, the seats open <t:70:R>.',
  ]);
  expect(linesWith(70, 60)).toEqual([
    '- <@1> and <@2> have been invited. Unless they reply, the first seat opens <t:60:R>.',
  ]);
});

test("a seat reserved for a person doesn't count as taken", () => {
  const around: Around = {
    asksReader: false,
    boardLink: null,
    deliveryError: null,
    away: [],
    nextReminder: null,
  };
  const [first, ...others] = lobbyOf({}).table.seats;
  const seats = [
    ...(first === undefined ? [] : [first]),
    ...others.map((seat) => ({ ...seat, userId: null })),
  ];
  expect(statusMessage(lobbyOf({ seats }), around, translate)).toContain('1 seat taken, last');
});

test("the lobby says who gets advice if that's unusual; challenges usually give no advice", () => {
  const adviceLineOf = (changes: Partial<Table>) =>
    lobbyMessage(lobbyOf(changes), translate)
      .content.split('\n')
      .filter((line) => /advice/i.test(line));
  expect(adviceLineOf({ advice: 'private' })).toEqual([]);
  expect(adviceLineOf({ advice: 'private', isChallenge: true })).toEqual([
    translate({ key: 'lobby.advice-private' }),
  ]);
  expect(adviceLineOf({ advice: 'open' })).toEqual([translate({ key: 'lobby.advice-open' })]);
  expect(adviceLineOf({ advice: 'off' })).toEqual([translate({ key: 'lobby.advice-off' })]);
});

test('once the game has started, the message in the channel leads to the thread', () => {
  const playing = (changes: Partial<Table>) =>
    lobbyMessage(lobbyOf({ status: 'playing', state: 'is not read', ...changes }), translate).content;
  const channel = lobbyOf({}).table.place.channelId;
  expect(playing({ announcedIn: channel })).toContain(`**The game is on: <#${channel}>**`);
  expect(playing({})).not.toContain('The game is on');
});
