/** /rule, word for word: plain sentences first, then our confidence, the editions, and the house values. */
import { describe, expect, test } from 'vitest';
import type { Options } from '../../../src/core/game.ts';
import type { Json } from '../../../src/core/json.ts';
import { formatCustomId } from '../../../src/discord/custom-ids/custom-id.ts';
import { LIMITS } from '../../../src/discord/messages/pieces/parts.ts';
import {
  type OpenRulebook,
  ruleMessage,
  searchText,
} from '../../../src/discord/messages/rules/rule-message.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import { RULE_STATES } from '../../../src/games/yggdrasil/box/box.ts';
import type { Language } from '../../../src/words/languages.ts';
import { languages } from '../../../src/words/locales.ts';
import { translator } from '../../../src/words/translate.ts';
import { table as play } from '../../games/yggdrasil/table.ts';
import { loadedAt, translate } from '../../shared/messages/loaded-tables.ts';

const { entry, table } = loadedAt(play('odin').state, ['odin']);

const DIE = { rules: ['2018'], dieColours: ['white', 'white', 'blue', 'green', 'black', 'black'] };

function tableWith(chosen: Options, corrections: Json | null = null): OpenRulebook {
  const options = { ...table.options, ...chosen };
  return { entry, table: { ...table, options, box: entry.game.box(options, corrections) } };
}

const NO_TABLE: OpenRulebook = { entry, table: null };

/** The first page, with numbers and sources unless a person does not want them. */
function told(search: string, rulebook = NO_TABLE, { withSources = true, page = 0 } = {}): string {
  return ruleMessage([rulebook], { search, page, withSources }, translate).content;
}

function buttonsUnder(search: string, { withSources = false, page = 0 } = {}): readonly string[] {
  const { rows } = ruleMessage([NO_TABLE], { search, page, withSources }, translate);
  return rows.flatMap(({ components }) =>
    components.map((each) =>
      'label' in each && 'custom_id' in each ? `${each.label} ${each.custom_id}` : '',
    ),
  );
}

test('without a table, an answer from one game says which game it is', () => {
  const all = [...CATALOGUE.values()].map((each): OpenRulebook => ({ entry: each, table: null }));
  const linesOn = (search: string) =>
    ruleMessage(all, { search, page: 0, withSources: false }, translate).content.split('\n');
  expect(linesOn('valkyries')[0]).toBe('**Valkyries** · Yggdrasil');
  expect(linesOn('valkyries')).not.toContain('-# Yggdrasil');
  const [first] = ruleMessage(
    all,
    { search: 'valkyries', page: 1, withSources: false },
    translate,
  ).content.split('\n');
  expect(first).toBe('-# Yggdrasil');
  expect(linesOn('ladder')[0]).toBe('-# Yggdrasil Chronicles');
  expect(linesOn('Y-312')[0]).toMatch(/^\*\*Y-312\*\* /u);
});

