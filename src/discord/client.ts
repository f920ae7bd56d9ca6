/** Connects the bot to Discord: logs in, registers the commands, answers interactions and runs errands. */
import { Client, Events, type GuildMember, type Interaction, Options, type User } from 'discord.js';
import { withTimeout } from '../timeout.ts';
import type { BotContext } from './bot.ts';
import type { Command } from './command.ts';
import { openDeduplication } from './connection/deduplication.ts';
import { describeApplication } from './connection/description.ts';
import { outliveUnreadable, tellOfGateway } from './connection/gateway/log.ts';
import { type GatewayState, trackGateway } from './connection/gateway/state.ts';
import { declareCommands, unlessAborted, untilDiscordAnswers } from './connection/logging-in.ts';
import { trackReachability } from './connection/reachability.ts';
import { keepToken, REST_SETTINGS, tellOfRefusals } from './connection/rest-settings.ts';
import { welcomeNewServers } from './connection/welcome.ts';
import { trackPlaces } from './connection/whereabouts.ts';
import { channelsOf } from './delivery/channels/channels.ts';
import { type Delivery, openDelivery } from './delivery/delivery.ts';
import { errandsOf } from './delivery/errands.ts';
import { incomingOf } from './incoming.ts';
import { INTENTS, inviteLink } from './permissions.ts';
import { openRateLimit, type RateLimit } from './rate-limit.ts';
import { openRouter } from './router.ts';
import { turnAway } from './turning-away.ts';

/** The ids of interactions and outbox rows that the bot is working on. */
interface InHand {
  readonly interactions: readonly string[];
  readonly errands: readonly number[];
}

export interface Connection {
  /** Wake it when something was written to the outbox. */
  readonly delivery: Delivery;
  readonly name: string;
  /** The link by which somebody adds the bot to a server. */
  readonly invite: string;
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

/** Discord closed the connection for good while the bot was logging in. */
export class ShutOut extends Error {
  override readonly name = 'ShutOut';
  readonly code: number;

  constructor(code: number) {
    super(`the gateway has closed with code ${code}`);
    this.code = code;
  }
}

/** The client caches only the bot itself: the bot asks Discord or the database for everything else when it needs it. */
const REMEMBERED = {
  ...Options.DefaultMakeCacheSettings,
  MessageManager: 0,
  UserManager: { maxSize: 100, keepOverLimit: ({ id, client }: User) => id === client.user.id },
  GuildMemberManager: { maxSize: 100, keepOverLimit: ({ id, client }: GuildMember) => id === client.user.id },
};

export interface ConnectionSettings {
  readonly token: string;
  /** The base URL of Discord's REST interface; Discord's own when left out. */
  readonly apiUrl?: string;
  /** Stops connecting; `connect` then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** How much each person may ask for; left out, a limit that nobody who plays will reach. */
  readonly rateLimit?: RateLimit;
}

/** How long `rest` waits for what is in hand. */
const CLOSING_MS = 10_000;
/** How long `close` then waits for the answers to those whom the bot turned away while it rested. */
const TURNED_AWAY_MS = 1_000;

/**
 * Resolves when the bot is ready for people. Rejects when Discord refuses the token, closes the connection for good or
 * cannot be reached.
 */
export async function connect(
  context: BotContext,
  commands: readonly Command[],
  { token, apiUrl, signal, rateLimit = openRateLimit() }: ConnectionSettings,
): Promise<Connection> {
  const client = new Client({
    intents: INTENTS,
    // Discord says how many. Otherwise the client would take SHARDS and SHARD_COUNT from the environment.
    shards: 'auto',
    allowedMentions: { parse: [] },
    makeCache: Options.cacheWithLimits(REMEMBERED),
    rest: { ...REST_SETTINGS, ...(apiUrl === undefined ? {} : { api: apiUrl }) },
  });
  const commandIds = new Map<string, string>();
  const bot = { ...context, commandIds };
  const route = openRouter(bot, commands, rateLimit);
  const works = new Map<Promise<void>, string | null>();
  const track = (work: Promise<void>, interaction: string | null = null) => {
    works.set(work, interaction);
    void work
      .catch((error: unknown) => bot.log.error({ error, interaction }, 'what came from Discord was dropped'))
      .finally(() => works.delete(work));
  };
  const isFirst = openDeduplication();
  let isStopping = false;
  client.on(Events.InteractionCreate, (interaction: Interaction) => {
    if (!isFirst(interaction.id)) return;
    track(
      isStopping ? turnAway(bot, incomingOf(interaction), { key: 'refusal.restarting' }) : route(interaction),
      interaction.id,
    );
  });
  const gateway = trackGateway(client);
  client.on(Events.Error, (error) => bot.log.error({ error }, 'the connection to Discord failed'));
  client.on(Events.Warn, (warning) => bot.log.warn({ warning }, 'a warning from the Discord client'));

  const tellNoMore = tellOfGateway(client, bot.log);
  outliveUnreadable(client, bot.log);
  tellOfRefusals(client, bot.log);
  keepToken(client, token, bot.log);

  let shutOutWith: number | null = null;
  const lost = new Promise<number>((resolve) => {
    client.on(Events.ShardDisconnect, ({ code }) => {
      shutOutWith = code;
      resolve(code);
    });
  });
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  const closing = new AbortController();
  async function logIn(): Promise<Client<true>> {
    await untilDiscordAnswers(client, bot, { token, signal });
    await client.login(token);
    const loggedIn = await ready;
    await declareCommands(loggedIn, bot, commands, closing.signal, (ids) => {
      for (const [name, id] of ids) commandIds.set(name, id);
    });
    return loggedIn;
  }
  const loggedIn = await unlessAborted(logIn(), signal).catch(async (error: unknown) => {
    await client.destroy();
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

  const reachability = await trackReachability(loggedIn, bot, track);
  const channels = channelsOf(client);
  const delivery = openDelivery(bot, errandsOf(bot, channels, reachability.isReachable));
  delivery.wake();
  const unwatch = trackPlaces(loggedIn, bot, (work) => track(work));
  const stopWelcoming = welcomeNewServers(loggedIn, bot, channels, (work) => track(work));
  track(describeApplication(loggedIn, bot));

  async function takeNothingMore(): Promise<void> {
    isStopping = true;
    unwatch();
    stopWelcoming();
    reachability.stop();
    closing.abort();
    await withTimeout(finish(), CLOSING_MS);
    // If some work hangs, delivery must still start no more errands.
    void delivery.stop();
    await releaseInHand(bot, inHand());
  }

  let resting: Promise<void> | null = null;
  function rest(): Promise<void> {
    resting ??= takeNothingMore();
    return resting;
  }

  return {
    delivery,
    name: loggedIn.user.username,
    invite: inviteLink(loggedIn.application.id),
    lost,
    gateway,
    inHand,
    rest,
    async close() {
      await rest();
      await withTimeout(Promise.allSettled(works.keys()), TURNED_AWAY_MS);
      tellNoMore();
      await client.destroy();
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
