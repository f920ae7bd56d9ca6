/** Extracts the corrections from a box file that has been read. */

import type { Corrections } from '../box/corrections.ts';
import { AREA_NAMES, type BoxFile } from './form.ts';

export function correctionsIn(file: BoxFile): Corrections {
  const { die, force, ragnarok, giants, vanirStart, artifacts, rulings } = file;
  return {
    rules: file.rules,
    ...(die?.colours && { dieColours: die.colours }),
    ...(die?.hammers && { dieHammers: die.hammers }),
    ...(force && { force: AREA_NAMES.map((area) => force[area]) }),
    ...(ragnarok && { ragnarok }),
    ...(giants && { giants }),
    ...(vanirStart && { vanirStartsBlank: vanirStart === 'blank' }),
    ...(artifacts && { artifacts }),
    ...(rulings && { rulings }),
  };
}
