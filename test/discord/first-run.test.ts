/** The checklist for a real server has the actual numbers of context menus and emojis, and stays short enough to complete. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commandsFor } from '../../commands/list.ts';
import { EMOJIS } from '../../src/core/presentation/emojis.ts';
import { CATALOGUE } from '../../src/games/index.ts';

const CHECKLIST = readFileSync(new URL('../../docs/data/first-run.md', import.meta.url), 'utf8');
const IN_MENUS = commandsFor(CATALOGUE).filter(({ contextMenu }) => contextMenu !== undefined);

test('the checklist counts context menus and emojis as the bot registers them', () => {
  expect(CHECKLIST).toContain(`all of these commands but ${IN_MENUS.length}, with descriptions`);
  expect(CHECKLIST).toContain(`${EMOJIS.length} emojis`);
});

test('the checklist has at most 25 boxes, each with a place for the date and the result', () => {
  const boxes = CHECKLIST.split('\n').filter((line) => line.startsWith('| \u2610'));
  expect(boxes.length).toBeGreaterThan(20);
  expect(boxes.length).toBeLessThanOrEqual(25);
  for (const box of boxes) expect(box).toMatch(/\| \| \|$/);
});
