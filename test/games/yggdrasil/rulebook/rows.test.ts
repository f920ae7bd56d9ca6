/** The numbered rulebook: its numbers, its words, its topics, and what it says of house values. */
import { describe, expect, test } from 'vitest';
import words from '../../../../assets/locales/en/yggdrasil-rules.json' with { type: 'json' };
import { holdsIn } from '../../../../src/core/rulebook.ts';
import { RULE_STATES, type RuleState } from '../../../../src/games/yggdrasil/box/box.ts';
import { houseBox } from '../../../../src/games/yggdrasil/box/rule-states.ts';
import { GIANTS } from '../../../../src/games/yggdrasil/components.ts';
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

const houseValues = YGGDRASIL_RULEBOOK.filter(({ houseValue }) => houseValue !== undefined);

function rowsIn(state: RuleState) {
  return YGGDRASIL_RULEBOOK.filter((row) => holdsIn(row, state));
}

describe('the numbers', () => {
  test('each is a Y with a chapter from 1 to 9, and they only ever go up', () => {
    const ids = YGGDRASIL_RULEBOOK.map((row) => row.id);
    expect(ids.filter((id) => !/^Y-[1-9]\d\d$/.test(id))).toEqual([]);
    expect(ids).toEqual([...new Set(ids)].sort());
    expect(new Set(ids.map((id) => id.charAt(2)))).toEqual(new Set('123456789'));
  });
});

describe('the words', () => {
  test('every rule has words and no words are left without a rule', () => {
    expect(Object.keys(WORDS)).toEqual(YGGDRASIL_RULEBOOK.map((row) => row.id));
  });

  test('each text is a whole sentence, short enough for a phone, and said once', () => {
    const texts = Object.values(WORDS);
    expect(texts.filter((text) => !/^\p{Lu}.*\.$/u.test(text) || text.length > 240)).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('no text holds a sign that the message format or the table of the page would take for its own', () => {
    expect(Object.values(WORDS).filter((text) => /[{}<>#|\n]/.test(text))).toEqual([]);
  });
});

describe('the topics', () => {
  test('are the known ones, each used somewhere and none twice in a row', () => {
    expect(new Set(YGGDRASIL_RULEBOOK.flatMap((row) => row.topics))).toEqual(new Set(TOPICS));
    const odd = YGGDRASIL_RULEBOOK.filter(
      ({ topics }) => topics.length === 0 || new Set(topics).size < topics.length,
    );
    expect(odd).toEqual([]);
  });

  test.each(RULE_STATES)('in %s asking about a giant brings one rule that names it and its rune', (state) => {
    for (const giant of GIANTS) {
      const own = rowsIn(state).filter(
        ({ id, topics }) => topics.includes(giant) && WORDS[id]?.toLowerCase().startsWith(giant),
      );
      expect(own, giant).toHaveLength(1);
      expect(own[0]?.topics.some((topic) => ['sigel', 'daeg', 'mann', 'tiwaz'].includes(topic))).toBe(true);
    }
  });

  test('the worlds, the enemies, the giants and the runes can all be asked about in every rule state [Y-955]', () => {
    const ofTheReminders = TOPICS.slice(0, 15).concat(GIANTS, 'sigel', 'daeg', 'mann', 'tiwaz');
    for (const state of RULE_STATES) {
      const told = new Set(rowsIn(state).flatMap(({ topics }) => topics));
      expect(ofTheReminders.filter((topic) => !told.has(topic))).toEqual([]);
    }
  });
});

describe('the rule states', () => {
  test('a row that does not hold in all of them says in which, in order', () => {
    const limited = YGGDRASIL_RULEBOOK.flatMap(({ rules }) => (rules === undefined ? [] : [rules]));
    const known = [...RULE_STATES].sort();
    expect(limited.length).toBeGreaterThan(0);
    for (const rules of limited) {
      expect(rules).toEqual(known.filter((state) => rules.includes(state)));
      expect(rules.length).toBeGreaterThan(0);
      expect(rules.length).toBeLessThan(known.length);
    }
  });

  test('before 2018 nothing is said of trance but that there is none', () => {
    for (const state of ['2010', '2011'] as const) {
      expect(
        rowsIn(state)
          .filter(({ id }) => /trance/i.test(WORDS[id] ?? ''))
          .map(({ id }) => id),
      ).toEqual(['Y-220']);
    }
  });
});

describe('house values', () => {
  test('say so in their words, are never called stated, and nothing else says so', () => {
    const saying = YGGDRASIL_RULEBOOK.filter(({ id }) => /House (value|ruling)/.test(WORDS[id] ?? ''));
    expect(saying).toEqual(houseValues);
    expect(houseValues).toEqual(YGGDRASIL_RULEBOOK.filter(({ topics }) => topics.includes('house-values')));
    expect(houseValues.filter((row) => row.confidence === 'stated')).toEqual([]);
  });

  test('a ruling is called one', () => {
    const rulings = houseValues.filter(({ houseValue }) => houseValue === 'rulings');
    expect(rulings).toEqual(houseValues.filter(({ id }) => WORDS[id]?.startsWith('House ruling: ')));
  });

  test.each(RULE_STATES)('in %s every house value of the box has a row, and no other value has', (state) => {
    const told = rowsIn(state).flatMap(({ houseValue }) => houseValue ?? []);
    expect(new Set(told)).toEqual(new Set(houseBox(state).house));
  });
});
