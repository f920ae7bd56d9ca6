/** Questions about the rulebook of Chronicles, and its answers on rulings and sources. */
import { describe, expect, test } from 'vitest';
import { holdsIn } from '../../../../src/core/rulebook/rulebook.ts';
import { sentencesOf } from '../../../../src/core/rulebook/sources.ts';
import { RULE_STATES } from '../../../../src/games/chronicles/box/box.ts';
import {
  ARTIFACTS,
  CREATURES,
  GODS,
  IOTUNNS,
  WORLDS,
} from '../../../../src/games/chronicles/box/components.ts';
import { houseBox } from '../../../../src/games/chronicles/box/house-box.ts';
import { CHRONICLES_RULEBOOK as rulebook } from '../../../../src/games/chronicles/rulebook/rulebook.ts';
import {
  OVERRIDDEN_SENTENCES,
  SOURCE_DOCUMENTS,
  SOURCE_PAGES,
} from '../../../../src/games/chronicles/rulebook/sources.ts';

const TOPICS = [
  ...WORLDS,
  ...'hel surt loki jormungand fenrir nidhogg'.split(' '),
  ...GODS,
  ...IOTUNNS,
  ...ARTIFACTS,
  ...CREATURES,
  ...'set-up seats tree worlds cage wheel cards support gods life round turn move actions bonus malus'.split(
    ' ',
  ),
  ...'fights risks strength retreat heroes elves vanir-dice anonymous fire-giants ravaged iotunns'.split(' '),
  ...'artifacts creatures rune-stones victory defeat house-values'.split(' '),
  ...'saga page task deed tracks toll fated campaign experience skills relations'.split(' '),
];

test('the topics are exactly the known ones, and each is used', () => {
  expect(new Set(rulebook.flatMap(({ topics }) => topics))).toEqual(new Set(TOPICS));
});

describe('asking about', () => {
  test.each(ARTIFACTS)('the Artifact %s shows its own row', (artifact) => {
    const rows = rulebook.filter(({ topics }) => topics[1] === artifact);
    expect(rows.map(({ houseValue }) => houseValue)).toEqual(['artifacts']);
  });

  test.each(CREATURES)('the creature %s shows its own row', (creature) => {
    const rows = rulebook.filter(({ topics }) => topics[1] === creature);
    expect(rows.map(({ houseValue }) => houseValue)).toEqual(['creatures']);
  });

  test.each(IOTUNNS)('the Iotunn %s shows its own row', (iotunn) => {
    expect(rulebook.filter(({ topics }) => topics[1] === iotunn)).toHaveLength(1);
  });

  test.each(GODS)('%s shows an ability if the gods have the hard side', (god) => {
    const rows = rulebook.filter(({ topics }) => topics.includes(god));
    expect(rows.map(({ houseValue, rules }) => ({ houseValue, rules }))).toEqual([
      { houseValue: 'god-powers', rules: RULE_STATES.filter((state) => state !== 'easy') },
    ]);
  });
});

test.each(RULE_STATES)('every house value of the %s box has a row, and no other value has one', (rules) => {
  const told = rulebook.filter((row) => holdsIn(row, rules)).flatMap(({ houseValue }) => houseValue ?? []);
  expect(new Set(told)).toEqual(new Set(houseBox(rules).house));
});

test('every sentence of the source is covered by a row', () => {
  const cited = new Set(rulebook.flatMap(({ source }) => source));
  const sentences = SOURCE_DOCUMENTS.flatMap(sentencesOf);
  expect(sentences.length).toBeGreaterThan(150);
  expect(sentences.filter((sentence) => !cited.has(sentence))).toEqual([]);
});

test('every page that was read is cited, and no other page is', () => {
  const pages = SOURCE_PAGES.map(({ key }) => key);
  const cited = new Set(rulebook.flatMap(({ source }) => source.filter((each) => !each.startsWith('S3.'))));
  expect(cited).toEqual(new Set(pages));
});

test('each sentence we override is cited by the row that says what we do instead', () => {
  expect(OVERRIDDEN_SENTENCES).toHaveLength(4);
  for (const { sentence, row } of OVERRIDDEN_SENTENCES)
    expect(rulebook.find(({ id }) => id === row)?.source).toContain(sentence);
});
