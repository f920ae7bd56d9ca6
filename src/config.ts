/** The environment variables with the settings for running the bot. */
import { z } from 'zod';
import { DEFAULT_STORAGE_URL, readStorageUrl } from './storage/storage-url.ts';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface Config {
  /** Null means that there is no account, and the bot runs on the local Discord. */
  readonly discordToken: string | null;
  /** The base URL of Discord's REST API, for example `http://127.0.0.1:9000/api`; null for the real one. */
  readonly discordApiUrl: string | null;
  /** The origin of attached files, such as `http://127.0.0.1:9000`; null for Discord's own. */
  readonly discordFilesUrl: string | null;
  /** The URL of the database that stores everything, as returned by `readStorageUrl`. */
  readonly databaseUrl: string;
  readonly logLevel: LogLevel;
  /** The port of the local Discord's page. 0 means any free port. */
  readonly port: number;
  /** The address that serves health and metrics; null if they are not served. */
  readonly health: { readonly host: string; readonly port: number } | null;
  /** Whether there is a limit for how often one person can use the bot. */
  readonly isRateLimited: boolean;
  /** The links shown by `/about` and at the end of `/help`. Null leaves one out. */
  readonly links: {
    readonly source: string | null;
    readonly support: string | null;
    readonly privacy: string | null;
    readonly terms: string | null;
  };
}

export type ReadConfig =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problems: readonly string[] };

type Environment = { readonly [name: string]: string | undefined };

interface Variable<T> {
  readonly name: string;
  readonly schema: z.ZodType<T, string>;
  /** The end of the sentence "it must be ...", which describes valid values. */
  readonly wanted: string;
  readonly isSecret?: true;
}

const TOKEN: Variable<string> = {
  name: 'DISCORD_TOKEN',
  schema: z.string().regex(/^[\w.-]+$/),
  wanted:
    'the token of the bot from the Discord developer portal: letters, digits, dots, hyphens and underscores, without Bot before it',
  isSecret: true,
};

