/** Several programs of the bot that share the shards, measured as one. */
import type { Complaints, Inside, LoadedBot, Memory } from './bot.ts';

export interface LoadedBots extends Omit<LoadedBot, 'pid'> {
  readonly each: readonly LoadedBot[];
}

/** Memory and processor time are those of all programs, delays those of the worst program. */
export function together(each: readonly LoadedBot[]): LoadedBots {
  return {
    each,
    readyAfterMs: Math.max(...each.map(({ readyAfterMs }) => readyAfterMs)),
    ask: async (what) => joined(await Promise.all(each.map((bot) => bot.ask(what)))),
    async memory(): Promise<Memory> {
      const all = await Promise.all(each.map((bot) => bot.memory()));
      const painters = all.flatMap((one) => one.painters ?? []);
      return {
        bot: sum(all.map(({ bot }) => bot)),
        painters: painters.length === 0 ? null : sum(painters),
      };
    },
    complaints(): Complaints {
      const all = each.map((bot) => bot.complaints());
      return {
        errors: sum(all.map(({ errors }) => errors)),
        warnings: sum(all.map(({ warnings }) => warnings)),
        told: all.flatMap(({ told }) => told),
      };
    },
    /** Stops the programs one after another, as in a rolling update. */
    async stop() {
      const codes: (number | null)[] = [];
      for (const bot of each) codes.push(await bot.stop());
      return codes.find((code) => code !== 0) ?? 0;
    },
  };
}

function joined(all: readonly Inside[]): Inside {
  const worst = (of: keyof Inside['loop']) => Math.max(...all.map(({ loop }) => loop[of]));
  return {
    rss: sum(all.map(({ rss }) => rss)),
    heapUsed: sum(all.map(({ heapUsed }) => heapUsed)),
    cpuMs: sum(all.map(({ cpuMs }) => cpuMs)),
    loop: { p50: worst('p50'), p99: worst('p99'), max: worst('max') },
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
