/** Proves in each run that the instruments still see the programs' steps: a blind instrument finds no fault. */

/** The step at which a change to a table is committed, in either database. */
export const COMMIT = 'a change to a table: COMMIT';

/** The things the instruments have seen of a program by the time it is ready. */
export interface Seen {
  /** Statements that the program's database driver has carried out. */
  readonly statements: number;
  /** Calls seen on their way to Discord. */
  readonly calls: number;
  /** The time of the program's log line, in ms since 1970; null if the line has none. */
  readonly loggedAt: number | null;
}

/** The times at which the program was told to start and was ready, in ms since 1970 by the clock that it should have. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The clock of a virtual machine is sometimes adjusted. */
const CLOCK_STEP_MS = 1_000;

/** Sentences about the instruments that saw nothing. A program cannot become ready without its database, Discord and a clock. */
export function blindSpots({ statements, calls, loggedAt }: Seen, { from, to }: Span): readonly string[] {
  const isInTime = loggedAt !== null && loggedAt >= from - CLOCK_STEP_MS && loggedAt <= to + CLOCK_STEP_MS;
  return [
    ...(statements > 0 ? [] : ['the instrument at the database driver is blind: it saw no statement']),
    ...(calls > 0 ? [] : ['the instrument at the wire is blind: it saw no call']),
    ...(isInTime
      ? []
      : [`the instrument at the clock is blind: the log says ${loggedAt}, not between ${from} and ${to}`]),
  ];
}

/**
 * A sentence if the instrument at the database driver missed a commit, or if there was none to see. `causes` are those of all
 * commits in the database.
 */
export function blindToCommits(
  causes: readonly string[],
  hasSeen: (cause: string) => boolean,
): readonly string[] {
  const unseen = causes.filter((cause) => !hasSeen(cause));
  if (causes.length > 0 && unseen.length === 0) return [];
  return [
    `the instrument at the database driver is blind: it did not see ${unseen.length} of ${causes.length} commits`,
  ];
}

/** Thrown if a run proves nothing, because an instrument doesn't see what it watches. */
export class Blind extends Error {}
