/** The local Discord refuses what Discord refuses, with the same error codes. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHANNEL_TYPES } from '../../src/playground/model/shapes.ts';
import { openThread } from '../../src/playground/rest/threads.ts';
import { APPLICATION_ID, BOT_ID } from '../../src/playground/world/hall.ts';
import { type Play, rest, startPlay } from './bot.ts';

let play: Play;

beforeAll(async () => {
  play = await startPlay();
});

afterAll(() => play.end());

const long = (length: number) => 'x'.repeat(length);
const many = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

const button = (id: string, more = {}) => ({ type: 2, style: 1, label: 'Go', custom_id: id, ...more });
const row = (...components: readonly object[]) => ({ type: 1, components });
const options = (count: number) => many(count, (index) => ({ label: `o${index}`, value: `v${index}` }));
const menu = (more = {}) => ({ type: 3, custom_id: 'menu', options: options(2), ...more });
const withRows = (...components: readonly object[]) => ({ content: 'x', components });
const v2 = (components: readonly object[], more = {}) => ({ flags: 1 << 15, components, ...more });
const text = (content: string) => ({ type: 10, content });

const ACCEPTED: readonly (readonly [string, object])[] = [
  ['2000 characters', { content: long(2000) }],
  ['10 embeds', { embeds: many(10, () => ({ title: 'x' })) }],
  ['5 rows of 5 buttons', withRows(...many(5, (y) => row(...many(5, (x) => button(`${y}${x}`)))))],
  [
    '25 options of 100 characters',
    withRows(row(menu({ options: many(25, (i) => ({ label: long(100), value: `${i}` })) }))),
  ],
  ['a custom id of 100', withRows(row(button(long(100))))],
  ['a label of 80', withRows(row(button('a', { label: long(80) })))],
  ['a placeholder of 150', withRows(row(menu({ placeholder: long(150) })))],
  ['a button with only an emoji', withRows(row(button('a', { label: '', emoji: { name: '⚔' } })))],
  ['a link', withRows(row({ type: 2, style: 5, label: 'x', url: 'https://example.org' }))],
  ['40 components of V2', v2(many(40, () => text('x')))],
];

test.each(ACCEPTED)('the local Discord takes %s', async (_, body) => {
  const reply = await rest(play.local, 'POST', `/channels/${play.channelId}/messages`, body);
  expect(reply).toMatchObject({ status: 200 });
});

const REFUSED: readonly (readonly [string, object, string])[] = [
  ['2001 characters', { content: long(2001) }, 'BASE_TYPE_MAX_LENGTH'],
  ['11 embeds', { embeds: many(11, () => ({ title: 'x' })) }, 'BASE_TYPE_BAD_LENGTH'],
  [
    '6001 characters of embeds',
    { embeds: [{ description: long(4000) }, { description: long(2001) }] },
    'MAX_EMBED_SIZE',
  ],
  ['an embed title of 257', { embeds: [{ title: long(257) }] }, 'BASE_TYPE_MAX_LENGTH'],
  [
    '26 fields',
    { embeds: [{ fields: many(26, () => ({ name: 'x', value: 'x' })) }] },
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'a field value of 1025',
    { embeds: [{ fields: [{ name: 'x', value: long(1025) }] }] },
    'BASE_TYPE_BAD_LENGTH',
  ],
  ['6 rows', withRows(...many(6, (y) => row(button(`${y}`)))), 'BASE_TYPE_BAD_LENGTH'],
  ['6 buttons in a row', withRows(row(...many(6, (x) => button(`${x}`)))), 'BASE_TYPE_BAD_LENGTH'],
  ['an empty row', withRows(row()), 'BASE_TYPE_BAD_LENGTH'],
  ['a menu beside a button', withRows(row(menu(), button('a'))), 'COMPONENT_LAYOUT_WIDTH_EXCEEDED'],
  [
    'a text input in a message',
    withRows(row({ type: 4, custom_id: 'a', style: 1, label: 'x' })),
    'BASE_TYPE_CHOICES',
  ],
  ['26 options', withRows(row(menu({ options: options(26) }))), 'BASE_TYPE_BAD_LENGTH'],
  ['no options', withRows(row(menu({ options: [] }))), 'BASE_TYPE_BAD_LENGTH'],
  ['more choices than options', withRows(row(menu({ max_values: 3 }))), 'BASE_TYPE_BAD_LENGTH'],
  ['min above max', withRows(row(menu({ min_values: 2 }))), 'SELECT_COMPONENT_MIN_ABOVE_MAX'],
  [
    'an option label of 101',
    withRows(row(menu({ options: [{ label: long(101), value: 'a' }] }))),
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'an option value of 101',
    withRows(row(menu({ options: [{ label: 'a', value: long(101) }] }))),
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'an option description of 101',
    withRows(row(menu({ options: [{ label: 'a', value: 'a', description: long(101) }] }))),
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'two options with one value',
    withRows(row(menu({ options: [...options(1), ...options(1)] }))),
    'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
  ],
  ['a custom id of 101', withRows(row(button(long(101)))), 'BASE_TYPE_BAD_LENGTH'],
  [
    'a custom id twice',
    withRows(row(button('a')), row(menu({ custom_id: 'a' }))),
    'COMPONENT_CUSTOM_ID_DUPLICATED',
  ],
  ['a label of 81', withRows(row(button('a', { label: long(81) }))), 'BASE_TYPE_MAX_LENGTH'],
  ['neither label nor emoji', withRows(row(button('a', { label: '' }))), 'LABEL_OR_EMOJI_REQUIRED'],
  ['a rune for an emoji', withRows(row(button('a', { emoji: { name: 'ᛏ' } }))), 'COMPONENT_INVALID_EMOJI'],
  ['a link without address', withRows(row({ type: 2, style: 5, label: 'x' })), 'BASE_TYPE_REQUIRED'],
  [
    'a link with a custom id',
    withRows(row(button('a', { style: 5, url: 'https://example.org' }))),
    'MUTUALLY_EXCLUSIVE',
  ],
  [
    'a link to nowhere',
    withRows(row({ type: 2, style: 5, label: 'x', url: 'ftp:x' })),
    'URL_TYPE_INVALID_SCHEME',
  ],
  ['a placeholder of 151', withRows(row(menu({ placeholder: long(151) }))), 'BASE_TYPE_MAX_LENGTH'],
  [
    'V2 with content',
    v2([text('x')], { content: 'x' }),
    'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
  ],
  ['41 components of V2', v2([{ type: 17, components: many(40, () => text('x')) }]), 'COMPONENT_MAX_TOTAL'],
  ['4001 characters of V2', v2([text(long(4000)), text('x')]), 'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED'],
  ['V2 without the flag for V2', withRows(text('x')), 'BASE_TYPE_CHOICES'],
  [
    'a gallery of a missing file',
    v2([{ type: 12, items: [{ media: { url: 'attachment://b.png' } }] }]),
    'ATTACHMENT_NOT_FOUND',
  ],
  ['a section without accessory', v2([{ type: 9, components: [text('x')] }]), 'BASE_TYPE_REQUIRED'],
  [
    'a container in a container',
    v2([{ type: 17, components: [{ type: 17, components: [text('x')] }] }]),
    'BASE_TYPE_CHOICES',
  ],
  [
    'mentions both parsed and listed',
    { content: 'x', allowed_mentions: { parse: ['users'], users: ['1'] } },
    'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
  ],
  ['an attachment that was not sent', { content: 'x', attachments: [{ id: '0' }] }, 'ATTACHMENT_NOT_FOUND'],
  [
    'an answer to nothing',
    { content: 'x', message_reference: { message_id: '1' } },
    'MESSAGE_REFERENCE_UNKNOWN_MESSAGE',
  ],
  ['a nonce of 26', { content: 'x', nonce: long(26) }, 'BASE_TYPE_MAX_LENGTH'],
];

test.each(REFUSED)('the local Discord refuses %s', async (_, body, code) => {
  const reply = await rest(play.local, 'POST', `/channels/${play.channelId}/messages`, body);
  expect(reply).toMatchObject({ status: 400, code: 50035 });
  expect(reply.text).toContain(code);
});

const option = (more = {}) => ({ type: 3, name: 'god', description: 'Who', ...more });
const command = (more = {}) => ({ name: 'game', description: 'Play', ...more });

const REFUSED_COMMANDS: readonly (readonly [string, object, string])[] = [
  ['a capital in the name', command({ name: 'Game' }), 'APPLICATION_COMMAND_INVALID_NAME'],
  ['a space in the name', command({ name: 'a game' }), 'APPLICATION_COMMAND_INVALID_NAME'],
  ['a name of 33', command({ name: long(33) }), 'BASE_TYPE_BAD_LENGTH'],
  ['no description', command({ description: '' }), 'BASE_TYPE_REQUIRED'],
  ['a description of 101', command({ description: long(101) }), 'BASE_TYPE_BAD_LENGTH'],
  ['26 options', command({ options: many(26, (i) => option({ name: `o${i}` })) }), 'BASE_TYPE_BAD_LENGTH'],
  ['an option twice', command({ options: [option(), option()] }), 'OPTIONS_NAME_ALREADY_EXISTS'],
  [
    'required after optional',
    command({ options: [option(), option({ name: 'b', required: true })] }),
    'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
  ],
  [
    '26 choices',
    command({ options: [option({ choices: many(26, (i) => ({ name: `${i}`, value: `${i}` })) })] }),
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'a choice of 101',
    command({ options: [option({ choices: [{ name: 'a', value: long(101) }] })] }),
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'choices and autocomplete',
    command({ options: [option({ autocomplete: true, choices: [{ name: 'a', value: 'a' }] })] }),
    'OPTIONS_AUTOCOMPLETE_INVALID',
  ],
  [
    'a subcommand beside an option',
    command({ options: [option(), option({ type: 1, name: 'b' })] }),
    'OPTIONS_TYPE_INVALID',
  ],
  ['a description in a menu', command({ type: 3, name: 'Show it' }), 'APPLICATION_COMMAND_INVALID'],
  ['options in a menu', { type: 2, name: 'Ask', options: [option()] }, 'APPLICATION_COMMAND_INVALID'],
  [
    'a name of 33 in a menu in one language',
    { type: 3, name: 'Show it', name_localizations: { fr: long(33) } },
    'BASE_TYPE_BAD_LENGTH',
  ],
  ['an unknown language', command({ name_localizations: { tlh: 'game' } }), 'ENUM_TYPE_COERCE'],
  [
    'a localized name with a capital',
    command({ name_localizations: { fr: 'Jeu' } }),
    'APPLICATION_COMMAND_INVALID_NAME',
  ],
  [
    'two options with one name in a language',
    command({
      options: [
        option({ name_localizations: { fr: 'dieu' } }),
        option({ name: 'dieu', name_localizations: { it: 'dio' } }),
      ],
    }),
    'OPTIONS_NAME_ALREADY_EXISTS',
  ],
  [
    'two choices with one name in a language',
    command({
      options: [
        option({
          choices: [
            { name: 'sun', value: 'sun', name_localizations: { ja: '太陽' } },
            { name: 'moon', value: 'moon', name_localizations: { ja: '太陽' } },
          ],
        }),
      ],
    }),
    'OPTIONS_CHOICE_NAME_ALREADY_EXISTS',
  ],
  [
    'over 8000 characters in one language',
    command({
      options: many(25, (i) =>
        option({
          name: `o${i}`,
          description_localizations: { fr: long(100) },
          choices: many(3, (c) => ({
            name: `${c}`,
            value: `${c}`,
            name_localizations: { fr: `${c}${long(80)}` },
          })),
        }),
      ),
    }),
    'APPLICATION_COMMAND_TOO_LARGE',
  ],
  [
    'over 8000 characters',
    command({
      options: many(25, (i) =>
        option({
          name: `o${i}`,
          description: long(100),
          choices: many(3, (c) => ({ name: `${c}${long(80)}`, value: `${c}` })),
        }),
      ),
    }),
    'APPLICATION_COMMAND_TOO_LARGE',
  ],
];

test.each(REFUSED_COMMANDS)('the local Discord refuses a command with %s', async (_, body, code) => {
  const reply = await rest(play.local, 'PUT', `/applications/${APPLICATION_ID}/commands`, [body]);
  expect(reply).toMatchObject({ status: 400, code: 50035 });
  expect(reply.text).toContain(code);
});

test("two commands can't have the same name", async () => {
  const reply = await rest(play.local, 'PUT', `/applications/${APPLICATION_ID}/commands`, [
    command(),
    command(),
  ]);
  expect(reply.text).toContain('APPLICATION_COMMANDS_DUPLICATE_NAME');
});

test("two commands can't have the same name in any language", async () => {
  const reply = await rest(play.local, 'PUT', `/applications/${APPLICATION_ID}/commands`, [
    command({ name_localizations: { fr: 'jeu', it: 'gioco' } }),
    command({ name: 'play', name_localizations: { fr: 'jeu', it: 'gioca' } }),
  ]);
  expect(reply.text).toContain('APPLICATION_COMMANDS_DUPLICATE_NAME');
});

test("two commands in one menu can't have the same name, and a menu takes at most fifteen", async () => {
  const at = `/applications/${APPLICATION_ID}/commands`;
  const menu = (type: number, name: string) => ({ type, name, name_localizations: { fr: `${name} !` } });
  expect(await rest(play.local, 'PUT', at, [menu(2, 'Show it'), menu(3, 'Show it')])).toMatchObject({
    status: 200,
  });
  const alike = await rest(play.local, 'PUT', at, [menu(2, 'Show'), { type: 2, name: 'Show !' }]);
  expect(alike.text).toContain('APPLICATION_COMMANDS_DUPLICATE_NAME');
  const sixteen = await rest(
    play.local,
    'PUT',
    at,
    [...Array(16).keys()].map((i) => menu(3, `Show ${i}`)),
  );
  expect(sixteen.text).toContain('APPLICATION_COMMANDS_TOO_MANY');
});

test("replacing all commands can't remove the Entry Point command; deleting it on its own can", async () => {
  const at = `/applications/${APPLICATION_ID}/commands`;
  const launch = { type: 4, name: 'launch', handler: 2 };
  const made = await rest(play.local, 'POST', at, launch);
  expect(made.status).toBe(201);
  expect(await rest(play.local, 'PUT', at, [])).toMatchObject({ status: 400, code: 50240 });
  expect(await rest(play.local, 'PUT', at, [command(), launch])).toMatchObject({ status: 200 });
  expect([...play.local.world.commands.values()].map(({ name }) => name)).toEqual(['game', 'launch']);
  const { id = '' } = [...play.local.world.commands.values()].find(({ type }) => type === 4) ?? {};
  expect(await rest(play.local, 'DELETE', `${at}/${id}`)).toMatchObject({ status: 204 });
  expect(await rest(play.local, 'PUT', at, [])).toMatchObject({ status: 200 });
});

const NOWHERE = '999';
const UNKNOWN: readonly (readonly [string, string, () => string, number, number])[] = [
  ['a channel', 'GET', () => `/channels/${NOWHERE}`, 404, 10003],
  ['a message', 'GET', () => `/channels/${play.channelId}/messages/${NOWHERE}`, 404, 10008],
  ['an interaction', 'POST', () => `/interactions/${NOWHERE}/token/callback`, 404, 10062],
  ['a webhook', 'POST', () => `/webhooks/${APPLICATION_ID}/token`, 404, 10015],
  ['a member', 'GET', () => `/guilds/1200000000000000001/members/${NOWHERE}`, 404, 10007],
  ['a guild', 'GET', () => `/guilds/${NOWHERE}`, 404, 10004],
  ['a command', 'DELETE', () => `/applications/${APPLICATION_ID}/commands/${NOWHERE}`, 404, 10063],
  ['a route', 'GET', () => '/nowhere', 404, 0],
];

test.each(UNKNOWN)(
  'a request for %s that does not exist is refused as unknown',
  async (_, method, path, status, code) => {
    expect(await rest(play.local, method, path())).toMatchObject({ status, code });
  },
);

test('a post takes five forum tags, but not more, nor unknown ones, nor those for moderators', async () => {
  const { world } = play.local;
  const [channel] = world.channels.values();
  if (channel === undefined) throw new Error('no channel');
  const forum = { ...channel, id: world.newId(), type: CHANNEL_TYPES.forum };
  const availableTags = many(7, (at) => ({ id: `77${at}`, name: `tag ${at}`, moderated: at === 6 }));
  world.channels.set(forum.id, { ...forum, availableTags });
  const post = openThread(world, forum, {
    name: 'post',
    type: CHANNEL_TYPES.publicThread,
    ownerId: BOT_ID,
    archiveAfter: 1440,
    from: null,
  });
  const tags = async (...ids: readonly string[]) =>
    (await rest(play.local, 'PATCH', `/channels/${post.id}`, { applied_tags: ids })).status;
  expect(await tags('770', '771', '772', '773', '774')).toBe(200);
  expect(world.channels.get(post.id)?.appliedTags).toHaveLength(5);
  expect(await tags('770', '771', '772', '773', '774', '775')).toBe(400);
  expect(await tags('999')).toBe(400);
  expect(await tags('776')).toBe(403);
});

test('an empty message is refused', async () => {
  const reply = await rest(play.local, 'POST', `/channels/${play.channelId}/messages`, { content: ' ' });
  expect(reply).toMatchObject({ status: 400, code: 50006 });
});

test('the problems of a form are nested as Discord nests them', async () => {
  const body = withRows(row(button('a', { label: long(81) })));
  const reply = await rest(play.local, 'POST', `/channels/${play.channelId}/messages`, body);
  const label = { _errors: [{ code: 'BASE_TYPE_MAX_LENGTH', message: 'Must be 80 or fewer in length.' }] };
  expect(JSON.parse(reply.text)).toEqual({
    message: 'Invalid Form Body',
    code: 50035,
    errors: { components: { 0: { components: { 0: { label } } } } },
  });
});

test('a request without the token is rejected', async () => {
  const response = await fetch(`${play.local.apiUrl}/v10/users/@me`, { headers: { authorization: 'Bot x' } });
  expect(response.status).toBe(401);
});

test('a second local Discord cannot use the same port', async () => {
  const port = Number(new URL(play.local.url).port);
  await expect(startPlay({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
