/** Lists the versions of these rules, and migrates games started under older ones. */

import type { Enemy } from '../box/components.ts';
import { houseBox } from '../box/rule-states.ts';
import type { Question, YggdrasilState } from './state.ts';

export const RULES_VERSION = 'yggdrasil-2';

/**
 * Converts a state of version 1, which had only the reprint, kept no box in its states, and had a question for each rune. A state
 * from storage has no type; its version determines it.
 */
export function migrateState(rulesVersion: string, state: unknown): YggdrasilState | null {
  if (rulesVersion !== 'yggdrasil-1') return null;
  const box = houseBox('2018');
  const { rules: _rules, question, ...rest } = state as StateOfVersion1;
  if (question === null || !isRuneOfVersion1(question)) return { ...rest, box, question };
  const { enemies, spaces } = box.runes[question.about];
  const count = Math.min(enemies, question.among.length);
  const throwBack = {
    about: 'throw-back',
    rune: question.about,
    among: question.among,
    count,
    spaces,
  } as const;
  return { ...rest, box, question: throwBack };
}

function isRuneOfVersion1(question: { readonly about: string }): question is RuneOfVersion1 {
  return question.about === 'mann' || question.about === 'tiwaz';
}

type RuneOfVersion1 = { readonly about: 'mann' | 'tiwaz'; readonly among: readonly Enemy[] };

type StateOfVersion1 = Omit<YggdrasilState, 'box' | 'question'> & {
  readonly rules: '2018';
  readonly question: Exclude<Question, { about: 'throw-back' }> | RuneOfVersion1 | null;
};
