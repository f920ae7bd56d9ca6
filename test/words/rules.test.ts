/** Finding a rule by what people ask. */
import { describe, expect, test } from 'vitest';
import { YGGDRASIL_RULEBOOK } from '../../src/games/yggdrasil/rulebook/rulebook.ts';
import { rulesAbout } from '../../src/words/rules.ts';
import { translator } from '../../src/words/translate.ts';

const translate = translator('en');

function about(asked: string) {
  return rulesAbout(YGGDRASIL_RULEBOOK, asked, (id) => translate({ key: id }));
}

function idsAbout(asked: string): readonly string[] {
  return about(asked).map(({ row }) => row.id);
}

describe('asking for a rule', () => {
  test('by its number gives that rule alone, however it is written', () => {
    expect(idsAbout('Y-312')).toEqual(['Y-312']);
    expect(idsAbout(' y-312 ')).toEqual(['Y-312']);
  });

  test('by topic gives every rule of the topic, what is about nothing else first', () => {
    const found = about('Hel').map(({ row }) => row);
    const onTopic = YGGDRASIL_RULEBOOK.filter(({ topics }) => topics.includes('hel'));
    expect(found.slice(0, onTopic.length)).toEqual(expect.arrayContaining(onTopic));
    expect(found[0]?.id).toBe('Y-303');
  });

  test('does not mind accents, capitals or a blank for a hyphen', () => {
    expect(idsAbout('Nidhögg')).toEqual(idsAbout('nidhogg'));
    expect(idsAbout('utgard loki')).toContain('Y-916');
  });

  test('by words finds the rules that have them all, in any order', () => {
    expect(idsAbout('door valhalla')).toEqual(['Y-404', 'Y-803']);
    expect(idsAbout('valhalla door')).toEqual(['Y-404', 'Y-803']);
  });

  test('finds each rule once, and nothing for nothing', () => {
    const found = idsAbout('giants');
    expect(new Set(found).size).toBe(found.length);
    expect(idsAbout('chess')).toEqual([]);
    expect(idsAbout('  ')).toEqual([]);
  });
});

describe('a rule found', () => {
  test('comes with its text', () => {
    expect(about('Y-804')[0]?.text).toBe("The gods lose with one enemy in Odin's Residence, on space 8.");
  });
});
