/** Reads and writes the spaces of the Saga book in a box file: a single word for a space if that's enough. */
import { BLANK, type SagaSpace, TREE, TURN_PAGE, TURN_TREE } from '../box/saga.ts';

const SPACES = {
  blank: BLANK,
  'turn-tree': TURN_TREE,
  'turn-page': TURN_PAGE,
  tree: TREE,
} as const satisfies {
  readonly [word: string]: SagaSpace;
};
export type SpaceWord = keyof typeof SPACES;

/** The words for the spaces of a standalone game, which has one page. */
export const PAGE_WORDS = ['blank', 'turn-tree', 'tree'] as const satisfies readonly SpaceWord[];

export function spaceRead(word: SpaceWord): SagaSpace {
  return SPACES[word];
}

/** The word for a space with at most one effect. */
export function wordFor([effect]: SagaSpace): SpaceWord {
  const kind = effect?.kind ?? 'blank';
  if (kind === 'blank' || kind === 'turn-tree' || kind === 'turn-page' || kind === 'tree') return kind;
  throw new RangeError(`no word for a space that ${kind}`);
}
