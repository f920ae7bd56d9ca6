/** The text of a board fits in every language, even if the bot may send no embed. */
import { describe, expect, test } from 'vitest';
import type { Translate } from '../../../../src/core/presentation/phrase.ts';
import { NO_PAST } from '../../../../src/discord/messages/boards/game-over.ts';
import { turnMessage } from '../../../../src/discord/messages/boards/turn-message.ts';
import { LIMITS } from '../../../../src/discord/messages/pieces/parts.ts';
import { wordsWithoutEmbed } from '../../../../src/discord/messages/pieces/without-embed.ts';
import { LANGUAGES } from '../../../../src/words/languages.ts';
import { ENTRIES, speaking } from '../../../shared/games/entries.ts';
import { momentsOf } from '../../../shared/messages/loaded-tables.ts';

/** Enough moments for the first turns of everyone at the table. */
const MOMENTS = 60;
const LONG_NEWS = Array.from({ length: 30 }, (_, at) => `- news ${at} ${'x'.repeat(60)}`);

describe.each([...ENTRIES.keys()])('the boards of %s', (gameId) => {
  test.each(LANGUAGES)('keep the whole question in %s', (language) => {
    const translate = speaking(language);
    for (const loaded of [...momentsOf(gameId, 1)].slice(0, MOMENTS)) {
      if (loaded.request === null) continue;
      const message = turnMessage(loaded, NO_PAST, translate, [], { asksNewcomers: true });
      const whole = wordsWithoutEmbed(message);
      expect(message.belowPicture).not.toMatch(/…$/);
      expect(whole.length).toBeLessThanOrEqual(LIMITS.content);
      expect(whole.endsWith(message.belowPicture)).toBe(true);
      expect(whole.split('\n')[0]).toBe(message.content.split('\n')[0]);
    }
  });
});

test('a question may use the full length of an embed', () => {
  const [loaded] = momentsOf('yggdrasil', 1);
  if (loaded === undefined) throw new Error('nothing is asked');
  const english = speaking('en');
  const wordy: Translate = (phrase) =>
    phrase.key === 'turn.question' ? `${'y'.repeat(3500)}.` : english(phrase);
  const { belowPicture } = turnMessage(loaded, NO_PAST, wordy, []);
  expect(belowPicture).toMatch(/^y{3500}\.\n/);
  expect(belowPicture).not.toMatch(/…$/);
});

test('text too long for the content loses the oldest news first', () => {
  const content = ['<@1>, it is your turn.', ...LONG_NEWS].join('\n');
  const whole = wordsWithoutEmbed({ content, belowPicture: 'What do you do?' });
  expect(whole.length).toBeLessThanOrEqual(LIMITS.content);
  expect(whole.split('\n').at(0)).toBe('<@1>, it is your turn.');
  expect(whole.split('\n').slice(-2)).toEqual([LONG_NEWS.at(-1), 'What do you do?']);
  expect(whole).not.toContain('news 0 ');
});

test('a question longer than the content keeps the line that a phone shows as a notification', () => {
  const whole = wordsWithoutEmbed({ content: '<@1>, it is your turn.', belowPicture: 'y'.repeat(4096) });
  expect(whole).toHaveLength(LIMITS.content);
  expect(whole.split('\n').at(0)).toBe('<@1>, it is your turn.');
});
