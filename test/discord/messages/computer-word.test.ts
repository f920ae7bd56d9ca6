/** The word for a computer, with its strength. */
import { expect, test } from 'vitest';
import { STRENGTHS } from '../../../src/core/thinking/strength.ts';
import { playerWord } from '../../../src/discord/messages/pieces/computer-word.ts';
import { LANGUAGES } from '../../../src/words/languages.ts';
import { translator } from '../../../src/words/translate.ts';

test.each(LANGUAGES)('each strength has its own word in %s', (language) => {
  const words = STRENGTHS.map((strength) => {
    const word = playerWord({ by: 'computer', strength });
    return typeof word === 'string' ? word : translator(language)(word);
  });
  expect(new Set(words).size).toBe(STRENGTHS.length);
});
