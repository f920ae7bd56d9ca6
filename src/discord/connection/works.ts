/** Tracks the work that Discord's events started until it is done. */
import type { Logger } from 'pino';

export interface Works {
  readonly track: (work: Promise<void>, interaction?: string | null) => void;
  /** The ids of the interactions being worked on. */
  readonly interactions: () => readonly string[];
  readonly done: () => Promise<unknown>;
}

export function openWorks(log: Logger): Works {
  const works = new Map<Promise<void>, string | null>();
  return {
    track(work, interaction = null) {
      works.set(work, interaction);
      void work
        .catch((error: unknown) => log.error({ error, interaction }, 'dropped an interaction'))
        .finally(() => works.delete(work));
    },
    interactions: () => [...works.values()].filter((id) => id !== null),
    done: () => Promise.allSettled(works.keys()),
  };
}
