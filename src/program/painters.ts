/** Decides how many processes may draw pictures on a machine. */
import { availableParallelism, totalmem } from 'node:os';

interface Machine {
  readonly cores: number;
  /** The memory in bytes. */
  readonly memory: number;
}

/** With two processes, a slow picture doesn't hold up others, even on one core: drawing has low priority. */
const LEAST = 2;
const BYTES_OF_ONE = 150 * 1024 * 1024;
/** The rest is for the bot, the database's journal and the thinking processes. */
const SHARE_OF_MEMORY = 0.5;

export function paintersFor({ cores, memory }: Machine): number {
  return Math.max(LEAST, Math.min(cores, Math.floor((memory * SHARE_OF_MEMORY) / BYTES_OF_ONE)));
}

/** The memory available to this process, which in a container is less than the machine has. */
export function thisMachine(): Machine {
  const limit = process.constrainedMemory();
  return { cores: availableParallelism(), memory: limit > 0 ? Math.min(limit, totalmem()) : totalmem() };
}
