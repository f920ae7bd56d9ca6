/** The members of a private thread: only they, its owner and people with Manage Threads see it. */
import { allows } from '../model/permissions.ts';
import type { Channel } from '../model/shapes.ts';
import type { World } from './world.ts';

/** Whether a private thread is hidden from the person; `bits` are their permissions in its parent channel. */
export function isShutOut({ members, ownerId }: Channel, personId: string, bits: bigint): boolean {
  if (members === null || ownerId === personId || members.includes(personId)) return false;
  return !allows(bits, 'ManageThreads');
}

/** Does nothing for a public thread, which everyone may read. */
export function addToThread(world: World, thread: Channel, personId: string): void {
  if (thread.members === null || thread.members.includes(personId)) return;
  keepMembers(world, thread, [...thread.members, personId], { what: 'thread-joined', personId });
}

export function removeFromThread(world: World, thread: Channel, personId: string): void {
  if (thread.members?.includes(personId) !== true) return;
  const members = thread.members.filter((id) => id !== personId);
  keepMembers(world, thread, members, { what: 'thread-left', personId });
}

function keepMembers(
  world: World,
  thread: Channel,
  members: readonly string[],
  change: { readonly what: 'thread-joined' | 'thread-left'; readonly personId: string },
): void {
  const changed = { ...thread, members };
  world.channels.set(thread.id, changed);
  world.emit({ ...change, channel: changed });
}
