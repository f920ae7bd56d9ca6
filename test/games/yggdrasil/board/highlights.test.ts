/** What people will remember of a game gets a picture of its own. */
import { expect, test } from 'vitest';
import { highlightOf } from '../../../../src/games/yggdrasil/board/highlights.ts';
import type { YggdrasilEvent } from '../../../../src/games/yggdrasil/events.ts';
import { expectPictureOf } from '../../../render/highlights.ts';

const HIGHLIGHTS: readonly (readonly [event: YggdrasilEvent, name: string])[] = [
  [{ type: 'rune-completed', rune: 'mann' }, 'Mann'],
  [{ type: 'card-drawn', card: 'ragnarok-3' }, 'Ragnarök 3'],
  [{ type: 'fenrir-angered', power: 2 }, 'Fenrir'],
  [{ type: 'enemy-advanced', enemy: 'hel', from: 7, to: 8 }, 'Hel'],
  [{ type: 'enemy-dragged', enemy: 'jormungand', from: 7, to: 8 }, 'Jörmungand'],
];

test.each(HIGHLIGHTS)('%j is one, and its picture says so in every language', (event, name) => {
  expectPictureOf(highlightOf(event), name);
});

test.each<YggdrasilEvent>([
  { type: 'card-drawn', card: 'hel' },
  { type: 'enemy-advanced', enemy: 'hel', from: 6, to: 7 },
])('%j is none', (event) => {
  expect(highlightOf(event)).toBeNull();
});
