/** A refusal quotes typed text, and still fits in a message. */
import { expect, test } from 'vitest';
import { LIMITS } from '../../../src/discord/messages/pieces/parts.ts';
import { refusalPhrase } from '../../../src/discord/messages/refusal-message.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import { tableRefuses } from '../../../src/tables/model/refusal.ts';
import { translator } from '../../../src/words/translate.ts';

test('a refusal shows the way out even if the typed game name is very long', () => {
  const game = 'ludo '.repeat(1200);
  const text = translator('en')(refusalPhrase(tableRefuses('no-such-game', { game }), CATALOGUE));
  expect(text.length).toBeLessThan(LIMITS.content);
  expect(text).toContain('ludo ludo');
  expect(text).toMatch(/`\/game new` [a-z ]+\.$/);
});
