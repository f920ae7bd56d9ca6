/** What people will remember of a game gets a picture of its own. */
import { expect, test } from 'vitest';
import type { GameEvent } from '../../src/core/game.ts';
import { CATALOGUE } from '../../src/games/index.ts';
import { languages } from '../../src/words/locales.ts';
import { translator } from '../../src/words/translate.ts';
import { illegible, wordsOn } from '../render/found.ts';

const HIGHLIGHTS: readonly (readonly [game: string, event: GameEvent, words: string])[] = [
  ['yggdrasil', { type: 'rune-completed', rune: 'mann' }, 'Mann'],
  ['yggdrasil', { type: 'card-drawn', card: 'ragnarok-3' }, 'Ragnarök 3'],
  ['yggdrasil', { type: 'fenrir-angered', power: 2 }, 'Fenrir'],
  ['yggdrasil', { type: 'enemy-advanced', enemy: 'hel', from: 7, to: 8 }, 'Hel'],
  ['yggdrasil', { type: 'enemy-dragged', enemy: 'jormungand', from: 7, to: 8 }, 'Jörmungand'],
  ['chronicles', { type: 'enemy-moved', enemy: 'fenrir', from: 'cage', to: 'asgard' }, 'Fenrir is loose'],
  ['chronicles', { type: 'page-turned', page: 2, of: 3 }, 'Page 2 of 3'],
  ['micromidgard', { type: 'prophecy-scored', side: 'sun', column: 2 }, 'Ragnarök 3'],
];

const NONE: readonly (readonly [game: string, event: GameEvent])[] = [
  ['yggdrasil', { type: 'card-drawn', card: 'hel' }],
  ['yggdrasil', { type: 'enemy-advanced', enemy: 'hel', from: 6, to: 7 }],
  ['chronicles', { type: 'enemy-moved', enemy: 'fenrir', from: 'asgard', to: 'midgard' }],
  ['chronicles', { type: 'enemy-moved', enemy: 'hel', from: 'niflheim', to: 'midgard' }],
  ['micromidgard', { type: 'wolf-ran', wolf: 'sun', realm: 'asgard', left: 1 }],
];

function highlightOf(game: string, event: GameEvent) {
  return CATALOGUE.get(game)?.presenter.highlight(event) ?? null;
}

test.each(HIGHLIGHTS)('in %s, %j is one, and its picture says so in every language', (game, event, words) => {
  const highlight = highlightOf(game, event);
  expect(wordsOn(highlight?.picture(translator('en')) ?? '')[0]).toBe(words);
  for (const language of languages()) {
    const svg = highlight?.picture(translator(language)) ?? '';
    expect(wordsOn(svg)).toHaveLength(2);
    expect(illegible(svg, 27)).toEqual([]);
  }
});

test.each(NONE)('in %s, %j is none', (game, event) => {
  expect(highlightOf(game, event)).toBeNull();
});

test('both Prophecies of one Ragnarök are the same highlight', () => {
  const [sun, moon] = ['sun', 'moon'].map((side) =>
    highlightOf('micromidgard', { type: 'prophecy-scored', side, column: 0 }),
  );
  expect(sun?.saying).toEqual(moon?.saying);
});
