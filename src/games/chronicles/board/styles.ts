/** The look of the pieces: a colour, a shape and a sign for each, so that players don't have to tell colours apart. */
import type { IconName } from '../../../render/icons.ts';
import type { GodName, World } from '../box/components.ts';

export interface GodStyle {
  /** The icon; null if we draw the sign ourselves. */
  readonly icon: IconName | null;
  readonly colour: string;
}

export const GOD_STYLES: Readonly<Record<GodName, GodStyle>> = {
  freyr: { icon: 'boar', colour: '#a0d860' },
  freyja: { icon: 'feline', colour: '#f8a0b8' },
  frigg: { icon: null, colour: '#78d8d8' },
  heimdall: { icon: 'hunting-horn', colour: '#f8f8f8' },
  odin: { icon: 'one-eyed', colour: '#90b0f8' },
  thor: { icon: 'thor-hammer', colour: '#f8b870' },
  tyr: { icon: 'mailed-fist', colour: '#c8a8f8' },
};

export const WORLD_COLOURS: Readonly<Record<World, string>> = {
  asgard: '#f0c050',
  vanaheim: '#d8b0f8',
  alfheim: '#98e8a8',
  midgard: '#a8d8f8',
  nidavellir: '#f0b088',
  svartalfheim: '#c8c8d8',
  iotunheim: '#e8a0a0',
  muspellheim: '#f88860',
  niflheim: '#a8e0f8',
};
