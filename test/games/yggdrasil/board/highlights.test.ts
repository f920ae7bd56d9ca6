/** Memorable moments of a game get a picture of their own. */
import { expect, test } from 'vitest';
import { highlightOf } from '../../../../src/games/yggdrasil/board/highlights.ts';
import { boxOf } from '../../../../src/games/yggdrasil/box/box.ts';
import { yggdrasil } from '../../../../src/games/yggdrasil/game.ts';
import type { YggdrasilEvent } from '../../../../src/games/yggdrasil/state/events.ts';
import { translator } from '../../../../src/words/translate.ts';
import { wordsOn } from '../../../render/found.ts';
import { expectPictureOf } from '../../../render/highlights.ts';
import { table } from '../table.ts';

const HIGHLIGHTS: readonly (readonly [event: YggdrasilEvent, name: string])[] = [
  [{ type: 'rune-completed', rune: 'mann' }, 'Mann'],
  [{ type: 'card-drawn', card: 'ragnarok-3' }, 'Ragnarök 3'],
  [{ type: 'fenrir-angered', power: 2 }, 'Fenrir'],
  [{ type: 'enemy-advanced', enemy: 'hel', from: 7, to: 8 }, 'Hel'],
  [{ type: 'enemy-dragged', enemy: 'jormungand', from: 7, to: 8 }, 'Jörmungand'],
];

test.each(HIGHLIGHTS)('%j is a highlight, and its picture says so in every language', (event, name) => {
  expectPictureOf(highlightOf(event), name);
});

test('a highlight shows its effect in this game, on the picture and in its alt text', () => {
  const english = translator('en');
  const view = yggdrasil.observe(table('thor').state);
  const [withView, without] = [view, undefined].map((seen) =>
    highlightOf({ type: 'rune-completed', rune: 'mann' }, seen),
  );
  const { enemies, spaces } = boxOf(view).runes.mann;
  const deed = english({ key: 'yggdrasil.highlight.rune.throw-back', with: { enemies, spaces } });
  expect(wordsOn(withView?.picture(english) ?? '')).toEqual(['Mann', deed]);
  expect(wordsOn(without?.picture(english) ?? '')).not.toContain(deed);
  expect(english(withView?.altText ?? { key: '' })).toBe(`A golden rune in a ring: Mann. ${deed}.`);
  const pictures = HIGHLIGHTS.map(([event]) => highlightOf(event, view)?.picture(english));
  expect(new Set(pictures).size).toBe(pictures.length);
  const posted = english(
    highlightOf({ type: 'card-drawn', card: 'ragnarok-3' }, view)?.altText ?? { key: '' },
  );
  expect(posted).toContain('Hel, Loki, and Fenrir come at once');
});

test.each<YggdrasilEvent>([
  { type: 'card-drawn', card: 'hel' },
  { type: 'enemy-advanced', enemy: 'hel', from: 6, to: 7 },
])('%j is not a highlight', (event) => {
  expect(highlightOf(event)).toBeNull();
});
