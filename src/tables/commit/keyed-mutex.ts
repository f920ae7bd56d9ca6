/** A keyed mutex: runs tasks with the same key one at a time, such as the changes to one table or the openings on one server. */
import { Mutex } from 'async-mutex';

export interface KeyedMutex {
  run<T>(key: string, task: () => Promise<T>): Promise<T>;
}

export function openKeyedMutex(): KeyedMutex {
  const locks = new Map<string, { readonly mutex: Mutex; waiting: number }>();
  return {
    async run(key, task) {
      const lock = locks.get(key) ?? { mutex: new Mutex(), waiting: 0 };
      locks.set(key, lock);
      lock.waiting += 1;
      try {
        return await lock.mutex.runExclusive(task);
      } finally {
        lock.waiting -= 1;
        if (lock.waiting === 0) locks.delete(key);
      }
    },
  };
}
