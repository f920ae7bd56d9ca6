/** By the end of the first lesson, the learner has heard of every world of the Tree. */
import { expect, test } from 'vitest';
import { WORLDS } from '../../../../src/games/yggdrasil/components.ts';
import { FIRST_LESSON } from '../../../../src/games/yggdrasil/lessons/first-lesson.ts';
import { LANGUAGES } from '../../../../src/words/languages.ts';
import { translator } from '../../../../src/words/translate.ts';

test.each(LANGUAGES)('the lesson names every world (%s)', (language) => {
  const translate = translator(language);
  const buttons = {
    done: translate({ key: 'yggdrasil.verb.done' }),
    undo: translate({ key: 'button.undo' }),
  };
  const told = FIRST_LESSON.steps.map(({ text }) => translate({ key: text, with: buttons })).join('\n');
  const missing = WORLDS.filter((world) => !told.includes(translate({ key: `yggdrasil.world.${world}` })));
  expect(missing).toEqual([]);
});
