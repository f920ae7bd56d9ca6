/** Builds the samples of a game for tools that play, draw and look things up, with defaults for a game with few samples. */
import type { GameSamples, KeyFamilies, PictureSample, SampleTable, SceneSample } from '../samples.ts';

export interface SampleParts<View> extends Partial<Omit<GameSamples<View>, 'pictures' | 'scenes' | 'bench'>> {
  /** A typical table, used to draw, fuzz and measure the game. */
  readonly table: SampleTable;
  readonly keys: KeyFamilies;
  /** More moments to draw, besides the opening. By default they occur at the typical table, in random games. */
  readonly pictures?: readonly (Pick<PictureSample<View>, 'name' | 'is'> & Partial<PictureSample<View>>)[];
  readonly scenes?: readonly SceneSample[];
}

export function samplesOf<View>({
  table,
  pictures = [],
  scenes = [],
  ...parts
}: SampleParts<View>): GameSamples<View> {
  const usual = { ...table, corrections: null, folly: 1 };
  const start = { ...usual, name: 'start', folly: 0, is: () => true };
  return {
    tuned: null,
    learnt: null,
    shortCampaign: null,
    book: null,
    ...parts,
    pictures: [start, ...pictures.map((picture) => ({ ...usual, ...picture }))],
    scenes: [{ name: 'mid game', roles: table.roles, to: { answers: 3 } }, ...scenes],
    bench: { ...table, gamesTarget: '-' },
  };
}
