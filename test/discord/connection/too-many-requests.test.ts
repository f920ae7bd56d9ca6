/** A 429 in all the forms in which Discord and proxies send it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RateLimitError, type REST, Routes } from 'discord.js';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openRest } from '../../../src/discord/connection/rest/rest-settings.ts';

interface Answer {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

const PAGE = '<html>You are being rate limited</html>';
const OWN = (limit: object) => JSON.stringify({ message: 'You are being rate limited.', ...limit });
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toUTCString();

/** A Discord that limits every request. */
async function limiting({ headers = {}, body }: Answer) {
  let requests = 0;
  const server = createServer((_, response) => {
    requests += 1;
    response.writeHead(429, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const rest = openRest('token', `http://127.0.0.1:${port}/api`, pino({ enabled: false }));
  onTestFinished(() => {
    rest.clearHashSweeper();
    rest.clearHandlerSweeper();
  });
  return { rest, requests: () => requests };
}

async function limitOf(asked: Promise<unknown>): Promise<RateLimitError> {
  const error = await asked.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof RateLimitError)) throw new Error(`no rate limit: ${String(error)}`);
  return error;
}

const aChannel = (rest: REST) => rest.get(Routes.channel('1'));
const anAnswer = (rest: REST) =>
  rest.post(Routes.interactionCallback('2', 'token'), { auth: false, body: { type: 5 } });

test.each<readonly [string, () => Answer, number]>([
  ['a page', () => ({ body: PAGE }), 10],
  ['a page with seconds', () => ({ headers: { 'retry-after': '120' }, body: PAGE }), 120],
  ['a page with a date', () => ({ headers: { 'retry-after': inSeconds(120) }, body: PAGE }), 120],
  ['a page with a date far off', () => ({ headers: { 'retry-after': inSeconds(1e6) }, body: PAGE }), 3600],
  ['a page with nonsense', () => ({ headers: { 'retry-after': 'soon' }, body: PAGE }), 10],
  ['nothing', () => ({ body: '' }), 10],
  ['JSON without a wait', () => ({ body: '{}' }), 10],
  ['null', () => ({ body: 'null' }), 10],
  ['a global limit without a header', () => ({ body: OWN({ retry_after: 30, global: true }) }), 30],
])('%s: all requests pause', async (_what, answer, seconds) => {
  const { rest, requests } = await limiting(answer());
  const { retryAfter, global } = await limitOf(aChannel(rest));
  expect(global).toBe(true);
  expect(retryAfter / 1000).toBeGreaterThan(seconds - 2);
  expect(retryAfter / 1000).toBeLessThan(seconds + 1);
  await limitOf(rest.get(Routes.user('3')));
  expect(requests()).toBe(1);
});

test('a proxy that blocks the bot gets no interaction responses either', async () => {
  const { rest, requests } = await limiting({ body: PAGE });
  await limitOf(aChannel(rest));
  await limitOf(anAnswer(rest));
  expect(requests()).toBe(1);
});

test("Discord's own limit on one route without a header pauses only that route", async () => {
  const { rest, requests } = await limiting({ body: OWN({ retry_after: 30, global: false }) });
  expect(await limitOf(aChannel(rest))).toMatchObject({ global: false });
  await limitOf(anAnswer(rest));
  expect(requests()).toBe(2);
});

test('a wait of 0 seconds counts as one second', async () => {
  const { rest, requests } = await limiting({
    headers: { 'retry-after': '0' },
    body: OWN({ retry_after: 0 }),
  });
  rest.options.rejectOnRateLimit = () => true;
  const { retryAfter } = await limitOf(aChannel(rest));
  expect(retryAfter).toBeGreaterThanOrEqual(1000);
  expect(requests()).toBe(1);
});
