/** Tyr rolls twice; in trance, no one gives Vikings before the roll. [Y-761, Y-766] */
import type { God } from '../power.ts';

export const tyr: God = { personal: { rollsTwice: true }, trance: { vikingsAfterTheRoll: true } };
