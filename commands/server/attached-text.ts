/** Downloads a text file that a person attached to a command. */
import type { Attachment } from 'discord.js';

export const UNREAD = ['too-large', 'not-fetched', 'not-text'] as const;
export type Unread = (typeof UNREAD)[number];

export type AttachedText =
  | { readonly ok: true; readonly text: string }
  | {
      readonly ok: false;
      readonly code: Unread;
      /** The network's or decoder's error, for the log. */
      readonly because?: unknown;
    };

export interface AttachmentLimits {
  readonly mostBytes: number;
  readonly withinMs: number;
  /** The bot fetches files only from these origins, so that no one can make it call other addresses. */
  readonly from: readonly string[];
}

/** The origins of Discord's attachments. */
export const DISCORD_FILES = ['https://cdn.discordapp.com', 'https://media.discordapp.net'] as const;

/** Reads UTF-8, with or without a byte order mark. Counts the bytes itself, since the size that Discord reports may be wrong. */
export async function attachedText(
  { url, size }: Pick<Attachment, 'url' | 'size'>,
  { mostBytes, withinMs, from }: AttachmentLimits,
): Promise<AttachedText> {
  if (size > mostBytes) return { ok: false, code: 'too-large' };
  if (!URL.canParse(url) || !from.includes(new URL(url).origin))
    return { ok: false, code: 'not-fetched', because: 'the file is not where attachments are kept' };
  let bytes: Uint8Array | null;
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(withinMs) });
    if (!response.ok) {
      await response.body?.cancel();
      return { ok: false, code: 'not-fetched', because: response.status };
    }
    bytes = await firstBytes(response.body, mostBytes);
  } catch (because) {
    return { ok: false, code: 'not-fetched', because };
  }
  if (bytes === null) return { ok: false, code: 'too-large' };
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch (because) {
    return { ok: false, code: 'not-text', because };
  }
}

/** Returns null if there are more than `most` bytes; the rest is not downloaded. */
async function firstBytes(body: Response['body'], most: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
