/** Connects the bot to Discord: logs in, answers interactions and runs jobs. */
import { setTimeout as pause } from 'node:timers/promises';
import { type Client, Events, type Interaction } from 'discord.js';
import { withTimeout } from '../runtime/timeout.ts';
import type { LastSeen } from '../tables/waiting/absence.ts';
import type { RateLimit } from './admission/rate-limit.ts';
import { turnAway } from './admission/turning-away.ts';
import type { BotContext } from './bot.ts';
import type { Application, ApplicationSettings } from './connection/application.ts';
import { openDeduplication } from './connection/deduplication.ts';
import { listenForClosing } from './connection/gateway/closing.ts';
import { logGateway } from './connection/gateway/log.ts';
import { newClient, type SharedShard } from './connection/gateway/new-client.ts';
import { type GatewayState, trackGateway } from './connection/gateway/state.ts';
import { gatewayNow, SessionsUsedUp, unlessAborted, untilDiscordAnswers } from './connection/logging-in.ts';
import { ofPart } from './connection/part.ts';
import { openWorks, type Works } from './connection/works.ts';
import type { Semaphore } from './delivery/semaphore.ts';
import { incomingOf } from './incoming.ts';
import { openOwnWork } from './own-work.ts';
import { openRouter, type Router } from './router.ts';

/** The ids of interactions and outbox rows that the bot is working on. */
export interface InHand {
  readonly interactions: readonly string[];
  readonly jobs: readonly number[];
}

export interface Connection {
  readonly delivery: {
    /**
     * Call this after writing a job to the outbox, so that delivery starts immediately. `guildId` is the server of the job's
     * table; null means any server.
     */
    wake(guildId?: string | null): void;
    /** The time when the outbox was last read successfully; null before the first time. */
    lastPoll(): Date | null;
  };
  /** Resolves with the close code when Discord closes the connection of a shard permanently, for example because the token was reset. */
  readonly lost: Promise<number>;
  /** The current state of the gateway connections. */
  readonly gateway: () => GatewayState;
  readonly inFlight: () => InHand;
  /** Accepts no more work and finishes what has started. Until `close`, the bot replies "wait a moment" to new interactions. */
  rest(): Promise<void>;
  /** Rests, then logs out. */
  close(): Promise<void>;
}

/** A connection for one of the shards that several processes share. */
export interface SharedConnection extends Connection {
  /**
   * Call this when another process has the shard and serves it. Finishes the work in progress without replying to anyone else,
   * then logs out.
   */
  leave(): Promise<void>;
}

/** Discord closed the connection permanently while the bot was logging in. */
export class ShutOut extends Error {
  override readonly name = 'ShutOut';
  readonly code: number;

  constructor(code: number) {
    super(`the gateway has closed with code ${code}`);
    this.code = code;
  }
}

/** The shard now belongs to another process. */
export class NotOurs extends Error {
  override readonly name = 'NotOurs';
}

interface ConnectionSettings extends ApplicationSettings {
  /** The limit for each person's use of the bot. */
  readonly rateLimit: RateLimit;
  /** The process-wide semaphore, shared by all connections. */
  readonly semaphore: Semaphore;
  /** Omitted if this connection has all shards that Discord recommends. */
  readonly shared?: Sharing;
}

export interface Sharing extends SharedShard {
  /**
   * Called when the bot is ready to serve this shard. Until it resolves, the bot starts nothing there by itself, and another
   * process may reply too. Resolves with the time when people could last reach any process, or with null if the shard isn't this
   * process's.
   */
  readonly serve: () => Promise<LastSeen | null>;
}

/** The time `rest` waits for unfinished work. */
const CLOSING_MS = 10_000;
/** The time that `close` allows, after unfinished work, for replies to people who were turned away in the meantime. */
const TURNED_AWAY_MS = 1_000;
/** The time to wait for events that Discord sent only to this connection, because the other process's connection wasn't ready. */
const STRAGGLERS_MS = 1_000;
/** The head start for other processes. They take far less than this, and Discord accepts a first response for three seconds. */
const OTHERS_FIRST_MS = 1_000;

/**
 * Resolves when the bot is ready for people; retries until Discord can be reached. Rejects if Discord rejects the token or closes
 * the connection permanently, and with `NotOurs` if another process has the shard.
 */
export function connect(
  context: BotContext,
  application: Application,
  settings: ConnectionSettings,
): Promise<SharedConnection> {
  // A client that failed to log in can't be used again, so each attempt creates one.
  return untilDiscordAnswers(() => connectOnce(context, application, settings), context, settings.signal);
}

