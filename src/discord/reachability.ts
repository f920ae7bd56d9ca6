/** Knows since when people cannot reach the bot, and gives every wait the time back that this took. */
import { type Client, Events } from 'discord.js';
import type { Absence } from '../tables/waiting/absence.ts';
import type { BotContext } from './bot.ts';

/** How exactly the end of a program that died is known. */
const NOTED_EVERY_MS = 5 * 60_000;
/** What is shorter is not worth a change of every table. */
const SHORTEST_ABSENCE_MS = 10 * 60_000;

export interface Reachability {
  readonly isReachable: () => boolean;
  /** Notes for the next program when people could last reach this one. */
  stop(): void;
}

/** Resolves when no wait counts the time any more in which no program was connected. The clock is that of the machine. */
export async function trackReachability(
  client: Client<true>,
  bot: BotContext,
  track: (work: Promise<void>) => void,
  clock: () => Date = () => new Date(),
): Promise<Reachability> {
  let lostAt: Date | null = null;
  /** Until every wait has their time back, the bot acts as if nobody could reach it. */
  const owed: Absence[] = [];
  let givingBack: Promise<unknown> = Promise.resolve();

  function note(at: Date): void {
    try {
      bot.lastSeen?.noteSeen(at);
    } catch (error) {
      bot.log.warn({ error }, 'it could not be noted when people last reached the bot');
    }
  }

  async function giveBack(absence: Absence): Promise<void> {
    const { from, to } = absence;
    if (to.getTime() - from.getTime() >= SHORTEST_ABSENCE_MS) {
      bot.log.info({ from, to }, 'nobody could answer: no wait counts that time');
      for (const id of await bot.tables.allLive()) {
        try {
          await bot.tables.leaveOut(id, absence);
        } catch (error) {
          bot.log.error({ table: id, error }, 'a wait counts time in which nobody could answer');
        }
      }
    }
    note(to);
  }

  /** One after the other: a wait that moved twice the other way round would have moved too far. */
  function owe(absence: Absence): void {
    owed.push(absence);
    const given = givingBack.then(() => giveBack(absence)).finally(() => owed.shift());
    givingBack = given.catch(() => undefined);
    track(given);
  }

  try {
    // A watch that a dead program had in hand is changed with its wait.
    await bot.store.releaseClaims([]);
    const to = bot.now();
    await giveBack({ from: bot.lastSeen?.seenAt() ?? to, to });
  } catch (error) {
    // Storage that is in trouble is told of by whoever watches over it; people play all the same.
    bot.log.error({ error }, 'waits count time in which nobody could answer');
  }

  let lookedAt = clock();
  /** The gateway tells late of a machine that slept: what was due meanwhile may come before, and asks whether it is reachable. */
  function noticeSleep(): void {
    const now = clock();
    const slept = now.getTime() - lookedAt.getTime();
    lookedAt = now;
    if (slept < SHORTEST_ABSENCE_MS || lostAt !== null) return;
    const to = bot.now();
    owe({ from: new Date(to.getTime() - slept), to });
  }
  const onLost = () => {
    noticeSleep();
    lostAt ??= bot.now();
  };
  const onBack = () => {
    noticeSleep();
    if (lostAt !== null) owe({ from: lostAt, to: bot.now() });
    lostAt = null;
  };
  client.on(Events.ShardDisconnect, onLost);
  client.on(Events.ShardReconnecting, onLost);
  client.on(Events.ShardResume, onBack);
  client.on(Events.ShardReady, onBack);
  const seenAt = () => owed[0]?.from ?? lostAt ?? bot.now();
  const noting = setInterval(() => {
    noticeSleep();
    note(seenAt());
  }, NOTED_EVERY_MS);
  noting.unref();
  return {
    isReachable() {
      noticeSleep();
      return lostAt === null && owed.length === 0;
    },
    stop() {
      clearInterval(noting);
      noticeSleep();
      note(seenAt());
      client.off(Events.ShardDisconnect, onLost);
      client.off(Events.ShardReconnecting, onLost);
      client.off(Events.ShardResume, onBack);
      client.off(Events.ShardReady, onBack);
    },
  };
}
