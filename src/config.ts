/** What the environment says about how the bot is to run. */
import { z } from 'zod';
import {
  DEFAULT_STORAGE_URL,
  isStorageUrl,
  STORAGE_URL_WANTED,
  withoutPassword,
} from './storage/storage-url.ts';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface Config {
  /** Null: there is no account, and the bot runs on the local Discord. */
  readonly discordToken: string | null;
  /** Base of Discord's REST interface, for example `http://127.0.0.1:9000/api`; null for the real one. */
  readonly discordApiUrl: string | null;
  /** The origin from which files of people are fetched, such as `http://127.0.0.1:9000`; null for the real one's. */
  readonly discordFilesUrl: string | null;
  /** Where the bot keeps everything, in a form that `isStorageUrl` allows. */
  readonly databaseUrl: string;
  readonly logLevel: LogLevel;
  /** Of the local Discord's page. 0 takes any free one. */
  readonly port: number;
  /** Where health and metrics can be asked for; null: nowhere. */
  readonly health: { readonly host: string; readonly port: number } | null;
  /** Whether one person may only ask so much of the bot in a while. */
  readonly isRateLimited: boolean;
}

export type ReadConfig =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problems: readonly string[] };

type Environment = { readonly [name: string]: string | undefined };

interface Variable<T> {
  readonly name: string;
  readonly schema: z.ZodType<T, string>;
  /** What is wanted, to follow "it must be". */
  readonly wanted: string;
  readonly isSecret?: true;
}

const TOKEN: Variable<string> = {
  name: 'DISCORD_TOKEN',
  schema: z.string().regex(/^\S+$/),
  wanted: 'the token of the bot from the Discord developer portal, without spaces or quotes',
  isSecret: true,
};

const API_URL: Variable<string> = {
  name: 'DISCORD_API_URL',
  schema: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, '')),
  wanted: 'an http or https address such as http://127.0.0.1:9000/api',
};

const FILES_URL: Variable<string> = {
  name: 'DISCORD_FILES_URL',
  schema: z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin),
  wanted: 'an http or https address such as http://127.0.0.1:9000',
};

const DATABASE_URL: Variable<string> = {
  name: 'DATABASE_URL',
  schema: z.string().refine(isStorageUrl),
  wanted: STORAGE_URL_WANTED,
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
  wanted: 'a whole number from 0 to 65535, or nothing for no health and no metrics',
};

const HEALTH_HOST: Variable<string> = {
  name: 'HEALTH_HOST',
  schema: z.union([z.ipv4(), z.ipv6()]),
  wanted: 'an address of this machine such as 127.0.0.1, or 0.0.0.0 for all of them',
};

/** Nobody but this machine. */
const LOOPBACK = '127.0.0.1';

const RATE_LIMIT: Variable<boolean> = {
  name: 'RATE_LIMIT',
  schema: z.enum(['on', 'off']).transform((word) => word === 'on') as z.ZodType<boolean, string>,
  wanted: 'on or off',
};

/** A container or a service that forgot its token would look well, and nobody could reach it. */
const NOBODY_TO_PLAY_WITH =
  'DISCORD_TOKEN is not set. Without it the bot runs on a Discord of this machine alone, which is not what NODE_ENV=production is for.';

/** A variable that is missing or empty takes its default; every variable that is wrong gets a sentence. */
export function readConfig(environment: Environment): ReadConfig {
  const problems: string[] = [];
  const read = <T, D>(variable: Variable<T>, byDefault: D): T | D => {
    const given = (environment[variable.name] ?? '').trim();
    if (given === '') return byDefault;
    const parsed = variable.schema.safeParse(given);
    if (parsed.success) return parsed.data;
    problems.push(problemOf(variable, given));
    return byDefault;
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
    databaseUrl: read(DATABASE_URL, DEFAULT_STORAGE_URL),
    logLevel: read(LOG_LEVEL, 'info'),
    port: read(PORT, 8787),
    health: healthPort === null ? null : { host: healthHost, port: healthPort },
    isRateLimited: read(RATE_LIMIT, true),
  };
  return problems.length === 0 ? { ok: true, config } : { ok: false, problems };
}

function problemOf({ name, wanted, isSecret }: Variable<unknown>, given: string): string {
  const shown = isSecret ? 'what was given (not shown here)' : JSON.stringify(withoutPassword(given));
  return `${name} is ${shown}; it must be ${wanted}.`;
}
