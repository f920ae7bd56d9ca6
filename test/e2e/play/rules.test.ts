/** Questions about rules in a channel: the answer applies to the table there. */
import { expect, test } from 'vitest';
import { textOf } from '../../shared/people.ts';
import { openHall } from '../bot.ts';
import { expectGoodManners } from '../manners.ts';
import { startsGame } from '../playing.ts';

test('/rule shows a rule as it applies at this table, with its house values', async () => {
  const hall = await openHall();
  const { ada, bo } = hall;
  const asks = (about: string) => textOf(ada.types('/rule', { about }));
  const offered = async () => (await ada.isOffered('/rule', 'about', 'trance')).map(({ value }) => value);

  expect(await asks('Y-303')).toMatch(/-# printed · 2018 only$/);
  expect(await asks('Y-306')).toMatch(/-# printed · 2010 and 2011 only$/);

  await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: 'story 0', options: { rules: '2010' } });
  expect(await asks('Y-303')).toMatch(/^Only another edition has a rule about/);
  expect(await asks('Y-306')).toMatch(/-# printed$/);
  expect(await asks('Y-903')).toMatch(
    /-# inferred from other printed rules, not confirmed for 2010 · house value\nThis table uses house values \(our own, not from a box\) for .*force/,
  );
  expect(await offered()).toEqual(['trance']);
  expect(await asks('trance')).toMatch(
    /^• There are nine actions, one for each world; there is no trance\.$/,
  );
  expect(await ada.isShown(ada.presses('Numbers and sources'))).toMatch(
    /^\*\*Y-220\*\* .*\n-# inferred from the printed rules$/,
  );
  expect(await ada.isOffered('/rule', 'about', 'fight')).toContainEqual({
    name: 'Combat',
    value: 'combat',
  });
  expect(await asks('fight')).toMatch(/^\*\*Combat\*\*\nChoose a foe and send Vikings/);
  expectGoodManners(hall);
});
