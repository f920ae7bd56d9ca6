/** Finding a rule by a person's question. */
import { describe, expect, test } from 'vitest';
import { YGGDRASIL_RULEBOOK } from '../../src/games/yggdrasil/rulebook/rulebook.ts';
import { YGGDRASIL_TOPICS } from '../../src/games/yggdrasil/words/topics.ts';
import type { Language } from '../../src/words/languages.ts';
import { rulesAbout } from '../../src/words/rules.ts';
import { translator } from '../../src/words/translate.ts';

const BOOK = { rulebook: YGGDRASIL_RULEBOOK, topics: YGGDRASIL_TOPICS };

function about(asked: string, language: Language = 'en') {
  return rulesAbout(BOOK, asked, translator(language));
}

function idsAbout(asked: string): readonly string[] {
  return about(asked).rules.map(({ row }) => row.id);
}

describe('asking for a rule', () => {
  test('by its number gives only that rule, however it is written', () => {
    expect(idsAbout('Y-312')).toEqual(['Y-312']);
    expect(idsAbout(' y-312 ')).toEqual(['Y-312']);
  });

  test('by topic gives every rule of the topic, the most specific first', () => {
    const found = about('Hel').rules.map(({ row }) => row);
    const onTopic = YGGDRASIL_RULEBOOK.filter(({ topics }) => topics.includes('hel'));
    expect(found.slice(0, onTopic.length)).toEqual(expect.arrayContaining(onTopic));
    expect(found[0]?.id).toBe('Y-303');
  });

  test('ignores accents and capitals, and accepts a space in place of a hyphen', () => {
    expect(idsAbout('Nidhögg')).toEqual(idsAbout('nidhogg'));
    expect(idsAbout('utgard loki')).toContain('Y-916');
  });

  test('by words finds the rules that contain all the words, in any order', () => {
    expect(idsAbout('door valhalla')).toEqual(['Y-404', 'Y-803']);
    expect(idsAbout('valhalla door')).toEqual(['Y-404', 'Y-803']);
  });

  test('finds each rule once, and none for an empty query', () => {
    const found = idsAbout('giants');
    expect(new Set(found).size).toBe(found.length);
    expect(idsAbout('chess')).toEqual([]);
    expect(idsAbout('  ')).toEqual([]);
  });
});

describe('asking in plain language', () => {
  const ASKED: readonly (readonly [Language, string, string])[] = [
    ['en', 'How to play?', 'how-to-play'],
    ['en', 'goal', 'goal'],
    ['en', 'how do we lose', 'defeat'],
    ['en', 'What is the die?', 'die'],
    ['en', 'die faces', 'die'],
    ['en', 'fight', 'combat'],
    ['en', 'How does a fight work?', 'combat'],
    ['fr', 'Comment jouer ?', 'how-to-play'],
    ['fr', 'but du jeu', 'goal'],
    ['fr', 'comment on perd', 'defeat'],
    ['fr', 'Comment perd-on ?', 'defeat'],
    ['fr', 'comment perd on', 'defeat'],
    ['fr', 'faces du dé', 'die'],
    ['fr', 'se battre', 'combat'],
    ['it', 'come si gioca', 'how-to-play'],
    ['it', 'scopo del gioco', 'goal'],
    ['it', 'come si perde', 'defeat'],
    ['it', 'facce del dado', 'die'],
    ['it', 'combattere', 'combat'],
    ['ja', '遊び方', 'how-to-play'],
    ['ja', '目的', 'goal'],
    ['ja', 'サイコロの面', 'die'],
    ['ja', 'どうすると負ける？', 'defeat'],
    ['ja', '戦い方を教えて', 'combat'],
    ['ja', 'combat', 'combat'],
  ];

  test.each(ASKED)('in %s, “%s” finds %s, with its rules', (language, asked, topic) => {
    const found = about(asked, language);
    expect(found.topic?.id).toBe(topic);
    expect(found.rules).not.toEqual([]);
  });

  test('about the die, its faces come first; each way to lose is shown once', () => {
    const translate = translator('en');
    const { topic, rules } = about('what is the die');
    expect(topic && translate(topic.plain)).toMatch(/^Each of the die's six faces/);
    expect(rules[0]?.row.id).toBe('Y-117');
    const lost = about('how do we lose');
    expect(lost.topic && translate(lost.topic.plain)).not.toMatch(/wall|door|Residence/);
    expect(lost.rules.map(({ row }) => row.id)).toEqual(expect.arrayContaining(['Y-802', 'Y-803', 'Y-804']));
  });

  test('a question that names no topic finds nothing', () => {
    expect(about('is chess allowed')).toMatchObject({ topic: null, rules: [] });
  });
});

describe('a rule found', () => {
  test('comes with its text', () => {
    expect(about('Y-804').rules[0]?.text).toBe(
      "The gods lose if an enemy is in Odin's Residence, on space 8.",
    );
  });
});
