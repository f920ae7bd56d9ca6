/** Information about the program: its version, when it started, and the operator's pages. */
export const ABOUT_LINKS = ['source', 'support', 'privacy', 'terms'] as const;
type AboutLink = (typeof ABOUT_LINKS)[number];

/** A link is null if the operator hasn't set it. */
export interface About extends Readonly<Record<AboutLink, string | null>> {
  readonly version: string;
  readonly startedAt: Date;
}
