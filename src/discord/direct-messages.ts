/** Replies to direct messages as `/help` would. */
import {
  type Client,
  GatewayDispatchEvents,
  type GatewayMessageCreateDispatchData,
  MessageType,
} from 'discord.js';
import { levelFor } from '../tables/model/storage/storage-error.ts';
import type { ChannelId, UserId } from '../tables/model/table.ts';
import { DEFAULT_LANGUAGE } from '../words/languages.ts';
import type { RateLimit } from './admission/rate-limit.ts';
import { type BotContext, withLanguage } from './bot.ts';
import { openDeduplication } from './connection/deduplication.ts';
import { listeningTo } from './connection/gateway/listening.ts';
import type { Channels } from './delivery/channels/channels.ts';
import { directHelp } from './interactions/pages/help.ts';

/** Passes the work that it starts to `track`. Returns a function that stops the replies. */
export function answerDirectMessages(
  client: Client<true>,
  bot: BotContext,
  channels: Channels,
  rateLimit: RateLimit,
  track: (work: Promise<void>) => void,
): () => void {
  const isFirst = openDeduplication();
  const listening = listeningTo(client);

  async function answer({ id, author, channel_id }: GatewayMessageCreateDispatchData): Promise<void> {
    if (!(await rateLimit.takeMessage(author.id))) return;
    try {
      const { language } = await bot.settings.ofPerson(author.id as UserId);
      const reader = withLanguage(bot, language ?? (await languageOfTables(bot, author.id as UserId)));
      const { content, rows = [] } = await directHelp(reader, author);
      // Another process may reply too; the nonce makes Discord accept only one reply.
      await channels.send(channel_id as ChannelId, { content, rows, files: [], call: [] }, `dm-${id}`);
    } catch (error) {
      bot.log[levelFor(error, 'warn')]({ error, user: author.id }, 'cannot answer direct message');
    }
  }

  // The client ignores messages whose channel it doesn't know, and Discord doesn't announce direct message channels.
  listening.onDispatch<GatewayMessageCreateDispatchData>(GatewayDispatchEvents.MessageCreate, (message) => {
    if (isWrittenToBot(message) && isFirst(message.id)) track(answer(message));
  });
  return () => listening.stop();
}

const WRITTEN: readonly MessageType[] = [MessageType.Default, MessageType.Reply];

function isWrittenToBot({ guild_id, author, type }: GatewayMessageCreateDispatchData): boolean {
  return guild_id === undefined && author.bot !== true && WRITTEN.includes(type);
}

/** A message doesn't reveal the language of its author's Discord client, so the author's newest table decides. */
async function languageOfTables({ tables }: BotContext, userId: UserId) {
  const { loadedTables } = await tables.tablesOf(userId);
  return loadedTables.at(-1)?.table.language ?? DEFAULT_LANGUAGE;
}
