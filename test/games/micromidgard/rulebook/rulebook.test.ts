/** Questions about Micro Midgard's rulebook, and its answers on rulings. */
import { describe, expect, test } from 'vitest';
import words from '../../../../assets/locales/en/micromidgard-rules.json' with { type: 'json' };
import { BLESSINGS_OF, REALMS, RELICS, TRACKS } from '../../../../src/games/micromidgard/box/components.ts';
import { MICROMIDGARD_RULEBOOK as rulebook } from '../../../../src/games/micromidgard/rulebook/rulebook.ts';

const WORDS: Readonly<Record<string, string>> = words;

const BLESSINGS = TRACKS.flatMap((track) => BLESSINGS_OF[track]);
const TOPICS = [
  ...REALMS,
  ...BLESSINGS,
  ...RELICS,
  ...'set-up seats realms meeples markers move turn actions gold mead points end'.split(' '),
  ...'blessings levels relics wolves ragnarok prophecies house-values'.split(' '),
];

test('the topics are exactly the known ones, and each is used', () => {
  expect(new Set(rulebook.flatMap(({ topics }) => topics))).toEqual(new Set(TOPICS));
});

test('an assumption that is not in the box is called a ruling', () => {
  const rulings = rulebook.filter(
    ({ confidence, houseValue }) => confidence === 'assumed' && houseValue === undefined,
  );
  expect(rulings.length).toBeGreaterThan(10);
  expect(rulings.filter(({ id }) => WORDS[id]?.startsWith('House ruling: ') !== true)).toEqual([]);
});

describe('asking about', () => {
  test.each(BLESSINGS)('%s shows its four squares', (blessing) => {
    const rows = rulebook.filter(({ id, topics }) => id.startsWith('M-4') && topics.includes(blessing));
    expect(rows).toHaveLength(4);
  });

  test.each(RELICS)('%s shows its two sides', (relic) => {
    const rows = rulebook.filter(({ id, topics }) => id.startsWith('M-5') && topics.includes(relic));
    expect(rows.map(({ id }) => WORDS[id]?.split(':')[0])).toEqual([
      `Relic ${relic}, Sun side`,
      `Relic ${relic}, Moon side`,
    ]);
  });

  test.each(REALMS)('%s shows first what it gives', (realm) => {
    const [first] = rulebook
      .filter(({ topics }) => topics.includes(realm) && topics.includes('realms'))
      .filter(({ houseValue }) => houseValue === 'realms');
    expect(plain(WORDS[first?.id ?? ''] ?? '')).toContain(`house value: ${realm} gives `);
  });
});

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
