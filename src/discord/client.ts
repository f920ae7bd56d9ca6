/** The bot on Discord: logged in, commands registered, interactions answered, errands run. */
import {
  Client,
  Events,
  GatewayIntentBits,
  type GuildMember,
  type Interaction,
  Options,
  Routes,
  type User,
} from 'discord.js';
import type { MuteBot } from './bot.ts';
import type { Command } from './command.ts';
import { channelsOf } from './delivery/channels.ts';
import { type Delivery, openDelivery } from './delivery/delivery.ts';
import { errandsOf } from './delivery/errands.ts';
import { tellOfGateway } from './gateway-log.ts';
import { heardOnce } from './heard-once.ts';
import { registerCommands } from './registration.ts';
import { keepToken, REST_SETTINGS, tellOfRefusals } from './rest-settings.ts';
import { openRouter } from './router.ts';
import { everLonger, isTroubleOfDiscord, isWeather, patiently } from './weather.ts';
import { watchPlaces } from './whereabouts.ts';

export interface Connection {
  /** Something was written to the outbox. */
  readonly delivery: Delivery;
  readonly name: string;
  /** Discord closed the connection for good, for example because the token was reset; why, as a close code. */
  readonly lost: Promise<number>;
  close(): Promise<void>;
}

/** Everything is asked of Discord or the database when it is needed; only the bot itself is worth remembering. */
const REMEMBERED = {
  ...Options.DefaultMakeCacheSettings,
  MessageManager: 0,
  UserManager: { maxSize: 100, keepOverLimit: ({ id, client }: User) => id === client.user.id },
  GuildMemberManager: { maxSize: 100, keepOverLimit: ({ id, client }: GuildMember) => id === client.user.id },
};

export interface ConnectionSettings {
  readonly token: string;
  /** Where Discord's REST interface is; Discord's own when left out. */
  readonly apiUrl?: string;
}

/** What is in hand when the bot is told to stop may take this long. */
const CLOSING_MS = 10_000;

/** Resolves when the bot is ready for people. Rejects when Discord refuses the token or cannot be reached. */
export async function connect(
  bot: MuteBot,
  commands: readonly Command[],
  { token, apiUrl }: ConnectionSettings,
): Promise<Connection> {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    makeCache: Options.cacheWithLimits(REMEMBERED),
    rest: { ...REST_SETTINGS, ...(apiUrl === undefined ? {} : { api: apiUrl }) },
  });
  const route = openRouter(bot, commands);
  const inHand = new Set<Promise<void>>();
  const track = (work: Promise<void>) => {
    inHand.add(work);
    void work.finally(() => inHand.delete(work));
  };
  const isFirst = heardOnce();
  const onInteraction = (interaction: Interaction) => {
    if (isFirst(interaction.id)) track(route(interaction));
  };
  client.on(Events.InteractionCreate, onInteraction);
  client.on(Events.Error, (error) => bot.log.error({ error }, 'the connection to Discord failed'));
  client.on(Events.Warn, (warning) => bot.log.warn({ warning }, 'a warning from the Discord client'));

  tellOfGateway(client, bot.log);
  tellOfRefusals(client, bot.log);
  keepToken(client, token, bot.log);

  const lost = new Promise<number>((resolve) => {
    client.on(Events.ShardDisconnect, ({ code }) => resolve(code));
  });
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  try {
    await untilDiscordAnswers(client, bot, token);
    await client.login(token);
  } catch (error) {
    await client.destroy();
    throw error;
  }
  const loggedIn = await ready;
  const closing = new AbortController();
  await register(loggedIn, bot, commands, closing.signal);

  const delivery = openDelivery(bot, errandsOf(bot, channelsOf(client)));
  delivery.wake();
  const unwatch = watchPlaces(loggedIn, bot, track);
  return {
    delivery,
    name: loggedIn.user.username,
    lost,
    async close() {
      client.off(Events.InteractionCreate, onInteraction);
      unwatch();
      closing.abort();
      await atMost(CLOSING_MS, Promise.allSettled(inHand));
      await atMost(CLOSING_MS, delivery.stop());
      await client.destroy();
    },
  };
}

/** Where Discord is only in trouble, a bot that cannot log in yet waits; the network of this machine is ours to mend. */
async function untilDiscordAnswers(client: Client, bot: MuteBot, token: string): Promise<void> {
  client.rest.setToken(token);
  await patiently(() => client.rest.get(Routes.gatewayBot()), {
    pauses: everLonger(),
    isPassing: isTroubleOfDiscord,
    onFailure: (error) => bot.log.warn({ error }, 'Discord does not answer yet'),
  });
}

/** Discord still knows the commands of the last time: in bad weather the bot goes to work, and writes them when it can. */
async function register(
  { rest, application }: Client<true>,
  { catalogue, log }: MuteBot,
  commands: readonly Command[],
  signal: AbortSignal,
): Promise<void> {
  const write = async () => {
    const written = await registerCommands(rest, application.id, commands, catalogue);
    log.info({ commands: commands.length, written }, 'commands registered');
  };
  try {
    await write();
  } catch (error) {
    if (!isWeather(error)) throw error;
    log.warn({ error }, 'the commands could not be registered yet');
    patiently(write, { pauses: everLonger(), signal }).catch((last: unknown) => {
      if (!signal.aborted) log.error({ error: last }, 'the commands could not be registered');
    });
  }
}

/** Resolves when the work is done, or when it has had that long, in ms. */
async function atMost(patience: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patience);
  });
  await Promise.race([work, limit]);
  clearTimeout(timer);
}
