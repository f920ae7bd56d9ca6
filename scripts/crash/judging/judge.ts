/** Judges after each kill what is kept and what was said. */
import type { Stage } from '../stage/stage.ts';
import { evidenceOf } from './evidence.ts';
import { type Done, faultsInKept, type Memory, newMemory } from './faults-kept.ts';
import { faultsInSaid, type LeftBehind, recordSaid } from './faults-said.ts';

export interface Judge {
  readonly memory: Memory;
  /** A program has died, or is stopped. */
  readonly died: () => Promise<void>;
  /** Remembers for the evidence what was killed. */
  readonly note: (what: string) => void;
  readonly faults: (done: readonly Done[]) => Promise<readonly string[]>;
  readonly faultsInKept: (done: readonly Done[]) => Promise<readonly string[]>;
  readonly evidenceOf: (faults: readonly string[], words: readonly string[]) => Promise<string>;
  readonly counts: () => {
    readonly commits: number;
    readonly messages: number;
    readonly entered: number;
    readonly games: number;
  };
}

/** `direct` are the people who want direct messages. */
export function openJudge({ local: { world }, keeper }: Stage, direct: readonly string[]): Judge {
  const said = recordSaid(world);
  const memory = newMemory();
  const deaths: LeftBehind[] = [];
  const kills: string[] = [];
  const inKept = (done: readonly Done[]) => faultsInKept(keeper, memory, done, world.now());
  return {
    memory,
    async died() {
      deaths.push({ sent: said.sent.length, tables: await keeper.tables() });
    },
    note: (what) => void kills.push(what),
    async faults(done) {
      return [
        ...(await inKept(done)),
        ...faultsInSaid({ world, sent: said.sent, deaths, direct }, await keeper.tables()),
        ...(await keeper.errands()).flatMap(({ errand, claimed, reason }) => [
          ...(claimed ? [`an errand is claimed for ever: ${errand.kind}`] : []),
          ...(reason === null ? [] : [`an errand cannot be done: ${errand.kind}, ${reason}`]),
        ]),
      ];
    },
    faultsInKept: inKept,
    evidenceOf: (faults, words) => evidenceOf({ world, sent: said.sent, keeper, kills, words }, faults),
    counts: () => ({
      commits: memory.changes.size,
      messages: said.sent.length,
      entered: memory.entered.size,
      games: new Set([...memory.changes.values()].map(({ tableId }) => tableId)).size,
    }),
  };
}
