/** Lists the versions of these rules, and lets games that began under an older one continue. */
import type { Box } from '../box/box.ts';
import { RELATION_POWERS, SKILL_PRICES } from '../box/house-skills.ts';
import { BLANK, type SagaSpace, sagaOfOnePage, TREE, TURN_TREE } from '../box/saga.ts';
import { NO_SKILLS } from '../box/skills.ts';
import type { ChroniclesState } from './state.ts';

export const RULES_VERSION = 'chronicles-2';

/**
 * Converts a state of version 1, which had no sagas: Nidhogg had one page without a task. A state from storage has no type; its
 * version determines it.
 */
export function migrateState(rulesVersion: string, state: unknown): ChroniclesState | null {
  if (rulesVersion !== 'chronicles-1') return null;
  const { box, ...rest } = state as StateOfVersion1;
  return {
    ...rest,
    box: boxOfVersion1(box),
    page: 0,
    deedsDone: [],
    fightsDone: [],
    tracks: { skoll: 0, hati: 0, hrym: 0 },
    skills: NO_SKILLS,
  };
}

function boxOfVersion1({ sagaPage, ...rest }: BoxOfVersion1): Box {
  return {
    ...rest,
    saga: sagaOfOnePage(sagaPage.map((space) => SPACES_OF_VERSION_1[space])),
    skillPrices: SKILL_PRICES,
    relations: RELATION_POWERS,
  };
}

const SPACES_OF_VERSION_1 = { blank: BLANK, 'turn-tree': TURN_TREE, tree: TREE } as const satisfies {
  readonly [space: string]: SagaSpace;
};

type BoxOfVersion1 = Omit<Box, 'saga' | 'skillPrices' | 'relations'> & {
  readonly sagaPage: readonly (keyof typeof SPACES_OF_VERSION_1)[];
};

type StateOfVersion1 = Omit<
  ChroniclesState,
  'box' | 'page' | 'deedsDone' | 'fightsDone' | 'tracks' | 'skills'
> & {
  readonly box: BoxOfVersion1;
};
