/** A picture in the light theme is the same picture in other colours. */
import { expect, test } from 'vitest';
import { PALETTE } from '../../src/render/palette.ts';
import { faded, group, OWN_COLOURS, rect, text } from '../../src/render/scene.ts';
import { themed } from '../../src/render/themes.ts';

const byDayOf = (colour: string) => themed(`"${colour}"`, 'light').slice(1, -1);

const ground = (fill: string) => rect(0, 0, 9, 9, { fill });

test('the dark theme leaves the picture unchanged', () => {
  expect(themed(ground(PALETTE.panel), 'dark')).toBe(ground(PALETTE.panel));
});

test('the light theme turns dark backgrounds light and light symbols dark', () => {
  const drawn = group([ground(PALETTE.panel), ground('#f0d088')]);
  const light = group([ground(byDayOf(PALETTE.panel)), ground(byDayOf('#f0d088'))]);
  expect(themed(drawn, 'light')).toBe(light);
  expect(byDayOf(PALETTE.panel)).toBe('#f8f8f0');
  expect(byDayOf('#f0d088') < '#808080').toBe(true);
});

test("shapes with their own colours and everything inside them keep their colours, but later shapes don't", () => {
  const own = group([group([ground('#f0f0e8')]), ground('#181820')], OWN_COLOURS);
  const drawn = group([own, ground(PALETTE.ink)]);
  expect(themed(drawn, 'light')).toBe(group([own, ground(byDayOf(PALETTE.ink))]));
});

test('shapes with their own colours keep them, even after other attributes', () => {
  const own = group([ground('#f0f0e8')], { ...faded(0.4), ...OWN_COLOURS });
  expect(themed(own, 'light')).toBe(own);
});

test('text that looks like a colour stays as a person wrote it', () => {
  const words = text('"#f0f0e0"', 0, 0, { size: 20, fill: PALETTE.inkDark });
  expect(themed(words, 'light')).toContain('#f0f0e0');
});
