/** The games that the bench measures, each at a table of its usual kind. */
import type { GameEntry } from '../../src/core/catalogue.ts';
import type { Opening, Options } from '../../src/core/game.ts';
import { seedFrom } from '../../src/core/random.ts';
import { CATALOGUE } from '../../src/games/index.ts';

export interface Benched {
  readonly entry: GameEntry;
  readonly options: Options;
  readonly roles: readonly string[];
  /** The wanted number of random games a second; `-` where there is no target. */
  readonly gamesTarget: string;
}

export const BENCHED: readonly Benched[] = [
  {
    entry: entryOf('yggdrasil'),
    options: { rules: '2018', angry: 2, ragnarok: 1, bags: 'open' },
    roles: ['odin', 'thor', 'frey', 'freyja'],
    gamesTarget: '2,000, later 5,000',
  },
  {
    entry: entryOf('micromidgard'),
    options: { rules: 'standard' },
    roles: ['hugin', 'munin'],
    gamesTarget: '-',
  },
  {
    entry: entryOf('chronicles'),
    options: { rules: 'hard' },
    roles: ['odin', 'thor', 'freyr', 'freyja'],
    gamesTarget: '-',
  },
];

function entryOf(id: string): GameEntry {
  const entry = CATALOGUE.get(id);
  if (entry === undefined) throw new Error(`the catalogue has no ${id}`);
  return entry;
}

/** Begins a game; the same name always gives the same game. */
export function opener({ entry, options, roles }: Benched): (name: string) => Opening {
  const box = entry.game.box(options, null);
  return (name) => ({ options, roles, seed: seedFrom(name), box });
}
