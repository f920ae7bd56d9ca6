/** The no-break spaces that the locale check requires. */
import { expect, test } from 'vitest';
import { brokenSpaces } from '../../scripts/checks/locale-check/spaces.ts';

test.each(['Thor ?', 'Thor?', 'Hel : Loki', '50 %', '« Thor\u{A0}»', '«\u{A0}Thor »', 'Hel ; Loki !'])(
  'French needs a no-break space in %j',
  (text) => {
    expect(brokenSpaces('fr', text)).toMatch(/^wants a no-break space at ".*"$/);
    expect(brokenSpaces('it', text)).toBeNull();
  },
);

test.each([
  'Thor\u{A0}? «\u{A0}Thor\u{A0}»\u{A0}: 50\u{A0}%',
  '`/act answer: x`, https://discord.com/a?b, <t:{at}:f>, <:rune:1>, {life, number, ::.0}.',
])('French needs no special space in %j', (text) => {
  expect(brokenSpaces('fr', text)).toBeNull();
});
