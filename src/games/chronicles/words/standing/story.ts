/** When the story of a saga is told, and the sentences of that moment. */
import type { Saying } from '../../../../core/telling/presenter.ts';
import { isSaga, type SagaName } from '../../box/box.ts';
import type { OpenBoard } from '../../state.ts';

export interface Story {
  readonly saga: SagaName;
  readonly light: 'begins' | 'won' | 'lost';
}

/** At the first turn and at the end; null in between, and in a standalone game. */
export function storyOf({ box: { rules }, turn, end }: OpenBoard): Story | null {
  if (!isSaga(rules)) return null;
  if (end !== null) return { saga: rules, light: end.kind };
  return turn.number <= 1 ? { saga: rules, light: 'begins' } : null;
}

/** Two sentences. */
export function storySayings({ saga, light }: Story): readonly Saying[] {
  return (['first', 'second'] as const).map((sentence) => ({
    key: `chronicles.story.${saga}.${light}.${sentence}`,
  }));
}

/** What its picture shows. */
export function sceneSaying({ saga }: Story): Saying {
  return { key: `chronicles.story.${saga}.scene` };
}
