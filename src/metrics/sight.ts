/** Metrics that are read on request: the outbox, the connection and the process. */
import { Counter, collectDefaultMetrics, Gauge, type Registry } from 'prom-client';
import type { GatewayState } from '../discord/connection/gateway/state.ts';
import type { Backlog } from '../tables/model/outbox.ts';
import type { Share } from './share.ts';

export interface Sight {
  /** Whether `/health` returns 200. */
  readonly isHealthy: () => Promise<boolean>;
  /** Null if the database does not respond in time. */
  readonly backlog: () => Promise<Backlog | null>;
  /** Null while the bot isn't connected. */
  readonly gateway: () => GatewayState | null;
  /** Null if no other process can have some of the shards. */
  readonly share: () => Share | null;
  readonly now: () => Date;
  /** The number of log lines dropped since the process started. */
  readonly droppedLogLines: () => number;
  /** The number of ms by which this machine's clock is ahead of the database's. */
  readonly clockAhead: () => number;
}

/** Registers these metrics. If a metric is unknown, it has no value instead of an old one. */
export function showSight(
  registry: Registry,
  { isHealthy, backlog, gateway, share, now, droppedLogLines, clockAhead }: Sight,
): void {
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'ratatoskr_healthy',
    help: '1 while /health returns 200, 0 while it returns 503.',
    registers,
    async collect() {
      this.set((await isHealthy()) ? 1 : 0);
    },
  });
  new Gauge({
    name: 'ratatoskr_outbox_errands',
    help: 'Jobs in the outbox: due (running, or to be retried), waiting for their time, parked until someone acts, or set aside.',
    labelNames: ['state'],
    registers,
    async collect() {
      const known = await backlog();
      this.reset();
      if (known === null) return;
      this.set({ state: 'due' }, known.due);
      this.set({ state: 'waiting' }, known.waiting);
      this.set({ state: 'parked' }, known.parked);
      this.set({ state: 'set-aside' }, known.setAside);
    },
  });
  new Gauge({
    name: 'ratatoskr_outbox_oldest_due_seconds',
    help: 'How long ago the oldest unfinished job was due, however often it was tried; 0 if all are done.',
    registers,
    async collect() {
      const known = await backlog();
      if (known === null) this.remove();
      else this.set(ageOf(known.oldestDueAt, now()) / 1000);
    },
  });
  const labelNames = ['shard'];
  const shards = () => gateway() ?? [];
  new Gauge({
    name: 'ratatoskr_gateway_connected',
    help: '1 while Discord tells a shard what happens, 0 while its connection is being made.',
    labelNames,
    registers,
    collect() {
      this.reset();
      for (const { id, isConnected } of shards()) this.set({ shard: id }, isConnected ? 1 : 0);
    },
  });
  new Gauge({
    name: 'ratatoskr_gateway_ping_seconds',
    help: 'How long the last heartbeat of a shard took to be answered.',
    labelNames,
    registers,
    collect() {
      this.reset();
      for (const { id, ping } of shards()) if (ping !== null) this.set({ shard: id }, ping / 1000);
    },
  });
  new Counter({
    name: 'ratatoskr_gateway_reconnects_total',
    help: 'How often the connection of a shard was lost and made again.',
    labelNames,
    registers,
    collect() {
      this.reset();
      for (const { id, reconnects } of shards()) this.inc({ shard: id }, reconnects);
    },
  });
  new Counter({
    name: 'ratatoskr_log_lines_dropped_total',
    help: 'Lines of the log that were dropped because nothing read them in time.',
    registers,
    collect() {
      this.reset();
      this.inc(droppedLogLines());
    },
  });
  new Gauge({
    name: 'ratatoskr_shard_held',
    help: 'Where several programs share the shards: 1 for each shard at which this one answers, 0 for each that it connects.',
    labelNames: ['shard', 'holder'],
    registers,
    collect() {
      this.reset();
      const { holder, serving, connecting } = share() ?? NOTHING;
      for (const shard of connecting) this.set({ shard, holder }, 0);
      for (const shard of serving) this.set({ shard, holder }, 1);
    },
  });
  new Gauge({
    name: 'ratatoskr_clock_ahead_seconds',
    help: "How far the clock of this machine is ahead of the database server's. Due times go by the server's.",
    registers,
    collect() {
      this.set(clockAhead() / 1000);
    },
  });
  new Gauge({
    name: 'ratatoskr_programs',
    help: 'How many programs share the shards, as this one knew last.',
    registers,
    collect() {
      const known = share();
      if (known === null) this.remove();
      else this.set(known.programs);
    },
  });
}

const NOTHING = { holder: '', serving: [], connecting: [] } as const;

/** The age in ms; at least 0, even if a clock was set back. */
export function ageOf(since: Date | null, now: Date): number {
  return since === null ? 0 : Math.max(0, now.getTime() - since.getTime());
}
