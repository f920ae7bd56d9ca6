/** Keeps when people could last reach the bot, in the database. */
import type { PrismaClient } from '../../generated/postgres/client.ts';
import type { LastSeen } from '../../tables/waiting/absence.ts';
import { note, noteIn, timeOfNote } from './notes.ts';

export interface KeptLastSeen extends LastSeen {
  /** Waits for the last note. */
  readonly close: () => Promise<void>;
}

export async function lastSeenIn(client: PrismaClient): Promise<KeptLastSeen> {
  let seen = timeOfNote(await noteIn(client, 'seen'));
  let writing: Promise<void> = Promise.resolve();
  return {
    seenAt: () => seen,
    noteSeen(at) {
      seen = at;
      // A note that fails is made up for by the next; other writes report that the server is out of reach.
      writing = writing.then(() => note(client, 'seen', at.toISOString())).catch(() => undefined);
    },
    close: () => writing,
  };
}
