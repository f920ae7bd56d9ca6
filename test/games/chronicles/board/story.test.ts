/** A saga's story is shown above its board at the first turn and at the end, in every language. */

import { describe, expect, test } from 'vitest';
import { playOut } from '../../../../src/core/playing.ts';
import { atRandom } from '../../../../src/core/policy.ts';
import { titleOf } from '../../../../src/core/teaching/guide.ts';
import { endingOf } from '../../../../src/games/chronicles/board/ending/ending.ts';
import { SCENES } from '../../../../src/games/chronicles/board/story/scenes.ts';
import { SAGAS } from '../../../../src/games/chronicles/box/box.ts';
import { chronicles } from '../../../../src/games/chronicles/game.ts';
import { chroniclesGuide } from '../../../../src/games/chronicles/guide/guide.ts';
import type { ChroniclesEvent } from '../../../../src/games/chronicles/state/events.ts';
import type { ChroniclesState, End } from '../../../../src/games/chronicles/state/state.ts';
import { descriptionLines } from '../../../../src/games/chronicles/words/status/description.ts';
import { openRenderer } from '../../../../src/render/drawing/renderer.ts';
import { languages } from '../../../../src/words/locales.ts';
import { translator } from '../../../../src/words/translate.ts';
import { hasPiece, illegible, pieceIn, wordsOn } from '../../../render/found.ts';
import { openingOf, tableOf, turnIn } from '../table.ts';
import { LEGIBLE, pictureOf } from './drawn.ts';

/** The limit is higher than for other boards: this picture is as tall as a board and a half, and comes once per game. */
const MAX_BYTES = 200 * 1024;
const ENDS: readonly (End | null)[] = [null, { kind: 'won' }, { kind: 'lost', why: 'god-without-life' }];

const ended = (state: ChroniclesState, end: End | null): ChroniclesState => ({ ...state, end });

test.each(SAGAS)('the title picture of %s shows its name and its scene', (saga) => {
  const english = translator('en');
  const title = titleOf(chroniclesGuide, { rules: saga }).picture(english);
  expect(title).toContain(SCENES[saga]('begins'));
  expect(wordsOn(title)).toEqual(['Yggdrasil Chronicles', english({ key: `chronicles.saga.${saga}` })]);
});

test("a standalone game has the game's title", () => {
  expect(titleOf(chroniclesGuide, { rules: 'easy' })).toBe(chroniclesGuide.title);
});

describe('the story', () => {
  test('is shown until a player has acted and at the end, and at no other time', () => {
    const { state } = turnIn('fenrir', 'odin', 'tyr');
    expect(wordsOn(pieceIn(pictureOf(state), 'story'))).toEqual([
      'Fenrir',
      'Two chains for his strength, and a ribbon for his pride.',
      'The ribbon is made of things no one has ever seen.',
    ]);
    const later = { ...state, turn: { ...state.turn, number: 2 } };
    expect(hasPiece(pictureOf(later), 'story')).toBe(false);
    expect(wordsOn(pieceIn(pictureOf(ended(later, { kind: 'won' })), 'story'))[1]).toContain('softer');
  });

  test('has its opening scene above the first board, and its last scene only in the end picture', () => {
    const { state } = turnIn('fenrir', 'odin', 'tyr');
    const won = ended({ ...state, turn: { ...state.turn, number: 30 } }, { kind: 'won' });
    expect(pieceIn(pictureOf(state), 'story')).toContain(SCENES.fenrir('begins'));
    expect(pieceIn(pictureOf(won), 'story')).not.toContain(SCENES.fenrir('won'));
    const ending = endingOf(chronicles.observe(won));
    expect(ending?.scene).toBe(SCENES.fenrir('won'));
    expect(translator('en')(ending?.altText ?? { key: '' })).toBe(
      'The last scene of the saga Fenrir. The harder he pulls, the softer the ribbon holds him. All the gods laugh but Tyr, who counts his fingers. Nidhögg reaches the Tree, and it still stands.',
    );
    const told = descriptionLines(chronicles.observe(won), []).map(({ key }) => key);
    expect(told).toContain('chronicles.story.fenrir.won.first');
    expect(told).not.toContain('chronicles.story.above');
  });

  test('is shortened to a line if an earlier try was lost, until the first god has acted [C-018]', () => {
    const { state } = turnIn('fenrir', 'odin', 'tyr').with({ heroes: 2 });
    const again = ['Fenrir', 'Another try, with 2 Heroes in Valhalla from earlier tries.'];
    expect(wordsOn(pieceIn(pictureOf(state), 'story'))).toEqual(again);
    expect(descriptionLines(chronicles.observe(state), []).map(translator('en'))).toContain(again[1]);
    const acted = { ...state, turn: { ...state.turn, hasActed: true } };
    expect(hasPiece(pictureOf(acted), 'story')).toBe(false);
  });

  test("isn't shown in a standalone game", () => {
    const { state } = tableOf('hard', 'odin', 'thor');
    for (const end of ENDS) expect(hasPiece(pictureOf(ended(state, end)), 'story')).toBe(false);
  });

  test("is described for people who can't see the picture", () => {
    const view = chronicles.observe(turnIn('baldr', 'odin', 'thor').state);
    const english = translator('en');
    expect(descriptionLines(view, []).map(english)).toContain(
      'Only the mistletoe was thought too young to ask.',
    );
  });

  test.each(languages())('leaves the alt text in %s short enough for Discord', (language) => {
    const lengths = SAGAS.flatMap((saga) => {
      const opening = openingOf(['thor', 'frigg', 'heimdall', 'freyja', 'freyr'], 'alt text', saga);
      const steps = [...playOut(chronicles, opening, atRandom)];
      return [...steps.slice(0, 3), ...steps.slice(-1)].map(
        ({ state, events }) =>
          descriptionLines(chronicles.observe(state), events as readonly ChroniclesEvent[])
            .map(translator(language))
            .join(' ').length,
      );
    });
    expect(Math.max(...lengths)).toBeLessThan(1000);
  });

  test.each(languages())('can be read in %s, and is different for each saga and moment', (language) => {
    const told = SAGAS.flatMap((saga) => {
      const { state } = tableOf(saga, 'odin', 'thor');
      const again = { ...state, valhalla: 3 };
      const told = [...ENDS.map((end) => ended(state, end)), again];
      return told.map((each) => pieceIn(pictureOf(each, [], translator(language)), 'story'));
    });
    expect(told.flatMap((svg) => illegible(svg, LEGIBLE))).toEqual([]);
    expect(told.join('')).not.toMatch(/NaN|undefined|Infinity/);
    expect(new Set(told.map((svg) => wordsOn(svg).join(' '))).size).toBe(SAGAS.length * (ENDS.length + 1));
  });

  test('leaves the picture small enough to send', async () => {
    const { state } = turnIn('managarms', 'odin', 'thor', 'frigg', 'heimdall', 'freyja').with({
      artifacts: ['valshamr', 'skidbladnir', 'brisingamen', 'jarngreipr', 'mistilteinn', 'gjallarhorn'],
      ravaged: ['asgard', 'midgard', 'nidavellir', 'svartalfheim'],
      iotunns: ['suttung', 'skrymir', 'thrym', 'hrungnir', 'utgard-loki', 'hler'],
      anonymous: 8,
      fireGiants: 8,
    });
    const renderer = openRenderer({ workers: 1, timeoutMs: 20_000 });
    const rendered = await renderer.render(pictureOf(state));
    await renderer.close();
    expect(rendered.ok && rendered.picture.length).toBeLessThan(MAX_BYTES);
  });
});
