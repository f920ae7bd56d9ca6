/** By the end of the first lesson, the learner has read about every World of the Tree. */
import { expect, test } from 'vitest';
import { WORLDS } from '../../../../src/games/chronicles/box/components.ts';
import { FIRST_LESSON } from '../../../../src/games/chronicles/lessons/first-lesson.ts';
import { LANGUAGES } from '../../../../src/words/languages.ts';
import { translator } from '../../../../src/words/translate.ts';

test.each(LANGUAGES)('the lesson names every world (%s)', (language) => {
  const translate = translator(language);
  const told = FIRST_LESSON.steps.map(({ text }) => translate({ key: text })).join('\n');
  const missing = WORLDS.filter((world) => !told.includes(translate({ key: `chronicles.world.${world}` })));
  expect(missing).toEqual([]);
});
