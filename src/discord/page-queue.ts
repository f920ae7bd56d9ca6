/**
 * Limits how many pages of attempts at the daily challenge are made at the same time. The others wait in order, so that the whole
 * crowd after midnight doesn't hold up tables.
 */

export interface PageQueue {
  /**
   * Makes the page in its turn. Resolves with null if a newer page of the same message was requested before that: only the last
   * one matters, and it takes the older one's place.
   */
  make<Page>(messageId: string, page: () => Promise<Page>): Promise<Page | null>;
  /** Whether a new page would have to wait too long. */
  isFull(): boolean;
}

interface Limits {
  /**
   * The number of pages made at once: while one is drawn, others are read and written. More would only take processor time from
   * tables.
   */
  readonly atOnce: number;
  /** The most pages that may wait. A machine with two cores makes this many in about ten seconds. */
  readonly waiting: number;
}

const PAGES: Limits = { atOnce: 4, waiting: 500 };

export function openPageQueue({ atOnce, waiting: most }: Limits = PAGES): PageQueue {
  /** The waiting pages by message, first in line first. A page starts when its function is called with true. */
  const waiting = new Map<string, (isItsTurn: boolean) => void>();
  let making = 0;

  /** Resolves with false if a newer page takes this one's place. */
  async function turn(messageId: string): Promise<boolean> {
    if (making < atOnce) {
      making += 1;
      return true;
    }
    waiting.get(messageId)?.(false);
    return new Promise((resolve) => waiting.set(messageId, resolve));
  }

  function passOn(): void {
    const [next] = waiting;
    if (next === undefined) {
      making -= 1;
      return;
    }
    const [messageId, start] = next;
    waiting.delete(messageId);
    start(true);
  }

  return {
    async make(messageId, page) {
      if (!(await turn(messageId))) return null;
      try {
        return await page();
      } finally {
        passOn();
      }
    },
    isFull: () => waiting.size >= most,
  };
}
