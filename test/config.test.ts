import { expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';

function problemsIn(environment: Readonly<Record<string, string>>): readonly string[] {
  const read = readConfig(environment);
  return read.ok ? [] : read.problems;
}

test('every setting is optional', () => {
  expect(readConfig({})).toEqual({
    ok: true,
    config: {
      discordToken: null,
      discordApiUrl: null,
      discordFilesUrl: null,
      databaseUrl: 'file:./data/ratatoskr.db',
      logLevel: 'info',
      port: 8787,
      health: null,
      isRateLimited: true,
      links: { source: null, support: null, privacy: null, terms: null },
    },
  });
});

test('a bot in production always needs its token', () => {
  expect(readConfig({ NODE_ENV: 'production' })).toEqual({
    ok: false,
    problems: [expect.stringContaining('DISCORD_TOKEN is not set.')],
  });
  expect(readConfig({ NODE_ENV: 'production', DISCORD_TOKEN: 'token' })).toMatchObject({ ok: true });
});

test('every setting can be set', () => {
  const read = readConfig({
    DISCORD_TOKEN: ' abc.def-123 ',
    DISCORD_API_URL: 'http://127.0.0.1:9000/api/',
    DISCORD_FILES_URL: 'http://127.0.0.1:9000/files/',
    DATABASE_URL: 'file:/var/lib/ratatoskr.db',
    LOG_LEVEL: 'WARN',
    PORT: '0',
    HEALTH_PORT: '9464',
    HEALTH_HOST: '::1',
    RATE_LIMIT: 'off',
    SOURCE_URL: 'https://example.org/code',
    SUPPORT_URL: 'https://discord.gg/abc',
    PRIVACY_URL: 'https://example.org/privacy.html#who',
    TERMS_URL: 'https://example.org/terms',
  });
  expect(read).toEqual({
    ok: true,
    config: {
      discordToken: 'abc.def-123',
      discordApiUrl: 'http://127.0.0.1:9000/api',
      discordFilesUrl: 'http://127.0.0.1:9000',
      databaseUrl: 'file:/var/lib/ratatoskr.db',
      logLevel: 'warn',
      port: 0,
      health: { host: '::1', port: 9464 },
      isRateLimited: false,
      links: {
        source: 'https://example.org/code',
        support: 'https://discord.gg/abc',
        privacy: 'https://example.org/privacy.html#who',
        terms: 'https://example.org/terms',
      },
    },
  });
});

test('health and metrics are served only to this machine by default', () => {
  const hostWith = (environment: Readonly<Record<string, string>>) => {
    const read = readConfig(environment);
    return read.ok ? read.config.health?.host : read.problems;
  };
  expect(hostWith({ HEALTH_PORT: '9464' })).toBe('127.0.0.1');
  expect(hostWith({ HEALTH_PORT: '9464', HEALTH_HOST: '0.0.0.0' })).toBe('0.0.0.0');
  expect(hostWith({ HEALTH_HOST: '0.0.0.0' })).toBeUndefined();
});

test.each([
  'postgresql://bot:hush@db.example:5433/ratatoskr?sslmode=verify-full',
  'postgresql:///ratatoskr?host=/var/run/postgresql',
  'postgresql://bot:hush@/ratatoskr?host=/var/run/postgresql',
])('the database can be on a PostgreSQL server: %s', (DATABASE_URL) => {
  const read = readConfig({ DATABASE_URL });
  expect(read.ok && read.config.databaseUrl).toBe(DATABASE_URL);
});

test('a setting with an empty value counts as missing', () => {
  expect(readConfig({ DISCORD_TOKEN: '', PORT: ' ' })).toEqual(readConfig({}));
});

test.each([
  ['PORT', 'eight'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['HEALTH_PORT', '99999'],
  ['HEALTH_HOST', 'everywhere'],
  ['SUPPORT_URL', 'example.org'],
  ['PRIVACY_URL', 'https://example.org/a)(b'],
  ['LOG_LEVEL', 'loud'],
  ['RATE_LIMIT', 'none'],
  ['DISCORD_API_URL', 'localhost:9000'],
  ['DISCORD_API_URL', 'ftp://127.0.0.1/api'],
  ['DISCORD_API_URL', 'http://127.0.0.1/api?v'],
  ['DISCORD_FILES_URL', 'file:///etc'],
])('%s cannot be %s, and the error message says so', (name, given) => {
  const problems = problemsIn({ [name]: given });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(name);
  expect(problems[0]).toContain(JSON.stringify(given));
  expect(problems[0]).toContain('it must be');
});

test('all problems are reported together', () => {
  expect(problemsIn({ PORT: 'x', LOG_LEVEL: 'y', DISCORD_API_URL: 'z' })).toHaveLength(3);
});

test("the message about a wrong database address starts with the variable's name", () => {
  expect(problemsIn({ DATABASE_URL: 'file:~/a.db' })).toEqual([
    expect.stringMatching(/^DATABASE_URL has ~ or a variable .*write the full path\.$/),
  ]);
  const taken = readConfig({ DATABASE_URL: 'postgres://bot:hush@localhost/bot' });
  expect(taken.ok && taken.config.databaseUrl).toBe('postgresql://bot:hush@localhost/bot');
});

const TOKEN = 'MTE4NjAyMDg3MDk0NTg0MTI2Mw.GhIjKl.aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456789AB';

test.each([
  'abc def',
  `Bot ${TOKEN}`,
  `"${TOKEN}"`,
  `“${TOKEN}”`,
  `${TOKEN}\u200b`,
  `${TOKEN}é`,
  `${TOKEN};`,
  `<${TOKEN}>`,
  `DISCORD_TOKEN=${TOKEN}`,
])('%s is not a token, and is not repeated', (given) => {
  const problems = problemsIn({ DISCORD_TOKEN: given });
  expect(problems).toEqual([expect.stringMatching(/^DISCORD_TOKEN [^\n]+\.$/)]);
  for (const part of ['abc', 'def', 'GhIjKl']) expect(problems[0]).not.toContain(part);
});

/** All settings, each with a value whose format is invalid. */
const SETTINGS = [
  'DISCORD_TOKEN',
  'DISCORD_API_URL',
  'DISCORD_FILES_URL',
  'DATABASE_URL',
  'LOG_LEVEL',
  'PORT',
  'HEALTH_PORT',
  'HEALTH_HOST',
  'RATE_LIMIT',
  'SOURCE_URL',
  'SUPPORT_URL',
  'PRIVACY_URL',
  'TERMS_URL',
];

const SECRETS = [
  `${TOKEN} `.repeat(2),
  'postgresql://bot:GhIjKl@localhost',
  'http://bot:GhIjKl@localhost/api',
  'password=GhIjKl',
  'bot:GhIjKl@db',
  'postgres://bot:GhIjKl',
];

test.each(SETTINGS)('no secret in %s is repeated', (name) => {
  for (const secret of SECRETS) {
    const problems = problemsIn({ [name]: secret });
    expect(problems).toHaveLength(1);
    expect(problems[0]).not.toContain('GhIjKl');
  }
});

test.each(SETTINGS)(
  '%s is refused in quotes or with an invisible character, and the message says which',
  (name) => {
    expect(problemsIn({ [name]: '"8080"' })).toEqual([`${name} is in quotes: remove them.`]);
    expect(problemsIn({ [name]: '80\u200b80' })).toEqual([
      expect.stringMatching(`^${name} has an invisible character \\(U\\+200B\\)`),
    ]);
  },
);
