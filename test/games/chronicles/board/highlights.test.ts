/** What people will remember of a game gets a picture of its own. */
import { expect, test } from 'vitest';
import { highlightOf } from '../../../../src/games/chronicles/board/highlights.ts';
import type { ChroniclesEvent } from '../../../../src/games/chronicles/events.ts';
import { expectPictureOf } from '../../../render/highlights.ts';

const HIGHLIGHTS: readonly (readonly [event: ChroniclesEvent, name: string])[] = [
  [{ type: 'enemy-moved', enemy: 'fenrir', from: 'cage', to: 'asgard' }, 'Fenrir is loose'],
  [{ type: 'page-turned', page: 2, of: 3 }, 'Page 2 of 3'],
];

test.each(HIGHLIGHTS)('%j is one, and its picture says so in every language', (event, name) => {
  expectPictureOf(highlightOf(event), name);
});

test.each<ChroniclesEvent>([
  { type: 'enemy-moved', enemy: 'fenrir', from: 'asgard', to: 'midgard' },
  { type: 'enemy-moved', enemy: 'hel', from: 'niflheim', to: 'midgard' },
])('%j is none', (event) => {
  expect(highlightOf(event)).toBeNull();
});
