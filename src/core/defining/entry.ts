/** Builds a game's entry in the catalogue from the parts that the game provides, with defaults for the rest. */
import type { GameEntry } from '../catalogue.ts';
import { atRandom } from '../policy.ts';

type Needed = 'game' | 'presenter' | 'samples';

export type EntryParts<State, View, Box, Corrections> = Pick<
  GameEntry<State, View, Box, Corrections>,
  Needed
> &
  Partial<Omit<GameEntry<State, View, Box, Corrections>, Needed>>;

export function entryOf<State, View, Box, Corrections>(
  parts: EntryParts<State, View, Box, Corrections>,
): GameEntry<State, View, Box, Corrections> {
  return {
    rulebook: [],
    topics: [],
    guide: null,
    boxFile: null,
    moveCommands: [],
    lesson: null,
    campaign: null,
    difficulties: {},
    wins: () => null,
    difficultyOf: () => ({}),
    policies: { random: atRandom },
    judgement: null,
    daily: null,
    ...parts,
  };
}
