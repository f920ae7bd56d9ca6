/** Creates the emojis that the application on Discord lacks, and fetches the ids of all of them. */
import { readFile } from 'node:fs/promises';
import {
  DiscordAPIError,
  type REST,
  type RESTGetAPIApplicationEmojisResult,
  type RESTPostAPIApplicationEmojiResult,
  Routes,
} from 'discord.js';
import { EMOJIS, type Emoji } from '../../../core/presentation/emojis.ts';
import { inPackage } from '../../../runtime/package-folder.ts';
import type { BotContext } from '../../bot.ts';
import { backoff, retry } from '../../retry.ts';

const BAD_REQUEST = 400;

/**
 * Adds the ids to `ids` as Discord returns them, and deletes nothing: older messages may show other emojis. Messages work without
 * missing emojis, so a failure is only logged.
 */
export async function synchroniseEmojis(
  rest: REST,
  applicationId: string,
  ids: Map<Emoji, string>,
  { log }: Pick<BotContext, 'log'>,
  signal: AbortSignal,
): Promise<void> {
  const policy = () => ({ delays: backoff(), signal });
  const learn = () => retry(() => learnIds(rest, applicationId, ids, signal), policy());
  try {
    await learn();
    const missing = EMOJIS.filter((emoji) => !ids.has(emoji));
    if (missing.length === 0) return;
    for (const emoji of missing) {
      const id = await retry(() => create(rest, applicationId, emoji, signal), policy());
      if (id !== null) ids.set(emoji, id);
    }
    // Another process that starts at the same time may have created some of the emojis.
    if (EMOJIS.some((emoji) => !ids.has(emoji))) await learn();
    const refused = EMOJIS.filter((emoji) => !ids.has(emoji));
    if (refused.length > 0) log.warn({ emojis: refused }, 'Discord refused emojis');
    log.info({ emojis: missing.length - refused.length }, 'uploaded application emojis');
  } catch (error) {
    if (!signal.aborted) log.warn({ error }, 'cannot upload application emojis');
  }
}

async function learnIds(
  rest: REST,
  applicationId: string,
  ids: Map<Emoji, string>,
  signal: AbortSignal,
): Promise<void> {
  const { items } = (await rest.get(Routes.applicationEmojis(applicationId), {
    signal: AbortSignal.any([signal]),
  })) as RESTGetAPIApplicationEmojisResult;
  for (const { name, id } of items) {
    const ours = EMOJIS.find((emoji) => emoji === name);
    if (ours !== undefined && id !== null) ids.set(ours, id);
  }
}

/** Returns null if Discord refuses the emoji, for example because the name is taken. */
async function create(
  rest: REST,
  applicationId: string,
  emoji: Emoji,
  signal: AbortSignal,
): Promise<string | null> {
  const picture = await readFile(inPackage('assets', 'emojis', `${emoji}.png`));
  const image = `data:image/png;base64,${picture.toString('base64')}`;
  try {
    const { id } = (await rest.post(Routes.applicationEmojis(applicationId), {
      body: { name: emoji, image },
      // The client never removes its listener from the signal, so each request has its own signal.
      signal: AbortSignal.any([signal]),
    })) as RESTPostAPIApplicationEmojiResult;
    return id;
  } catch (error) {
    if (error instanceof DiscordAPIError && error.status === BAD_REQUEST) return null;
    throw error;
  }
}
