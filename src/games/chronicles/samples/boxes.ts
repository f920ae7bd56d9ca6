/** Boxes that might be: values that an owner may read off in place of the house values. */
import type { Json } from '../../../core/json.ts';
import { BLANK, TREE, TURN_TREE } from '../box/saga.ts';

export const BOXES: readonly Json[] = [
  { godDie: ['success', 'success', 'success', 'failure', 'failure', 'failure'] },
  { vanirDie: ['success', 'success', 'success-lost', 'failure', 'failure', 'failure-lost'] },
  {
    sagaPages: {
      easy: [BLANK, TURN_TREE, BLANK, BLANK, TREE],
      hard: [TURN_TREE, BLANK, BLANK, TURN_TREE, BLANK, BLANK, TURN_TREE, TREE],
    },
  },
  {
    islands: [0, 2, 1, 3],
    godPowers: {
      freyr: { kind: 'prevents-in-actions', risks: 1 },
      freyja: { kind: 'takes-more', world: 'vanaheim', more: 1 },
      heimdall: { kind: 'fights-next-door' },
      odin: { kind: 'looks-at-decks' },
      tyr: { kind: 'prevents-in-fights', risks: 2, against: ['fenrir', 'loki'] },
    },
  },
];
