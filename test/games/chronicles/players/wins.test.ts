/** The chances in the lobby are the win rates measured on the balance page. */
import { expect, test } from 'vitest';
import { wins } from '../../../../src/games/chronicles/players/wins.ts';
import { winRatesIn } from '../../win-rates.ts';

test('the win rates match the page for every saga and number of gods', () => {
  const rows = winRatesIn('docs/data/balance/chronicles.md');
  expect(rows).toHaveLength(9);
  for (const { rules, rates } of rows)
    expect(
      rates.map((_, at) => wins({ rules }, at + 1)),
      rules,
    ).toEqual(rates);
});
