/** Closes everything that the program has opened, in reverse order. */
import type { Logger } from 'pino';

type Close = () => Promise<void> | void;

/** The opened parts. They are closed in the order of these fields, each list from its last element to its first. */
export interface Closing {
  readonly connection: Close[];
  /** The database and everything that uses it. */
  readonly bot: Close[];
  readonly around: Close[];
}

export async function closeAll({ connection, bot, around }: Closing, log: Logger): Promise<true> {
  for (const some of [connection, bot, around]) await close(some, log);
  return true;
}

/** Closes everything, even if closing one of them fails. */
export async function close(some: Close[], log: Logger): Promise<void> {
  for (const closeOne of some.splice(0).reverse()) {
    try {
      await closeOne();
    } catch (error) {
      log.error({ error }, 'cannot shut down a component');
    }
  }
}
