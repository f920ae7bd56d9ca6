/** Replies to interactions don't count towards the limit for all of the bot's requests. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RateLimitError, REST, Routes } from 'discord.js';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { sendRepliesApart } from '../../../src/discord/connection/rest/replies-apart.ts';
import { settingsFor } from '../../../src/discord/connection/rest/rest-settings.ts';

const log = pino({ enabled: false });
const EACH_SECOND = 2;

/** A client that fails instead of waiting, at a Discord that accepts everything. */
async function openClient() {
  const paths: string[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const settings = {
    ...settingsFor(`http://127.0.0.1:${port}/api`, { emojis: new Map(), log }),
    globalRequestsPerSecond: EACH_SECOND,
    rejectOnRateLimit: () => true,
  };
  const rest = new REST(settings).setToken('token');
  const end = sendRepliesApart(rest, settings, log);
  onTestFinished(() => {
    end();
    rest.clearHashSweeper();
    rest.clearHandlerSweeper();
    server.closeAllConnections();
    server.close();
  });
  return { rest, paths };
}

const reply = (rest: REST, token: string) =>
  rest.patch(Routes.webhookMessage('1', token, '@original'), { auth: false, body: {} });
const post = (rest: REST, channel: string) => rest.post(Routes.channelMessages(channel), { body: {} });

test('a board is posted at once, however many replies were sent in that second', async () => {
  const { rest, paths } = await openClient();
  for (let number = 0; number < 10; number += 1) await reply(rest, `token${number}`);
  await post(rest, '2');
  expect(paths).toHaveLength(11);
});

test('replies are sent at once, however many boards were posted in that second', async () => {
  const { rest } = await openClient();
  await post(rest, '2');
  await post(rest, '3');
  await expect(post(rest, '4')).rejects.toBeInstanceOf(RateLimitError);
  await expect(reply(rest, 'token')).resolves.toEqual({});
});
