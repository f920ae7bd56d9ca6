/** Knows since when people cannot reach the bot, and gives every wait the time back that this took. */
import { type Client, Events } from 'discord.js';
import type { MuteBot } from './bot.ts';

/** How exactly the end of a program that died is known. */
const NOTED_EVERY_MS = 5 * 60_000;
/** What is shorter is not worth a change of every table. */
const SHORTEST_ABSENCE_MS = 10 * 60_000;

export interface Reachability {
  readonly isReachable: () => boolean;
  /** Notes for the next program when people could last reach this one. */
  stop(): void;
}

/** Resolves when no wait counts the time any more in which no program was connected. */
export async function watchReachability(
  client: Client<true>,
  bot: MuteBot,
  track: (work: Promise<void>) => void,
): Promise<Reachability> {
  let lostAt: Date | null = null;
  /** Until every wait has its time back, the bot acts as if nobody could reach it. */
  let givingBackFrom: Date | null = null;

  function note(at: Date): void {
    try {
      bot.lastSeen?.noteSeen(at);
    } catch (error) {
      bot.log.warn({ error }, 'it could not be noted when people last reached the bot');
    }
  }

  async function giveBack(from: Date | null): Promise<void> {
    const to = bot.now();
    if (from !== null && to.getTime() - from.getTime() >= SHORTEST_ABSENCE_MS) {
      bot.log.info({ from, to }, 'nobody could answer: no wait counts that time');
      for (const id of await bot.tables.allLive()) {
        try {
          await bot.tables.leaveOut(id, { from, to });
        } catch (error) {
          bot.log.error({ table: id, error }, 'a wait counts time in which nobody could answer');
        }
      }
    }
    note(to);
  }

  const onLost = () => {
    lostAt ??= bot.now();
  };
  const onBack = () => {
    const from = lostAt;
    givingBackFrom ??= from;
    lostAt = null;
    track(
      giveBack(from).finally(() => {
        givingBackFrom = null;
      }),
    );
  };
  const seenAt = () => givingBackFrom ?? lostAt ?? bot.now();
  try {
    // A watch that a dead program had in hand is changed with its wait.
    await bot.store.releaseClaims([]);
    await giveBack(bot.lastSeen?.seenAt() ?? null);
  } catch (error) {
    // Storage that is in trouble is told of by whoever watches over it; people play all the same.
    bot.log.error({ error }, 'waits count time in which nobody could answer');
  }
  client.on(Events.ShardDisconnect, onLost);
  client.on(Events.ShardReconnecting, onLost);
  client.on(Events.ShardResume, onBack);
  client.on(Events.ShardReady, onBack);
  const noting = setInterval(() => note(seenAt()), NOTED_EVERY_MS);
  noting.unref();
  return {
    isReachable: () => lostAt === null && givingBackFrom === null,
    stop() {
      clearInterval(noting);
      note(seenAt());
      client.off(Events.ShardDisconnect, onLost);
      client.off(Events.ShardReconnecting, onLost);
      client.off(Events.ShardResume, onBack);
      client.off(Events.ShardReady, onBack);
    },
  };
}
