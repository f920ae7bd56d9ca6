/** Connects the bot if it runs as a single process: one connection, for all shards that Discord recommends. */

import type { RateLimit } from './admission/rate-limit.ts';
import type { BotContext } from './bot.ts';
import { type Connection, connect } from './client.ts';
import type { Command } from './command.ts';
import { type Application, type ApplicationSettings, openApplication } from './connection/application.ts';
import { openSemaphore } from './delivery/semaphore.ts';

interface Settings extends ApplicationSettings {
  readonly rateLimit: RateLimit;
}

/** Rejects for the same reasons as `openApplication` and `connect`. */
export async function connectAlone(
  bot: BotContext,
  commands: readonly Command[],
  settings: Settings,
): Promise<Connection & { readonly application: Application }> {
  const application = await openApplication(bot, commands, settings);
  try {
    const connection = await connect(bot, application, { ...settings, semaphore: openSemaphore() });
    void application.describe();
    return {
      ...connection,
      application,
      async close() {
        application.close();
        await connection.close();
      },
    };
  } catch (error) {
    application.close();
    throw error;
  }
}
