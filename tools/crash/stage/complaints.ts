/** Finds the lines in which a program complains, except for complaints that an interruption by the run explains. */

/** The database server is killed, or the program is suspended for longer than its lease. */
export type Interruption = 'server' | 'suspended';

export interface Complaints {
  /** Takes a line of the log. */
  readonly hears: (line: string) => void;
  /** Takes a line outside the log, which is always a complaint. */
  readonly cries: (line: string) => void;
  readonly interrupted: (cause: Interruption) => void;
  /** Called when the interruption is over. */
  readonly isBack: (cause: Interruption) => void;
  readonly all: () => readonly string[];
}

const ERROR_LEVEL = 50;
/** Discord no longer accepts a response to an interaction that is delivered late. */
const TOO_LATE = 'DiscordAPIError[10062]';
/** The program rebuilds a damaged table and only warns, but nothing in a run may damage one. */
const REBUILT = '"msg":"rebuilt a damaged table from its log"';
/** A suspended program also exceeds its database timeout, and can't know whether it was suspended or the server was down. */
const EXPLAINED: Readonly<Record<Interruption, readonly string[]>> = {
  server: ['"code":"unreachable"'],
  suspended: ['"code":"unreachable"', '"code":"lease-lost"'],
};
/** Longer than a program needs on a busy machine to notice the interruption and to recover from it. */
const FORGIVEN_MS = 120_000;

/** `now` is in ms; only intervals matter. */
export function openComplaints(now: () => number = Date.now): Complaints {
  const complaints: string[] = [];
  /** The time until which each interruption explains complaints. */
  const forgiven = new Map<Interruption, number>();

  function isExplained(line: string): boolean {
    return [...forgiven].some(
      ([cause, until]) => now() <= until && EXPLAINED[cause].some((code) => line.includes(code)),
    );
  }

  return {
    hears(line) {
      const isComplaint = levelOf(line) >= ERROR_LEVEL && !line.includes(TOO_LATE) && !isExplained(line);
      if (isComplaint || line.includes(REBUILT)) complaints.push(line);
    },
    cries: (line) => void complaints.push(line),
    interrupted: (cause) => void forgiven.set(cause, Number.POSITIVE_INFINITY),
    isBack: (cause) => void forgiven.set(cause, now() + FORGIVEN_MS),
    all: () => complaints,
  };
}

function levelOf(line: string): number {
  return Number(/"level":(\d+)/.exec(line)?.[1] ?? 0);
}
