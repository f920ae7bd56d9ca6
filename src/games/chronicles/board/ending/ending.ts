/** Builds the ending of a game: the scene of its saga, the green Tree after a win, or the cause of the defeat. */
import type { Ending } from '../../../../core/presentation/ending.ts';
import type { Phrase } from '../../../../core/presentation/phrase.ts';
import type { Defeat } from '../../state/state.ts';
import type { ChroniclesView } from '../../state/view.ts';
import { defeatName } from '../../words/outcome.ts';
import { type Story, storyOf, storyPhrase } from '../../words/status/story.ts';
import { SCENES } from '../story/scenes.ts';
import { defeatScene } from './defeats.ts';
import { greenTree } from './tree-scene.ts';

/** The ending; null while the game is running. */
export function endingOf(view: ChroniclesView): Ending | null {
  const { end } = view;
  if (end === null) return null;
  const light = end.kind;
  const reason = end.kind === 'won' ? { key: 'chronicles.ending.won' } : defeatName(end.why, view);
  const story = storyOf(view);
  return {
    light,
    title: { key: `chronicles.ending.${light}.title` },
    reason,
    altText:
      story === null
        ? { key: `chronicles.ending.${light}.picture`, with: { reason } }
        : sagaScene(story, reason),
    scene: end.kind === 'won' ? wonScene(story) : lostScene(view, end.why, story),
  };
}

function sagaScene(story: Story, reason: Phrase): Phrase {
  const saga = { key: `chronicles.saga.${story.saga}` };
  const [first, second] = [storyPhrase(story, 'first'), storyPhrase(story, 'second')];
  return { key: 'chronicles.ending.saga.picture', with: { saga, first, second, reason } };
}

function wonScene(story: Story | null): string {
  return story === null ? greenTree() : SCENES[story.saga]('won');
}

function lostScene({ seats }: ChroniclesView, code: Defeat, story: Story | null): string {
  return defeatScene(code, {
    gods: seats.filter(({ life }) => life === 0).map(({ god }) => god),
    saga: story?.saga ?? null,
  });
}
