/** Determines when the story of a saga is shown, and its sentences at that moment. */
import type { Phrase } from '../../../../core/presentation/phrase.ts';
import { isSaga, type SagaName } from '../../box/box.ts';
import type { OpenBoard } from '../../state/state.ts';
import { heroes } from '../names.ts';

export interface Story {
  readonly saga: SagaName;
  /** The moment of the story: `again` if the gods have lost this saga before and know how it begins. */
  readonly light: 'begins' | 'again' | 'won' | 'lost';
  readonly heroes: number;
}

/** The story until the first god has acted, and at the end; null in between, and in a standalone game. */
export function storyOf({ box: { rules }, turn, end, valhalla }: OpenBoard): Story | null {
  if (!isSaga(rules)) return null;
  const common = { saga: rules, heroes: valhalla };
  if (end !== null) return { ...common, light: end.kind };
  if (turn.number > 1 || turn.hasActed) return null;
  // If Heroes are in Valhalla before anyone has acted, the saga was lost before. [C-018]
  return { ...common, light: valhalla > 0 ? 'again' : 'begins' };
}

/** The sentences of the story: two, or one if it has been shown before. */
export function storyPhrases(story: Story): readonly Phrase[] {
  if (story.light === 'again')
    return [{ key: 'chronicles.story.again', with: { heroes: heroes(story.heroes) } }];
  return SENTENCES.map((sentence) => storyPhrase(story, sentence));
}

const SENTENCES = ['first', 'second'] as const;

export function storyPhrase({ saga, light }: Story, sentence: (typeof SENTENCES)[number]): Phrase {
  return { key: `chronicles.story.${saga}.${light}.${sentence}` };
}

/** The text of the scene above the board; nothing if there isn't one. */
export function scenePhrases({ saga, light }: Story): readonly Phrase[] {
  return light === 'begins' ? [{ key: 'chronicles.story.above', with: { scene: sceneName(saga) } }] : [];
}

/** The scene of the saga in words, to be used inside a sentence. */
export function sceneName(saga: SagaName): Phrase {
  return { key: `chronicles.story.${saga}.scene` };
}
