/** The bot on Discord: logged in, commands registered, interactions answered, errands run. */
import { Client, Events, GatewayIntentBits, type RESTOptions } from 'discord.js';
import type { Bot } from './bot.ts';
import type { Command } from './command.ts';
import { channelsOf } from './delivery/channels.ts';
import { type Delivery, openDelivery } from './delivery/delivery.ts';
import { errandsOf } from './delivery/errands.ts';
import { registerCommands } from './registration.ts';
import { openRouter } from './router.ts';

export interface Connection {
  /** Something was written to the outbox. */
  readonly delivery: Delivery;
  readonly name: string;
  close(): Promise<void>;
}

export interface ConnectionSettings {
  readonly token: string;
  /** Where Discord's REST interface is; Discord's own when left out. */
  readonly apiUrl?: string;
}

/** Resolves when the bot is ready for people. Rejects when Discord refuses the token or cannot be reached. */
export async function connect(
  bot: Bot,
  commands: readonly Command[],
  { token, apiUrl }: ConnectionSettings,
): Promise<Connection> {
  const rest: Partial<RESTOptions> = apiUrl === undefined ? {} : { api: apiUrl };
  const client = new Client({ intents: [GatewayIntentBits.Guilds], allowedMentions: { parse: [] }, rest });
  const route = openRouter(bot, commands);
  const inHand = new Set<Promise<void>>();
  client.on(Events.InteractionCreate, (interaction) => {
    const work = route(interaction);
    inHand.add(work);
    void work.finally(() => inHand.delete(work));
  });
  client.on(Events.Error, (error) => bot.log.error({ error }, 'the connection to Discord failed'));
  client.on(Events.Warn, (warning) => bot.log.warn({ warning }, 'a warning from the Discord client'));

  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  try {
    await client.login(token);
  } catch (error) {
    await client.destroy();
    throw error;
  }
  const { application, user } = await ready;
  const written = await registerCommands(client.rest, application.id, commands, bot.translate, bot.catalogue);
  bot.log.info({ commands: commands.length, written }, 'commands registered');

  const delivery = openDelivery(bot, errandsOf(bot, channelsOf(client)));
  delivery.wake();
  return {
    delivery,
    name: user.username,
    async close() {
      await Promise.allSettled(inHand);
      await delivery.stop();
      await client.destroy();
    },
  };
}
