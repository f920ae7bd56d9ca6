/** The locale check refuses texts that Discord rejects, and placeholders that nothing fills. */

import { describe, expect, test } from 'vitest';
import { familiesOf } from '../../../scripts/checks/locale-check/families.ts';
import { doubled, strayWords } from '../../../scripts/checks/locale-check/homes.ts';
import { brokenLimit } from '../../../scripts/checks/locale-check/limits.ts';
import { NAMES } from '../../../scripts/checks/locale-check/names.ts';
import { placesOf } from '../../../scripts/checks/locale-check/places.ts';
import { MICROMIDGARD } from '../../../src/games/micromidgard/entry.ts';
import type { Messages } from '../../../src/words/locales.ts';

function letters(count: number): string {
  return 'x'.repeat(count);
}

describe('a text fits the place it is shown in', () => {
  test.each([
    ['command.game-new', 100],
    ['option.language', 100],
    ['choice.as-text', 100],
    ['button.join', 80],
    ['Y-312', 240],
  ])('%s up to %i characters', (key, most) => {
    expect(brokenLimit(key, letters(most))).toBeNull();
    expect(brokenLimit(key, letters(most + 1))).toBe(`has ${most + 1} letters, and ${most} fit`);
  });

  test('and any other text is measured with its placeholders filled', () => {
    expect(brokenLimit('box.how-to-put', letters(900))).toBeNull();
  });
});

describe('a name of a command or option', () => {
  test.each(['jeu', 'géants-de-feu', 'エルフを聞く', '何手番', 'état_2', letters(32)])(
    '%s is valid',
    (name) => {
      expect(brokenLimit('name.some', name)).toBeNull();
    },
  );

  test.each(['Jeu', 'É', 'fire giants', 'マイクロ・ミッドガルド', 'jeu!', '', letters(33)])(
    '“%s” is invalid',
    (name) => {
      expect(brokenLimit('name.some', name)).toMatch(/^is no name that Discord takes/);
    },
  );
});

test('the names that need texts are those of commands, subcommands and their options, each once', () => {
  const { all } = NAMES;
  expect(all).toEqual(expect.arrayContaining(['game', 'new', 'with', 'asgard', 'settings', 'language']));
  expect(new Set(all).size).toBe(all.length);
});

describe("a game's texts are in its own files", () => {
  const names = {
    all: [],
    ofGames: new Map([
      ['odd', ['odd', 'throw', 'what']],
      ['even', ['even', 'what']],
    ]),
  };
  const odd = { 'name.odd': 'odd', 'name.throw': 'throw', 'name.what': 'what', 'odd.score': 'Score' };
  const even = { 'name.even': 'even', 'name.what': 'what', 'option.even-what': 'Which way' };
  const file = (name: string, messages: Messages) => ({ language: 'en', path: `en/${name}.json`, messages });

  test('a name that two games use is in the files of both', () => {
    const files = [file('core', { 'name.game': 'game' }), file('even', even), file('odd-commands', odd)];
    expect([...strayWords(files, names), ...doubled(files, names)]).toEqual([]);
  });

  test.each(['game.odd', 'name.throw', 'command.odd', 'command.odd-throw', 'option.odd-what', 'odd.end'])(
    '%s does not belong in a file of the bot or of another game',
    (key) => {
      for (const name of ['discord', 'even-board', 'oddities']) {
        const files = [file('odd', odd), file('even', even), file(name, { [key]: 'A word' })];
        expect(strayWords(files, names)).toEqual([`en/${name}.json: ${key} belongs in a file of odd`]);
      }
    },
  );

  test('a name that only another game has still counts as missing', () => {
    const { 'name.what': _, ...rest } = even;
    const files = [file('odd', odd), file('even', rest)];
    expect(strayWords(files, names)).toEqual(['even: name.what is in none of its files']);
  });

  test('two games must use the same text for a name they share', () => {
    const files = [file('odd', odd), file('even', { ...even, 'name.what': 'which' })];
    expect(doubled(files, names)).toEqual(['en/even.json: name.what is “which”, but odd calls it “what”']);
  });

  test('any other key is in one file', () => {
    const files = [file('odd', odd), file('odd-end', { 'odd.score': 'Score', 'name.odd': 'odd' })];
    expect(doubled(files, names)).toEqual([
      'en/odd-end.json: odd.score stands in two files',
      'en/odd-end.json: name.odd stands in two files',
    ]);
  });
});

test('all placeholders of a message are found, even one used by a plural', () => {
  const message =
    '{who} {count, plural, =0 {leaves {where}} other {takes # of {what}}} {day, date} {yes, select, a {b} other {}}';
  expect([...placesOf(message)].sort()).toEqual(['count', 'day', 'what', 'where', 'who', 'yes']);
  expect([...placesOf("it's all text")]).toEqual([]);
});

test('an option needs a text for itself and for each named value, even for yes and no', async () => {
  const { game } = MICROMIDGARD;
  const options = {
    light: { fields: [{ kind: 'one', of: ['sun', 'moon'] }], byDefault: 'sun' },
    long: { fields: [{ kind: 'yes' }], byDefault: false, isHouseRule: true },
  } as const;
  const families = await familiesOf(new Map([[game.id, { ...MICROMIDGARD, game: { ...game, options } }]]));
  expect(families['micromidgard.option.*']).toEqual([
    ['light', 'light.sun', 'light.moon', 'long', 'long.true', 'long.false'],
  ]);
});
