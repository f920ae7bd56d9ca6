/** The card of a raven marks that raven's box. */
import { expect, test } from 'vitest';
import { drawRaven } from '../../../../src/games/micromidgard/board/guide/cards.ts';
import { RAVENS } from '../../../../src/games/micromidgard/box/components.ts';
import { PALETTE } from '../../../../src/render/palette.ts';
import { translator } from '../../../../src/words/translate.ts';
import { pieceIn } from '../../../render/found.ts';

test.each(RAVENS)('the light is around %s, even if the other raven begins', (raven) => {
  const card = drawRaven(raven, translator('en'));
  const lit = RAVENS.filter((each) =>
    pieceIn(card, `seat-${each}`).includes(`fill="none" stroke="${PALETTE.accent}" stroke-width="5"`),
  );
  expect(lit).toEqual([raven]);
});
