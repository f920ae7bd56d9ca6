/** Draws the pictures on the guide's cards about sagas: their pages, and gods with their skills. */

import type { Options } from '../../../../core/game.ts';
import type { Translate } from '../../../../core/presentation/phrase.ts';
import { viewAtBeginning } from '../../../../core/teaching/beginning.ts';
import type { Svg } from '../../../../render/scene.ts';
import type { SagaName } from '../../box/box.ts';
import { chronicles } from '../../game.ts';
import type { ChroniclesView } from '../../state/view.ts';
import { gods } from '../gods/gods.ts';
import { sagaPage } from '../page/saga-page.ts';
import { drawn, PARTY } from './cards.ts';

export function drawFirstPage(saga: SagaName, translate: Translate): Svg {
  return drawn(beginningOf({ rules: saga }), translate, sagaPage);
}

/** A page in the middle of play: some of its deeds are done, and its saga foe has started to run. */
export function drawPage(saga: SagaName, page: number, translate: Translate): Svg {
  const view: ChroniclesView = {
    ...beginningOf({ rules: saga }),
    page,
    deedsDone: ['asgard', 'nidavellir'],
    tracks: { skoll: 3, hati: 1, hrym: 2 },
  };
  return drawn(view, translate, sagaPage);
}

/** Gods with their skills in the middle of a campaign. */
export function drawSkills(translate: Translate): Svg {
  const learnt = { elves: { thor: 1 }, steady: ['freyja'], relations: ['odin+thor'] };
  return drawn(beginningOf({ rules: 'fimbulvetr', ...learnt }), translate, gods);
}

function beginningOf(chosen: Options): ChroniclesView {
  return viewAtBeginning(chronicles, PARTY, chosen);
}
