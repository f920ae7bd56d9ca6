/** One process's share of the shards, as of its last check. */
export interface Share {
  /** The name by which other processes know this one. */
  readonly holder: string;
  readonly count: number;
  /** The shards that this process serves. */
  readonly serving: readonly number[];
  /** The shards that this process connects. */
  readonly connecting: readonly number[];
  /** The number of processes that share the shards, including this one. */
  readonly programs: number;
  /** This process could not renew its lease, so others may have its shards by now. */
  readonly isInDoubt: boolean;
}
