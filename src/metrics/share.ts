/** The shards of one of several programs, as it knew last. */
export interface Share {
  /** The name under which the others know it. */
  readonly holder: string;
  readonly count: number;
  /** The shards at which it answers. */
  readonly serving: readonly number[];
  /** The shards that it connects. */
  readonly connecting: readonly number[];
  /** How many programs share them, this one included. */
  readonly programs: number;
  /** It could not renew its lease: others may have its shards by now. */
  readonly isInDoubt: boolean;
}
