/** Connects the bot to Discord: logs in, answers interactions and runs errands. */
import { setTimeout as pause } from 'node:timers/promises';
import { type Client, Events, type Interaction } from 'discord.js';
import type { LastSeen } from '../tables/waiting/absence.ts';
import { withTimeout } from '../timeout.ts';
import type { BotContext } from './bot.ts';
import type { Application, ApplicationSettings } from './connection/application.ts';
import { openDeduplication } from './connection/deduplication.ts';
import { tellOfGateway } from './connection/gateway/log.ts';
import { newClient, type SharedShard } from './connection/gateway/new-client.ts';
import { type GatewayState, trackGateway } from './connection/gateway/state.ts';
import { gatewayNow, SessionsUsedUp, unlessAborted, untilDiscordAnswers } from './connection/logging-in.ts';
import { ofPart } from './connection/part.ts';
import { trackReachability } from './connection/reachability.ts';
import { welcomeNewServers } from './connection/welcome.ts';
import { trackPlaces } from './connection/whereabouts.ts';
import { channelsOf } from './delivery/channels/channels.ts';
import { openDelivery } from './delivery/delivery.ts';
import { errandsOf } from './delivery/errands.ts';
import type { Hands } from './delivery/hands.ts';
import { incomingOf } from './incoming.ts';
import type { RateLimit } from './rate-limit.ts';
import { openRouter } from './router.ts';
import { turnAway } from './turning-away.ts';

/** The ids of interactions and outbox rows that the bot is working on. */
export interface InHand {
  readonly interactions: readonly string[];
  readonly errands: readonly number[];
}

export interface Connection {
  readonly delivery: {
    /** Call it when something was written to the outbox, for a table of that server or of any. */
    wake(guildId?: string | null): void;
    /** When the outbox could last be read; null before the first time. */
    lastLook(): Date | null;
  };
  /** Resolves with the close code when Discord closes the connection of a shard for good, for example because the token was reset. */
  readonly lost: Promise<number>;
  /** The state of the gateway connections now. */
  readonly gateway: () => GatewayState;
  readonly inHand: () => InHand;
  /** Accepts no more work and finishes what is in hand. Until `close` the bot answers new interactions with "wait a moment". */
  rest(): Promise<void>;
  /** Rests, then logs out. */
  close(): Promise<void>;
}

/** A connection of one of the shards that several programs share. */
export interface SharedConnection extends Connection {
  /** Another program has the shard and answers there: finishes what is in hand without a word to anybody else, then logs out. */
  leave(): Promise<void>;
}

/** Discord closed the connection for good while the bot was logging in. */
export class ShutOut extends Error {
  override readonly name = 'ShutOut';
  readonly code: number;

  constructor(code: number) {
    super(`the gateway has closed with code ${code}`);
    this.code = code;
  }
}

/** The shard belongs to another program by now. */
export class NotOurs extends Error {
  override readonly name = 'NotOurs';
}

interface ConnectionSettings extends ApplicationSettings {
  /** How much each person may ask for. */
  readonly rateLimit: RateLimit;
  /** Those of the program, for all its connections. */
  readonly hands: Hands;
  /** Left out where this connection has all shards that Discord recommends. */
  readonly shared?: Sharing;
}

export interface Sharing extends SharedShard {
  /**
   * Called when the bot answers on this shard, which is this program's from now on; null where it is not. Before that it does
   * nothing there by itself, and another program may answer too. Resolves with when people could last reach any program.
   */
  readonly serve: () => Promise<LastSeen | null>;
}

/** How long `rest` waits for what is in hand. */
const CLOSING_MS = 10_000;
/** How long `close` then waits for the answers to those whom the bot turned away while it rested. */
const TURNED_AWAY_MS = 1_000;
/** Discord may have told only this connection what it told before the other program's was ready. */
const STRAGGLERS_MS = 1_000;
/** Discord accepts the first answer for three seconds, and others take far less than this. */
const OTHERS_FIRST_MS = 1_000;

/**
 * Resolves when the bot is ready for people. Rejects when Discord refuses the token, closes the connection for good or
 * cannot be reached, and with `NotOurs` where another program has the shard.
 */
