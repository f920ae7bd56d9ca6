/** The settings moderators choose for their server: who hosts and where, who is a moderator, and how long tables wait. */
import { expect, test } from 'vitest';
import type { Painter } from '../../../src/discord/bot.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import { openInteraction } from '../../../src/playground/interactions.ts';
import { everyComponent } from '../../../src/playground/model/component-types.ts';
import { bitsOf } from '../../../src/playground/model/permissions.ts';
import { INTERACTION_TYPES } from '../../../src/playground/model/shapes.ts';
import { GUILD } from '../../../src/playground/world/hall.ts';
import { labelsOf, type Player, textOf } from '../../shared/people.ts';
import { type Hall, openHall } from '../bot.ts';
import { expectGoodManners, postedIn } from '../manners.ts';
import { PAINTS_AT_ONCE } from '../painter.ts';
import { endsGame, startsGame } from '../playing.ts';

/** The sky of every picture in the light theme. */
const LIGHT_SKY = '#d8e8f8';

const AS_IT_COMES = [
  "- No one has chosen a language for this server, so new tables use its Discord language, or English if I don't speak it. Right now that's **English**.",
  '- Tables can be opened in every channel.',
  '- Anyone can open a table.',
  '- Moderators: anyone with Manage Messages in the channel.',
  '- Players are reminded of their turn, as often as they like.',
  '- After 2 days without a move, others can play for the missing player (new tables only).',
  '- A turn that takes too long can be skipped by a vote of the table, or by a moderator.',
  "- A new table gets its own thread, if I'm allowed to open one.",
  '- Up to 100 open tables on this server, up to 50 per channel.',
  '- Boards have a dark background.',
  '- Everyone can play and share the daily challenge here (`/daily`).',
  "- `/server overview` keeps a list of a channel's tables in one message.",
].join('\n');

test('/server settings shows the defaults, lets only moderators change them, and tells the channel', async () => {
  const hall = await openHall({ places: null });
  const { bo, mo } = hall;
  expect(await textOf(bo.types('/server settings'))).toBe(AS_IT_COMES);
  expect(await textOf(bo.types('/server settings', { reminders: false }))).toMatch(/^Only moderators can/);
  expect(postedIn(hall)).toEqual([]);

  const shown = await textOf(
    mo.types('/server settings', {
      reminders: false,
      deadline: 0,
      skips: 'moderators only',
      places: 'the channel itself',
    }),
  );
  const chosen = [
    '- Reminders are off.',
    '- Tables wait for a move as long as it takes (new tables only).',
    '- Only moderators can skip a turn that takes too long.',
    '- A new table is played in the channel itself.',
  ];
  for (const line of chosen) expect(shown).toContain(line);
  await hall.local.world.until(() => postedIn(hall).length > 0);
  expect(postedIn(hall)).toEqual([[`<@${mo.id}> has changed how this server plays:`, ...chosen].join('\n')]);

  await mo.types('/server settings', { reminders: false });
  await mo.types('/server settings', { deadline: 12 });
  await hall.local.world.until(() => postedIn(hall).length > 1);
  expect(postedIn(hall)).toHaveLength(2);
  expect(postedIn(hall).at(-1)).toContain('After 12 hours without a move');
  expect(hall.local.world.notifications).toEqual([]);
  expectGoodManners(hall);
});

test('a table keeps the deadline its server had when it was opened', async () => {
  const hall = await openHall();
  const { ada, mo } = hall;
  await startsGame(hall, { seats: { thor: ada }, seed: 'story 76' });
  expect((await hall.loaded()).table.overdueAfter).toBe(48);
  await mo.types('/server settings', { deadline: 0 });
  expect((await hall.loaded()).table.overdueAfter).toBe(48);
  await startsGame(hall, { seats: { odin: ada.goesTo('#midgard') }, seed: 'story 76' });
  expect((await hall.loaded('#midgard')).table.overdueAfter).toBeNull();
});

