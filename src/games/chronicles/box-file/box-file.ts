/** Defines the box file of Yggdrasil Chronicles: its format, and the corrections that an owner of the game makes with it. */
import { formatOf } from '../../../box-files/format.ts';
import type { Corrections } from '../box/corrections.ts';
import { IOTUNN_CARDS } from '../box/house-values.ts';
import { contradictionsIn } from './counts.ts';
import { BOX_FILE, type BoxFile } from './form.ts';
import { houseFile } from './house.ts';

/** The number of Anonymous called at the rainbow, where Jormungand starts. [C-411] */
const AT_THE_RAINBOW = 0;

/** The five obstacles are printed in the sources, so no one has to read them off the box. [C-511 to C-515] */
const { suttung, skrymir, thrym, hrungnir, 'utgard-loki': utgardLoki } = IOTUNN_CARDS;
const OBSTACLES = { suttung, skrymir, thrym, hrungnir, 'utgard-loki': utgardLoki };

/** The format. There's only one edition, whose box contains the easy and the hard game. */
export const chroniclesBoxFile = formatOf({
  form: BOX_FILE,
  drafts: () => [{ name: 'standard', file: houseFile() }],
  contradictionsIn,
  correctionsIn,
});

function correctionsIn(file: BoxFile): Corrections {
  const { $schema: _schema, game: _game, islands, iotunns, ...corrections } = file;
  return {
    ...corrections,
    ...(islands && { islands: [AT_THE_RAINBOW, ...islands] }),
    ...(iotunns && { iotunns: { ...OBSTACLES, ...iotunns } }),
  };
}