async function connectOnce(
  context: BotContext,
  { commands, commandIds, mentions, emojis }: Application,
  settings: ConnectionSettings,
): Promise<SharedConnection> {
  const { token, apiUrl, signal, rateLimit, shared } = settings;
  const store = shared === undefined ? context.store : ofPart(context.store, shared);
  const bot = { ...context, commandIds, store };
  const { client, logOut } = newClient({ token, apiUrl, shared: shared ?? null, emojis, mentions }, bot.log);
  const works = openWorks(bot.log);
  const answering = answerInteractions(client, bot, openRouter(bot, commands, rateLimit), works, shared);
  const gateway = trackGateway(client);
  const unsubscribe = logGateway(client, bot.log);
  const closed = listenForClosing(client);

  async function end(): Promise<void> {
    unsubscribe();
    await logOut();
  }

  const shutOut = closed.came.then((code): never => {
    throw new ShutOut(code);
  });
  const loggingIn = Promise.race([logIn(client, bot, settings), shutOut]);
  const loggedIn = await unlessAborted(loggingIn, signal).catch(async (error: unknown) => {
    answering.stop();
    await withTimeout(works.done(), CLOSING_MS);
    await end();
    const code = closed.code();
    throw code === null ? error : new ShutOut(code);
  });

  const own = await openOwnWork(loggedIn, works, settings);
  const { delivery } = own;
  const inFlight = (): InHand => ({ interactions: works.interactions(), jobs: delivery.inFlight() });

  async function finish(): Promise<void> {
    await works.done();
    await delivery.stop();
    await works.done();
  }

  async function finishInTime(): Promise<void> {
    await withTimeout(finish(), CLOSING_MS);
    // Even if some work hangs, delivery must start no more jobs.
    void delivery.stop();
    await releaseInHand(bot, inFlight());
  }

  async function takeNothingMore(): Promise<void> {
    answering.turnAway();
    own.beginNothing();
    await finishInTime();
  }

  let resting: Promise<void> | null = null;
  function rest(): Promise<void> {
    resting ??= takeNothingMore();
    return resting;
  }

  return {
    delivery,
    lost: closed.came,
    gateway,
    inFlight,
    rest,
    async close() {
      await rest();
      await withTimeout(works.done(), TURNED_AWAY_MS);
      await end();
    },
    async leave() {
      own.beginNothing();
      void delivery.stop();
      await pause(STRAGGLERS_MS);
      answering.stop();
      await finishInTime();
      await end();
    },
  };
}

interface Answering {
  /** From now on, replies "wait a moment" to everyone. */
  readonly turnAway: () => void;
  /** Stops listening for interactions. */
  readonly stop: () => void;
}

function answerInteractions(
  client: Client,
  bot: BotContext,
  route: Router,
  { track }: Works,
  shared: Sharing | undefined,
): Answering {
  const isFirst = openDeduplication();
  let isStopping = false;

  async function answer(interaction: Interaction): Promise<void> {
    // Other processes that are running get the chance to respond first.
    if (shared?.isInDoubt() === true) await pause(OTHERS_FIRST_MS);
    await (isStopping
      ? turnAway(bot, incomingOf(interaction), { key: 'refusal.restarting' })
      : route(interaction));
  }

  const onInteraction = (interaction: Interaction) => {
    if (isFirst(interaction.id)) track(answer(interaction), interaction.id);
  };
  client.on(Events.InteractionCreate, onInteraction);
  return {
    turnAway() {
      isStopping = true;
    },
    stop: () => void client.off(Events.InteractionCreate, onInteraction),
  };
}

interface LoggedIn {
  readonly client: Client<true>;
  /** The bot, with the time when people could last reach any process on these shards. */
  readonly bot: BotContext;
}

async function logIn(
  client: Client,
  bot: BotContext,
  { token, shared }: Pick<ConnectionSettings, 'token' | 'shared'>,
): Promise<LoggedIn> {
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  client.rest.setToken(token);
  const found = await gatewayNow(client.rest);
  const shards = shared === undefined ? found.shards : 1;
  if (found.session_start_limit.remaining < shards) throw new SessionsUsedUp(shards, found, bot.now());
  await client.login(token);
  const loggedIn = await ready;
  if (shared === undefined) return { client: loggedIn, bot };
  const lastSeen = await shared.serve();
  if (lastSeen === null) throw new NotOurs();
  return { client: loggedIn, bot: { ...bot, lastSeen } };
}

/** Releases unfinished jobs, so that the next process that opens the store runs them again. */
async function releaseInHand({ store, log }: BotContext, { interactions, jobs }: InHand): Promise<void> {
  if (interactions.length + jobs.length > 0)
    log.warn({ interactions, jobs }, 'work in flight not finished in time');
  try {
    await store.releaseClaims([]);
  } catch (error) {
    log.warn({ error }, 'cannot release claimed outbox jobs');
  }
}
