/** Notices when Discord closes a shard's connection permanently, for example because the token was reset. */
import { type Client, Events } from 'discord.js';
import { deferred } from '../../../runtime/deferred.ts';

interface Closed {
  /** Resolves with the close code when Discord closes a connection permanently. */
  readonly came: Promise<number>;
  /** The latest close code; null while Discord has closed no connection. */
  readonly code: () => number | null;
}

export function listenForClosing(client: Client): Closed {
  const came = deferred<number>();
  let last: number | null = null;
  client.on(Events.ShardDisconnect, ({ code }) => {
    last = code;
    came.resolve(code);
  });
  return { came: came.promise, code: () => last };
}
