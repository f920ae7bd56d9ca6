/** Frey acts once more; in trance, the Vanir's help comes all at once. [Y-741, Y-743] */
import type { God } from '../power.ts';

export const frey: God = { personal: { actionsPerTurn: 4 }, trance: { appliesWholeScale: true } };
