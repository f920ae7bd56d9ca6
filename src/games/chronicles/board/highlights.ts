/** Draws the highlights of Chronicles: Fenrir leaving the Cage, and a new page of the saga. */
import type { Highlight } from '../../../core/presentation/highlight.ts';
import type { Phrase } from '../../../core/presentation/phrase.ts';
import { SCENE } from '../../../render/measures.ts';
import { type HighlightPicture, highlightPicture } from '../../../render/pictures/highlight.ts';
import { ENEMY_STYLES } from '../../../render/pieces/enemy-styles.ts';
import { at, circle, element, group, icon, type Svg } from '../../../render/scene.ts';
import { isSaga, type SagaName } from '../box/box.ts';
import type { World } from '../box/components.ts';
import type { ChroniclesEvent } from '../state/events.ts';
import type { ChroniclesView } from '../state/view.ts';
import { worldName } from '../words/names.ts';
import { pageName, pageWords } from '../words/page-name.ts';
import { taskLeft } from '../words/saga.ts';
import { fenrirComes, taskOf } from './effects.ts';
import { bookSign } from './signs.ts';
import { SCENES } from './story/scenes.ts';

/** The highlight for an event. With a view of the game, it also shows the effect. */
export function highlightOf(event: ChroniclesEvent, view?: ChroniclesView): Highlight | null {
  switch (event.type) {
    case 'enemy-moved':
      return event.enemy === 'fenrir' && event.from === 'cage' && event.to !== 'cage'
        ? fenrirLoose(event.to, view)
        : null;
    case 'page-turned':
      return pageTurned(event, view);
    default:
      return null;
  }
}

const HOWL = icon('wolf-howl', 0, 0, 230, ENEMY_STYLES.fenrir.colour);

function fenrirLoose(world: World, view?: ChroniclesView): Highlight {
  const common = {
    phrase: { key: 'chronicles.highlight.fenrir' },
    title: { key: 'chronicles.highlight.fenrir.title' },
  };
  const plain = { ...common, altText: { key: 'chronicles.highlight.fenrir.picture' } };
  if (view === undefined)
    return highlight(
      { ...plain, line: { key: 'chronicles.highlight.fenrir.line' } },
      { sign: HOWL, mood: 'frost' },
    );
  const bites = {
    key: 'chronicles.highlight.fenrir.bites',
    with: { world: worldName(world), life: view.box.fenrirTakes },
  };
  return highlight(
    {
      ...common,
      line: bites,
      altText: { key: 'chronicles.highlight.aloud', with: { picture: plain.altText, what: bites } },
    },
    { sign: HOWL, mood: 'frost', effect: fenrirComes(view, world) },
  );
}

const BOOK = group([bookSign()], { transform: 'scale(3.4)' });

/** The name of the page in front of the saga's scene, with the page's task. */
function pageTurned(
  { page, of }: { readonly page: number; readonly of: number },
  view?: ChroniclesView,
): Highlight {
  const places = { page, of };
  const phrase = { key: 'chronicles.highlight.page', with: places };
  const which = { key: 'chronicles.highlight.page.title', with: places };
  const plain = { key: 'chronicles.highlight.page.picture', with: places };
  if (view === undefined)
    return highlight(
      { phrase, title: which, line: { key: 'chronicles.highlight.page.line' }, altText: plain },
      { sign: BOOK, mood: 'joy' },
    );
  const turned: ChroniclesView = { ...view, page: page - 1, deedsDone: [], fightsDone: [] };
  const { rules } = view.box;
  const name = pageName(turned);
  const task = taskOf(turned);
  const aloud = { page: pageWords(turned), left: taskLeft(turned) };
  return highlight(
    {
      phrase,
      title: name ?? which,
      line: name === null ? { key: 'chronicles.highlight.page.line' } : which,
      altText: task === null ? plain : { key: 'chronicles.highlight.page.asks', with: aloud },
    },
    {
      sign: isSaga(rules) ? vignette(rules) : BOOK,
      mood: 'joy',
      ...(task === null ? {} : { effect: task }),
    },
  );
}

const ROUND = 160;

/** The middle of the scene in a round frame, with the book below it. */
function vignette(saga: SagaName): Svg {
  const scale = (2 * ROUND) / SCENE.height;
  const [left, top] = [(-SCENE.width * scale) / 2, -ROUND];
  return group([
    element('defs', {}, [element('clipPath', { id: 'vignette' }, [circle(0, 0, ROUND, {})])]),
    group(
      [
        group([SCENES[saga]('begins')], {
          transform: `translate(${left.toFixed(1)} ${top}) scale(${scale.toFixed(3)})`,
        }),
      ],
      { 'clip-path': 'url(#vignette)' },
    ),
    at(0, ROUND - 4, group([bookSign()], { transform: 'scale(1.2)' })),
  ]);
}

interface Words {
  readonly phrase: Phrase;
  readonly title: Phrase;
  readonly line: Phrase;
  readonly altText: Phrase;
}

function highlight(
  { phrase, title, line, altText }: Words,
  picture: Omit<HighlightPicture, 'title' | 'line'>,
): Highlight {
  return {
    phrase,
    altText,
    picture: (translate) => highlightPicture({ ...picture, title: translate(title), line: translate(line) }),
  };
}
