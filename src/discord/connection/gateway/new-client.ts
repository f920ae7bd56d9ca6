/** The client of one connection: its shards, its caches, and its presence. */
import { ActivityType, Client, Events, type GuildMember, Options, type User } from 'discord.js';
import type { Logger } from 'pino';
import { DEFAULT_LANGUAGE } from '../../../words/languages.ts';
import { translator } from '../../../words/translate.ts';
import { INTENTS } from '../../permissions.ts';
import type { CommandMentions } from '../command-mentions.ts';
import type { EmojiIds } from '../emojis/emoji-ids.ts';
import { sendRepliesApart } from '../rest/replies-apart.ts';
import { keepToken, logRefusals, settingsFor } from '../rest/rest-settings.ts';
import { type IdentifyIn, throttlerOf } from './identifying.ts';
import { outliveUnreadable } from './log.ts';
import { openExit } from './logging-out.ts';

/** The client caches only the bot itself; the bot queries Discord or the database for everything else when needed. */
const REMEMBERED = {
  ...Options.DefaultMakeCacheSettings,
  MessageManager: 0,
  UserManager: { maxSize: 100, keepOverLimit: ({ id, client }: User) => id === client.user.id },
  GuildMemberManager: { maxSize: 100, keepOverLimit: ({ id, client }: GuildMember) => id === client.user.id },
};

/** One of the shards that several processes share. */
export interface SharedShard {
  readonly shard: number;
  /** The total number of shards. */
  readonly count: number;
  readonly identifyIn: IdentifyIn;
  /** Whether other processes may consider this process dead. */
  readonly isInDoubt: () => boolean;
}

export interface ClientSettings {
  readonly token: string;
  readonly apiUrl: string | undefined;
  /** Null if this client connects all shards that Discord recommends. */
  readonly shared: SharedShard | null;
  readonly emojis: EmojiIds;
  readonly mentions: CommandMentions;
}

export interface NewClient {
  readonly client: Client;
  /** Closes all the client's connections, including those still being opened. */
  readonly logOut: () => Promise<void>;
}

/** The status text next to the bot's name. Everyone sees the same text, so it's in one language. */
function status(): string {
  return translator(DEFAULT_LANGUAGE)({ key: 'about.status' });
}

export function newClient(
  { token, apiUrl, shared, emojis, mentions }: ClientSettings,
  log: Logger,
): NewClient {
  const { buildStrategy, logOut } = openExit(log);
  const settings = settingsFor(apiUrl, { emojis, mentions, log, isInDoubt: shared?.isInDoubt });
  const client = new Client({
    intents: INTENTS,
    // Otherwise the client would take SHARDS and SHARD_COUNT from the environment.
    ...(shared === null ? { shards: 'auto' } : { shards: [shared.shard], shardCount: shared.count }),
    ws: {
      buildStrategy,
      ...(shared === null ? {} : { buildIdentifyThrottler: throttlerOf(shared.identifyIn, log) }),
    },
    allowedMentions: { parse: [] },
    presence: { activities: [{ type: ActivityType.Custom, name: 'help', state: status() }] },
    makeCache: Options.cacheWithLimits(REMEMBERED),
    rest: settings,
  });
  client.on(Events.Error, (error) => log.error({ error }, 'connection to Discord failed'));
  client.on(Events.Warn, (warning) => log.warn({ warning }, 'warning from the Discord client'));
  outliveUnreadable(client, log);
  logRefusals(client.rest, log);
  keepToken(client.rest, token, log);
  const endReplies = sendRepliesApart(client.rest, settings, log);
  return {
    client,
    async logOut() {
      await logOut(client);
      endReplies();
    },
  };
}
