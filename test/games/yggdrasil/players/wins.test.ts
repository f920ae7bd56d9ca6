/** The chances in the lobby are the win rates measured on the balance page. */
import { expect, test } from 'vitest';
import { YGGDRASIL } from '../../../../src/games/yggdrasil/entry.ts';
import { winRatesIn } from '../../win-rates.ts';

const { wins, difficulties } = YGGDRASIL;

test('the win rates match the page for every edition, difficulty and number of gods', () => {
  const rows = winRatesIn('docs/data/balance/yggdrasil.md');
  expect(rows).toHaveLength(11);
  for (const { rules, difficulty, rates } of rows) {
    const options = { rules, ...difficulties[difficulty ?? ''] };
    const told = rates.map((_, at) => wins(options, at + 1));
    expect(told, `${rules} ${difficulty}`).toEqual(rates);
  }
});

test('a combination that was never measured has no win rate', () => {
  expect(wins({ rules: '2018', angry: 2, ragnarok: 0 }, 3)).toBeNull();
  expect(wins({ rules: '2018', angry: 3, ragnarok: 0, specials: 'shuffled' }, 3)).toBeNull();
});
