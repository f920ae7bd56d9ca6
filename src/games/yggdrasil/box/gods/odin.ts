/** Odin chooses which of two enemies comes; in trance, which giant falls. [Y-721, Y-725] */
import type { God } from '../power.ts';

export const odin: God = { personal: { cardsDrawn: 2 }, trance: { choosesBeatenGiant: true } };
