/** Writes the log without making the program wait: if its reader is too slow or gone, lines are dropped and counted. */
import { type DestinationStream, pino } from 'pino';
import { deferred } from '../../runtime/deferred.ts';
import { withTimeout } from '../../runtime/timeout.ts';

const STANDARD_OUTPUT = 1;
/** The maximum amount of log output waiting in memory for its reader. */
const MAX_WAITING_BYTES = 4 * 1024 * 1024;
/** Without this limit, a full pipe would keep the program from ending. */
const CLOSED_WITHIN_MS = 500;

export interface LogOutput extends DestinationStream {
  /** The number of dropped lines. */
  readonly dropped: () => number;
  /** Calls `reported` with the number of lines dropped in the meantime, each time the reader has caught up. */
  readonly onCaughtUp: (reported: (dropped: number) => void) => void;
  /** Writes the remaining lines, if the reader accepts them in time, and then no more. */
  close(): Promise<void>;
}

interface LogOutputSettings {
  readonly fd?: number;
  readonly maxWaitingBytes?: number;
}

export function openLogOutput({
  fd = STANDARD_OUTPUT,
  maxWaitingBytes = MAX_WAITING_BYTES,
}: LogOutputSettings = {}): LogOutput {
  const stream = pino.destination({ fd, sync: false, maxLength: maxWaitingBytes });
  let dropped = 0;
  let reported = 0;
  let isClosed = false;
  let written = deferred<void>();
  written.resolve();
  let report: (dropped: number) => void = () => undefined;

  stream.on('drop', () => {
    dropped += 1;
  });
  stream.on('drain', () => {
    written.resolve();
    const news = dropped - reported;
    reported = dropped;
    if (news > 0) report(news);
  });
  stream.on('error', (error: NodeJS.ErrnoException) => {
    written.resolve();
    // The reader is gone permanently. After any other error, such as a full disk, the next line is tried again.
    if (error.code === 'EPIPE') isClosed = true;
  });

  return {
    write(line) {
      if (isClosed) {
        dropped += 1;
        return;
      }
      written = deferred();
      stream.write(line);
    },
    dropped: () => dropped,
    onCaughtUp(listener) {
      report = listener;
    },
    async close() {
      await withTimeout(written.promise, CLOSED_WITHIN_MS);
      isClosed = true;
      // Otherwise pino would write the rest when the process exits, and wait for its reader.
      stream.destroy();
    },
  };
}
