/** What Discord refuses for as long as people leave things as they are: trying again by ourselves is no use. */
import { DiscordAPIError, RESTJSONErrorCodes } from 'discord.js';
import type { DeliveryError } from '../../tables/model/outbox.ts';

/** Discord knows the channel, but it is not one to which we can send. */
export class ChannelGone extends Error {
  override readonly name = 'ChannelGone';

  constructor(channelId: string) {
    super(`nothing can be sent to channel ${channelId}`);
  }
}

const TROUBLES: ReadonlyMap<unknown, DeliveryError> = new Map<unknown, DeliveryError>([
  [RESTJSONErrorCodes.UnknownChannel, 'channel-gone'],
  [RESTJSONErrorCodes.UnknownGuild, 'channel-gone'],
  [RESTJSONErrorCodes.MissingAccess, 'missing-permission'],
  [RESTJSONErrorCodes.MissingPermissions, 'missing-permission'],
  [RESTJSONErrorCodes.ThreadLocked, 'missing-permission'],
]);

/** Null where another try may succeed by itself. */
export function deliveryErrorIn(error: unknown): DeliveryError | null {
  if (error instanceof ChannelGone) return 'channel-gone';
  return error instanceof DiscordAPIError ? (TROUBLES.get(error.code) ?? null) : null;
}

const REFUSED_AS_IT_IS: readonly number[] = [400, 413];

/** Of these the way may be free again: a thread that is woken, or another one that went to sleep. */
const PASSING: readonly unknown[] = [
  RESTJSONErrorCodes.InvalidActionOnArchivedThread,
  RESTJSONErrorCodes.MaximumActiveThreads,
];

/** What was sent is wrong in Discord's eyes, and will be as wrong the next time. */
export function isRefusedForGood(error: unknown): boolean {
  return (
    error instanceof DiscordAPIError &&
    REFUSED_AS_IT_IS.includes(error.status) &&
    !PASSING.includes(error.code) &&
    deliveryErrorIn(error) === null
  );
}
