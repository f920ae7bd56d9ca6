/** Lets everyone play for a while and measures the bot. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Pick } from '../../src/core/requests/answer.ts';
import type { Inside, Memory } from './bot.ts';
import type { LoadedBots } from './bots.ts';
import type { Place } from './people/hall.ts';
import { type Playing, playAt } from './people/playing.ts';
import type { Processors, Spent } from './processors.ts';

export interface Sample extends Memory {
  /** The time of the sample, in seconds from the first action. */
  readonly second: number;
}

/** The measurements of an evening, in milliseconds and bytes. */
export interface Evening {
  /** At even intervals from the first action to the last. */
  readonly samples: readonly Sample[];
  /**
   * The bytes that the bot's heap still held after a garbage collection: before the first action, after half of them,
   * and after the last. During the first half the bot meets each word and each database plan for the first time, and
   * keeps them.
   */
  readonly needed: readonly [before: number, half: number, after: number];
  /** The worse of the two halves. Measuring the heap between them briefly stops the bot, which isn't counted. */
  readonly loop: Inside['loop'];
  /**
   * The 99th percentile of the event loop's delay in this process, which runs the local Discord; every measured time includes
   * it.
   */
  readonly harnessLoop: number;
  /** The processor time of the bot, as a share of one processor. */
  readonly cpuShare: number;
  readonly spent: Spent;
  /** The time from the first action until the last was done. */
  readonly seconds: number;
  /** The measurements inside each program at the end. */
  readonly each: readonly Inside[];
}

interface Pace {
  /** The number of actions a second, in total. */
  readonly rate: number;
  readonly seconds: number;
}

const SAMPLES = 60;
const RESOLUTION_MS = 5;
const TRIES = 50;

/** Starts each action on schedule, even if earlier ones aren't done: people don't wait for one another. */
export async function playTogether(
  playing: Playing,
  places: readonly Place[],
  bot: LoadedBots,
  processors: Processors,
  { rate, seconds }: Pace,
): Promise<Evening> {
  const harness = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  const heapInNeed = async () => (await bot.ask('collect')).heapUsed;
  const before = await heapInNeed();
  let half = before;
  const loops: Inside['loop'][] = [];
  const { cpuMs } = await bot.ask('begin');
  const insideEach = () => Promise.all(bot.each.map((one) => one.ask('tell')));
  processors.begin((await insideEach()).map((one) => one.cpuMs));
  harness.enable();
  const start = performance.now();
  const atHalfTime = async () => {
    loops.push((await bot.ask('tell')).loop);
    const needed = await heapInNeed();
    await bot.ask('begin');
    return needed;
  };
  const inFlight = new Map<Place, Promise<void>>();
  const samples: Sample[] = [];
  const actions = rate * seconds;
  for (let number = 0; number < actions; number += 1) {
    await wait(Math.max(0, start + (number * 1000) / rate - performance.now()));
    void playSomewhere(playing, places, inFlight);
    if (number === Math.floor(actions / 2)) half = await atHalfTime();
    if (samples.length <= (number / actions) * SAMPLES)
      samples.push({ second: (performance.now() - start) / 1000, ...(await bot.memory()) });
  }
  await Promise.all(inFlight.values());
  samples.push({ second: (performance.now() - start) / 1000, ...(await bot.memory()) });
  harness.disable();
  const { loop, cpuMs: spent } = await bot.ask('tell');
  loops.push(loop);
  const each = await insideEach();
  const took = performance.now() - start;
  const processorsSpent = processors.end(each.map((one) => one.cpuMs));
  const cpuShare = (spent - cpuMs) / took;
  const after = await heapInNeed();
  const harnessLoop = Math.max(0, harness.percentile(99) / 1e6 - RESOLUTION_MS);
  return {
    samples,
    seconds: took / 1000,
    needed: [before, half, after],
    loop: worstOf(loops),
    harnessLoop,
    cpuShare,
    spent: processorsSpent,
    each,
  };
}

/** Plays at a table that is waiting for a person and isn't busy. */
async function playSomewhere(
  playing: Playing,
  places: readonly Place[],
  inFlight: Map<Place, Promise<void>>,
): Promise<void> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const place = someFree(places, inFlight, playing.pick);
    if (place === undefined) return;
    const move = playAt(playing, place);
    const work = move.then(
      () => undefined,
      (error: unknown) => void playing.tally.failed.push(String(error)),
    );
    inFlight.set(place, work);
    await work;
    inFlight.delete(place);
    if ((await move.catch(() => true)) !== false) return;
  }
}

function someFree(
  places: readonly Place[],
  inFlight: ReadonlyMap<Place, unknown>,
  pick: Pick,
): Place | undefined {
  const free = places.filter((place) => !inFlight.has(place));
  return free.length === 0 ? undefined : free[pick(free.length)];
}

function worstOf(loops: readonly Inside['loop'][]): Inside['loop'] {
  const worst = (of: keyof Inside['loop']) => Math.max(...loops.map((loop) => loop[of]));
  return { p50: worst('p50'), p99: worst('p99'), max: worst('max') };
}
