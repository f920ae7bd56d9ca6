/**
 * The server's clock, which all processes on one database share. Due times are written and read by it, so a machine whose own
 * clock is wrong doesn't delay anything that another process takes over.
 */
import type { Logger } from 'pino';
import { z } from 'zod';

export interface ServerClock {
  readonly now: () => Date;
  /** The number of ms by which this machine's clock is ahead of the server's. */
  readonly ahead: () => number;
  /** Queries the server's time, and uses it from then on. */
  readonly measure: (ask: () => Promise<readonly unknown[]>) => Promise<void>;
}

/** The statement whose rows `measure` reads. */
export const SERVER_TIME = 'SELECT EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS "time"';
const serverTime = z.tuple([z.object({ time: z.coerce.number() })]);

/** Discord itself is sometimes off by this much without anyone noticing. */
const WARNED_FROM_MS = 5_000;

export function openServerClock(own: () => number, log?: Pick<Logger, 'warn'>): ServerClock {
  let ahead = 0;
  let isWarned = false;

  return {
    now: () => new Date(own() - ahead),
    ahead: () => ahead,
    async measure(ask) {
      const sentAt = own();
      const rows = await ask();
      const answeredAt = own();
      const [{ time }] = serverTime.parse(rows);
      // The server read its clock between these two moments. Within that uncertainty, the offset stays as it was.
      ahead = Math.min(Math.max(ahead, sentAt - time), answeredAt - time);
      const isWrong = Math.abs(ahead) >= WARNED_FROM_MS;
      if (isWrong && !isWarned)
        log?.warn(
          { aheadMs: Math.round(ahead) },
          "the clock of this machine differs from the database server's",
        );
      isWarned = isWrong;
    },
  };
}
