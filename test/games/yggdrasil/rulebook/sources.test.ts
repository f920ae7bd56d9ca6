/** The editions that Yggdrasil's rows claim are exactly those of their sources. */
import { describe, expect, test } from 'vitest';
import words from '../../../../assets/locales/en/yggdrasil-rules.json' with { type: 'json' };
import { YGGDRASIL_RULEBOOK } from '../../../../src/games/yggdrasil/rulebook/rulebook.ts';
import { OVERRIDDEN_SENTENCES } from '../../../../src/games/yggdrasil/rulebook/sources.ts';

describe('the rows', () => {
  test('mark documents that contradict each other about one edition: Odin in 2011 [Y-730]', () => {
    const row = YGGDRASIL_RULEBOOK.find(({ id }) => id === 'Y-730');
    expect(row?.source).toEqual(['S4.50', 'S4.51', 'S4.100', 'S4.101', 'W-cyber']);
    expect(OVERRIDDEN_SENTENCES).toContainEqual({ sentence: 'W-cyber', row: 'Y-730', reason: 'disputed' });
    expect(words['Y-730']).toMatch(/under the deck\..* another lets him choose the top or the bottom\.$/);
  });

  test.each([
    ['Y-589', 'the six cards in Vanaheim: the reprint alone describes them', ['2011']],
    ['Y-592', 'the giant discarded in Vanaheim: the reprint alone has the pile shuffled', ['2011']],
    ['Y-585', 'the order of the squares: that of the reprint', ['2011']],
    [
      'Y-206',
      'two spaces for an Angry card: before the printing nobody says what one does',
      ['2010', '2011'],
    ],
    ['Y-207', 'one effect for an Angry card', ['2010', '2011']],
    ['Y-110', 'the Black island submerged: a page on the first edition says so', []],
    ['Y-105', 'every enemy on space 1: reviews that do not say of which edition confirm none', ['2011']],
    ['Y-804', 'the Residence taken: every edition says so', []],
    ['Y-214', 'stopping early: nobody says so, it is our choice', []],
  ])('%s does not claim more editions than its sources: %s', (row, _about, editions) => {
    const found = YGGDRASIL_RULEBOOK.find(({ id }) => id === row);
    expect(found?.unconfirmedIn).toEqual(editions);
  });
});
