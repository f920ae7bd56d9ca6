/** The guide to Yggdrasil: the goal, a turn, defeat, and each god. */

import type { Guide, GuideCard } from '../../../core/teaching/guide.ts';
import { asOneOf } from '../../../core/typed/one-of.ts';
import { drawGod, GUIDE_PICTURES } from '../board/guide/cards.ts';
import { legendOf } from '../board/guide/legend.ts';
import { drawTitle } from '../board/guide/title.ts';
import type { GodName } from '../box/components.ts';
import { GODS } from '../box/components.ts';
import { advice } from '../players/advice.ts';
import type { YggdrasilView } from '../state/view.ts';
import { godName, godPower } from '../words/names.ts';
import { partClause, rulesBehind } from './reasons.ts';

export const yggdrasilGuide: Guide<YggdrasilView> = {
  title: {
    text: { key: 'yggdrasil.guide.title' },
    altText: { key: 'yggdrasil.guide.picture.title' },
    picture: drawTitle,
  },
  cards: (['goal', 'turn', 'end'] as const).map(
    (name): GuideCard => ({
      text: { key: `yggdrasil.guide.${name}` },
      altText: { key: `yggdrasil.guide.picture.${name}` },
      picture: GUIDE_PICTURES[name],
    }),
  ),
  roleCard: (role) => cardOf(asOneOf(GODS, role)),
  legend: legendOf,
  advice,
  part: partClause,
  rules: rulesBehind,
  chapters: {},
};

function cardOf(god: GodName): GuideCard {
  return {
    text: { key: 'yggdrasil.guide.god', with: { god: godName(god), power: godPower(god) } },
    altText: { key: 'yggdrasil.guide.picture.god', with: { god: godName(god) } },
    picture: (translate) => drawGod(god, translate),
  };
}
