/** The scene of each saga. */

import type { Scene } from '../../../../render/scenery/landscape.ts';
import type { SagaName } from '../../box/box.ts';
import { baldr } from './baldr.ts';
import { bifrost } from './bifrost.ts';
import { fenrir } from './fenrir.ts';
import { fimbulvetr } from './fimbulvetr.ts';
import { managarms } from './managarms.ts';
import { naglfar } from './naglfar.ts';
import { vigrid } from './vigrid.ts';

export const SCENES: Readonly<Record<SagaName, Scene>> = {
  baldr,
  fimbulvetr,
  managarms,
  naglfar,
  bifrost,
  vigrid,
  fenrir,
};
