/** What the rows of Chronicles say: rulings and house values by that name, and whatever is asked about by its own. */
import { describe, expect, test } from 'vitest';
import words from '../../../../assets/locales/en/chronicles-rules.json' with { type: 'json' };
import { ARTIFACTS, CREATURES, GODS, IOTUNNS } from '../../../../src/games/chronicles/components.ts';
import { CHRONICLES_RULEBOOK as rulebook } from '../../../../src/games/chronicles/rulebook/rulebook.ts';

const WORDS: Readonly<Record<string, string>> = words;

function textsAbout(topic: string): readonly string[] {
  return rulebook.filter(({ topics }) => topics.includes(topic)).map(({ id }) => WORDS[id] ?? '');
}

test('what is assumed and not in the box, or open in the rules, is called a ruling', () => {
  const rulings = rulebook.filter(
    ({ confidence, houseValue }) =>
      (confidence === 'assumed' && houseValue === undefined) || houseValue === 'rulings',
  );
  expect(rulings.length).toBeGreaterThan(10);
  expect(rulings.filter(({ id }) => WORDS[id]?.startsWith('House ruling: ') !== true)).toEqual([]);
});

describe('asking about', () => {
  test.each([...ARTIFACTS, ...CREATURES, ...IOTUNNS, ...GODS])('%s brings a row that names it', (name) => {
    const named = textsAbout(name).filter((text) => plain(text).includes(plain(name)));
    expect(named).toHaveLength(1);
  });
});

/** `iduns-apples` and "Idun's apples" are the same. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/[^a-z]+/g, ' ');
}
