/** The first lesson visits every world of the Tree once, uses a rune and the Vanir, and never repeats itself. */
import { expect, test } from 'vitest';
import { WORLDS } from '../../../../src/games/yggdrasil/box/components.ts';
import { FIRST_LESSON } from '../../../../src/games/yggdrasil/lessons/first-lesson.ts';
import { LANGUAGES } from '../../../../src/words/languages.ts';
import { translator } from '../../../../src/words/translate.ts';

test('the lesson acts once in every world, in 12 to 15 steps', () => {
  const deeds = FIRST_LESSON.steps
    .filter(({ about }) => about === 'turn')
    .map(({ choice }) => choice.split(':')[0]);
  expect(deeds.toSorted()).toEqual([...WORLDS].toSorted());
  expect(FIRST_LESSON.steps.map(({ about }) => about)).toEqual(
    expect.arrayContaining(['throw-back', 'enemy-back', 'elves', 'nidhogg-drag']),
  );
  expect(FIRST_LESSON.steps.length).toBeGreaterThanOrEqual(12);
  expect(FIRST_LESSON.steps.length).toBeLessThanOrEqual(15);
});

test.each(LANGUAGES)('the lesson names every world (%s)', (language) => {
  const translate = translator(language);
  const told = FIRST_LESSON.steps.map(({ text }) => translate({ key: text })).join('\n');
  const missing = WORLDS.filter((world) => !told.includes(translate({ key: `yggdrasil.world.${world}` })));
  expect(missing).toEqual([]);
});
