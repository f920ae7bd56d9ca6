/** An interaction reads its table as rarely as possible, because results are passed on. */
import { expect, test } from 'vitest';
import { everyComponent } from '../../../src/playground/model/component-types.ts';
import { openStorage } from '../../../src/storage/open-storage.ts';
import type { TableStore } from '../../../src/tables/model/storage/store.ts';
import { eventually } from '../../eventually.ts';
import { openHall } from '../bot.ts';
import { keptLog } from '../faults.ts';

const MINUTE_MS = 60_000;

interface Reads {
  readonly store: (store: TableStore) => TableStore;
  readonly begin: () => void;
  readonly count: () => number;
}

/** Counts reads of tables until the first commit; later reads only show the change. */
function readsOfTables(): Reads {
  let reads = 0;
  let isCommitted = false;
  const counted = <Arguments extends readonly unknown[], Result>(read: (...given: Arguments) => Result) => {
    return (...given: Arguments) => {
      if (!isCommitted) reads += 1;
      return read(...given);
    };
  };
  return {
    store: (store) => ({
      ...store,
      load: counted(store.load),
      liveIn: counted(store.liveIn),
      commit: (change) => {
        isCommitted = true;
        return store.commit(change);
      },
    }),
    begin: () => {
      reads = 0;
      isCommitted = false;
    },
    count: () => reads,
  };
}

test('a look or a press reads the table once; a typed answer looks up its channel first', async () => {
  const { log, lines } = keptLog();
  const reads = readsOfTables();
  const hall = await openHall({
    log,
    opens: async (url) => {
      const opened = await openStorage(url);
      return opened.ok ? { ...opened, store: reads.store(opened.store) } : opened;
    },
  });
  const { ada, bo, cleo } = hall;
  const over = () => lines().filter(({ msg }) => msg === 'interaction finished').length;

  /** Resolves when each interaction is over, and its messages are posted. */
  async function settles(): Promise<void> {
    await eventually(() => expect(over()).toBe(hall.local.world.interactions.size));
    await hall.rests();
  }

  async function readsOf(deed: () => Promise<unknown>): Promise<number> {
    await settles();
    reads.begin();
    await deed();
    await settles();
    return reads.count();
  }

  await ada.types('/game new', { game: 'yggdrasil', role: 'thor', seed: 'alea-1:story 76' });
  await bo.types('/game join', { role: 'odin' });
  const refusedToJoin = await readsOf(() => ada.isShown(ada.presses('Join')));
  await ada.types('/game start');
  await hall.rests();
  const asked = await ada.presses('Bring back the dead (Helheim)');
  const menu = asked.kind === 'message' ? asked.message : undefined;
  const [way] = everyComponent(menu?.components ?? []).flatMap(({ custom_id: id }) => id ?? []);
  // After 15 minutes, Discord no longer lets the bot remove the list when its question is answered elsewhere.
  hall.turnsClock(15 * MINUTE_MS);
  const opened = await ada.presses('More');
  const tools = opened.kind === 'message' ? opened.message : undefined;
  const counts = {
    refusedToJoin,
    status: await readsOf(() => ada.presses('Status', tools)),
    odds: await readsOf(() => ada.presses('Odds', tools)),
    board: await readsOf(() => ada.presses('Board', tools)),
    statusTyped: await readsOf(() => ada.types('/game status')),
    asksHow: await readsOf(() => ada.presses('Bring back the dead (Helheim)')),
    refused: await readsOf(() => cleo.isShown(cleo.presses('Take an Elf (Alfheim)'))),
    refusedTyped: await readsOf(() => bo.types('/yggdrasil done')),
    answer: await readsOf(() => ada.presses('Take an Elf (Alfheim)')),
    stale: await readsOf(() => ada.isShown(ada.presses(way ?? '', menu))),
    undo: await readsOf(() => ada.presses('Undo')),
    answerTyped: await readsOf(() => ada.types('/yggdrasil alfheim')),
  };
  expect(counts).toEqual({
    refusedToJoin: 1,
    status: 1,
    odds: 1,
    board: 1,
    statusTyped: 1,
    asksHow: 1,
    refused: 1,
    refusedTyped: 1,
    answer: 1,
    stale: 1,
    undo: 1,
    answerTyped: 2,
  });
});
