/** The log's text about an error, and the parts it keeps secret. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DiscordAPIError, HTTPError, RateLimitError, REST, Routes } from 'discord.js';
import { describe, expect, onTestFinished, test } from 'vitest';
import { briefly, openLog, withoutSecrets } from '../../../src/program/log/logging.ts';

const INTERACTION_TOKEN = 'aW50ZXJhY3Rpb246MTIz.a-secret_token~%3D';
const BOT_TOKEN = 'MTIzNDU2Nzg5MDEyMzQ1Njc4OTA.GaBcDe.this-is-the-secret-of-the-bot-itself';

function logged(error: unknown, secrets: readonly string[] = []): string {
  const lines: string[] = [];
  openLog('trace', secrets, { write: (line) => void lines.push(line) }).error({ error }, 'it failed');
  expect(lines).toHaveLength(1);
  expect(() => JSON.parse(lines[0] ?? '')).not.toThrow();
  return lines[0] ?? '';
}

describe('an error in the log', () => {
  test('has the name, message and location', () => {
    expect(briefly(new TypeError('the disk is full'))).toMatchObject({
      name: 'TypeError',
      message: 'the disk is full',
      stack: expect.stringContaining('logging.test.ts'),
    });
  });

  test('has its cause, even if it is its own cause', () => {
    const cause = Object.assign(new Error('refused'), { code: 'ECONNREFUSED', address: '10.0.0.1' });
    expect(briefly(new TypeError('fetch failed', { cause }))).toMatchObject({
      message: 'fetch failed',
      cause: { message: 'refused', code: 'ECONNREFUSED' },
    });
    const circle = new Error('round');
    circle.cause = circle;
    expect(JSON.stringify(briefly(circle))).toContain('round');
  });

  test("doesn't leak the contents of a thrown object", () => {
    expect(briefly({ reason: 'typed by somebody' })).toBe('[object Object]');
    expect(briefly('a word')).toBe('a word');
  });
});

/** A Discord that answers every request with this error. */
async function answering(status: number, body: object, headers: Readonly<Record<string, string>> = {}) {
  const server: Server = createServer((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
}

async function failureAt(api: string, more: object = {}): Promise<unknown> {
  const rest = new REST({ api, retries: 0, ...more }).setToken(BOT_TOKEN);
  onTestFinished(() => {
    rest.clearHashSweeper();
    rest.clearHandlerSweeper();
  });
  const route = Routes.webhookMessage('123456789012345678', INTERACTION_TOKEN);
  const body = { content: 'private words' };
  return rest.patch(route, { body }).then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe('the log contains neither the URL with its token nor the request body', () => {
  const FAILURES: readonly (readonly [string, new (...given: never[]) => unknown, () => Promise<unknown>])[] =
    [
      [
        'what Discord refuses',
        DiscordAPIError,
        async () => failureAt(await answering(404, { code: 10062, message: 'Unknown interaction' })),
      ],
      ['what Discord cannot do', HTTPError, async () => failureAt(await answering(503, {}))],
      [
        'what Discord has had enough of',
        RateLimitError,
        async () =>
          failureAt(
            await answering(
              429,
              { retry_after: 60, global: false, message: 'slow' },
              { 'retry-after': '60', 'x-ratelimit-scope': 'user' },
            ),
            { rejectOnRateLimit: () => true },
          ),
      ],
      ['a Discord that is not there', Error, () => failureAt('http://127.0.0.1:1/api')],
      [
        'a Discord that takes too long',
        Error,
        async () => {
          const server = createServer();
          await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
          onTestFinished(() => {
            server.closeAllConnections();
            server.close();
          });
          const { port } = server.address() as AddressInfo;
          return failureAt(`http://127.0.0.1:${port}/api`, { timeout: 50 });
        },
      ],
    ];

  test.each(FAILURES)('%s', async (_, kind, fails) => {
    const error = await fails();
    expect(error).toBeInstanceOf(kind);
    const line = logged(error);
    expect(line).not.toContain(INTERACTION_TOKEN);
    expect(line).not.toContain('a-secret_token');
    expect(line).not.toContain('private words');
    expect(line).not.toContain(BOT_TOKEN);
  });

  test('a URL in an error message has no token left', () => {
    const path = `https://discord.com/api/v10/interactions/1234567890/${INTERACTION_TOKEN}/callback`;
    expect(withoutSecrets(`POST ${path} failed`)).toBe(
      'POST https://discord.com/api/v10/interactions/1234567890/[token]/callback failed',
    );
    expect(logged(new Error(`no answer from ${path}`))).not.toContain('a-secret_token');
    const file = 'https://cdn.discordapp.com/attachments/1/2/box.txt?ex=66aa&is=66bb&hm=0123abcd&';
    expect(logged(new Error(file))).not.toMatch(/66aa|66bb|0123abcd/);
  });

  test("the bot's token is left out in every form", () => {
    expect(logged(new Error(`Authorization: Bot ${BOT_TOKEN}`))).not.toContain('secret-of-the-bot');
    expect(logged(new Error('token local-token'), ['local-token'])).not.toContain('local-token');
  });
});
