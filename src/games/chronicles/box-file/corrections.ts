/** The corrections of a box file that was read. */
import type { Corrections } from '../box/corrections.ts';
import { IOTUNN_CARDS } from '../box/house-values.ts';
import type { BoxFile } from './form.ts';

export function correctionsIn(file: BoxFile): Corrections {
  const { $schema: _schema, game: _game, islands, iotunns, ...corrections } = file;
  return {
    ...corrections,
    ...(islands && { islands: [AT_THE_RAINBOW, ...islands] }),
    ...(iotunns && { iotunns: { ...OBSTACLES, ...iotunns } }),
  };
}

/** Jormungand starts there, and no one is called for it. [C-411] */
const AT_THE_RAINBOW = 0;

/** They are printed, so that no one has to read them off the box. [C-511 to C-515] */
const { suttung, skrymir, thrym, hrungnir, 'utgard-loki': utgardLoki } = IOTUNN_CARDS;
const OBSTACLES = { suttung, skrymir, thrym, hrungnir, 'utgard-loki': utgardLoki };
