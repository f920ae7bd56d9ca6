/** Measures processor use during a load, to find the bottleneck. */
import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** Shares of one processor, except `machine`, the busy share of all processors. */
export interface Spent {
  readonly machine: number;
  readonly cores: number;
  /** The share of the busiest program of the bot, without drawing and thinking. */
  readonly busiestBot: number;
  readonly bots: number;
  readonly drawing: number;
  readonly thinking: number;
  readonly server: number;
  /** The share of the local Discord and the people. */
  readonly harness: number;
}

interface Moment {
  readonly at: number;
  readonly busy: number;
  readonly all: number;
  readonly bots: readonly number[];
  readonly children: number;
  readonly thinking: number;
  readonly server: number;
  readonly harness: number;
}

/** Measures between `begin` and `end`, which both take the processor time of each program of the bot so far, in ms. */
export interface Processors {
  readonly begin: (bots: readonly number[]) => void;
  readonly end: (bots: readonly number[]) => Spent;
}

/** `bots` and `server` are ids of processes. */
export function watchProcessors(bots: readonly number[], server: number | null): Processors {
  let first: Moment | null = null;

  function now(spent: readonly number[]): Moment {
    const times = cpus().map(({ times: all }) => all);
    const all = times.reduce(
      (sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq,
      0,
    );
    const idle = times.reduce((sum, one) => sum + one.idle, 0);
    const { user, system } = process.cpuUsage();
    return {
      at: performance.now(),
      busy: all - idle,
      all,
      bots: spent,
      children: sum(bots.map((pid) => spentByChildren(pid))),
      thinking: sum(bots.map(spentByThinking)),
      server: server === null ? 0 : spentBy(server) + spentByChildren(server),
      harness: (user + system) / 1000,
    };
  }

  return {
    begin: (spent) => {
      first = now(spent);
    },
    end(spent) {
      const before = first ?? now(spent);
      const after = now(spent);
      const took = after.at - before.at;
      const each = after.bots.map((one, at) => (one - (before.bots[at] ?? 0)) / took);
      return {
        machine: (after.busy - before.busy) / (after.all - before.all),
        cores: cpus().length,
        busiestBot: Math.max(...each),
        bots: sum(each),
        drawing: (after.children - after.thinking - (before.children - before.thinking)) / took,
        thinking: (after.thinking - before.thinking) / took,
        server: (after.server - before.server) / took,
        harness: (after.harness - before.harness) / took,
      };
    },
  };
}

const ALMOST_ALL = 0.85;

/** Describes the bottleneck in words. */
export function bottleneckOf(spent: Spent): string {
  const { machine, cores, busiestBot, harness } = spent;
  if (busiestBot > ALMOST_ALL)
    return `the processor of one program of the bot: ${percent(busiestBot)} of a core. More programs would carry more.`;
  if (harness > ALMOST_ALL)
    return `the local Discord of the measurement: ${percent(harness)} of a core. The bot could do more than was asked of it.`;
  if (machine <= ALMOST_ALL) return 'none: there was processor time left for all.';
  const shares = [
    ['the programs of the bot', spent.bots],
    ['drawing', spent.drawing],
    ['thinking', spent.thinking],
    ['PostgreSQL', spent.server],
    ['the local Discord and its people', harness],
    [
      'everything else on the machine',
      machine * cores - spent.bots - spent.drawing - spent.thinking - spent.server - harness,
    ],
  ] as const;
  const told = [...shares]
    .sort((one, other) => other[1] - one[1])
    .map(([who, share]) => `${who} ${percent(share)}`);
  return `the processors of the machine, ${percent(machine)} busy. In parts of one core: ${told.join(', ')}.`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The system counts in hundredths of a second. */
const TICK_MS = 10;

/** Finished children are counted by their parent; zero if the system doesn't report it. */
function spentByChildren(pid: number): number {
  try {
    const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === pid);
    return (
      endedOf(pid) + sum(children.map((child) => spentBy(Number(child)) + spentByChildren(Number(child))))
    );
  } catch {
    return 0;
  }
}

/** Processes that have ended are not counted; a thinking process lives for minutes. */
function spentByThinking(pid: number): number {
  try {
    const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === pid);
    return sum(
      children
        .filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes(THINKING))
        .map((child) => spentBy(Number(child))),
    );
  } catch {
    return 0;
  }
}

const THINKING = '/thinking/program.';

function spentBy(pid: number): number {
  const [user = 0, system = 0] = statOf(String(pid)).slice(11, 13).map(Number);
  return (user + system) * TICK_MS;
}

function endedOf(pid: number): number {
  const [user = 0, system = 0] = statOf(String(pid)).slice(13, 15).map(Number);
  return (user + system) * TICK_MS;
}

function parentOf(pid: string): number {
  return Number(statOf(pid)[1]);
}

/** The fields after the name of the program, which may have spaces; empty for a process that's gone. */
function statOf(pid: string): readonly string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
