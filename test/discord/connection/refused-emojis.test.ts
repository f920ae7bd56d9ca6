/** A message that Discord refuses for its emojis is sent anyway, in every way the bot sends. */
import { ButtonStyle, Client, ComponentType, type REST, Routes } from 'discord.js';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import type { Emoji } from '../../../src/core/presentation/emojis.ts';
import { openRest, settingsFor } from '../../../src/discord/connection/rest/rest-settings.ts';
import { hasSameWords, isSameMessage } from '../../../src/discord/delivery/channels/message-match.ts';
import { textEmoji } from '../../../src/discord/messages/pieces/emoji.ts';
import { button, menu, row } from '../../../src/discord/messages/pieces/parts.ts';
import { startLocalDiscord } from '../../../src/playground/local-discord.ts';
import type { Message } from '../../../src/playground/model/shapes.ts';

const SILENT = pino({ enabled: false });
const PICTURE = Buffer.from('x');
const ID = '1234567890123456789';

/** A Discord that has `asgard`, and a client that also expects an emoji `loki` that is gone. */
async function openDiscord() {
  const local = await startLocalDiscord({ port: 0 });
  onTestFinished(() => local.close());
  local.world.emojis.refusedPart = 0;
  local.world.emojis.known.set(ID, { id: ID, name: 'asgard', picture: PICTURE });
  const emojis = new Map<Emoji, string>([['asgard', ID]]);
  const client = new Client({ intents: [], rest: settingsFor(local.apiUrl, { emojis, log: SILENT }) });
  client.rest.setToken(local.token);
  onTestFinished(() => client.destroy());
  const { id: channelId } = local.world.channelCalled('#yggdrasil') ?? { id: '' };
  const last = (): Message | undefined => local.world.messagesIn(channelId).at(-1);
  return { local, client, emojis, channelId, last };
}

const CONTENT = `${textEmoji('asgard')}Your turn\nIn ${textEmoji('asgard')} Asgard or ${textEmoji('loki')} Loki`;
const ROWS = [
  row([
    button('a', 'Asgard', 'primary', 'asgard'),
    button('b', 'Loki', 'danger', 'loki'),
    button('c', 'Plain'),
  ]),
  menu('m', 'Choose', [
    { label: 'Asgard', value: 'asgard', emoji: 'asgard' },
    { label: 'Loki', value: 'loki', emoji: 'loki' },
  ]),
];
const FILES = [{ name: 'board.png', data: PICTURE }];

function posts(rest: REST, channelId: string, files = FILES) {
  return rest.post(Routes.channelMessages(channelId), {
    body: { content: CONTENT, components: ROWS },
    files,
  });
}

function emojisOf(message: Message | undefined) {
  const [buttons, menus] = message?.components ?? [];
  return {
    content: message?.content,
    buttons: buttons?.components?.map(({ emoji }) => emoji ?? null),
    options: menus?.components?.flatMap(({ options }) => options?.map(({ emoji }) => emoji ?? null) ?? []),
  };
}

const ASGARD = { name: 'asgard', id: ID };
const WITH = {
  content: `Your turn\nIn <:asgard:${ID}> Asgard or Loki`,
  buttons: [ASGARD, null, null],
  options: [ASGARD, null],
};
const WITHOUT = {
  content: 'Your turn\nIn Asgard or Loki',
  buttons: [null, null, null],
  options: [null, null],
};

test.each([
  ['with files', FILES],
  ['without files', []],
])('a message %s gets the known ids, and no emoji in the line that a phone shows', async (_, files) => {
  const { client, channelId, last } = await openDiscord();
  await posts(client.rest, channelId, files);
  expect(emojisOf(last())).toEqual(WITH);
});

test('before Discord has sent any id, a message has no emojis', async () => {
  const { local, channelId, last } = await openDiscord();
  await posts(openRest(local.token, local.apiUrl, SILENT), channelId);
  expect(emojisOf(last())).toEqual(WITHOUT);
});