/** The base address of requests, so it can't contain a query, a fragment or a user name. */
const httpAddress = z.url({ protocol: /^https?$/ }).regex(/^[^@?#\s]+$/);

const API_URL: Variable<string> = {
  name: 'DISCORD_API_URL',
  schema: httpAddress.transform((url) => url.replace(/\/+$/, '')),
  wanted: 'an http or https address such as http://127.0.0.1:9000/api, without user, ? and #',
};

const FILES_URL: Variable<string> = {
  name: 'DISCORD_FILES_URL',
  schema: httpAddress.transform((url) => new URL(url).origin),
  wanted: 'an http or https address such as http://127.0.0.1:9000, without user, ? and #',
};

const LOG_LEVEL: Variable<LogLevel> = {
  name: 'LOG_LEVEL',
  schema: z.string().toLowerCase().pipe(z.enum(LOG_LEVELS)),
  wanted: `one of ${LOG_LEVELS.join(', ')}`,
};

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .pipe(z.int().max(65_535));

const PORT: Variable<number> = {
  name: 'PORT',
  schema: port,
  wanted: 'a whole number from 0 to 65535',
};

const HEALTH_PORT: Variable<number> = {
  name: 'HEALTH_PORT',
  schema: port,
  wanted: 'a whole number from 0 to 65535, or empty to turn health and metrics off',
};

const HEALTH_HOST: Variable<string> = {
  name: 'HEALTH_HOST',
  schema: z.union([z.ipv4(), z.ipv6()]),
  wanted: 'an address of this machine such as 127.0.0.1, or 0.0.0.0 for all its addresses',
};

/** An address for people, which `/help` shows to everyone. */
function link(name: string): Variable<string> {
  return {
    name,
    schema: z.url({ protocol: /^https?$/ }).regex(/^[^@<>()\s]{1,200}$/),
    wanted:
      'an http or https address of at most 200 characters, such as https://example.org/help, without a user or brackets',
  };
}

/** An address that is reachable only from this machine. */
const LOOPBACK = '127.0.0.1';

const RATE_LIMIT: Variable<boolean> = {
  name: 'RATE_LIMIT',
  schema: z.enum(['on', 'off']).transform((word) => word === 'on') as z.ZodType<boolean, string>,
  wanted: 'on or off',
};

/** A container or a service without its token would look healthy, but no one could reach it. */
const NOBODY_TO_PLAY_WITH =
  'DISCORD_TOKEN is not set. Without it the bot runs on a local Discord, which NODE_ENV=production does not allow.';

/** A variable that is missing or empty gets its default; every invalid variable gets an error sentence. */
export function readConfig(environment: Environment): ReadConfig {
  const problems: string[] = [];
  const given = (name: string): string | null => {
    const value = (environment[name] ?? '').trim();
    const problem = problemOfText(value);
    if (problem !== null) problems.push(`${name} ${problem}`);
    return value === '' || problem !== null ? null : value;
  };
  const read = <T, D>(variable: Variable<T>, byDefault: D): T | D => {
    const value = given(variable.name);
    if (value === null) return byDefault;
    const parsed = variable.schema.safeParse(value);
    if (parsed.success) return parsed.data;
    problems.push(problemOf(variable, value));
    return byDefault;
  };
  const readDatabaseUrl = (): string => {
    const value = given('DATABASE_URL');
    const url = readStorageUrl(value ?? DEFAULT_STORAGE_URL);
    if (url.ok) return url.url;
    problems.push(`DATABASE_URL ${url.problem}`);
    return DEFAULT_STORAGE_URL;
  };
  const discordToken = read(TOKEN, null);
  if (discordToken === null && problems.length === 0 && environment['NODE_ENV'] === 'production')
    problems.push(NOBODY_TO_PLAY_WITH);
  const healthPort = read(HEALTH_PORT, null);
  const healthHost = read(HEALTH_HOST, LOOPBACK);
  const config: Config = {
    discordToken,
    discordApiUrl: read(API_URL, null),
    discordFilesUrl: read(FILES_URL, null),
    databaseUrl: readDatabaseUrl(),
    logLevel: read(LOG_LEVEL, 'info'),
    port: read(PORT, 8787),
    health: healthPort === null ? null : { host: healthHost, port: healthPort },
    isRateLimited: read(RATE_LIMIT, true),
    links: {
      source: read(link('SOURCE_URL'), null),
      support: read(link('SUPPORT_URL'), null),
      privacy: read(link('PRIVACY_URL'), null),
      terms: read(link('TERMS_URL'), null),
    },
  };
  return problems.length === 0 ? { ok: true, config } : { ok: false, problems };
}

const IN_QUOTES = /^(["'`“”‘’«»„]).*["'`“”‘’«»]$/su;
/** Characters that no editor shows, pasted by accident. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/**
 * The end of a sentence that begins with the variable's name and says what's wrong with the value; null if the value is valid.
 */
function problemOfText(value: string): string | null {
  if (IN_QUOTES.test(value)) return 'is in quotes: remove them.';
  const [invisible] = INVISIBLE.exec(value) ?? [];
  if (invisible === undefined) return null;
  const code = (invisible.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `has an invisible character (U+${code}): type it again by hand, or copy it from elsewhere.`;
}

function problemOf({ name, wanted, isSecret }: Variable<unknown>, given: string): string {
  const shown = isSecret || mayHoldSecret(given) ? 'what was given (not shown here)' : JSON.stringify(given);
  return `${name} is ${shown}; it must be ${wanted}.`;
}

/** A token or an address with a password may have been put in the wrong variable. */
function mayHoldSecret(given: string): boolean {
  return given.length > MAX_SHOWN_LENGTH || /[@=]|:\/\/[^/]*:\D/.test(given);
}

const MAX_SHOWN_LENGTH = 40;
