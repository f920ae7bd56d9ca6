/** Micro Midgard as the contract tests play it: two seats, and every board that chance sets up. */
import { micromidgard } from '../../../../src/games/micromidgard/game.ts';
import type { MicromidgardState } from '../../../../src/games/micromidgard/state.ts';
import type { MicromidgardView } from '../../../../src/games/micromidgard/view.ts';
import type { Subject, Table } from '../../../contract/subject.ts';
import { brokenRules } from './invariants.ts';

const OPTIONS = { rules: 'standard' };

/** All tables are alike: what differs is their seed. */
function tableNumbered(): Table {
  return { roles: ['', ''], options: OPTIONS, box: micromidgard.box(OPTIONS, null) };
}

export const MICROMIDGARD_SUBJECT: Subject<MicromidgardState, MicromidgardView> = {
  game: micromidgard,
  tableNumbered,
  broken: brokenRules,
  alwaysAsked: ['turn', 'turn-end'],
};
