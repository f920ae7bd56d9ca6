/** The guide to Chronicles: the goal, a turn, defeat, the rules that sagas add, and each god. */

import type { ChapterPicture, Guide, GuideCard } from '../../../core/teaching/guide.ts';
import { asOneOf } from '../../../core/typed/one-of.ts';
import { drawGod, GUIDE_PICTURES } from '../board/guide/cards.ts';
import { legendOf } from '../board/guide/legend.ts';
import { drawSagaTitle, drawTitle } from '../board/guide/title.ts';
import { SCENES } from '../board/story/scenes.ts';
import { SAGAS, type SagaName } from '../box/box.ts';
import type { GodName } from '../box/components.ts';
import { GODS } from '../box/components.ts';
import { FREE_SAGA } from '../campaign/sagas.ts';
import { advice } from '../players/advice.ts';
import type { ChroniclesView } from '../state/view.ts';
import { godName, godPower } from '../words/names.ts';
import { sceneName } from '../words/status/story.ts';
import { partClause, rulesBehind } from './reasons.ts';
import { SAGA_CARDS } from './saga-cards.ts';

export const chroniclesGuide: Guide<ChroniclesView> = {
  title: {
    text: { key: 'chronicles.guide.title' },
    altText: { key: 'chronicles.guide.picture.title' },
    picture: drawTitle,
  },
  cards: [
    ...(['goal', 'turn', 'end'] as const).map(
      (name): GuideCard => ({
        text: { key: `chronicles.guide.${name}` },
        altText: { key: `chronicles.guide.picture.${name}` },
        picture: GUIDE_PICTURES[name],
      }),
    ),
    ...SAGA_CARDS,
  ],
  roleCard: (role) => cardOf(asOneOf(GODS, role)),
  legend: legendOf,
  advice,
  part: partClause,
  rules: rulesBehind,
  chapters: Object.fromEntries(SAGAS.map((saga) => [saga, chapterOf(saga)])),
};

function cardOf(god: GodName): GuideCard {
  return {
    text: { key: 'chronicles.guide.god', with: { god: godName(god), power: godPower(god) } },
    altText: { key: 'chronicles.guide.picture.god', with: { god: godName(god) } },
    picture: (translate) => drawGod(god, translate),
  };
}

function chapterOf(saga: SagaName): ChapterPicture {
  return {
    name: { key: `chronicles.saga.${saga}` },
    isBeside: saga === FREE_SAGA,
    scene: SCENES[saga],
    title: {
      altText: {
        key: 'chronicles.guide.picture.saga-title',
        with: { saga: { key: `chronicles.saga.${saga}` }, scene: sceneName(saga) },
      },
      picture: (translate) => drawSagaTitle(saga, translate),
    },
  };
}
