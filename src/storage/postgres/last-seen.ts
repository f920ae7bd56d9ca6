/** Stores in the database when people could last reach the bot, in total or per shard. */
import type { PrismaClient } from '../../generated/postgres/client.ts';
import type { ShardFilter } from '../../tables/model/storage/store.ts';
import type { LastSeen } from '../../tables/waiting/absence.ts';
import { note, noteIn, timeOfNote } from './notes.ts';

export interface KeptLastSeen extends LastSeen {
  /** Stores when people on the servers of one shard could last reach the bot. */
  readonly on: (part: ShardFilter) => Promise<LastSeen>;
  /** Waits for the last note to be written. */
  readonly close: () => Promise<void>;
}

export async function lastSeenIn(client: PrismaClient): Promise<KeptLastSeen> {
  let writing: Promise<void> = Promise.resolve();

  // If a note fails, the next one makes up for it; other writes report that the server can't be reached.
  function write(work: () => Promise<unknown>): void {
    writing = writing.then(work).then(
      () => undefined,
      () => undefined,
    );
  }

  function kept(first: Date | null, noted: (at: Date) => Promise<void>): LastSeen {
    let seen = first;
    return {
      seenAt: () => seen,
      noteSeen(at) {
        seen = at;
        write(() => noted(at));
      },
    };
  }

  const ofAll = timeOfNote(await noteIn(client, 'seen'));
  return {
    ...kept(ofAll, (at) => note(client, 'seen', at.toISOString())),
    async on(part) {
      const first = (await seenOn(client, part)) ?? timeOfNote(await noteIn(client, 'seen'));
      return kept(first, (at) => noteSeenOn(client, part, at));
    },
    close: () => writing,
  };
}

const OF_SHARDS = 'seen on ';

const ofCount = (count: number) => ` of ${count}`;

function nameOf({ shard, count }: ShardFilter): string {
  return `${OF_SHARDS}${shard}${ofCount(count)}`;
}

/**
 * The time when people on the shard's servers could last reach the bot. After the number of shards has changed, this is the
 * earliest time of any shard, so that waits are extended too much rather than too little.
 */
async function seenOn(client: PrismaClient, part: ShardFilter): Promise<Date | null> {
  const notes = await client.storageNote.findMany({ where: { name: { startsWith: OF_SHARDS } } });
  const own = notes.find(({ name }) => name === nameOf(part));
  if (own !== undefined) return timeOfNote(own.value);
  return earliest(notes.filter(({ name }) => !name.endsWith(ofCount(part.count))));
}

interface Noted {
  readonly name: string;
  readonly value: string;
}

function earliest(notes: readonly Noted[]): Date | null {
  const [first] = notes.map(({ value }) => value).toSorted();
  return timeOfNote(first ?? null);
}

/** The time since which people on some server may have been unable to reach the bot, according to all notes in a database. */
export function seenByAll(notes: readonly Noted[]): Date | null {
  const ofAll = notes.filter(({ name }) => name === 'seen');
  const ofShards = notes.filter(({ name }) => name.startsWith(OF_SHARDS));
  return earliest(ofShards.length > 0 ? ofShards : ofAll);
}

/** Once each shard has its note, notes for any other number of shards are obsolete. */
async function noteSeenOn(client: PrismaClient, part: ShardFilter, at: Date): Promise<void> {
  const name = nameOf(part);
  const value = at.toISOString();
  await client.storageNote.upsert({ where: { name }, create: { name, value }, update: { value } });
  const own = { startsWith: OF_SHARDS, endsWith: ofCount(part.count) };
  if ((await client.storageNote.count({ where: { name: own } })) < part.count) return;
  await client.storageNote.deleteMany({ where: { name: { startsWith: OF_SHARDS }, NOT: { name: own } } });
}
