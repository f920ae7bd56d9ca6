/** The application's emojis are uploaded once, and a start never waits for them or fails without them. */
import { type REST, Routes } from 'discord.js';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { EMOJIS, type Emoji } from '../../../src/core/presentation/emojis.ts';
import { synchroniseEmojis } from '../../../src/discord/connection/emojis/emojis.ts';
import { openRest } from '../../../src/discord/connection/rest/rest-settings.ts';
import { startLocalDiscord } from '../../../src/playground/local-discord.ts';
import { APPLICATION_ID } from '../../../src/playground/world/hall.ts';

const SILENT = pino({ enabled: false });
const ENDLESS = new AbortController().signal;

async function openDiscord() {
  const local = await startLocalDiscord({ port: 0 });
  onTestFinished(() => local.close());
  const rest = openRest(local.token, local.apiUrl, SILENT);
  onTestFinished(() => {
    rest.clearHashSweeper();
    rest.clearHandlerSweeper();
  });
  return { local, rest, known: local.world.emojis.known };
}

/** Runs the upload of emojis once to the end, and returns the ids and the warnings. */
async function synchronised(rest: REST, signal = ENDLESS) {
  const ids = new Map<Emoji, string>();
  const warnings: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => warnings.push(line) });
  await synchroniseEmojis(rest, APPLICATION_ID, ids, { log }, signal);
  return { ids, warnings };
}

test('the first start creates every emoji, and the next one only fetches them', async () => {
  const { local, rest, known } = await openDiscord();
  const { ids, warnings } = await synchronised(rest);
  expect([...known.values()].map(({ name }) => name)).toEqual([...EMOJIS]);
  expect([...ids]).toEqual([...known.values()].map(({ id, name }) => [name, id]));
  const creating = local.world.restFaults.inject(
    { kind: 'refusing' },
    { on: ({ method }) => method === 'POST' },
  );
  expect((await synchronised(rest)).ids).toEqual(ids);
  expect(creating.calls).toEqual([]);
  expect(warnings).toEqual([]);
});

test('missing emojis are created, and emojis of other owners are kept', async () => {
  const { rest, known } = await openDiscord();
  const picture = Buffer.from('x');
  known.set('7', { id: '7', name: 'asgard', picture });
  known.set('8', { id: '8', name: 'asgard0', picture });
  const { ids } = await synchronised(rest);
  expect(ids.get('asgard')).toBe('7');
  expect(known.get('8')?.name).toBe('asgard0');
  expect(known.size).toBe(EMOJIS.length + 1);
});

test('programs that start at the same time create no duplicates, and each learns all ids', async () => {
  const { local, rest, known } = await openDiscord();
  const other = openRest(local.token, local.apiUrl, SILENT);
  onTestFinished(() => {
    other.clearHashSweeper();
    other.clearHandlerSweeper();
  });
  const [one, two] = await Promise.all([synchronised(rest), synchronised(other)]);
  expect(known.size).toBe(EMOJIS.length);
  expect(one.ids.size).toBe(EMOJIS.length);
  expect(new Map([...two.ids].sort())).toEqual(new Map([...one.ids].sort()));
  expect([...one.warnings, ...two.warnings]).toEqual([]);
});

test('an emoji whose picture Discord refuses is not created, and the log has its name', async () => {
  const { local, rest } = await openDiscord();
  local.world.restFaults.inject({ kind: 'refusing' }, { on: ({ method }) => method === 'POST', times: 1 });
  const { ids, warnings } = await synchronised(rest);
  expect(ids.size).toBe(EMOJIS.length - 1);
  expect(warnings.join()).toContain('"emojis":["asgard"]');
});

test('the bot runs without emojis if Discord refuses all requests about them', async () => {
  const { local, rest } = await openDiscord();
  local.world.restFaults.inject({ kind: 'refusing' }, { on: ({ path }) => path.endsWith('/emojis') });
  const { ids, warnings } = await synchronised(rest);
  expect(ids.size).toBe(0);
  expect(warnings).toHaveLength(1);
});

test('the upload waits out a rate limit, and skips no emoji because of it', async () => {
  const { local, rest, known } = await openDiscord();
  const limited = local.world.restFaults.inject(
    { kind: 'rate-limited', scope: 'user', seconds: 1 },
    { on: ({ method }) => method === 'POST', times: 1 },
  );
  const { ids } = await synchronised(rest);
  expect(limited.calls).toHaveLength(1);
  expect(ids.size).toBe(EMOJIS.length);
  expect(known.size).toBe(EMOJIS.length);
});

test('a program that stops while Discord is away gives up retrying silently', async () => {
  const { local, rest } = await openDiscord();
  const ending = new AbortController();
  const away = local.world.restFaults.inject({ kind: 'failing', status: 503 });
  const ended = synchronised(rest, ending.signal);
  await expect.poll(() => away.calls.length).toBeGreaterThan(0);
  ending.abort();
  expect((await ended).warnings).toEqual([]);
});

test('the local Discord accepts the same names and pictures as Discord', async () => {
  const { rest } = await openDiscord();
  const image = 'data:image/png;base64,eA==';
  const creates = (body: object) => rest.post(Routes.applicationEmojis(APPLICATION_ID), { body });
  await creates({ name: 'asgard', image });
  await expect(creates({ name: 'asgard', image })).rejects.toThrow('APPLICATION_EMOJI_NAME_ALREADY_TAKEN');
  await expect(creates({ name: 'a', image })).rejects.toThrow('STRING_TYPE_REGEX');
  await expect(creates({ name: 'a-b', image })).rejects.toThrow('STRING_TYPE_REGEX');
  await expect(creates({ name: 'midgard', image: 'https://example.org/a.png' })).rejects.toThrow(
    'IMAGE_INVALID',
  );
  const large = Buffer.alloc(256 * 1024 + 1).toString('base64');
  await expect(creates({ name: 'midgard', image: `data:image/png;base64,${large}` })).rejects.toThrow(
    'too large',
  );
});
