/** Builds the samples of a game for tools that play, draw and look up, with defaults for a game that has few. */
import type { GameSamples, KeyFamilies, PictureSample, SampleTable, SceneSample } from '../samples.ts';

export interface SampleParts<View> extends Partial<Omit<GameSamples<View>, 'pictures' | 'scenes' | 'bench'>> {
  /** A typical table, on which the game is drawn, fuzzed and measured. */
  readonly table: SampleTable;
  readonly keys: KeyFamilies;
  /** Moments to draw besides the first one. */
  readonly pictures?: readonly PictureSample<View>[];
  readonly scenes?: readonly SceneSample[];
}

export function samplesOf<View>({
  table,
  pictures = [],
  scenes = [],
  ...parts
}: SampleParts<View>): GameSamples<View> {
  const start = { ...table, name: 'start', corrections: null, folly: 0, is: () => true };
  return {
    tuned: null,
    learnt: null,
    shortCampaign: null,
    book: null,
    ...parts,
    pictures: [start, ...pictures],
    scenes: [{ name: 'mid game', roles: table.roles, to: { answers: 3 } }, ...scenes],
    bench: { ...table, gamesTarget: '-' },
  };
}
