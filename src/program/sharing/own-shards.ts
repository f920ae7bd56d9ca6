/** The connections of this process's shards, each opened, handed over and closed independently. */
import type { Logger } from 'pino';
import { NotOurs, type SharedConnection } from '../../discord/client.ts';
import { CannotRun } from '../ending.ts';

/** Rejects with `NotOurs` if another process has the shard, and with `CannotRun` if a retry cannot help. */
export type ConnectTo = (shard: number, signal: AbortSignal) => Promise<SharedConnection>;

export interface OwnShards {
  /** Connects any of these shards that aren't connected yet, and disconnects all others, which belong to another process. */
  readonly keepTo: (shards: readonly number[]) => void;
  /** The connections that serve the bot, by shard. */
  readonly connections: () => ReadonlyMap<number, SharedConnection>;
  readonly connecting: () => readonly number[];
  /** True if nothing is connected, connecting or disconnecting. */
  readonly isEmpty: () => boolean;
  /** Resolves when no connection is being opened any more, whether the attempts succeeded or failed. */
  readonly made: () => Promise<void>;
  /** Accepts no more work on any of the connections, and finishes what has started. */
  readonly rest: () => Promise<void>;
  /** Logs out all connections. From then on, this process serves none of these shards. */
  readonly close: () => Promise<void>;
}

interface Listeners {
  /** Called when a connection is opened or closed. */
  readonly changed: () => void;
  /** Called when the program cannot continue. */
  readonly failed: (error: CannotRun) => void;
  /** Called with the close code when Discord closes a connection permanently. */
  readonly lost: (code: number) => void;
}

interface Own {
  readonly ending: AbortController;
  /** Null while the connection is being opened. */
  connection: SharedConnection | null;
  isLeaving: boolean;
  work: Promise<void>;
}

export function openOwnShards(connectTo: ConnectTo, listeners: Listeners, log: Logger): OwnShards {
  const own = new Map<number, Own>();

  async function make(shard: number, one: Own): Promise<void> {
    const { signal } = one.ending;
    try {
      const connection = await connectTo(shard, signal);
      one.connection = connection;
      log.info({ shard }, 'serving a shard');
      // Another process took the shard when it was too late to cancel this connection.
      if (one.isLeaving) return await leave(shard, one);
      void connection.lost.then(listeners.lost);
      listeners.changed();
    } catch (error) {
      if (error instanceof CannotRun) listeners.failed(error);
      else if (!signal.aborted && !(error instanceof NotOurs))
        log.warn({ shard, error }, 'cannot connect shard, retrying');
      // The next check comes soon enough to try again.
      own.delete(shard);
    }
  }

  function begin(shard: number): void {
    const one: Own = {
      ending: new AbortController(),
      connection: null,
      isLeaving: false,
      work: Promise.resolve(),
    };
    own.set(shard, one);
    one.work = make(shard, one);
  }

  /** Closes a connection whose shard another process serves. */
  async function leave(shard: number, { connection }: Own): Promise<void> {
    try {
      await connection?.leave();
      log.info({ shard }, 'another instance took over a shard');
    } catch (error) {
      log.error({ shard, error }, 'cannot close connection');
    }
    own.delete(shard);
    listeners.changed();
  }

  async function end(one: Own): Promise<void> {
    one.ending.abort(new NotOurs());
    await one.work;
    await one.connection?.close();
  }

  return {
    keepTo(shards) {
      for (const [shard, one] of own) {
        if (shards.includes(shard) || one.isLeaving) continue;
        one.isLeaving = true;
        if (one.connection === null) one.ending.abort(new NotOurs());
        else one.work = leave(shard, one);
      }
      for (const shard of shards) if (!own.has(shard)) begin(shard);
    },
    connections: () =>
      new Map(
        [...own].flatMap(([shard, { connection, isLeaving }]) =>
          connection === null || isLeaving ? [] : [[shard, connection] as const],
        ),
      ),
    connecting: () => [...own].filter(([, { connection }]) => connection === null).map(([shard]) => shard),
    isEmpty: () => own.size === 0,
    async made() {
      await Promise.all([...own.values()].filter(({ isLeaving }) => !isLeaving).map(({ work }) => work));
    },
    async rest() {
      await Promise.all([...own.values()].flatMap(({ connection }) => connection?.rest() ?? []));
    },
    async close() {
      await Promise.all([...own.values()].map(end));
      own.clear();
    },
  };
}
