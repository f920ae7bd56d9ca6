/** Sentences made of phrases. */
import { describe, expect, test } from 'vitest';
import type { Language } from '../../src/words/languages.ts';
import { languages, localeFiles } from '../../src/words/locales.ts';
import { translator, translatorOf } from '../../src/words/translate.ts';

const translate = translatorOf('en', {
  greeting: 'Hail, {name}!',
  moved: '{who} {count, plural, one {moves # space} other {move # spaces}}.',
  chance: '{chance, number, percent} for {who}',
  hel: 'Hel',
  surt: 'Surt',
  angry: 'Angry {who}',
  ping: "<@{user}>, it's your turn",
});

describe('a phrase', () => {
  test('without placeholders is its message', () => {
    expect(translate({ key: 'hel' })).toBe('Hel');
  });

  test('has its placeholders filled with text and numbers, as the language requires', () => {
    expect(translate({ key: 'chance', with: { chance: 5 / 6, who: 'you' } })).toBe('83% for you');
    expect(translate({ key: 'moved', with: { who: 'Hel and Surt', count: 2 } })).toBe(
      'Hel and Surt move 2 spaces.',
    );
  });

  test('accepts other phrases, translated first, and joins lists of them', () => {
    const angry = { key: 'angry', with: { who: { key: 'surt' } } };
    expect(translate({ key: 'greeting', with: { name: angry } })).toBe('Hail, Angry Surt!');
    expect(translate({ key: 'moved', with: { who: [{ key: 'hel' }, angry], count: 1 } })).toBe(
      'Hel and Angry Surt moves 1 space.',
    );
    expect(
      translatorOf('fr', { list: '{who}', hel: 'Hel', surt: 'Surt' })({
        key: 'list',
        with: { who: [{ key: 'hel' }, { key: 'surt' }] },
      }),
    ).toBe('Hel et Surt');
  });

  test('joins alternatives with the language’s word for "or"', () => {
    const french = translatorOf('fr', { list: '{who}', hel: 'Hel', surt: 'Surt' });
    expect(french({ key: 'list', with: { who: { either: [{ key: 'hel' }, { key: 'surt' }] } } })).toBe(
      'Hel ou Surt',
    );
  });

  test('leaves people’s text unchanged, even if it looks like a message', () => {
    expect(translate({ key: 'greeting', with: { name: '{count} <b>*Eve*</b>' } })).toBe(
      'Hail, {count} <b>*Eve*</b>!',
    );
  });

  test('uses the names of commands and options that Discord shows in the language', () => {
    const french = translatorOf('fr', {
      'name.game': 'jeu',
      'name.new': 'nouveau',
      'name.file': 'fichier',
      hint: '`/game new` ouvre une table, `/rule house-values` dit tout ; joins un `file`, pas `{other}`.',
    });
    expect(french({ key: 'hint', with: { other: 'game' } })).toBe(
      '`/jeu nouveau` ouvre une table, `/rule house-values` dit tout ; joins un `fichier`, pas `game`.',
    );
  });

  test("doesn't change text typed in a terminal, even if a command has the same name", () => {
    const french = translatorOf('fr', {
      'name.run': 'courir',
      'name.replay': 'revoir',
      hint: '`npm run replay` rejoue ce fichier, `/replay` le montre.',
    });
    expect(french({ key: 'hint' })).toBe('`npm run replay` rejoue ce fichier, `/revoir` le montre.');
  });

  test('may mention people', () => {
    expect(translate({ key: 'ping', with: { user: '42' } })).toBe("<@42>, it's your turn");
  });

  test('throws an error if its key has no message or a placeholder is not filled', () => {
    expect(() => translate({ key: 'loki' })).toThrow('no message for loki in en');
    expect(() => translate({ key: 'toString' })).toThrow('no message for toString');
    expect(() => translate({ key: 'greeting' })).toThrow('name');
  });
});

describe('the languages', () => {
  test('are read from their folders, English among them', () => {
    expect(languages()).toContain('en');
    expect(localeFiles('en').map(({ path }) => path)).toContain('en/yggdrasil.json');
    expect(translator('en')({ key: 'yggdrasil.enemy.nidhogg' })).toBe('Nidhögg');
  });

  test('each have a translator, and no other language has one', () => {
    expect(translator('en')).toBe(translator('en'));
    expect(() => translator('tlh' as Language)).toThrow();
  });
});