test('tables can be opened only in the listed channels and their threads', async () => {
  const hall = await openHall();
  const { ada, mo, local } = hall;
  const [ash, midgard] = ['#yggdrasil', '#midgard'].map((name) => local.world.channelCalled(name)?.id ?? '');
  await mo.types('/server settings', { channel: '#midgard' });
  expect(await textOf(ada.types('/game new', { game: 'yggdrasil', role: 'odin' }))).toBe(
    `You can't open a table here. The channel for tables is <#${midgard}>, threads included.`,
  );
  expect(await textOf(mo.types('/game new'))).toContain("You can't open a table here.");
  const thread = local.people.openThread(ada.id, midgard ?? '', 'A corner');
  if (!('id' in thread)) throw new Error('no thread');
  expect(await textOf(ada.goesTo(thread.id).types('/game new', { game: 'yggdrasil', role: 'odin' }))).toMatch(
    /^The table is open/,
  );

  expect(await textOf(mo.types('/server settings', { channel: '#yggdrasil' }))).toContain(
    `Tables can be opened in <#${midgard}> and <#${ash}> and their threads.`,
  );
  expect(await textOf(mo.types('/server settings', { channel: '#midgard' }))).toContain(
    `Tables can be opened in <#${ash}> and its threads.`,
  );
  expect(await textOf(mo.types('/server settings', { everywhere: true }))).toContain('in every channel');
  expect(await textOf(ada.goesTo('#hall').types('/game new', { game: 'yggdrasil', role: 'thor' }))).toMatch(
    /^The table is open/,
  );
});

test('hosting depends on a role, or is for moderators only; "Same seed again" needs the same permission', async () => {
  const hall = await openHall();
  const { ada, bo, mo, local } = hall;
  await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: 'story 76' });
  await endsGame(hall, mo);
  expect(await textOf(mo.types('/server settings', { hosts: 'members with a role' }))).toBe(
    'Choose which role can host: pick it below, or name it with the `host-role` option.',
  );
  const role = local.world.roles.find(({ name }) => name === 'Skalds')?.id ?? '';
  await mo.types('/server settings', { 'host-role': 'Skalds' });
  const refusal = `Only members with the role <@&${role}> can open tables on this server. Ask one of them, or a moderator; you can join any table they open.`;
  expect(await textOf(ada.types('/game new', { game: 'yggdrasil', role: 'odin' }))).toBe(refusal);
  expect(await textOf(ada.presses('Same seed again'))).toBe(refusal);
  local.world.giveRole(bo.id, role);
  expect(await textOf(bo.presses('Same seed again'))).toContain('The table is open');
  await mo.types('/server settings', { hosts: 'moderators only' });
  expect(await textOf(bo.goesTo('#midgard').types('/game new'))).toBe(
    'Only moderators can open tables on this server. Ask one of them; you can join any table they open.',
  );
  const learns = (player: Player) => textOf(player.types('/learn', { game: 'yggdrasil' }));
  expect(await learns(bo)).toMatch(/^Your lesson is in <#/);
  ada.goesTo('#midgard');
  local.world.revoke(ada.place(), 'CreatePrivateThreads');
  expect(await learns(ada)).toMatch(/^Only moderators can open tables on this/);
  expect(await textOf(mo.goesTo('#midgard').types('/game new', { game: 'yggdrasil' }))).toMatch(
    /^The table is open/,
  );
  expect(await textOf(mo.types('/server settings', { 'host-role': GUILD.id }))).toContain(
    '- Anyone can open a table.',
  );
});

test('a moderator by role can end a game with a reason, but not after losing the role', async () => {
  const hall = await openHall();
  const { ada, bo, cleo, mo, local } = hall;
  const role = local.world.roles.find(({ name }) => name === 'Skalds')?.id ?? '';
  const { id } = await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: 'story 76' });
  local.world.giveRole(cleo.id, role);
  expect(await textOf(cleo.types('/game abort'))).toContain('Only the host');
  expect(await textOf(mo.types('/server settings', { 'moderator-role': role }))).toContain(
    `channel, or with the role <@&${role}>.`,
  );
  expect(await textOf(cleo.types('/game abort'))).toContain("End this game? You can't");
  await cleo.presses('End it and say why');
  await cleo.isShown(cleo.fills({ 'Why? Everyone at the table will see it.': 'Ada and Bo have moved on.' }));
  await hall.rests();
  expect(postedIn(hall).at(-1)).toContain(`<@${cleo.id}> has ended this game: Ada and Bo have moved on.`);
  expect((await hall.tables().loaded(id))?.table.status).toBe('aborted');
  expect(await textOf(cleo.types('/server settings', { reminders: false }))).toContain('Reminders are off.');
  await mo.types('/server settings', { 'moderator-role': GUILD.id });
  expect(await textOf(cleo.types('/server settings', { reminders: true }))).toMatch(/^Only moderators can/);
});

