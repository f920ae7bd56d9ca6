/** The life of the bot: everything opened in order, and closed in the opposite one when it is told to stop. */
import { DiscordAPIError } from 'discord.js';
import type { Logger } from 'pino';
import { COMMANDS } from '../commands/list.ts';
import type { Config } from './config.ts';
import type { Catalogue } from './core/catalogue.ts';
import { type Allowance, openAllowance, WITHOUT_END } from './discord/allowance.ts';
import type { MuteBot } from './discord/bot.ts';
import { type Connection, connect } from './discord/client.ts';
import { openLog } from './logging.ts';
import { startLocalDiscord } from './playground/local-discord.ts';
import { openRenderer } from './render/renderer.ts';
import { sentenceOf } from './storage/problem.ts';
import { openTableStore } from './storage/table-store.ts';
import { openTables } from './tables/tables.ts';
import { takeOverTables } from './taking-over.ts';

const LOCAL_STATE_FILE = 'data/local-discord.json';
const PICTURE_WITHIN_MS = 5_000;
const PAINTERS = 1;

/** The bot cannot run, or not any longer: one sentence for whoever runs it. */
class CannotRun extends Error {}

interface Signals {
  once(signal: 'SIGINT' | 'SIGTERM', stop: () => void): unknown;
}

/** Runs until a signal says stop. Returns the exit code. */
export async function run(config: Config, catalogue: Catalogue, signals: Signals): Promise<number> {
  const log = openLog(config.logLevel);
  const closing: (() => Promise<void>)[] = [];
  try {
    const connection = await open(config, catalogue, log, closing);
    const told = new Promise<null>((resolve) => {
      signals.once('SIGINT', () => resolve(null));
      signals.once('SIGTERM', () => resolve(null));
    });
    const lost = await Promise.race([told, connection.lost]);
    if (lost === null) return 0;
    throw new CannotRun(
      `Discord has closed the connection for good (code ${lost}). Is the token still the right one?`,
    );
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  } finally {
    for (const close of closing.reverse()) await close();
  }
}

async function open(
  config: Config,
  catalogue: Catalogue,
  log: Logger,
  closing: (() => Promise<void>)[],
): Promise<Connection> {
  const opened = await openTableStore(config.databaseUrl);
  if (!opened.ok) throw new CannotRun(sentenceOf(opened.problem));
  const { store, boxes, settings } = opened;
  closing.push(() => store.close());

  const painter = openRenderer({ workers: PAINTERS, timeoutMs: PICTURE_WITHIN_MS });
  closing.push(() => painter.close());

  const discord = await whereDiscordIs(config, closing);
  let connection: Connection | undefined;
  const now = () => new Date();
  const tables = openTables({
    store,
    boxes,
    settings,
    catalogue,
    now,
    errandsWritten: () => connection?.delivery.wake(),
  });
  const bot: MuteBot = { tables, store, boxes, settings, catalogue, painter, now, log };
  await takeOverTables(tables, log);
  const allowance = config.isRateLimited ? openAllowance() : WITHOUT_END;
  connection = await login(bot, discord, allowance);
  closing.push(() => connection?.close() ?? Promise.resolve());
  log.info({ name: connection.name }, 'ready');
  if (discord.page !== null) process.stdout.write(`Ready. Play on ${discord.page}\n`);
  return connection;
}

interface Discord {
  readonly token: string;
  readonly apiUrl?: string;
  /** Where to play without an account. */
  readonly page: string | null;
}

/** Discord itself with a token; without one a Discord on this machine, with a page. */
async function whereDiscordIs(
  { discordToken, discordApiUrl, port }: Config,
  closing: (() => Promise<void>)[],
): Promise<Discord> {
  if (discordToken !== null) {
    return { token: discordToken, page: null, ...(discordApiUrl === null ? {} : { apiUrl: discordApiUrl }) };
  }
  try {
    const local = await startLocalDiscord({ port, stateFile: LOCAL_STATE_FILE });
    closing.push(() => local.close());
    return { token: local.token, apiUrl: local.apiUrl, page: local.url };
  } catch (error) {
    if (!isPortInUse(error)) throw error;
    throw new CannotRun(
      `Port ${port} is taken by another program. Stop it, or choose another with PORT=8788 npm start.`,
    );
  }
}

function isPortInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

async function login(bot: MuteBot, { token, apiUrl }: Discord, allowance: Allowance): Promise<Connection> {
  try {
    return await connect(bot, COMMANDS, { token, allowance, ...(apiUrl === undefined ? {} : { apiUrl }) });
  } catch (error) {
    if (isTokenRefused(error))
      throw new CannotRun(
        'Discord refuses the token in DISCORD_TOKEN. Copy it again from the developer portal, under Bot.',
      );
    if (isUnreachable(error))
      throw new CannotRun(
        'Discord cannot be reached. Look at the network of this machine, and at DISCORD_API_URL if it is set; then start again.',
      );
    throw error;
  }
}

/** What the system says when nobody answers at the other end. */
const NOBODY_ANSWERS: readonly unknown[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
];

function isUnreachable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && NOBODY_ANSWERS.includes(error.code);
}

const UNAUTHORIZED = 401;

function isTokenRefused(error: unknown): boolean {
  if (error instanceof DiscordAPIError) return error.status === UNAUTHORIZED;
  return error instanceof Error && 'code' in error && error.code === 'TokenInvalid';
}
