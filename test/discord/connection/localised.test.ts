/** Commands as sent to Discord: in every language, and with English names for the program. */
import { InteractionContextType } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { commandsFor } from '../../../commands/list.ts';
import { localised } from '../../../src/discord/connection/localised.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import { DISCORD_LOCALES } from '../../../src/words/languages.ts';
import { languageOf, languages, localeFiles } from '../../../src/words/locales.ts';
import { translator } from '../../../src/words/translate.ts';

interface Part {
  readonly name: string;
  readonly name_localizations?: Readonly<Record<string, string>>;
  readonly description?: string;
  readonly required?: boolean;
  readonly contexts?: readonly number[];
  readonly description_localizations?: Readonly<Record<string, string>>;
  readonly options?: readonly Part[];
  readonly choices?: readonly Part[];
}

const declared = commandsFor(CATALOGUE).map(
  (command) => JSON.parse(JSON.stringify(localised(command, CATALOGUE))) as Part,
);
const others = languages().filter((language) => language !== 'en');

function partsOf(part: Part): readonly Part[] {
  return [part, ...[...(part.options ?? []), ...(part.choices ?? [])].flatMap(partsOf)];
}

/** `at` names a command, its subcommand, its option and one of its choices. */
function part(...at: readonly string[]): Part {
  return at.reduce<Part>(
    (inside, name) => {
      const found = [...(inside.options ?? []), ...(inside.choices ?? [])].find((one) => one.name === name);
      if (found === undefined) throw new Error(`no ${at.join(' ')}`);
      return found;
    },
    { name: '', options: declared },
  );
}

test('a phone offers only files that can be box files for upload', () => {
  expect(part('server', 'box', 'file')).toMatchObject({ file_types: ['.json'] });
});

describe('every command, subcommand, option and choice', () => {
  test('has a name in every language, and a description if English has one', () => {
    const locales = others.flatMap((language) => [...DISCORD_LOCALES[language]]).sort();
    for (const each of declared.flatMap(partsOf)) {
      expect(Object.keys(each.name_localizations ?? {}).sort(), each.name).toEqual(locales);
      if (each.description !== undefined)
        expect(Object.keys(each.description_localizations ?? {}).sort(), each.name).toEqual(locales);
    }
  });

  test('has an English name that matches the key of the text', () => {
    const names = localeFiles('en').flatMap(({ messages }) =>
      Object.entries(messages).filter(([key]) => key.startsWith('name.')),
    );
    expect(names.length).toBeGreaterThan(60);
    for (const [key, name] of names) expect(key).toBe(`name.${name}`);
  });
});

test('/game new asks for the game first and requires only that', () => {
  const [first, ...rest] = part('game', 'new').options ?? [];
  expect(first?.name).toBe('game');
  expect(rest.map(({ name }) => name)).toEqual(['difficulty', 'with', 'role']);
  expect(rest.filter(({ required }) => required === true)).toEqual([]);
});

/** Matches a command closely followed by one of its options: `/server box` and the option `file`. */
const WITH_OPTION = /`\/([a-z -]+)`[^`.。、]{0,30}`([a-z-]+)`/g;

test.each(languages())('in %s no text mentions an option its command lacks', (language) => {
  const asked = localeFiles(language).flatMap(({ messages }) =>
    Object.entries(messages).flatMap(([key, text]) =>
      [...text.matchAll(WITH_OPTION)].map(([, command = '', option = '']) => ({ key, command, option })),
    ),
  );
  expect(asked.length).toBeGreaterThan(0);
  for (const { key, command, option } of asked)
    expect(
      part(...command.split(' ')).options?.map(({ name }) => name),
      key,
    ).toContain(option);
});

test('only the commands for direct messages are allowed there', () => {
  const inDirect = declared.filter(({ contexts }) => contexts?.includes(InteractionContextType.BotDM));
  expect(inDirect.map(({ name }) => name).sort()).toEqual([
    'about',
    'daily',
    'help',
    'rule',
    'settings',
    'stats',
    'tables',
  ]);
});

test.each(others)('in %s every part has its own text', (language) => {
  const translate = translator(language);
  const [locale] = DISCORD_LOCALES[language];
  const inLanguage = ({ name_localizations, description_localizations }: Part) => [
    name_localizations?.[locale],
    description_localizations?.[locale],
  ];
  expect(inLanguage(part('game', 'new', 'with'))).toEqual([
    translate({ key: 'name.with' }),
    translate({ key: 'option.with' }),
  ]);
  expect(inLanguage(part('chronicles', 'give-life'))).toEqual([
    translate({ key: 'name.give-life' }),
    translate({ key: 'command.chronicles-give-life' }),
  ]);
  expect(inLanguage(part('board', 'as', 'text'))).toEqual([translate({ key: 'choice.as-text' }), undefined]);
  expect(inLanguage(part('Offer my seat'))).toEqual([translate({ key: 'menu.offer-seat' }), undefined]);
});

test('languages are offered to every reader under their own names', () => {
  for (const language of languages()) {
    const own = translator(language)({ key: 'language.own' });
    const choice = part('settings', 'language', own);
    expect(new Set(Object.values(choice.name_localizations ?? {}))).toEqual(new Set([own]));
  }
});

test("Discord's locales map to our languages, and unsupported ones to none", () => {
  expect(['en-US', 'en-GB', 'fr', 'it', 'ja'].map(languageOf)).toEqual(['en', 'en', 'fr', 'it', 'ja']);
  expect(['de', 'es-419', 'zh-CN', '', 'EN', null].map(languageOf)).toEqual(Array(6).fill(null));
});
