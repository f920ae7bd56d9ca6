/** All pictures of the games at extreme moments, in every language: nothing is cut off, covered, crowded, faint or too small. */
import { describe, expect, test } from 'vitest';
import { find } from '../../../scripts/pictures/find.ts';
import type { GameEntry } from '../../../src/core/catalogue.ts';
import type { Translate } from '../../../src/core/telling/presenter.ts';
import { THEMES } from '../../../src/core/telling/theme.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import { themed } from '../../../src/render/themes.ts';
import { languages } from '../../../src/words/locales.ts';
import { translator } from '../../../src/words/translate.ts';
import { illegible } from '../found.ts';
import { faintTexts } from './contrast.ts';
import { misplaced } from './placed.ts';

/** English is never set below 27; the longest names of other languages may be, down to 6 pixels on a phone. */
const SMALLEST = 19;
const LEAST_CONTRAST = 4.5;
/** The light theme keeps the contrasts of the dark one, so it shows in a part of the pictures where it does not. */
const EVERY = { dark: 1, light: 3 } as const;

type Scene = (translate: Translate) => string;

async function scenesOf({
  game,
  presenter,
  guide,
  ...entry
}: GameEntry): Promise<ReadonlyMap<string, Scene>> {
  const { pictures } = await entry.samples();
  const cards =
    guide === null ? [] : [guide.title, ...guide.cards, ...game.roles.map((role) => guide.roleCard(role))];
  return new Map<string, Scene>([
    ...cards.map(({ picture }, card): [string, Scene] => [`card ${card}`, picture]),
    ...pictures.map((sample): [string, Scene] => {
      const { view, changes } = find({ game, presenter, guide, ...entry }, sample);
      return [sample.name, (translate) => presenter.picture(view, changes, translate)];
    }),
  ]);
}

describe.each([...CATALOGUE])('a picture of %s', (_, entry) => {
  const found = scenesOf(entry);

  test.each(languages())('in %s has its words in place, and large enough', async (language) => {
    const translate = translator(language);
    const faults = [...(await found)].flatMap(([name, scene]) => {
      const svg = scene(translate);
      return [...misplaced(svg), ...illegible(svg, SMALLEST)].map((fault) => `${name}: ${fault}`);
    });
    expect(faults).toEqual([]);
  });

  test.each(THEMES)(
    'has in the %s theme no faint words, and no group that is faded as a whole',
    async (theme) => {
      const translate = translator('en');
      const faults: string[] = [];
      for (const [name, scene] of [...(await found)].filter((_, at) => at % EVERY[theme] === 0)) {
        const svg = themed(scene(translate), theme);
        expect(svg).not.toMatch(/<g[^>]* opacity=/);
        faults.push(...(await faintTexts(svg, LEAST_CONTRAST)).map((fault) => `${name}: ${fault}`));
      }
      expect(faults).toEqual([]);
    },
  );
});
