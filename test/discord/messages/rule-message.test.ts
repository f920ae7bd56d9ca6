/** What /rule says, word for word: how sure we are, where a rule holds, which values are the house's. */
import { describe, expect, test } from 'vitest';
import type { Options } from '../../../src/core/game.ts';
import type { Json } from '../../../src/core/json.ts';
import { LIMITS } from '../../../src/discord/messages/pieces/parts.ts';
import { type OpenRulebook, ruleMessage } from '../../../src/discord/messages/rule-message.ts';
import { RULE_STATES } from '../../../src/games/yggdrasil/box/box.ts';
import { table as play } from '../../games/yggdrasil/table.ts';
import { loadedAt, translate } from './loaded-tables.ts';

const { entry, table } = loadedAt(play('odin').state, ['odin']);

const DIE = { rules: ['2018'], dieColours: ['white', 'white', 'blue', 'green', 'black', 'black'] };

function tableWith(chosen: Options, corrections: Json | null = null): OpenRulebook {
  const options = { ...table.options, ...chosen };
  return { entry, table: { ...table, options, box: entry.game.box(options, corrections) } };
}

function told(asked: string, rulebook: OpenRulebook = { entry, table: null }): string {
  return ruleMessage([rulebook], asked, translate);
}

describe('without a table', () => {
  test('a rule comes with how sure we are', () => {
    expect(told('Y-804')).toBe(
      "**Y-804** The gods lose with one enemy in Odin's Residence, on space 8.\n-# printed",
    );
  });

  test('a rule that holds in some editions only says in which', () => {
    expect(told('Y-138')).toMatch(/\n-# printed · 2010 only$/);
    expect(told('Y-306')).toMatch(/\n-# printed · 2010 and 2011 only$/);
  });

  test('a rule that only one edition prints says for which others it is not confirmed', () => {
    expect(told('Y-206')).toMatch(/\n-# printed elsewhere, not confirmed for 2010 and 2011$/);
    expect(told('Y-589')).toMatch(/\n-# printed elsewhere, not confirmed for 2011 · 2011 and 2018 only$/);
  });

  test('a house value is called one', () => {
    expect(told('Y-902')).toMatch(/\n-# from memory · house value$/);
  });
});

describe('at a table', () => {
  test('only the rules of its edition are told, and need not say so', () => {
    expect(told('Y-306', tableWith({ rules: '2010' }))).toMatch(/\n-# printed$/);
    expect(told('hel', tableWith({ rules: '2010' }))).not.toContain('Y-303');
    expect(told('hel', tableWith({ rules: '2018' }))).toContain('Y-303');
  });

  test('what another edition prints is not called printed here', () => {
    const sureness = (row: string, rules: string) => told(row, tableWith({ rules })).split('\n')[1];
    for (const row of ['Y-589', 'Y-592', 'Y-206', 'Y-207']) {
      expect(sureness(row, '2018'), row).toBe('-# printed');
      expect(sureness(row, '2011'), row).toBe('-# printed elsewhere, not confirmed for 2011');
    }
    expect(sureness('Y-207', '2010')).toBe('-# printed elsewhere, not confirmed for 2010');
    expect(sureness('Y-585', '2018')).toBe('-# worked out from what is printed');
    expect(sureness('Y-585', '2011')).toBe(
      '-# worked out from what is printed elsewhere, not confirmed for 2011',
    );
  });

  test('two summaries of one edition that contradict each other are both told', () => {
    expect(told('Y-730', tableWith({ rules: '2011' }))).toMatch(
      /under the deck\. So one summary .* another lets him choose the top or the bottom\.\n-# printed$/,
    );
  });

  test('where a box file may print a force, or give a giant another world, nothing is told as firm', () => {
    const onTheBoard = { rules: ['2018'], force: [5, 6, 7, 8, null] };
    for (const row of ['Y-412', 'Y-433']) {
      expect(told(row)).toMatch(/ · house value$/);
      expect(told(row, tableWith({}, onTheBoard))).toContain(
        " · this server's box file has the value instead",
      );
    }
    expect(told('Y-576')).toMatch(/ · house value · 2011 and 2018 only$/);
    expect(told('Y-576', tableWith({}))).toContain(' · house value\n');
  });

  test('a rule of another edition is not told, but not denied', () => {
    expect(told('Y-303', tableWith({ rules: '2010' }))).toBe(
      'Another edition has a rule about that; the one this table plays by has none.',
    );
    expect(told('poker', tableWith({ rules: '2010' }))).toMatch(/^No rule is about that/);
  });

  test('after a house value it is said which ones the table plays with', () => {
    const [, marks, closing] = told('Y-901', tableWith({ rules: '2010' })).split('\n');
    expect(marks).toBe("-# this house's choice · house value");
    expect(closing).toMatch(
      /^This table plays with house values, not read off a box, for the colours on the die, /,
    );
    expect(closing).not.toContain('Ragnarök');
  });

  test('a value that a box file has is told as such, and no more among the house values', () => {
    const [, marks, closing] = told('Y-901', tableWith({}, DIE)).split('\n');
    expect(marks).toBe("-# this house's choice · this server's box file has the value instead");
    expect(closing).toMatch(
      /^This table plays with house values, not read off a box, for the hammers on the die, /,
    );
    expect(told('Y-902', tableWith({}, DIE))).toMatch(/\n-# from memory · house value\n/);
  });

  test('with every value from a box file nothing is left of the house', () => {
    const readOff = { entry, table: { ...table, box: { ...Object(table.box), house: [] } } };
    expect(told('Y-901', readOff).split('\n').at(-1)).toBe(
      "This table plays with no house values: this server's box file has them all.",
    );
  });
});

test.each(RULE_STATES)(
  'whatever is asked at a table of %s fits in a message, its closing line included',
  (rules) => {
    const rulebook = tableWith({ rules });
    const topics = new Set(entry.rulebook.flatMap((row) => row.topics));
    for (const topic of topics) {
      const message = told(topic, rulebook);
      expect(message.length).toBeLessThanOrEqual(LIMITS.content);
      if (topic === 'house-values')
        expect(message).toMatch(/\n… and \d+ more rules.*\nThis table plays with /);
    }
  },
);
