/** A storage back end for the suite: a storage, and outside events that happen to it. */
import type { RowDamage, Storage } from '../../../src/storage/storage.ts';

/** The rows that can become unreadable, each with the key by which a back end finds it. */
export interface Damages {
  /** A table's row, damaged beyond repair. The key is the table's id. */
  readonly table: string;
  /** The table's arrangements, which the bot can do without. */
  readonly arrangements: string;
  /** Only the table's state, which can be rebuilt from the log. */
  readonly state: string;
  readonly log: string;
  /** The table's first notice. */
  readonly notice: string;
  /** The table's first job. */
  readonly job: string;
  /** The review of the table's game. */
  readonly review: string;
  /** The result of the table's game. */
  readonly result: string;
  /** A campaign's row. The key is the campaign's id. */
  readonly campaign: string;
  /** Only the campaign's state, which is also in its last entry. */
  readonly chronicle: string;
  /** A campaign's first entry. */
  readonly campaignEntry: string;
  /** A person's settings. */
  readonly person: string;
  /** A server's settings. */
  readonly server: string;
  /** The position of a day of the daily challenge. The key is the date. */
  readonly day: string;
  /** The answers of the attempts at a day. The key is the date. */
  readonly attempt: string;
  /** The answers of the practice at a day. The key is the date. */
  readonly practice: string;
  /** A server's box files. */
  readonly box: string;
}

/** A test's own storage, closed and deleted after the test. */
export interface BackEnd
  extends Pick<
    Storage,
    'store' | 'boxes' | 'settings' | 'statistics' | 'people' | 'daily' | 'backups' | 'lastSeen' | 'errorNow'
  > {
  /** The damaged rows that the storage has reported. */
  readonly damage: readonly RowDamage[];
  /** Closes the storage, and opens the same data again. */
  readonly reopened: () => Promise<BackEnd>;
  /** Opens a backup of the storage that is made at that moment. */
  readonly restored: (madeAt: Date) => Promise<BackEnd>;
  /** Makes something unreadable from outside. */
  readonly damages: <What extends keyof Damages>(what: What, key: Damages[What]) => Promise<void>;
}

/** Opens an empty storage. */
export type OpenBackEnd = () => Promise<BackEnd>;
