/** The three printed rule states: the box of each, and the values in it that are the house's. */
import { expect, test } from 'vitest';
import { HOUSE_VALUES, RULE_STATES } from '../../../../src/games/yggdrasil/box/box.ts';
import { houseBox } from '../../../../src/games/yggdrasil/box/rule-states.ts';

test.each(RULE_STATES)('the box of %s names its edition', (rules) => {
  expect(houseBox(rules).rules).toBe(rules);
});

test.each(['2018', '2011'] as const)('in %s no owner has confirmed any house value', (rules) => {
  expect(houseBox(rules).house).toEqual(HOUSE_VALUES);
});

test('in 2010 there are no Ragnarök cards to guess, but every other house value exists there too [Y-139]', () => {
  const { house, ragnarok } = houseBox('2010');
  expect(ragnarok).toEqual({});
  expect(house).toEqual(HOUSE_VALUES.filter((value) => value !== 'ragnarok'));
});