export async function connect(
  context: BotContext,
  { commands, commandIds }: Application,
  { token, apiUrl, signal, rateLimit, hands, shared }: ConnectionSettings,
): Promise<SharedConnection> {
  const store = shared === undefined ? context.store : ofPart(context.store, shared);
  const bot = { ...context, commandIds, store };
  const { client, logOut } = newClient({ token, apiUrl, shared: shared ?? null }, bot.log);
  const route = openRouter(bot, commands, rateLimit);
  const works = new Map<Promise<void>, string | null>();
  const track = (work: Promise<void>, interaction: string | null = null) => {
    works.set(work, interaction);
    void work
      .catch((error: unknown) => bot.log.error({ error, interaction }, 'what came from Discord was dropped'))
      .finally(() => works.delete(work));
  };

  async function answer(interaction: Interaction): Promise<void> {
    // Others that are there answer meanwhile.
    if (shared?.isInDoubt() === true) await pause(OTHERS_FIRST_MS);
    await (isStopping
      ? turnAway(bot, incomingOf(interaction), { key: 'refusal.restarting' })
      : route(interaction));
  }
  const isFirst = openDeduplication();
  let isStopping = false;
  const onInteraction = (interaction: Interaction) => {
    if (isFirst(interaction.id)) track(answer(interaction), interaction.id);
  };
  client.on(Events.InteractionCreate, onInteraction);
  const gateway = trackGateway(client);
  const tellNoMore = tellOfGateway(client, bot.log);

  let shutOutWith: number | null = null;
  const lost = new Promise<number>((resolve) => {
    client.on(Events.ShardDisconnect, ({ code }) => {
      shutOutWith = code;
      resolve(code);
    });
  });
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  async function logIn(): Promise<{ readonly loggedIn: Client<true>; readonly known: BotContext }> {
    client.rest.setToken(token);
    const found = await untilDiscordAnswers(() => gatewayNow(client.rest), bot, signal);
    const shards = shared === undefined ? found.shards : 1;
    if (found.session_start_limit.remaining < shards) throw new SessionsUsedUp(shards, found, bot.now());
    await client.login(token);
    const loggedIn = await ready;
    if (shared === undefined) return { loggedIn, known: bot };
    const lastSeen = await shared.serve();
    if (lastSeen === null) throw new NotOurs();
    return { loggedIn, known: { ...bot, lastSeen } };
  }
  const { loggedIn, known } = await unlessAborted(logIn(), signal).catch(async (error: unknown) => {
    client.off(Events.InteractionCreate, onInteraction);
    await withTimeout(Promise.allSettled(works.keys()), CLOSING_MS);
    tellNoMore();
    await logOut();
    throw shutOutWith === null ? error : new ShutOut(shutOutWith);
  });

  const inHand = (): InHand => ({
    interactions: [...works.values()].filter((id) => id !== null),
    errands: delivery.inHand(),
  });

  async function finish(): Promise<void> {
    await Promise.allSettled(works.keys());
    await delivery.stop();
    await Promise.allSettled(works.keys());
  }

  const reachability = await trackReachability(loggedIn, known, track);
  const channels = channelsOf(client);
  const delivery = openDelivery(bot, errandsOf(bot, channels, reachability.isReachable), hands);
  delivery.wake();
  const unwatch = trackPlaces(loggedIn, bot, (work) => track(work));
  const stopWelcoming = welcomeNewServers(loggedIn, bot, channels, (work) => track(work));

  function beginNothing(): void {
    unwatch();
    stopWelcoming();
    reachability.stop();
  }

  async function finishInTime(): Promise<void> {
    await withTimeout(finish(), CLOSING_MS);
    // If some work hangs, delivery must still start no more errands.
    void delivery.stop();
    await releaseInHand(bot, inHand());
  }

  async function takeNothingMore(): Promise<void> {
    isStopping = true;
    beginNothing();
    await finishInTime();
  }

  async function end(): Promise<void> {
    tellNoMore();
    await logOut();
  }

  let resting: Promise<void> | null = null;
  function rest(): Promise<void> {
    resting ??= takeNothingMore();
    return resting;
  }

  return {
    delivery,
    lost,
    gateway,
    inHand,
    rest,
    async close() {
      await rest();
      await withTimeout(Promise.allSettled(works.keys()), TURNED_AWAY_MS);
      await end();
    },
    async leave() {
      beginNothing();
      void delivery.stop();
      await pause(STRAGGLERS_MS);
      client.off(Events.InteractionCreate, onInteraction);
      await finishInTime();
      await end();
    },
  };
}

/** Releases unfinished errands, so that the next program that opens the store runs them again. */
async function releaseInHand({ store, log }: BotContext, { interactions, errands }: InHand): Promise<void> {
  if (interactions.length + errands.length > 0)
    log.warn({ interactions, errands }, 'what was in hand could not be finished in time');
  try {
    await store.releaseClaims([]);
  } catch (error) {
    log.warn({ error }, 'the errands in hand could not be released');
  }
}
