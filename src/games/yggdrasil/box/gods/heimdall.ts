/** Heimdall finds one soul more; in trance, everyone does. [Y-751, Y-752] */
import type { God } from '../power.ts';

export const heimdall: God = { personal: { soulsPerSearch: 4 }, trance: { soulsPerSearch: 4 } };