describe('asked by a person who wants to play', () => {
  test('two plain sentences come first, then the rules, without numbers or sources', () => {
    const lines = told('asgard', NO_TABLE, { withSources: false }).split('\n');
    expect(lines[0]).toBe('**Asgard**');
    expect(lines[1]).toMatch(/^In Asgard you fight one of the six enemies; .*\. .*\.$/);
    expect(lines[2]).toMatch(/^• /);
    expect(lines.at(-1)).toMatch(/^-# 1 \/ \d+$/);
    expect(lines.join()).not.toMatch(/Y-\d|printed/);
  });

  test('buttons turn the pages, and show numbers and sources', () => {
    expect(buttonsUnder('asgard')).toEqual([
      'Next ▶ v1|server|w|1|asgard',
      'Numbers and sources v1|server|x|0|asgard',
    ]);
    expect(buttonsUnder('asgard', { withSources: true, page: 1 })).toEqual([
      '◀ Back v1|server|x|0|asgard',
      'Next ▶ v1|server|x|2|asgard',
      'Hide numbers v1|server|w|1|asgard',
    ]);
  });

  test('turning the pages shows every rule once, the same ones with and without sources', () => {
    const onPages = (withSources: boolean) =>
      Array.from({ length: 40 }, (_, page) => told('giants', NO_TABLE, { withSources, page }));
    const inFull = [...new Set(onPages(true))].join('\n').match(/Y-\d+/g) ?? [];
    const onGiants = entry.rulebook.filter(({ topics }) => topics.includes('giants'));
    expect(new Set(inFull).size).toBe(inFull.length);
    expect(inFull).toEqual(expect.arrayContaining(onGiants.map(({ id }) => id)));
    const plainly = [...new Set(onPages(false))].join('\n').match(/^• /gm) ?? [];
    expect(plainly.length).toBe(inFull.length);
  });

  test('a rule number brings the full rule without buttons', () => {
    expect(told('Y-804', NO_TABLE, { withSources: false })).toBe(told('Y-804'));
    expect(buttonsUnder('Y-804')).toEqual([]);
  });

  test('with several games, each part names its game', () => {
    const games = [...CATALOGUE.values()].map((each) => ({ entry: each, table: null }));
    const { content } = ruleMessage(games, { search: 'goal', page: 0, withSources: false }, translate);
    expect(content.match(/^\*\*Goal\*\* · .*$/gm)).toEqual([
      '**Goal** · Yggdrasil',
      '**Goal** · Micro Midgard',
      '**Goal** · Yggdrasil Chronicles',
    ]);
  });

  test('leaves rules of other editions out of the plain sentences', () => {
    expect(told('trance', tableWith({ rules: '2018' }))).toMatch(
      /^\*\*Trance\*\*\nA god can spend one action/,
    );
    expect(told('trance', tableWith({ rules: '2010' }))).toMatch(/^\*\*Y-220\*\*/);
  });

  test("a question longer than a button can hold is shortened in the button's id", () => {
    const search = searchText(`giants | ${'x'.repeat(200)}`);
    expect(search).not.toContain('|');
    expect(() => formatCustomId({ kind: 'rule', page: 1, search })).not.toThrow();
  });
});

describe('without a table', () => {
  test('a rule comes with our confidence in it', () => {
    expect(told('Y-804')).toBe(
      "**Y-804** The gods lose if an enemy is in Odin's Residence, on space 8.\n-# printed",
    );
  });

  test('names the editions of a rule that applies only in some', () => {
    expect(told('Y-138')).toMatch(/\n-# printed · 2010 only$/);
    expect(told('Y-306')).toMatch(/\n-# printed · 2010 and 2011 only$/);
  });

  test("names the editions for which a rule printed elsewhere isn't confirmed", () => {
    expect(told('Y-206')).toMatch(/\n-# printed elsewhere, not confirmed for 2010 and 2011$/);
    expect(told('Y-589')).toMatch(/\n-# printed elsewhere, not confirmed for 2011 · 2011 and 2018 only$/);
  });

  test('a house value is marked as a house value', () => {
    expect(told('Y-902')).toMatch(/\n-# from memory · house value$/);
  });
});

describe('at a table', () => {
  test('lists only rules of the table’s edition, without naming it', () => {
    expect(told('Y-306', tableWith({ rules: '2010' }))).toMatch(/\n-# printed$/);
    expect(told('hel', tableWith({ rules: '2010' }))).not.toContain('Y-303');
    expect(told('hel', tableWith({ rules: '2018' }))).toContain('Y-303');
  });

  test('doesn’t call a rule printed if only another edition prints it', () => {
    const sureness = (row: string, rules: string) => told(row, tableWith({ rules })).split('\n')[1];
    for (const row of ['Y-589', 'Y-592', 'Y-206', 'Y-207']) {
      expect(sureness(row, '2018'), row).toBe('-# printed');
      expect(sureness(row, '2011'), row).toBe('-# printed elsewhere, not confirmed for 2011');
    }
    expect(sureness('Y-207', '2010')).toBe('-# printed elsewhere, not confirmed for 2010');
    expect(sureness('Y-585', '2018')).toBe('-# inferred from the printed rules');
    expect(sureness('Y-585', '2011')).toBe('-# inferred from other printed rules, not confirmed for 2011');
  });

  test('shows both of two summaries that contradict each other', () => {
    expect(told('Y-730', tableWith({ rules: '2011' }))).toMatch(
      /under the deck\. One summary .* another lets him choose the top or the bottom\.\n-# printed$/,
    );
  });

  test('hedges values that a box file may override', () => {
    const onTheBoard = { rules: ['2018'], force: [5, 6, 7, 8, null] };
    for (const row of ['Y-412', 'Y-433']) {
      expect(told(row)).toMatch(/ · house value$/);
      expect(told(row, tableWith({}, onTheBoard))).toContain(" · this server's box file replaces this value");
    }
    expect(told('Y-576')).toMatch(/ · house value · 2011 and 2018 only$/);
    expect(told('Y-576', tableWith({}))).toContain(' · house value\n');
  });

  test('neither shows nor denies a rule of another edition', () => {
    expect(told('Y-303', tableWith({ rules: '2010' }))).toBe(
      "Only another edition has a rule about that. This table's edition has none.",
    );
    expect(told('poker', tableWith({ rules: '2010' }))).toMatch(/^I don't know a rule about/);
  });

  test('names the table’s house values after a house value', () => {
    const [, marks, closing] = told('Y-901', tableWith({ rules: '2010' })).split('\n');
    expect(marks).toBe('-# our own choice · house value');
    expect(closing).toMatch(
      /^This table uses house values \(our own, not from a box\) for the colours on the die, /,
    );
    expect(closing).not.toContain('Ragnarök');
  });

  test('marks values from a box file and leaves them out of the house values', () => {
    const [, marks, closing] = told('Y-901', tableWith({}, DIE)).split('\n');
    expect(marks).toBe("-# our own choice · this server's box file replaces this value");
    expect(closing).toMatch(
      /^This table uses house values \(our own, not from a box\) for the hammers on the die, /,
    );
    expect(told('Y-902', tableWith({}, DIE))).toMatch(/\n-# from memory · house value\n/);
  });

  test('with every value from a box file, no house value is left', () => {
    const readOff = { entry, table: { ...table, box: { ...Object(table.box), house: [] } } };
    expect(told('Y-901', readOff).split('\n').at(-1)).toBe(
      "This table uses no house values: this server's box file supplies every value.",
    );
  });
});

const EVERYWHERE = languages().flatMap((language) =>
  [...CATALOGUE.values()].map((each) => [language, each.game.id, each] as const),
);

test.each(EVERYWHERE)(
  'in %s, every suggested topic of %s has its two plain sentences',
  (language, _, { rulebook, topics }) => {
    const say = translator(language);
    const suggested = [...rulebook.flatMap((row) => row.topics), ...topics.map(({ id }) => id)];
    const plain = new Map(topics.map((topic) => [topic.id, say(topic.plain)]));
    expect([...new Set(suggested)].filter((topic) => !plain.has(topic))).toEqual([]);
    const ends = language === 'ja' ? /。/g : /[.](?= |$)/g;
    const odd = [...plain].filter(([, text]) => text.match(ends)?.length !== 2 || isLong(text, language));
    expect(odd).toEqual([]);
  },
);

/** Japanese is counted in characters: about three to a word. */
function isLong(text: string, language: Language): boolean {
  return language === 'ja' ? text.length > 120 : text.split(' ').length > 40;
}

/** French has the longest words. */
test.each(RULE_STATES)(
  'any question at a table of %s gets an answer that fits in a message, with its closing line',
  (rules) => {
    for (const { id } of entry.topics) {
      const question = { search: id, page: 0, withSources: true };
      const { content } = ruleMessage([tableWith({ rules })], question, translator('fr'));
      expect(content.length, content).toBeLessThanOrEqual(LIMITS.content);
    }
  },
);

test('an answer from several games fits in a message', () => {
  const books = [...CATALOGUE.values()].map((each) => ({ entry: each, table: null }));
  const ids = books.flatMap(({ entry: each }) => each.topics.map(({ id }) => id));
  for (const search of new Set(ids.filter((id, at) => ids.indexOf(id) !== at))) {
    const { content } = ruleMessage(books, { search, page: 0, withSources: true }, translator('fr'));
    expect(content.length, content).toBeLessThanOrEqual(LIMITS.content);
  }
});

test("an answer with several house values is followed by the table's house values", () => {
  expect(told('house-values', tableWith({}))).toMatch(/\nThis table uses house values/);
});
