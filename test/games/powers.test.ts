/** What each role can do, as a line of a menu: it fits, in every language. */
import { expect, test } from 'vitest';
import { LIMITS } from '../../src/discord/messages/pieces/parts.ts';
import { CATALOGUE } from '../../src/games/index.ts';
import { languages } from '../../src/words/locales.ts';
import { translator } from '../../src/words/translate.ts';

test.each([...CATALOGUE.values()])('every power in $game.id fits a line of a menu', ({ game, presenter }) => {
  const powers = game.roles.flatMap((role) => presenter.power(role) ?? []);
  const told = languages().flatMap((language) => powers.map(translator(language)));
  expect(told.filter((line) => line.length > LIMITS.optionLabel)).toEqual([]);
  expect(new Set(told).size).toBe(told.length);
});
