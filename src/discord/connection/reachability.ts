/** Records when people could not reach the bot, and adds that time back to every wait. */
import { type Client, Events } from 'discord.js';
import type { Absence } from '../../tables/waiting/absence.ts';
import type { BotContext } from '../bot.ts';
import { listeningTo } from './listening.ts';

/** How often the bot writes down that it is alive: so exactly the next program knows when this one died. */
const NOTED_EVERY_MS = 5 * 60_000;
/** A shorter absence is not worth changing every table. */
const SHORTEST_ABSENCE_MS = 10 * 60_000;

export interface Reachability {
  readonly isReachable: () => boolean;
  /** Writes down when people could last reach this program, for the next one. */
  stop(): void;
}

/** Resolves when every wait has been extended by the time in which no program was connected. Uses the clock of the machine. */
export async function trackReachability(
  client: Client<true>,
  bot: BotContext,
  track: (work: Promise<void>) => void,
  clock: () => Date = () => new Date(),
): Promise<Reachability> {
  let lostAt: Date | null = null;
  /** Absences that are not added back yet. Until the list is empty, the bot acts as if nobody could reach it. */
  const owed: Absence[] = [];
  let extending: Promise<unknown> = Promise.resolve();

  function note(at: Date): void {
    try {
      bot.lastSeen?.noteSeen(at);
    } catch (error) {
      bot.log.warn({ error }, 'it could not be noted when people last reached the bot');
    }
  }

  async function extendWaits(absence: Absence): Promise<void> {
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

  /** One absence after the other: adding back two in the wrong order would move a wait too far. */
  function extendWaitsLater(absence: Absence): void {
    owed.push(absence);
    const given = extending.then(() => extendWaits(absence)).finally(() => owed.shift());
    extending = given.catch(() => undefined);
    track(given);
  }

  try {
    // A wait timer that a dead program had claimed must move with its wait, so its claim is released first.
    await bot.store.releaseClaims([]);
    const to = bot.now();
    await extendWaits({ from: bot.lastSeen?.seenAt() ?? to, to });
  } catch (error) {
    // The store reports its own errors; people can play all the same.
    bot.log.error({ error }, 'waits count time in which nobody could answer');
  }

  let lookedAt = clock();
  /**
   * After a machine slept, the gateway notices only late. An errand that came due meanwhile may run earlier, and it
   * asks whether the bot is reachable.
   */
  function noticeSleep(): void {
    const now = clock();
    const slept = now.getTime() - lookedAt.getTime();
    lookedAt = now;
    if (slept < SHORTEST_ABSENCE_MS || lostAt !== null) return;
    const to = bot.now();
    extendWaitsLater({ from: new Date(to.getTime() - slept), to });
  }
  const onLost = () => {
    noticeSleep();
    lostAt ??= bot.now();
  };
  const onBack = () => {
    noticeSleep();
    if (lostAt !== null) extendWaitsLater({ from: lostAt, to: bot.now() });
    lostAt = null;
  };
  const { on, stop } = listeningTo(client);
  on(Events.ShardDisconnect, onLost);
  on(Events.ShardReconnecting, onLost);
  on(Events.ShardResume, onBack);
  on(Events.ShardReady, onBack);
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
      stop();
    },
  };
}
