/** Typed text within the bot's own text. */
import { expect, test } from 'vitest';
import { plainly, quoted } from '../../../src/discord/messages/pieces/quoted.ts';

test.each([
  ['*b* __u__ ~~s~~ ||p|| `c`', '\\*b\\* \\_\\_u\\_\\_ \\~\\~s\\~\\~ \\|\\|p\\|\\| \\`c\\`'],
  ['[x](https://evil.example)', '\\[x](https\\:\\/\\/evil.example)'],
  ['discord.gg/abc', 'discord.gg\\/abc'],
  ['<@1> @everyone <#2> <t:0> <:e:3>', '\\<\\@1> \\@everyone \\<#2> \\<t\\:0> \\<\\:e\\:3>'],
  ['# a', '\\# a'],
  ['> a', '\\> a'],
  ['-# a', '\\-# a'],
  ['12. a', '12\\. a'],
  ['one\n# two', 'one # two'],
  ['\\', '\\\\'],
  ['2027-01-06, 3 < 4', '2027-01-06, 3 \\< 4'],
])('%j becomes %j', (typed, told) => {
  expect(quoted(typed, 100)).toBe(told);
});

test.each([
  ['a\u202Eb\u200Bc\uFEFFd\u2066e', 'abcde'],
  ['a\u0000b\r\n\tc\u2028d', 'a b c d'],
  ['z\u0301\u0301\u0301\u0301\u0301', 'z\u0301\u0301\u0301'],
  ['half \uD83D', 'half'],
  ['\u2800\u3164\u200B', ''],
  [
    '\u{1F469}\u200D\u{1F680} \u2764\uFE0F \u{1F44D}\u{1F3FD} 雷神',
    '\u{1F469}\u200D\u{1F680} \u2764\uFE0F \u{1F44D}\u{1F3FD} 雷神',
  ],
])('%j is shown to readers as %j', (typed, seen) => {
  expect(plainly(typed)).toBe(seen);
});

test.each([3, 4, 5, 6, 7])('no escape and no character is cut in two at a limit of %i', (longest) => {
  const cut = quoted('*\u{1F479}*\u{1F479}*', longest);
  expect(cut.length).toBeLessThanOrEqual(longest);
  expect(cut).toMatch(/^(?:\\\*|\u{1F479})*…$/u);
});
