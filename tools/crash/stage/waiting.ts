/** Waits for the programs by checking after each of their steps and each change on Discord. */

/** A program has died or was stopped, so there's no point in waiting for it. */
export class Died extends Error {}

export interface Waiting {
  /** Makes every wait check again, because something may have changed. */
  readonly look: () => void;
  /** Rejects with `Died` when one of `inVain` resolves, and with an error when nothing happens any more. */
  readonly until: (
    predicate: () => boolean | Promise<boolean>,
    inVain?: readonly Promise<unknown>[],
  ) => Promise<void>;
}

const STUCK_AFTER_MS = 120_000;
/** Leases expire without a visible step. */
const LOOKS_EVERY_MS = 500;

/** `whatIsLeft` describes what a wait still lacks. */
export function openWaiting(whatIsLeft: () => Promise<string>): Waiting {
  const lookers = new Set<() => void>();

  const look = () => {
    for (const looker of lookers) looker();
  };

  return {
    look,
    until(predicate, inVain = []) {
      return new Promise((resolve, reject) => {
        let isLooking = false;
        let isToLookAgain = false;
        const finish = (then: () => void) => {
          lookers.delete(looker);
          clearTimeout(limit);
          clearInterval(timer);
          then();
        };
        const fail = (error: unknown) => finish(() => reject(error));
        /** A change during a check triggers another check. */
        async function looks(): Promise<void> {
          isLooking = true;
          try {
            do {
              isToLookAgain = false;
              if (await predicate()) finish(resolve);
            } while (isToLookAgain && lookers.has(looker));
          } finally {
            isLooking = false;
          }
        }
        const looker = () => {
          isToLookAgain = true;
          if (!isLooking) looks().catch(fail);
        };
        const stuck = async () =>
          fail(new Error(`nothing happens any more until ${predicate.toString()}: ${await whatIsLeft()}`));
        const limit = setTimeout(() => void stuck().catch(fail), STUCK_AFTER_MS);
        const timer = setInterval(looker, LOOKS_EVERY_MS);
        lookers.add(looker);
        for (const one of inVain) one.then(() => fail(new Died()), fail);
        looker();
      });
    },
  };
}
