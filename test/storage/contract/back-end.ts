/** What the suite needs of a storage back end: a storage, and what happens to it from outside. */
import type { RowDamage, Storage } from '../../../src/storage/storage.ts';

/** What can become unreadable, each with the key by which a back end finds it. */
export interface Damages {
  /** The row of a table, beyond repair; by the table. */
  readonly table: string;
  /** What is arranged at the table, which the bot can do without. */
  readonly arrangements: string;
  /** Only its state, which the log gives again. */
  readonly state: string;
  readonly log: string;
  /** The first notice of the table. */
  readonly notice: string;
  /** The first job of the table. */
  readonly job: string;
  /** The review of the table's game. */
  readonly review: string;
  /** The result of the table's game. */
  readonly result: string;
  /** The row of a campaign; by the campaign. */
  readonly campaign: string;
  /** Only the campaign's state, which its last entry has too. */
  readonly chronicle: string;
  /** The first entry of a campaign. */
  readonly campaignEntry: string;
  /** What a person chose. */
  readonly person: string;
  /** What a server chose. */
  readonly server: string;
  /** The position of a day of the daily challenge; by the date. */
  readonly day: string;
  /** The answers of the attempts at a day; by the date. */
  readonly attempt: string;
  /** The boxes of a server. */
  readonly box: string;
}

/** A storage of a test's own, closed and gone after the test. */
export interface BackEnd
  extends Pick<
    Storage,
    'store' | 'boxes' | 'settings' | 'statistics' | 'people' | 'daily' | 'backups' | 'lastSeen' | 'errorNow'
  > {
  /** The damaged rows it has reported. */
  readonly damage: readonly RowDamage[];
  /** Closes it, and opens what it has kept. */
  readonly reopened: () => Promise<BackEnd>;
  /** What is opened from a backup of it that was made at that moment. */
  readonly restored: (madeAt: Date) => Promise<BackEnd>;
  /** Others make something unreadable behind its back. */
  readonly damages: <What extends keyof Damages>(what: What, key: Damages[What]) => Promise<void>;
}

/** Opens an empty storage. */
export type OpenBackEnd = () => Promise<BackEnd>;
