/** The guide to Micro Midgard: the goal, a turn, the end, and the players. */

import type { Guide, GuideCard } from '../../../core/teaching/guide.ts';
import { asOneOf } from '../../../core/typed/one-of.ts';
import { drawRaven, GUIDE_PICTURES } from '../board/guide/cards.ts';
import { legendOf } from '../board/guide/legend.ts';
import { drawTitle } from '../board/guide/title.ts';
import { RAVENS } from '../box/components.ts';
import { advice } from '../players/advice.ts';
import type { MicromidgardView } from '../state/view.ts';
import { ravenName } from '../words/names.ts';
import { partClause, rulesBehind } from './reasons.ts';

export const micromidgardGuide: Guide<MicromidgardView> = {
  title: {
    text: { key: 'micromidgard.guide.title' },
    altText: { key: 'micromidgard.guide.picture.title' },
    picture: drawTitle,
  },
  cards: (['goal', 'turn', 'end'] as const).map(
    (name): GuideCard => ({
      text: { key: `micromidgard.guide.${name}` },
      altText: { key: `micromidgard.guide.picture.${name}` },
      picture: GUIDE_PICTURES[name],
    }),
  ),
  roleCard: (role) => ({
    text: { key: 'micromidgard.guide.raven', with: { raven: ravenName(asOneOf(RAVENS, role)) } },
    altText: { key: 'micromidgard.guide.picture.raven', with: { raven: ravenName(asOneOf(RAVENS, role)) } },
    picture: (translate) => drawRaven(asOneOf(RAVENS, role), translate),
  }),
  legend: legendOf,
  advice,
  part: partClause,
  rules: rulesBehind,
  chapters: {},
};
