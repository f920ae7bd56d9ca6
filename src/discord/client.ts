/** The bot on Discord: logged in, commands registered, interactions answered, errands run. */
import {
  Client,
  Events,
  type GuildMember,
  type Interaction,
  Options,
  type RESTOptions,
  type User,
} from 'discord.js';
import { type Allowance, openAllowance } from './allowance.ts';
import type { MuteBot } from './bot.ts';
import type { Command } from './command.ts';
import { channelsOf } from './delivery/channels.ts';
import { type Delivery, openDelivery } from './delivery/delivery.ts';
import { errandsOf } from './delivery/errands.ts';
import { INTENTS } from './permissions.ts';
import { registerCommands } from './registration.ts';
import { openRouter } from './router.ts';
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
  /** What each person may ask for in a while; left out, what people who play need and more. */
  readonly allowance?: Allowance;
}

/** What is in hand when the bot is told to stop may take this long. */
const CLOSING_MS = 10_000;

/** Resolves when the bot is ready for people. Rejects when Discord refuses the token or cannot be reached. */
export async function connect(
  bot: MuteBot,
  commands: readonly Command[],
  { token, apiUrl, allowance = openAllowance() }: ConnectionSettings,
): Promise<Connection> {
  const rest: Partial<RESTOptions> = apiUrl === undefined ? {} : { api: apiUrl };
  const client = new Client({
    intents: INTENTS,
    allowedMentions: { parse: [] },
    makeCache: Options.cacheWithLimits(REMEMBERED),
    rest,
  });
  const route = openRouter(bot, commands, allowance);
  const inHand = new Set<Promise<void>>();
  const track = (work: Promise<void>) => {
    inHand.add(work);
    void work.finally(() => inHand.delete(work));
  };
  const onInteraction = (interaction: Interaction) => track(route(interaction));
  client.on(Events.InteractionCreate, onInteraction);
  client.on(Events.Error, (error) => bot.log.error({ error }, 'the connection to Discord failed'));
  client.on(Events.ShardError, (error) => bot.log.error({ error }, 'the gateway to Discord failed'));
  client.on(Events.Warn, (warning) => bot.log.warn({ warning }, 'a warning from the Discord client'));

  const lost = new Promise<number>((resolve) => {
    client.on(Events.ShardDisconnect, ({ code }) => resolve(code));
  });
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  try {
    await client.login(token);
  } catch (error) {
    await client.destroy();
    throw error;
  }
  const loggedIn = await ready;
  const { application, user } = loggedIn;
  const written = await registerCommands(client.rest, application.id, commands, bot.catalogue);
  bot.log.info({ commands: commands.length, written }, 'commands registered');

  const delivery = openDelivery(bot, errandsOf(bot, channelsOf(client)));
  delivery.wake();
  const unwatch = watchPlaces(loggedIn, bot, track);
  return {
    delivery,
    name: user.username,
    lost,
    async close() {
      client.off(Events.InteractionCreate, onInteraction);
      unwatch();
      await atMost(CLOSING_MS, Promise.allSettled(inHand));
      await atMost(CLOSING_MS, delivery.stop());
      await client.destroy();
    },
  };
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
