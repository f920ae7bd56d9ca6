import { expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';

function problemsIn(environment: Readonly<Record<string, string>>): readonly string[] {
  const read = readConfig(environment);
  return read.ok ? [] : read.problems;
}

test('nothing has to be set', () => {
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
    },
  });
});

test('a bot in production is never without its token by mistake', () => {
  expect(readConfig({ NODE_ENV: 'production' })).toEqual({
    ok: false,
    problems: [expect.stringContaining('DISCORD_TOKEN is not set.')],
  });
  expect(readConfig({ NODE_ENV: 'production', DISCORD_TOKEN: 'token' })).toMatchObject({ ok: true });
});

test('everything can be set', () => {
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
    },
  });
});

test('health and metrics are for this machine alone, unless it is told otherwise', () => {
  const hostWith = (environment: Readonly<Record<string, string>>) => {
    const read = readConfig(environment);
    return read.ok ? read.config.health?.host : read.problems;
  };
  expect(hostWith({ HEALTH_PORT: '9464' })).toBe('127.0.0.1');
  expect(hostWith({ HEALTH_PORT: '9464', HEALTH_HOST: '0.0.0.0' })).toBe('0.0.0.0');
  expect(hostWith({ HEALTH_HOST: '0.0.0.0' })).toBeUndefined();
});

test.each([
  'postgresql://bot:hush@db.example:5433/ratatoskr?sslmode=require',
  'postgresql:///ratatoskr?host=/var/run/postgresql',
  'postgresql://bot:hush@/ratatoskr?host=/var/run/postgresql',
])('the database can be one of a PostgreSQL server: %s', (DATABASE_URL) => {
  const read = readConfig({ DATABASE_URL });
  expect(read.ok && read.config.databaseUrl).toBe(DATABASE_URL);
});

test('an empty line in the environment file is as good as none', () => {
  expect(readConfig({ DISCORD_TOKEN: '', PORT: ' ' })).toEqual(readConfig({}));
});

test.each([
  ['PORT', 'eight'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['HEALTH_PORT', '99999'],
  ['HEALTH_HOST', 'everywhere'],
  ['LOG_LEVEL', 'loud'],
  ['RATE_LIMIT', 'none'],
  ['DATABASE_URL', 'postgres://localhost/bot'],
  ['DATABASE_URL', 'postgresql://localhost'],
  ['DATABASE_URL', 'postgresql://local host/bot'],
  ['DATABASE_URL', 'postgresql://localhost:port/bot'],
  ['DATABASE_URL', 'postgresql://localhost:65536/bot'],
  ['DATABASE_URL', './data.db'],
  ['DATABASE_URL', 'file:'],
  ['DATABASE_URL', 'file::memory:'],
  ['DATABASE_URL', 'file:a.db?mode=ro'],
  ['DISCORD_API_URL', 'localhost:9000'],
  ['DISCORD_API_URL', 'ftp://127.0.0.1/api'],
  ['DISCORD_FILES_URL', 'file:///etc'],
])('%s cannot be %s, and the sentence says so', (name, given) => {
  const problems = problemsIn({ [name]: given });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(name);
  expect(problems[0]).toContain(JSON.stringify(given));
  expect(problems[0]).toContain('it must be');
});

test('all that is wrong is said at once', () => {
  expect(problemsIn({ PORT: 'x', LOG_LEVEL: 'y', DISCORD_API_URL: 'z' })).toHaveLength(3);
});

test('a token is never repeated', () => {
  const problems = problemsIn({ DISCORD_TOKEN: 'abc def' });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain('DISCORD_TOKEN');
  expect(problems[0]).not.toContain('abc');
  expect(problems[0]).not.toContain('def');
});

test('nor is the password of a database server', () => {
  const [problem] = problemsIn({ DATABASE_URL: 'postgres://bot:hush@localhost/bot' });
  expect(problem).toContain('DATABASE_URL is "postgres://***@localhost/bot"');
  const [unescaped] = problemsIn({ DATABASE_URL: 'postgresql://bot:hush#hush/hush@localhost/bot' });
  expect(unescaped).toContain('DATABASE_URL is "postgresql://***@localhost/bot"');
  expect(unescaped).toContain('%23 for #');
  const [other] = problemsIn({ DATABASE_URL: 'postgresql://localhost?password=hush&sslmode=require' });
  expect(other).toContain('"postgresql://localhost?password=***&sslmode=require"');
});
