/** Questions about Yggdrasil's rulebook, and its answers in each rule state. */
import { describe, expect, test } from 'vitest';
import words from '../../../../assets/locales/en/yggdrasil-rules.json' with { type: 'json' };
import { holdsIn } from '../../../../src/core/rulebook/rulebook.ts';
import { RULE_STATES, type RuleState } from '../../../../src/games/yggdrasil/box/box.ts';
import { GIANTS } from '../../../../src/games/yggdrasil/box/components.ts';
import { YGGDRASIL_RULEBOOK } from '../../../../src/games/yggdrasil/rulebook/rulebook.ts';

const WORDS: Readonly<Record<string, string>> = words;

const TOPICS = [
  ...'asgard midgard nidavellir alfheim niflheim helheim muspellheim jotunheim vanaheim'.split(' '),
  ...'hel surt jormungand loki nidhogg fenrir'.split(' '),
  ...'odin thor frey heimdall tyr freyja'.split(' '),
  ...GIANTS,
  ...'sigel daeg mann tiwaz'.split(' '),
  ...'set-up deck angry ragnarok die turn actions trance combat vikings elves artifacts'.split(' '),
  ...'valkyries islands bags whirlpool submerged giants runes vanir defeat victory'.split(' '),
  ...'house-values seats'.split(' '),
];

function rowsIn(state: RuleState) {
  return YGGDRASIL_RULEBOOK.filter((row) => holdsIn(row, state));
}

describe('the topics', () => {
  test('are exactly the known ones, and each is used', () => {
    expect(new Set(YGGDRASIL_RULEBOOK.flatMap((row) => row.topics))).toEqual(new Set(TOPICS));
  });

  test.each(RULE_STATES)("in %s have one rule for each giant, with the giant's name and rune", (state) => {
    for (const giant of GIANTS) {
      const own = rowsIn(state).filter(
        ({ id, topics }) => topics.includes(giant) && WORDS[id]?.toLowerCase().startsWith(giant),
      );
      expect(own, giant).toHaveLength(1);
      expect(own[0]?.topics.some((topic) => ['sigel', 'daeg', 'mann', 'tiwaz'].includes(topic))).toBe(true);
    }
  });

  test('include the worlds, the enemies, the giants and the runes in every rule state [Y-955]', () => {
    const ofTheReminders = TOPICS.slice(0, 15).concat(GIANTS, 'sigel', 'daeg', 'mann', 'tiwaz');
    for (const state of RULE_STATES) {
      const told = new Set(rowsIn(state).flatMap(({ topics }) => topics));
      expect(ofTheReminders.filter((topic) => !told.has(topic))).toEqual([]);
    }
  });
});

describe('the rule states', () => {
  test("are listed in order in each row that doesn't apply to all of them", () => {
    const limited = YGGDRASIL_RULEBOOK.flatMap(({ rules }) => (rules === undefined ? [] : [rules]));
    const known = [...RULE_STATES].sort();
    expect(limited.length).toBeGreaterThan(0);
    for (const rules of limited) {
      expect(rules).toEqual(known.filter((state) => rules.includes(state)));
      expect(rules.length).toBeGreaterThan(0);
      expect(rules.length).toBeLessThan(known.length);
    }
  });

  test('before 2018 mention trance only to say that it is missing', () => {
    for (const state of ['2010', '2011'] as const) {
      expect(
        rowsIn(state)
          .filter(({ id }) => /trance/i.test(WORDS[id] ?? ''))
          .map(({ id }) => id),
      ).toEqual(['Y-220']);
    }
  });
});

test('a house value that is a ruling is called a ruling', () => {
  const houseValues = YGGDRASIL_RULEBOOK.filter(({ houseValue }) => houseValue !== undefined);
  const rulings = houseValues.filter(({ houseValue }) => houseValue === 'rulings');
  expect(rulings.length).toBeGreaterThan(0);
  expect(rulings).toEqual(houseValues.filter(({ id }) => WORDS[id]?.startsWith('House ruling: ')));
});
