/** Posts the daily challenge once a day in the channels that moderators chose, silently. */
import type { Client } from 'discord.js';
import type { Phrase } from '../../../core/presentation/phrase.ts';
import type { KeptDay } from '../../../daily/daily-store.ts';
import { beginningOf } from '../../../daily/day.ts';
import type { Ranked } from '../../../daily/ranking.ts';
import type { DailyChannel } from '../../../tables/model/settings.ts';
import { ERASED } from '../../../tables/model/table.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../../words/languages.ts';
import { languageOf } from '../../../words/locales.ts';
import { type BotContext, withLanguage } from '../../bot.ts';
import { playButtonId, postMessage } from '../../messages/daily/post-message.ts';
import type { StandingsLine } from '../../messages/daily/standings-message.ts';
import { channelMention } from '../../messages/pieces/parts.ts';
import { retryAfterMs } from '../../retry.ts';
import type { Channels } from '../channels/channels.ts';
import { deliveryErrorIn, isRefusedForGood } from '../channels/delivery-errors.ts';
import { writeDirectly } from '../waiting/directs.ts';

type Chosen = DailyChannel & { readonly guildId: string };

export interface Posts {
  /** Posts everything that is due on servers that people can reach. */
  post(): Promise<void>;
}

interface Needs {
  readonly client: Pick<Client, 'guilds'>;
  readonly channels: Channels;
  readonly isReachable: (guildId: string) => boolean;
}

const FIRST_RETRY_MS = 60_000;
const MAX_RETRY_MS = 15 * 60_000;
/** The number of attempts for a message whose content Discord rejects. */
const MAX_TRIES = 4;
/** Few enough to read at a glance. */
const MAX_LINES = 10;
const RADIX = 36;

export function postsOf(bot: BotContext, { client, channels, isReachable }: Needs): Posts {
  const { daily, settings } = bot;

  async function languageOn(guildId: string): Promise<Language> {
    const { language } = await settings.ofServer(guildId);
    const discords = client.guilds.cache.get(guildId)?.preferredLocale;
    return language ?? (discords === undefined ? null : languageOf(discords)) ?? DEFAULT_LANGUAGE;
  }

  async function lineOf({ userId, place, points }: Ranked): Promise<StandingsLine> {
    const { dailyNamed } = await settings.ofPerson(userId);
    return { place, points, streak: 0, who: dailyNamed === true ? userId : 'hidden' };
  }

  /** Whether the post is already there: an earlier attempt may have sent it and lost Discord's response. */
  async function isThere(day: KeptDay, { channelId }: Chosen): Promise<boolean> {
    const sent = await channels.sentSince(channelId, new Date(beginningOf(day.date)));
    return sent.some(({ customIds }) => customIds.includes(playButtonId(day.date)));
  }

  async function send(day: KeptDay, chosen: Chosen, attempts: number): Promise<void> {
    if (attempts > 1 && (await isThere(day, chosen))) return;
    const { guildId, channelId } = chosen;
    const results = await daily.resultsBefore(day.date, guildId);
    const lines = await Promise.all(results.slice(0, MAX_LINES).map(lineOf));
    const { translate } = withLanguage(bot, await languageOn(guildId));
    const outgoing = postMessage(day, { lines, people: results.length }, translate);
    await channels.send(channelId, outgoing, nonceOf('d', day, guildId));
  }

  /** Stops the posts in that channel, and tells the moderator who chose it. */
  async function stop(day: KeptDay, { guildId, channelId, by }: Chosen, key: string): Promise<void> {
    const phrase: Phrase = { key, with: { channel: channelMention(channelId) } };
    const language = await languageOn(guildId);
    if (by !== ERASED)
      await writeDirectly(bot, channels, { to: by, language, phrase }, (direct, outgoing) =>
        channels.send(direct, outgoing, nonceOf('x', day, guildId)),
      );
    await settings.changeServer(guildId, { dailyChannel: null }, bot.now());
  }

  async function afterFailure(day: KeptDay, chosen: Chosen, attempts: number, error: unknown): Promise<void> {
    const { guildId, channelId } = chosen;
    const context = { error, guild: guildId, channel: channelId, attempts };
    const timedOutMs = (channels.timedOutUntil(guildId)?.getTime() ?? 0) - bot.now().getTime();
    if (deliveryErrorIn(error) !== null && timedOutMs <= 0) {
      bot.log.info(context, 'cannot post the daily challenge, turned it off for this channel');
      await stop(day, chosen, 'daily.post-stopped');
      return;
    }
    if (isRefusedForGood(error) && attempts >= MAX_TRIES) {
      bot.log.error(context, 'gave up on posting the daily challenge');
      await daily.endPost(day.date, guildId);
      return;
    }
    bot.log[attempts === 1 ? 'warn' : 'debug'](context, 'cannot post the daily challenge');
    const backoff = Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), MAX_RETRY_MS);
    await daily.pausePost(day.date, guildId, Math.max(backoff, retryAfterMs(error), timedOutMs));
  }

  async function postOn(day: KeptDay, chosen: Chosen): Promise<void> {
    const { guildId } = chosen;
    const attempts = await daily.claimPost(day.date, guildId);
    if (attempts === null) return;
    try {
      if (await daily.isUnplayed(day.date, guildId)) return await stop(day, chosen, 'daily.post-unplayed');
      await send(day, chosen, attempts);
      await daily.endPost(day.date, guildId);
    } catch (error) {
      await afterFailure(day, chosen, attempts, error);
    }
  }

  return {
    async post() {
      const day = await daily.dayToPost();
      if (day === null) return;
      const chosen = (await settings.dailyChannels()).filter(
        ({ guildId }) => client.guilds.cache.has(guildId) && isReachable(guildId),
      );
      if (chosen.length === 0) return;
      const done = new Set(await daily.serversDone(day.date));
      for (const one of chosen) if (!done.has(one.guildId)) await postOn(day, one);
    },
  };
}

/** The nonce of a message, at most 25 characters. */
function nonceOf(kind: 'd' | 'x', { number }: KeptDay, guildId: string): string {
  return `${kind}${number.toString(RADIX)}-${guildId}`;
}
