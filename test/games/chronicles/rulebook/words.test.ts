/** The rows of Chronicles: rulings and house values are marked as such, and every topic is found by its name. */
import { describe, expect, test } from 'vitest';
import words from '../../../../assets/locales/en/chronicles-rules.json' with { type: 'json' };
import { holdsIn } from '../../../../src/core/rulebook/rulebook.ts';
import { RULE_STATES } from '../../../../src/games/chronicles/box/box.ts';
import { ARTIFACTS, CREATURES, GODS, IOTUNNS } from '../../../../src/games/chronicles/box/components.ts';
import { chroniclesGuide } from '../../../../src/games/chronicles/guide/guide.ts';
import { CHRONICLES_RULEBOOK as rulebook } from '../../../../src/games/chronicles/rulebook/rulebook.ts';
import { CHRONICLES_TOPICS } from '../../../../src/games/chronicles/words/topics.ts';
import { rulesAbout } from '../../../../src/words/rules.ts';
import { translator } from '../../../../src/words/translate.ts';

const WORDS: Readonly<Record<string, string>> = words;

function textsAbout(topic: string): readonly string[] {
  return rulebook.filter(({ topics }) => topics.includes(topic)).map(({ id }) => WORDS[id] ?? '');
}

test('an assumption that is not in the box, or a point the rules leave open, is called a ruling', () => {
  const rulings = rulebook.filter(
    ({ confidence, houseValue }) =>
      (confidence === 'assumed' && houseValue === undefined) || houseValue === 'rulings',
  );
  expect(rulings.length).toBeGreaterThan(10);
  expect(rulings.filter(({ id }) => WORDS[id]?.startsWith('House ruling: ') !== true)).toEqual([]);
});

test('every row cited by a card of the guide applies wherever the card is shown', () => {
  const named = chroniclesGuide.cards.flatMap(({ text, rules }) => {
    const { rows = '' } = text.with ?? {};
    return String(rows)
      .split(', ')
      .filter((id) => id !== '')
      .map((id) => ({ id, isHeld: holdsInAll(id, rules) }));
  });
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ isHeld }) => !isHeld)).toEqual([]);
});

describe('asking about', () => {
  test.each<readonly [asked: string, topic: string, row: string]>([
    ['saga', 'saga', 'C-001'],
    ['page', 'page', 'C-002'],
    ['Dead Tree', 'task', 'C-003'],
    ['deeds', 'deed', 'C-041'],
    ['saga foes', 'tracks', 'C-043'],
    ['toll', 'toll', 'C-047'],
    ['stronger', 'fated', 'C-049'],
    ['XP', 'experience', 'C-006'],
    ['skills', 'skills', 'C-053'],
    ['Relations', 'relations', 'C-061'],
  ])('“%s” in a saga shows %s in plain words, and its rows', (asked, topic, row) => {
    const book = { rulebook, topics: CHRONICLES_TOPICS };
    const found = rulesAbout(book, asked, translator('en'));
    expect(found.topic?.id).toBe(topic);
    expect(found.rules.map((each) => each.row.id)).toContain(row);
  });

  test.each([...ARTIFACTS, ...CREATURES, ...IOTUNNS, ...GODS])('%s shows a row that names it', (name) => {
    const named = textsAbout(name).filter((text) => plain(text).includes(plain(name)));
    expect(named).toHaveLength(1);
  });
});

function holdsInAll(id: string, states: readonly string[] | undefined): boolean {
  const row = rulebook.find((each) => each.id === id);
  return row !== undefined && (states ?? RULE_STATES).every((state) => holdsIn(row, state));
}

/** Makes `iduns-apples` and "Idun's apples" the same. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/[^a-z]+/g, ' ');
}
