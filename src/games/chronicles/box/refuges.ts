/** The places to which beaten enemies flee; Jormungand stays in the sea. [C-305 to C-307] */
import type { ByWalker, Place } from './components.ts';

export const REFUGES: ByWalker<Place> = {
  hel: 'niflheim',
  surt: 'muspellheim',
  loki: 'cage',
  fenrir: 'cage',
};
