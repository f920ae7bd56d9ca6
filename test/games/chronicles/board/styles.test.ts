/** The pieces of Yggdrasil Chronicles can be told apart by colour-blind people. */
import { expect, test } from 'vitest';
import { foeStyle } from '../../../../src/games/chronicles/board/foes.ts';
import { GODS, SAGA_FOES, TREE_ENEMIES } from '../../../../src/games/chronicles/box/components.ts';
import { languages } from '../../../../src/words/locales.ts';
import { translator } from '../../../../src/words/translate.ts';

test.each(languages())("the gods' plates have different letters in %s", (language) => {
  const translate = translator(language);
  const letters = GODS.map((god) => translate({ key: `chronicles.picture.mark.${god}` }));
  expect(new Set(letters).size).toBe(GODS.length);
});

test('each foe has an outline of its own', () => {
  const foes = [...TREE_ENEMIES, ...SAGA_FOES];
  const outlines = foes.map((foe) => foeStyle(foe).shape(10, {}));
  expect(new Set(outlines).size).toBe(foes.length);
});
