/** Recognises errors that last until people change something on Discord, so that a retry is useless. */
import { DiscordAPIError, RESTJSONErrorCodes } from 'discord.js';
import type { DeliveryError } from '../../../tables/model/outbox.ts';

/** Discord knows the channel, but the bot cannot send messages to it. */
export class ChannelGone extends Error {
  override readonly name = 'ChannelGone';

  constructor(channelId: string) {
    super(`nothing can be sent to channel ${channelId}`);
  }
}

const ERRORS_BY_CODE: ReadonlyMap<unknown, DeliveryError> = new Map<unknown, DeliveryError>([
  [RESTJSONErrorCodes.UnknownChannel, 'channel-gone'],
  [RESTJSONErrorCodes.UnknownGuild, 'channel-gone'],
  [RESTJSONErrorCodes.MissingAccess, 'missing-permission'],
  [RESTJSONErrorCodes.MissingPermissions, 'missing-permission'],
  [RESTJSONErrorCodes.ThreadLocked, 'missing-permission'],
]);

/** Returns null for an error that may disappear on a retry. */
export function deliveryErrorIn(error: unknown): DeliveryError | null {
  if (error instanceof ChannelGone) return 'channel-gone';
  return error instanceof DiscordAPIError ? (ERRORS_BY_CODE.get(error.code) ?? null) : null;
}

const REFUSED_AS_IT_IS: readonly number[] = [400, 413];

/** Errors that can disappear by themselves: the thread is unarchived, or another thread is archived. */
const PASSING: readonly unknown[] = [
  RESTJSONErrorCodes.InvalidActionOnArchivedThread,
  RESTJSONErrorCodes.MaximumActiveThreads,
];

/** Discord rejects the content of the message, and will reject it every time. */
export function isRefusedForGood(error: unknown): boolean {
  return (
    error instanceof DiscordAPIError &&
    REFUSED_AS_IT_IS.includes(error.status) &&
    !PASSING.includes(error.code) &&
    deliveryErrorIn(error) === null
  );
}
