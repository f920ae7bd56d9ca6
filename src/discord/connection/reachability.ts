/** Records when people couldn't reach the bot and on which shards, and extends their waits by that time. */
import { type Client, Events } from 'discord.js';
import type { Absence } from '../../tables/waiting/absence.ts';
import type { BotContext } from '../bot.ts';
import { listeningTo } from './gateway/listening.ts';
import { isOurs, shardOf, shardsOf } from './gateway/shards.ts';

/** The interval at which the bot records that it is alive. The next process knows when this one died only to this precision. */
const NOTED_EVERY_MS = 5 * 60_000;
/** A shorter absence is not worth changing every table. */
const MIN_ABSENCE_MS = 10 * 60_000;

export interface Reachability {
  /** Whether people on that server can reach this program. */
  readonly isReachable: (guildId: string) => boolean;
  /** Records when people could last reach this process, for the process that starts next. */
  stop(): void;
}

/** Resolves when every wait has been extended by the time in which no process was connected. Uses the machine's clock. */
export async function trackReachability(
  client: Client<true>,
  bot: BotContext,
  track: (work: Promise<void>) => void,
  clock: () => Date = () => new Date(),
): Promise<Reachability> {
  /** The disconnected shards, with the time at which each was lost. */
  const lostAt = new Map<number, Date>();
  /**
   * Outages of a shard by which people's waits haven't been extended yet. Until that is done, the bot acts as if no one on that
   * shard's servers could reach it.
   */
  const owed: Absence[] = [];
  let extending: Promise<unknown> = Promise.resolve();

  function note(at: Date): void {
    try {
      bot.lastSeen?.noteSeen(at);
    } catch (error) {
      bot.log.warn({ error }, 'cannot save the last time the bot was reachable');
    }
  }

  /**
   * The time when every shard was last reachable. After a restart, every wait is extended by the time since then: a wait on a
   * shard that stayed connected gets too much time, but no wait gets too little.
   */
  function seenAt(): Date {
    const times = [...owed.map(({ from }) => from), ...lostAt.values(), bot.now()];
    return times.reduce((first, at) => (at < first ? at : first));
  }

  async function extendWaits(absence: Absence): Promise<void> {
    const { from, to } = absence;
    if (to.getTime() - from.getTime() < MIN_ABSENCE_MS) return;
    bot.log.info({ from, to }, 'bot was unreachable: deadlines extended');
    for (const id of await bot.tables.allLive()) {
      try {
        await bot.tables.leaveOut(id, absence);
      } catch (error) {
        bot.log.error({ table: id, error }, "cannot extend deadline to make up for the bot's downtime");
      }
    }
  }

  /** Extends waits by one absence at a time, because two in the wrong order would move a wait too far. */
  function extendWaitsLater(absence: Absence): void {
    owed.push(absence);
    const given = extending
      .then(() => extendWaits(absence))
      .finally(() => owed.splice(owed.indexOf(absence), 1))
      .then(() => note(seenAt()));
    extending = given.catch(() => undefined);
    track(given);
  }

  try {
    // A dead process may have claimed a wait timer, which must move with its wait, so all claims are released first.
    await bot.store.releaseClaims([]);
    const to = bot.now();
    const isOn = (guildId: string) => isOurs(client, guildId);
    await extendWaits({ from: bot.lastSeen?.seenAt() ?? to, to, isOn });
    note(to);
  } catch (error) {
    // The store reports its own errors; people can play anyway.
    bot.log.error({ error }, "cannot extend deadlines to make up for the bot's downtime");
  }

  let checkedAt = clock();
  /**
   * After the machine slept, the gateway notices the lost connection only later. A job that became due during the sleep may run
   * before that, and it checks whether the bot is reachable. Waits on shards that were already disconnected before the sleep are
   * extended when the shards are back.
   */
  function noticeSleep(): void {
    const now = clock();
    const slept = now.getTime() - checkedAt.getTime();
    checkedAt = now;
    if (slept < MIN_ABSENCE_MS || lostAt.size === shardsOf(client).length) return;
    const away = new Set(lostAt.keys());
    const to = bot.now();
    const from = new Date(to.getTime() - slept);
    extendWaitsLater({
      from,
      to,
      isOn: (guildId) => isOurs(client, guildId) && !away.has(shardOf(client, guildId)),
    });
  }
  function onLost(shard: number): void {
    noticeSleep();
    if (!lostAt.has(shard)) lostAt.set(shard, bot.now());
  }
  function onBack(shard: number): void {
    noticeSleep();
    const from = lostAt.get(shard);
    lostAt.delete(shard);
    if (from === undefined) return;
    extendWaitsLater({ from, to: bot.now(), isOn: (guildId) => shardOf(client, guildId) === shard });
  }
  const { on, stop } = listeningTo(client);
  on(Events.ShardDisconnect, (_, shard) => onLost(shard));
  on(Events.ShardReconnecting, onLost);
  on(Events.ShardResume, onBack);
  on(Events.ShardReady, onBack);
  const noting = setInterval(() => {
    noticeSleep();
    note(seenAt());
  }, NOTED_EVERY_MS);
  noting.unref();
  return {
    isReachable(guildId) {
      noticeSleep();
      if (lostAt.has(shardOf(client, guildId))) return false;
      return !owed.some(({ isOn }) => isOn?.(guildId) ?? true);
    },
    stop() {
      clearInterval(noting);
      noticeSleep();
      note(seenAt());
      stop();
    },
  };
}