test('a person who may manage messages only in one channel moderates its tables, but not the server', async () => {
  const hall = await openHall();
  const { ada, bo, cleo, local } = hall;
  const ash = local.world.channelCalled('#yggdrasil');
  if (ash === undefined) throw new Error('there is no #yggdrasil');
  const allow = bitsOf('ManageMessages');
  const leave = { id: cleo.id, kind: 'member', allow, deny: 0n } as const;
  local.world.channels.set(ash.id, { ...ash, overwrites: [leave] });
  await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: 'story 76' });
  for (const command of ['/server tables', '/server stop-all']) {
    expect(await textOf(cleo.types(command))).toMatch(/^Only moderators/);
  }
  expect(await textOf(cleo.types('/server settings', { reminders: false }))).toMatch(/^Only moderators can/);
  expect(await textOf(cleo.types('/game pause'))).toContain('The game is paused.');
  expectGoodManners(hall);
});

test('no more tables can be opened than moderators allow, and a host who wants another is told what to do', async () => {
  const hall = await openHall({ places: null });
  const { ada, bo, mo } = hall;
  await mo.types('/server settings', { 'max-tables': 2, 'max-per-channel': 1 });
  await hall.local.world.until(() => postedIn(hall).length > 0);
  expect(postedIn(hall).at(-1)).toContain('Up to 2 open tables on this server, up to 1 per channel.');
  const opened = await opensByAsking(hall, ada);
  const thread = /<#(\d+)>/.exec(opened)?.[1] ?? '';
  const full =
    'A table opened in this channel is still open, and 1 is the limit. Join one, or open yours in another channel. A moderator can raise the limit with `/server settings`.';
  expect(await textOf(bo.types('/game new', { game: 'yggdrasil' }))).toBe(full);
  expect(await textOf(bo.goesTo(thread).types('/game new', { game: 'yggdrasil' }))).toBe(full);
  expect(await textOf(bo.goesTo('#midgard').types('/game new', { game: 'yggdrasil' }))).toContain(
    'The table is open in',
  );
  expect(await textOf(bo.goesTo('#hall').types('/game new', { game: 'yggdrasil' }))).toBe(
    "2 tables are open on this server, and 2 is the limit. Join one, or wait until one ends. A moderator can end one where it's played (`/game abort`; `/server tables` lists them) or raise the limit (`/server settings`).",
  );
  await mo.types('/server settings', { 'max-tables': 1, 'max-per-channel': 5 });
  await hall.local.world.until(() => postedIn(hall).at(-1)?.includes('Up to one open table on') === true);
  expect(postedIn(hall).at(-1)).toContain('up to 1 per channel.');
  expect(await textOf(bo.types('/game new', { game: 'yggdrasil' }))).toMatch(
    /^2 tables are open on this server, and 1 is the limit\./,
  );
  await hall.rests();
  expectGoodManners(hall);
});

test('options of /server settings keep their old names, for clients that still show them', async () => {
  const hall = await openHall({ places: null });
  const sent = (value: number) =>
    openInteraction(hall.local.world, hall.local.url, {
      type: INTERACTION_TYPES.command,
      personId: hall.mo.id,
      channelId: hall.mo.place(),
      sourceMessageId: null,
      commandName: 'server',
      focusedType: null,
      data: {
        id: '1',
        type: 1,
        name: 'server',
        options: [
          {
            type: 1,
            name: 'settings',
            options: [
              { type: 4, name: 'most-tables', value: 9 },
              { type: 4, name: 'most-in-channel', value },
            ],
          },
        ],
      },
    });
  sent(3);
  await hall.local.world.until(() => postedIn(hall).length > 0);
  expect(postedIn(hall).at(-1)).toContain('Up to 9 open tables on this server, up to 3 per channel.');
  const { id } = sent(1001);
  await hall.local.world.until((world) => (world.interactions.get(id)?.written.length ?? 0) > 0);
  const refused = hall.local.world.interactions.get(id)?.written.at(-1) ?? '';
  expect(hall.local.world.messages.get(refused)?.content).toContain("`most-in-channel` doesn't take that");
  await hall.rests();
  expectGoodManners(hall);
});

/** Types only `/game new`, and presses the first game; returns the bot's reply. */
async function opensByAsking({ local }: Hall, player: Player): Promise<string> {
  const asked = await player.types('/game new');
  if (asked.kind !== 'message') throw new Error(`not asked: ${JSON.stringify(asked)}`);
  const { id, content, visibleTo } = asked.message;
  expect([content.split('\n').length, visibleTo]).toEqual([CATALOGUE.size + 1, player.id]);
  expect(labelsOf(asked.message).slice(0, 3)).toEqual(['Yggdrasil', 'Micro Midgard', 'Yggdrasil Chronicles']);
  const pressed = await player.presses('Yggdrasil', asked.message);
  // There's nothing left to press while the table is being opened.
  expect(pressed).toMatchObject({ kind: 'updated', message: { components: [] } });
  await local.world.until((world) => world.messages.get(id)?.content !== content);
  return local.world.messages.get(id)?.content ?? '';
}

