/** The application on Discord, which all connections share: its name, commands, profile and emojis. */
import { type APIApplication, type REST, Routes } from 'discord.js';
import type { Emoji } from '../../core/presentation/emojis.ts';
import type { BotContext } from '../bot.ts';
import type { Command } from '../command.ts';
import { inviteLink } from '../permissions.ts';
import { backoff, isTransient, reasonFor, retry } from '../retry.ts';
import type { CommandMentions } from './command-mentions.ts';
import type { EmojiIds } from './emojis/emoji-ids.ts';
import { synchroniseEmojis } from './emojis/emojis.ts';
import { gatewayNow, unlessAborted, untilDiscordAnswers } from './logging-in.ts';
import { completeProfile } from './profile.ts';
import { type Registered, registerCommands } from './registration.ts';
import { openRest } from './rest/rest-settings.ts';

export interface Application {
  readonly name: string;
  /** The link for adding the bot to a server. */
  readonly invite: string;
  /** Whether Discord already had commands; false if Discord hasn't responded yet. */
  readonly ranBefore: boolean;
  readonly commands: readonly Command[];
  /** The ids of the commands by name; empty until Discord has the commands. */
  readonly commandIds: ReadonlyMap<string, string>;
  /** The tappable mentions of the commands; empty until Discord has sent the ids. */
  readonly mentions: CommandMentions;
  /** The ids of the emojis; empty until Discord has sent them. */
  readonly emojis: EmojiIds;
  /** The number of shards that Discord recommends for the bot's servers. */
  readonly shards: number;
  /** Fills in what is missing on Discord: the profile and the emojis. Never rejects. */
  describe(): Promise<void>;
  /** Discards everything not yet sent to Discord. */
  close(): void;
}

export interface ApplicationSettings {
  readonly token: string;
  /** The base URL of Discord's REST API. If omitted, Discord's own. */
  readonly apiUrl?: string;
  /** Stops waiting for Discord: the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** Resolves when Discord has the commands; retries until it can be reached. Rejects if Discord rejects the token. */
export async function openApplication(
  bot: BotContext,
  commands: readonly Command[],
  { token, apiUrl, signal }: ApplicationSettings,
): Promise<Application> {
  const closing = new AbortController();
  const rest = openRest(token, apiUrl, bot.log);
  const commandIds = new Map<string, string>();
  const mentions = new Map<string, string>();
  const emojis = new Map<Emoji, string>();
  let ranBefore = false;

  async function introduce(): Promise<Application> {
    const { shards } = await untilDiscordAnswers(() => gatewayNow(rest), bot, signal);
    const { id, name } = await untilDiscordAnswers(() => applicationNow(rest), bot, signal);
    await declareCommands(rest, id, bot, commands, closing.signal, (result) => {
      ({ ranBefore } = result);
      for (const [command, commandId] of result.ids) commandIds.set(command, commandId);
      for (const [typed, mention] of result.mentions) mentions.set(typed, mention);
    });
    return {
      name,
      invite: inviteLink(id),
      ranBefore,
      commands,
      commandIds,
      mentions,
      emojis,
      shards,
      async describe() {
        await Promise.all([
          synchroniseEmojis(rest, id, emojis, bot, closing.signal),
          completeProfile(rest, bot, closing.signal),
        ]);
      },
      close: () => closing.abort(),
    };
  }

  return unlessAborted(introduce(), signal).catch((error: unknown) => {
    closing.abort();
    throw error;
  });
}

async function applicationNow(rest: REST): Promise<APIApplication> {
  return (await rest.get(Routes.currentApplication())) as APIApplication;
}

/**
 * Writes the commands. If Discord is unavailable, the bot starts anyway, since Discord still has the commands of the last start;
 * the new commands are then written later. `registered` gets the result when Discord has them.
 */
async function declareCommands(
  rest: REST,
  applicationId: string,
  { catalogue, log }: BotContext,
  commands: readonly Command[],
  signal: AbortSignal,
  registered: (result: Registered) => void,
): Promise<void> {
  const write = async () => {
    const result = await registerCommands(rest, applicationId, commands, catalogue);
    log.info({ commands: commands.length, written: result.outcome }, 'commands registered');
    registered(result);
  };
  try {
    await write();
  } catch (error) {
    if (!isTransient(error)) throw error;
    log.warn(reasonFor(log, error), 'cannot register commands, retrying');
    retry(write, { delays: backoff(), signal }).catch((last: unknown) => {
      if (!signal.aborted) log.error({ error: last }, 'cannot register commands');
    });
  }
}
