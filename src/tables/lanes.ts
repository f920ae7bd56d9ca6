/** One serial lane per table: whoever comes second waits for the first to be through. */
import { Mutex } from 'async-mutex';

export interface Lanes {
  run<T>(lane: string, task: () => Promise<T>): Promise<T>;
}

export function openLanes(): Lanes {
  const lanes = new Map<string, { readonly mutex: Mutex; waiting: number }>();
  return {
    async run(name, task) {
      const lane = lanes.get(name) ?? { mutex: new Mutex(), waiting: 0 };
      lanes.set(name, lane);
      lane.waiting += 1;
      try {
        return await lane.mutex.runExclusive(task);
      } finally {
        lane.waiting -= 1;
        if (lane.waiting === 0) lanes.delete(name);
      }
    },
  };
}
