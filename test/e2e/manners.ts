/** The rules for everything the bot sends: no one is pinged by accident, and Discord refuses nothing. */

import { expect } from 'vitest';
import { fitsNotification } from '../../src/discord/messages/pieces/notification.ts';
import type { Sent } from '../../src/playground/wiretap.ts';
import { BOT_ID } from '../../src/playground/world/hall.ts';
import type { Language } from '../../src/words/languages.ts';
import { asTyped } from '../../tools/people/as-typed.ts';
import type { Hall } from './bot.ts';

const NEW_MESSAGE = /\/channels\/\d+\/messages$/;
const CHANGED_MESSAGE = /\/channels\/\d+\/messages\/\d+$|\/webhooks\/\d+\/[^/]+(?:\/messages\/[^/]+)?$/;

/** Messages sent and edited, including those sent as a response to an interaction. */
export function messagesSent(hall: Hall): readonly Sent[] {
  return hall.wire.sent.filter(
    ({ method, path }) =>
      (method === 'POST' && (NEW_MESSAGE.test(path) || CHANGED_MESSAGE.test(path))) ||
      (method === 'PATCH' && CHANGED_MESSAGE.test(path)),
  );
}

interface FirstWords {
  readonly content: string;
  readonly allowed_mentions?: unknown;
}

/** The first response to each interaction, if that response has text. */
function firstWords(hall: Hall): readonly FirstWords[] {
  return hall.wire.sent
    .filter(({ path }) => path.endsWith('/callback'))
    .map(({ body }) => body['data'] as FirstWords | undefined)
    .filter((data): data is FirstWords => typeof data?.content === 'string');
}

export function expectGoodManners(hall: Hall): void {
  const sent = messagesSent(hall);
  expect(sent.length).toBeGreaterThan(0);
  for (const one of sent) expect(one.body['allowed_mentions'], one.path).toMatchObject({ parse: [] });
  for (const data of firstWords(hall)) expect(data.allowed_mentions).toMatchObject({ parse: [] });
  for (const { body } of sent.filter(({ path }) => NEW_MESSAGE.test(path))) expectShortCall(body);
  const edits = sent.filter(({ path }) => !NEW_MESSAGE.test(path));
  for (const { body } of edits) expect(body['allowed_mentions']).not.toHaveProperty('users.0');
}

/** The line that a phone shows in the notification to the people pinged. */
function expectShortCall({ content, allowed_mentions: mentions }: Sent['body']): void {
  const { users = [] }: { readonly users?: readonly string[] } = Object(mentions);
  if (users.length === 0) return;
  const [line = ''] = String(content).split('\n');
  expect({ line, fits: fitsNotification(line) }).toEqual({ line, fits: true });
}

/** The bot's public messages in a channel, oldest first, as a reader of that language sees them. */
export function postedIn(hall: Hall, channel = '#yggdrasil', language: Language = 'en'): readonly string[] {
  const id = hall.local.world.channelCalled(channel)?.id ?? '';
  return hall.local.world
    .messagesIn(id)
    .filter((message) => message.authorId === BOT_ID && message.visibleTo === null)
    .map(({ content }) => asTyped(content, language));
}
