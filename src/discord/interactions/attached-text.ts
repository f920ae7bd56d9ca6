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
}

/** A text is UTF-8, with or without a byte order mark. */
export async function attachedText(
  { url, size }: Pick<Attachment, 'url' | 'size'>,
  { mostBytes, withinMs }: AttachmentLimits,
): Promise<AttachedText> {
  if (size > mostBytes) return { ok: false, why: 'too-large' };
  let bytes: ArrayBuffer;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(withinMs) });
    if (!response.ok) return { ok: false, why: 'not-fetched', because: response.status };
    bytes = await response.arrayBuffer();
  } catch (because) {
    return { ok: false, why: 'not-fetched', because };
  }
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch (because) {
    return { ok: false, why: 'not-text', because };
  }
}
