/** Other sites in the browser of a person who runs the local Discord: no site gets an answer. */
import { request } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { type LocalDiscord, startLocalDiscord } from '../../src/playground/local-discord.ts';

async function localDiscord(): Promise<LocalDiscord> {
  const local = await startLocalDiscord({ port: 0 });
  onTestFinished(() => local.close());
  return local;
}

type Headers = Readonly<Record<string, string>>;

function asks(url: string, headers: Headers, body?: string) {
  return new Promise<{ readonly status: number; readonly headers: Readonly<Record<string, unknown>> }>(
    (resolve, reject) => {
      const asked = request(url, { method: body === undefined ? 'GET' : 'POST', headers }, (answer) => {
        answer.resume();
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers });
      });
      asked.on('error', reject);
      asked.end(body);
    },
  );
}

test("a foreign host name that leads here gets nothing, neither the page nor the bot's API", async () => {
  const { url, apiUrl } = await localDiscord();
  for (const place of [`${url}/`, `${url}/play/hall`, `${apiUrl}/v10/gateway`]) {
    expect((await asks(place, {})).status, place).toBe(200);
    expect((await asks(place, { host: new URL(url).host.replace('127.0.0.1', 'localhost') })).status).toBe(
      200,
    );
    expect((await asks(place, { host: 'rebound.example' })).status, place).toBe(403);
    expect((await asks(place, { host: '127.0.0.1.rebound.example:80' })).status, place).toBe(403);
  }
});

test("another site's page can't post here", async () => {
  const { url, world, people } = await localDiscord();
  const [channel] = [...world.channels.keys()];
  const [person] = [...world.people.keys()];
  expect(people.commands(person ?? '', channel ?? '')).toEqual([]);
  const posted = JSON.stringify({ person, channel, text: 'Here I am' });
  const says = (origin: Headers) =>
    asks(`${url}/play/say`, { 'content-type': 'application/json', ...origin }, posted);
  expect((await says({ origin: 'https://evil.example' })).status).toBe(403);
  expect((await says({ origin: 'http://127.0.0.1:1' })).status).toBe(403);
  expect((await says({ origin: 'null' })).status).toBe(403);
  expect(world.messages.size).toBe(0);
  expect((await says({ origin: url })).status).toBe(200);
  expect(world.messages.size).toBe(1);
});

test.each([
  ['https://evil.example', false],
  [undefined, true],
])('the gateway accepts a connection from the origin %s: %s', async (origin, isOpened) => {
  const { url } = await localDiscord();
  const socket = new WebSocket(
    `${url.replace('http', 'ws')}/gateway`,
    origin === undefined ? {} : { origin },
  );
  const opened = await new Promise<boolean>((resolve) => {
    socket.once('message', () => resolve(true));
    socket.once('error', () => resolve(false));
  });
  socket.terminate();
  expect(opened).toBe(isOpened);
});

test('the page runs only its own scripts, and serves each file with its own type', async () => {
  const { url } = await localDiscord();
  const { headers } = await asks(`${url}/`, {});
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; /);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
});
