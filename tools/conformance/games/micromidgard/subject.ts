/** Micro Midgard as shared tests play it: two seats, and randomly set-up boards. */
import { RAVENS } from '../../../../src/games/micromidgard/box/components.ts';
import { micromidgard } from '../../../../src/games/micromidgard/game.ts';
import type { MicromidgardState } from '../../../../src/games/micromidgard/state/state.ts';
import type { MicromidgardView } from '../../../../src/games/micromidgard/state/view.ts';
import type { Subject, Table } from '../../subject.ts';
import { MICROMIDGARD_GOLDEN } from './golden.ts';
import { brokenRules } from './invariants.ts';

const OPTIONS = { rules: 'standard' };

/** Either raven may have the first seat; apart from that, only the seed differs. */
function tableNumbered(number: number): Table {
  return {
    roles: number % 2 === 0 ? RAVENS : RAVENS.toReversed(),
    options: OPTIONS,
    box: micromidgard.box(OPTIONS, null),
  };
}

export const SUBJECT: Subject<MicromidgardState, MicromidgardView> = {
  game: micromidgard,
  tableNumbered,
  fullTable: () => tableNumbered(0),
  broken: brokenRules,
  hidden: [],
  followsFromView: [],
  alwaysAsked: ['turn', 'turn-end'],
  readings: ['M-207', 'M-802'],
  golden: MICROMIDGARD_GOLDEN,
};
