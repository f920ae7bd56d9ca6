/** Thor strikes harder; in trance, giants are weaker for everyone. [Y-731, Y-732] */
import type { God } from '../power.ts';

export const thor: God = { personal: { combatBonus: 1 }, trance: { giantForce: -1 } };
