/** Memorable moments of a game get a picture of their own. */
import { expect, test } from 'vitest';
import { highlightOf } from '../../../../src/games/chronicles/board/highlights.ts';
import { SCENES } from '../../../../src/games/chronicles/board/story/scenes.ts';
import { GOD_STYLES } from '../../../../src/games/chronicles/board/styles.ts';
import { SAGAS } from '../../../../src/games/chronicles/box/box.ts';
import { chronicles } from '../../../../src/games/chronicles/game.ts';
import type { ChroniclesEvent } from '../../../../src/games/chronicles/state/events.ts';
import { languages } from '../../../../src/words/locales.ts';
import { translator } from '../../../../src/words/translate.ts';
import { illegible, wordsOn } from '../../../render/found.ts';
import { expectPictureOf } from '../../../render/highlights.ts';
import { misplaced } from '../../../render/legibility/placed.ts';
import { turnIn } from '../table.ts';

const english = translator('en');

const HIGHLIGHTS: readonly (readonly [event: ChroniclesEvent, name: string])[] = [
  [{ type: 'enemy-moved', enemy: 'fenrir', from: 'cage', to: 'asgard' }, 'Fenrir is loose'],
  [{ type: 'page-turned', page: 2, of: 3 }, 'Page 2 of 3'],
];

test.each(HIGHLIGHTS)('%j is a highlight, and its picture says so in every language', (event, name) => {
  expectPictureOf(highlightOf(event), name);
});

test.each<ChroniclesEvent>([
  { type: 'enemy-moved', enemy: 'fenrir', from: 'asgard', to: 'midgard' },
  { type: 'enemy-moved', enemy: 'hel', from: 'niflheim', to: 'midgard' },
])('%j is not a highlight', (event) => {
  expect(highlightOf(event)).toBeNull();
});

test('a turned page shows its name, the scene of its saga, and its task', () => {
  const { state } = turnIn('naglfar', 'odin', 'tyr');
  const highlight = highlightOf({ type: 'page-turned', page: 2, of: 2 }, chronicles.observe(state));
  expectPictureOf(highlight, 'Afloat');
  expect(highlight?.picture(english)).toContain(SCENES.naglfar('begins'));
  expect(english(highlight?.altText ?? { key: '' })).toMatch(/^Page 2 of 2, "Afloat"\. Its task: /);
});

test('Fenrir arrives in a World among the gods there', () => {
  const { state } = turnIn('easy', 'odin', 'tyr').with({
    gods: { tyr: { world: 'asgard' }, odin: { world: 'midgard' } },
  });
  const highlight = highlightOf(
    { type: 'enemy-moved', enemy: 'fenrir', from: 'cage', to: 'asgard' },
    chronicles.observe(state),
  );
  expectPictureOf(highlight, 'Fenrir is loose');
  const picture = highlight?.picture(english) ?? '';
  expect(wordsOn(picture)[1]).toBe('Now in Asgard, bites for 3');
  expect(picture).toContain(GOD_STYLES.tyr.colour);
  expect(picture).not.toContain(GOD_STYLES.odin.colour);
});

test.each(SAGAS)('each page of %s fits its picture in every language', (saga) => {
  const view = chronicles.observe(turnIn(saga, 'odin', 'tyr').state);
  const of = view.box.saga.pages.length;
  for (let page = 2; page <= of; page += 1) {
    const highlight = highlightOf({ type: 'page-turned', page, of }, view);
    for (const language of languages()) {
      const svg = highlight?.picture(translator(language)) ?? '';
      expect([...misplaced(svg), ...illegible(svg, 27)]).toEqual([]);
      expect(translator(language)(highlight?.altText ?? { key: '' }).length).toBeLessThan(1_000);
    }
  }
});
