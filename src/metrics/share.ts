/** One process's share of the shards, as of its last check. */
export interface Share {
  /** The name by which other processes know this one. */
  readonly holder: string;
  readonly count: number;
  /** The shards it serves. */
  readonly serving: readonly number[];
  /** The shards that it connects. */
  readonly connecting: readonly number[];
  /** The number of processes that share them, including this one. */
  readonly programs: number;
  /** It could not renew its lease, so others may have its shards by now. */
  readonly isInDoubt: boolean;
}