test('the next board is drawn light if the server chose light boards', async () => {
  const drawn: string[] = [];
  const painter: Painter = {
    render: (svg) => {
      drawn.push(svg);
      return PAINTS_AT_ONCE.render(svg);
    },
  };
  const hall = await openHall({ painter });
  const { ada, mo } = hall;
  const light = `stop-color="${LIGHT_SKY}"`;
  await startsGame(hall, { seats: { thor: ada }, seed: 'story 76' });
  await hall.local.world.until(() => drawn.some((svg) => svg.includes('id="turn"')));
  expect(drawn.some((svg) => svg.includes(light))).toBe(false);
  const before = drawn.length;
  await mo.types('/server settings', { boards: 'light' });
  await startsGame(hall, { seats: { odin: ada.goesTo('#midgard') }, seed: 'story 76' });
  await hall.local.world.until(() => drawn.slice(before).some((svg) => svg.includes('id="turn"')));
  await ada.presses('How to play');
  await hall.local.world.until(() => drawn.at(-1)?.includes('id="turn"') === false);
  expect(drawn.slice(before).filter((svg) => !svg.includes(light))).toEqual([]);
});

test('moderators have a card with a menu or button for each setting, and each press checks their permission', async () => {
  const hall = await openHall({ places: null });
  const { bo, mo, local } = hall;
  const id = (setting: string) => `v1|server|Y|${setting}`;
  const settings = () => hall.settings().ofServer(GUILD.id);
  const cardOf = async (who: Player) => {
    const seen = await who.types('/server settings');
    if (seen.kind !== 'message') throw new Error(JSON.stringify(seen));
    return seen.message;
  };
  expect(everyComponent((await cardOf(bo)).components)).toEqual([]);
  const card = await cardOf(mo);
  const now = () => local.world.messages.get(card.id);
  const sees = async (press: Promise<unknown>) => {
    const was = now();
    await press;
    await local.world.until(() => now() !== was);
  };
  const opens = (setting: string) => sees(mo.chooses(id('choose'), setting, card));

  await sees(mo.presses('Turn off reminders', card));
  await sees(mo.presses('Light boards', card));
  expect(now()?.content).toContain('- Reminders are off.');
  expect(labelsOf(now() ?? card)).toEqual([
    'Turn on reminders',
    'Skips: moderators only',
    'Play in the channel',
    'Dark boards',
    'Turn off the daily',
  ]);
  await opens('deadline');
  await sees(mo.chooses(id('deadline'), '12', card));
  await opens('language');
  await sees(mo.chooses(id('language'), 'fr', card));
  expect(await settings()).toMatchObject({
    reminders: false,
    theme: 'light',
    overdueAfter: 12,
    language: 'fr',
  });
  await opens('hosts');
  await sees(mo.chooses(id('hosts'), 'role', card));
  expect(now()?.content).toMatch(/^Choose which role can host: pick it below,/);
  const role = local.world.roles.find(({ name }) => name === 'Skalds')?.id ?? '';
  await sees(mo.chooses(id('host-role'), role, card));
  expect(await settings()).toMatchObject({ hosts: 'role', hostRole: role });
  await opens('channels');
  const midgard = local.world.channelCalled('#midgard')?.id ?? '';
  await sees(mo.chooses(id('channels'), midgard, card));
  expect((await settings()).channels).toEqual([midgard]);
  await sees(mo.chooses(id('channels'), [], card));
  expect((await settings()).channels).toBeNull();
  await mo.chooses(id('choose'), 'limits', card);
  await sees(mo.fills({ 'Maximum open tables on this server': '7', 'Maximum open tables per channel': '3' }));
  expect(await settings()).toMatchObject({ mostTables: 7, mostInChannel: 3 });
  expect(postedIn(hall).at(-1)).toContain('7');

  // The permission is checked at each press: Bo's card is older than the change that took his role's permission away.
  await hall.settings().changeServer(GUILD.id, { moderatorRole: role }, new Date());
  local.world.giveRole(bo.id, role);
  const old = await cardOf(bo);
  await hall.settings().changeServer(GUILD.id, { moderatorRole: null }, new Date());
  const before = await settings();
  expect(await bo.isShown(bo.presses('Dark boards', old))).toMatch(/^Only moderators can/);
  expect(await settings()).toEqual(before);
  expectGoodManners(hall);
});