test.each([
  [0, WITH],
  [1, WITH],
  [2, WITHOUT],
])('a message is still sent once (refusals: %i)', async (times, shown) => {
  const { local, client, channelId, last } = await openDiscord();
  const before = local.world.messagesIn(channelId).length;
  const refusing = local.world.restFaults.inject({ kind: 'refusing-emojis' }, { times });
  await posts(client.rest, channelId);
  expect(refusing.calls).toHaveLength(times);
  expect(local.world.messagesIn(channelId)).toHaveLength(before + 1);
  expect(emojisOf(last())).toEqual(shown);
  expect(last()?.attachments).toHaveLength(1);
});

test('after an emoji was deleted on Discord, the message goes out without emojis', async () => {
  const { client, emojis, channelId, last } = await openDiscord();
  emojis.set('loki', '1234567890123456780');
  await posts(client.rest, channelId);
  expect(emojisOf(last())).toEqual(WITHOUT);
});

test('buttons that already have emoji ids are sent without emojis if Discord refuses the ids', async () => {
  const { local, client, channelId, last } = await openDiscord();
  local.world.restFaults.inject({ kind: 'refusing-emojis' }, { times: 2 });
  const copied = { type: 1, components: [{ type: 2, style: 1, label: 'A', custom_id: 'a', emoji: ASGARD }] };
  await client.rest.post(Routes.channelMessages(channelId), { body: { content: 'x', components: [copied] } });
  expect(last()?.components?.[0]?.components?.[0]?.emoji).toBeUndefined();
});

test('a message that is refused for another reason is sent once', async () => {
  const { local, client, channelId } = await openDiscord();
  const refusing = local.world.restFaults.inject({ kind: 'refusing' });
  await expect(posts(client.rest, channelId)).rejects.toThrow('Invalid Form Body');
  expect(refusing.calls).toHaveLength(1);
});

test('a refused message without emojis is not sent again', async () => {
  const { local, client, channelId } = await openDiscord();
  const refusing = local.world.restFaults.inject({ kind: 'refusing-emojis' });
  const components = [
    row([{ type: ComponentType.Button, style: ButtonStyle.Primary, label: 'Go', custom_id: 'go' }]),
  ];
  const sent = client.rest.post(Routes.channelMessages(channelId), { body: { content: 'x', components } });
  await expect(sent).rejects.toThrow('Invalid emoji');
  expect(refusing.calls).toHaveLength(1);
});

test('the local Discord refuses one in 25 messages with emojis, yet all of them still arrive', async () => {
  const { local, client, channelId } = await openDiscord();
  local.world.emojis.refusedPart = 0.04;
  const before = local.world.messagesIn(channelId).length;
  const plain = openPlain(local.token, local.apiUrl);
  let refused = 0;
  for (let sent = 0; sent < 100; sent += 1) {
    const body = {
      content: 'x',
      components: [{ type: 1, components: [{ ...button('a', 'A'), emoji: ASGARD }] }],
    };
    await plain.post(Routes.channelMessages(channelId), { body }).catch(() => {
      refused += 1;
    });
  }
  expect(refused).toBeGreaterThanOrEqual(2);
  expect(refused).toBeLessThanOrEqual(8);
  for (let sent = 0; sent < 50; sent += 1) await posts(client.rest, channelId, []);
  expect(local.world.messagesIn(channelId)).toHaveLength(before + 100 - refused + 50);
});

/** A client without the handling of refused emojis. */
function openPlain(token: string, api: string): REST {
  const { makeRequest: _, ...options } = settingsFor(api, { emojis: new Map(), log: SILENT });
  const client = new Client({ intents: [], rest: options });
  onTestFinished(() => client.destroy());
  return client.rest.setToken(token);
}

test('the bot recognizes its own message with or without emojis', () => {
  const outgoing = { content: CONTENT, rows: ROWS, files: [], call: [] };
  const content = WITH.content;
  const customIds = ['a', 'b', 'c', 'm'];
  expect(isSameMessage({ content, customIds }, outgoing)).toBe(true);
  expect(isSameMessage({ content: WITHOUT.content, customIds }, outgoing)).toBe(true);
  expect(hasSameWords({ content: WITHOUT.content }, outgoing)).toBe(true);
  expect(isSameMessage({ content: `${content}!`, customIds }, outgoing)).toBe(false);
});
