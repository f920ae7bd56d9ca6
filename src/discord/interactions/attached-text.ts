/** Reads a text that somebody attached to a command, from where Discord keeps it. */
import type { Attachment } from 'discord.js';

export const UNREAD = ['too-large', 'not-fetched', 'not-text'] as const;
export type Unread = (typeof UNREAD)[number];

export type AttachedText =
  | { readonly ok: true; readonly text: string }
  | {
      readonly ok: false;
      readonly why: Unread;
      /** For the log: what the network or the decoder said. */
      readonly because?: unknown;
    };

export interface AttachmentLimits {
  readonly mostBytes: number;
  readonly withinMs: number;
  /** Files are fetched from these origins only: nobody may make the bot call an address of their choice. */
  readonly from: readonly string[];
}

/** Where Discord keeps what people attach. */
export const DISCORD_FILES = ['https://cdn.discordapp.com', 'https://media.discordapp.net'] as const;

/** A text is UTF-8, with or without a byte order mark. What Discord says of its size is not relied upon. */
export async function attachedText(
  { url, size }: Pick<Attachment, 'url' | 'size'>,
  { mostBytes, withinMs, from }: AttachmentLimits,
): Promise<AttachedText> {
  if (size > mostBytes) return { ok: false, why: 'too-large' };
  if (!URL.canParse(url) || !from.includes(new URL(url).origin))
    return { ok: false, why: 'not-fetched', because: 'the file is not where attachments are kept' };
  let bytes: Uint8Array | null;
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(withinMs) });
    if (!response.ok) {
      await response.body?.cancel();
      return { ok: false, why: 'not-fetched', because: response.status };
    }
    bytes = await firstBytes(response.body, mostBytes);
  } catch (because) {
    return { ok: false, why: 'not-fetched', because };
  }
  if (bytes === null) return { ok: false, why: 'too-large' };
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch (because) {
    return { ok: false, why: 'not-text', because };
  }
}

/** Null where there are more: the rest is not read. */
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
