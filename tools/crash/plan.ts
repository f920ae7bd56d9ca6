/** Chooses the step of the next kill: first the rarest kinds of steps, then whole turns step by step. */
import type { Pick } from '../../src/core/requests/answer.ts';
import type { Edge } from './stage/program.ts';

/** The step at which the program is killed. */
export type Kill =
  /** At a statement or a call of this kind; null means any. The program survives `left` such steps first. */
  | {
      readonly where: 'database' | 'wire';
      readonly edge: Edge;
      readonly kind: string | null;
      readonly left: number;
    }
  /** At a statement during startup. */
  | { readonly where: 'start'; readonly edge: Edge; readonly kind: null; readonly left: number }
  /** At a moment: this many milliseconds after people began to press. */
  | { readonly where: 'moment'; readonly after: number }
  /** This many ms after people began to press, the program is suspended beyond its lease, or the database server is killed. */
  | { readonly where: KindOfKill; readonly after: number };

export type KindOfKill = 'stop' | 'server';

export interface Plan {
  /** Counts a step of this kind. */
  readonly met: (where: 'database' | 'wire', kind: string) => void;
  readonly next: () => Kill;
  /** Records the kind of step at which the program really died. Returns its name. */
  readonly hit: (where: Kill['where'], edge: Edge | null, kind: string) => string;
  readonly tally: () => readonly { readonly at: string; readonly kills: number }[];
}

/** For a call, only its start and its completion by Discord can be observed. */
const EDGES_OF_A_CALL: readonly Edge[] = ['before', 'after'];
const MAX_MOMENT_MS = 400;
const STEPS_OF_A_START = 40;
/** The plan gives up on a step that hasn't come in this many kills. */
const OFTEN = 2;
/** Steps that are not part of play. */
const OTHERS = ['logging in and looking around'];

/** `edges` are the edges of a statement on this database, and `others` the other interruptions that can hit these programs. */
export function newPlan(pick: Pick, edges: readonly Edge[], others: readonly KindOfKill[]): Plan {
  const kinds = new Map<
    string,
    { readonly where: 'database' | 'wire'; readonly kind: string; readonly met: Set<number> }
  >();
  const kills = new Map<string, number>();
  const steps = { database: 0, wire: 0 };
  let turns = 0;

  const count = (at: string) => {
    kills.set(at, (kills.get(at) ?? 0) + 1);
    return at;
  };

  function rarest(): Kill | null {
    const all = [...kinds.values()]
      .filter(({ met }) => met.size >= OFTEN)
      .flatMap(({ where, kind }) => edgesOf(where).map((edge) => ({ where, kind, edge })));
    const times = all.map((one) => tried.get(nameOf(one.where, one.edge, one.kind)) ?? 0);
    const fewest = Math.min(...times);
    const rare = all.filter((_, at) => times[at] === fewest);
    const chosen = rare[pick(Math.max(1, rare.length))];
    if (chosen === undefined) return null;
    const name = nameOf(chosen.where, chosen.edge, chosen.kind);
    tried.set(name, (tried.get(name) ?? 0) + 1);
    return { ...chosen, left: pick(2) };
  }
  const tried = new Map<string, number>();

  function edgesOf(where: 'database' | 'wire'): readonly Edge[] {
    return where === 'database' ? edges : EDGES_OF_A_CALL;
  }

  function edgeOf(where: 'database' | 'wire'): Edge {
    const all = edgesOf(where);
    return all[pick(all.length)] ?? 'before';
  }

  /** Goes through a whole turn, one step further at each kill. */
  function inOrder(where: 'database' | 'wire'): Kill {
    steps[where] += 1;
    return { where, kind: null, edge: edgeOf(where), left: steps[where] };
  }

  return {
    met: (where, kind) => {
      if (OTHERS.includes(kind)) return;
      const name = `${where} ${kind}`;
      const known = kinds.get(name) ?? { where, kind, met: new Set<number>() };
      known.met.add(turns);
      kinds.set(name, known);
    },
    next: () => {
      turns += 1;
      if (turns % 10 === 4)
        return { where: 'start', kind: null, edge: edgeOf('database'), left: pick(STEPS_OF_A_START) };
      if (turns % 10 === 8) return { where: 'moment', after: pick(MAX_MOMENT_MS) };
      const other = turns % 10 === 6 ? others[Math.floor(turns / 10) % others.length] : undefined;
      if (other !== undefined) return { where: other, after: pick(MAX_MOMENT_MS) };
      if (turns % 5 === 2) return inOrder(turns % 2 === 0 ? 'wire' : 'database');
      return rarest() ?? inOrder('database');
    },
    hit: (where, edge, kind) => count(nameOf(where, edge, kind)),
    tally: () =>
      [...kills].map(([at, times]) => ({ at, kills: times })).sort((a, b) => (a.at < b.at ? -1 : 1)),
  };
}

function nameOf(where: Kill['where'], edge: Edge | null, kind: string): string {
  return `${where}: ${edge === null ? '' : `${edge} `}${kind}`;
}
