/**
 * Compares the locales with the program: every key that the program uses must exist in every language and fit, and
 * every key must be used.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandsFor } from '../../commands/list.ts';
import { AWAY_WORDS } from '../../commands/parts/away-option.ts';
import { UNREAD } from '../../commands/server/attached-text.ts';
import { CHAPTER_STATUSES } from '../../src/core/campaign.ts';
import { THEMES } from '../../src/core/presentation/theme.ts';
import { GENERAL_REFUSALS } from '../../src/core/requests/general-refusals.ts';
import type { KeyFamilies } from '../../src/core/samples.ts';
import { ABOUT_LINKS } from '../../src/discord/about.ts';
import { OWN_MENUS, OWN_OPENERS } from '../../src/discord/custom-ids/own-settings.ts';
import { SERVER_LIMITS, SERVER_MENUS } from '../../src/discord/custom-ids/server-settings.ts';
import { POST_STATES } from '../../src/discord/delivery/channels/post-tags.ts';
import { HELPING_COMMANDS, WHEREABOUTS } from '../../src/discord/messages/guide/next-steps.ts';
import { SWITCHED } from '../../src/discord/messages/servers/server-settings-card.ts';
import { CATALOGUE } from '../../src/games/index.ts';
import { REFUSALS } from '../../src/playground/people/refusal.ts';
import { inPackage } from '../../src/runtime/package-folder.ts';
import { COMPUTER_CHANGES } from '../../src/tables/lobby/computers.ts';
import { CAMPAIGN_STATUSES } from '../../src/tables/model/campaign.ts';
import { DELIVERY_ERRORS } from '../../src/tables/model/outbox.ts';
import { TABLE_REFUSALS } from '../../src/tables/model/refusal.ts';
import {
  HOST_RIGHTS,
  QUIET_CALLS,
  RHYTHMS,
  SKIP_RIGHTS,
  TABLE_PLACES,
} from '../../src/tables/model/settings.ts';
import { STORAGE_ERRORS } from '../../src/tables/model/storage/storage-error.ts';
import { ADVICE_SETTINGS, PASSINGS } from '../../src/tables/model/table.ts';
import { TABLE_NAMES } from '../../src/tables/model/table-name.ts';
import { LOSSES } from '../../src/tables/moderation/suspending.ts';
import { LANGUAGES } from '../../src/words/languages.ts';
import { type LocaleFile, languages, localeFiles } from '../../src/words/locales.ts';
import { brokenArticle } from './locale-check/articles.ts';
import { familiesOf } from './locale-check/families.ts';
import { doubled, strayWords } from './locale-check/homes.ts';
import { brokenLimit } from './locale-check/limits.ts';
import { NAMES } from './locale-check/names.ts';
import { placesOf } from './locale-check/places.ts';
import { brokenSpaces } from './locale-check/spaces.ts';

/** Keys that the program builds: each star stands for a name from the list at the same position. */
const FAMILIES: KeyFamilies = {
  ...(await familiesOf(CATALOGUE)),
  'name.*': [NAMES.all],
  'game.*': [[...CATALOGUE.keys()]],
  'core.refusal.*': [GENERAL_REFUSALS],
  'table.name.*': [TABLE_NAMES],
  'refusal.*': [TABLE_REFUSALS],
  'typed.*': [AWAY_WORDS],
  'refusal.storage-*': [STORAGE_ERRORS],
  'problem.*': [DELIVERY_ERRORS],
  'box.unread.*': [UNREAD],
  'direct.*': [LOSSES],
  'about.*': [ABOUT_LINKS],
  'help.*': [WHEREABOUTS],
  'help.do.*': [HELPING_COMMANDS.map((command) => command.replace(' ', '-'))],
  'server.hosts-*': [HOST_RIGHTS],
  'forum.*': [POST_STATES],
  'server.skips-*': [SKIP_RIGHTS],
  'server.places-*': [TABLE_PLACES],
  'server.boards-*': [THEMES],
  'button.computer-*': [COMPUTER_CHANGES],
  'lobby.advice-*': [ADVICE_SETTINGS],
  'choice.advice-*': [ADVICE_SETTINGS],
  'choice.passing-*': [PASSINGS],
  'choice.reminders-*': [RHYTHMS],
  'button.quiet-calls-*': [QUIET_CALLS],
  'settings.menu-*': [OWN_MENUS],
  'choice.hosts-*': [HOST_RIGHTS],
  'server.menu-*': [[...SERVER_MENUS, SERVER_LIMITS]],
  'server.form-*': [['most-tables', 'most-in-channel']],
  'button.server-*': [SWITCHED],
  'button.own-*': [OWN_OPENERS],
  'campaign.status-*': [CAMPAIGN_STATUSES],
  'campaign.chapter-*': [CHAPTER_STATUSES],
  'campaign.road.*': [CHAPTER_STATUSES],
  'playground.refused.*': [REFUSALS],
  'rule.*': [['stated', 'deduced', 'memory', 'assumed']],
  'rule.*-elsewhere': [['stated', 'deduced']],
};

/** Keys used by command declarations, found by declaring every command. */
const DECLARED_FAMILIES: readonly string[] = [
  'choice.*-*',
  'command.*',
  'command.*-*',
  'option.*',
  'option.server-*',
];

/** Keys built from names that aren't in any list; every key of these families counts as used. */
const OPEN_FAMILIES: readonly string[] = ['button.*', 'permission.*'];

const RULES = [...CATALOGUE.values()].flatMap(({ rulebook }) => rulebook.map(({ id }) => id));

const files = languages().map((language) => ({ language, files: localeFiles(language) }));

/** A string literal in the program is a key if the word before its first dot is one of these. */
const NAMESPACES = new Set(
  files.flatMap((each) =>
    each.files
      .flatMap(({ messages }) => Object.keys(messages))
      .flatMap((key) => key.match(/^\w+(?=\.)/) ?? []),
  ),
);

/** The keys in the program's source, with a star for each inserted value; import paths are skipped. */
function keysInProgram(): readonly string[] {
  const key = new RegExp(
    `(?<!from )(['"\`])((?:${[...NAMESPACES].join('|')})\\.(?:[\\w.-]|\\$\\{[^}]*\\})+)\\1`,
    'g',
  );
  return ['src', 'commands', join('assets', 'playground')]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((path) => /\.(ts|js|html)$/.test(path))
    .flatMap((path) => keysIn(withoutComments(readFileSync(path, 'utf8')), key));
}

/** Matches a call of `keyedWords`, which builds a game's keys of these kinds. */
const KEYED = /\bkeyedWords\('(\w+)'\)/g;
const KEYED_WORDS = ['event', 'verb', 'refusal'];

function keysIn(program: string, key: RegExp): readonly string[] {
  const keyed = [...program.matchAll(KEYED)].map(([, game = '']) => game);
  return [
    ...[...program.matchAll(key)].map(([, , found = '']) => found.replace(/\$\{[^}]*\}/g, '*')),
    ...keyed.flatMap((game) => KEYED_WORDS.map((kind) => `${game}.${kind}.*`)),
  ];
}

function withoutComments(program: string): string {
  return program.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}

function keysOfCommands(): readonly string[] {
  const keys: string[] = [];
  for (const command of commandsFor(CATALOGUE))
    command.declare(({ key }) => {
      keys.push(key);
      return key;
    }, CATALOGUE);
  return keys;
}

function filled(pattern: string, lists: readonly (readonly string[])[]): readonly string[] {
  return lists.reduce<readonly string[]>(
    (keys, names) => keys.flatMap((key) => names.map((name) => key.replace('*', name))),
    [pattern],
  );
}

const written = [...new Set(keysInProgram())];
const patterns = written.filter((key) => key.includes('*'));
const used = new Set([
  ...RULES,
  ...keysOfCommands(),
  ...written.filter((key) => !key.includes('*')),
  ...Object.entries(FAMILIES).flatMap(([pattern, lists]) =>
    patterns.includes(pattern) ? filled(pattern, lists) : [],
  ),
]);
const listed = [...Object.keys(FAMILIES), ...DECLARED_FAMILIES, ...OPEN_FAMILIES];
/** A game without refusals of its own has no names to list. */
const noRefusals = [...CATALOGUE.keys()]
  .filter((game) => !hasOwnRefusals(game))
  .map((game) => `${game}.refusal.*`);
const unlisted = patterns.filter((pattern) => ![...listed, ...noRefusals].includes(pattern));
const unbuilt = listed.filter((pattern) => !patterns.includes(pattern));

function isUsed(key: string): boolean {
  const beginnings = OPEN_FAMILIES.map((pattern) => pattern.slice(0, pattern.indexOf('*')));
  return used.has(key) || beginnings.some((beginning) => key.startsWith(beginning));
}

const inEnglish = new Map(localeFiles('en').flatMap(({ messages }) => Object.entries(messages)));

/** The keys that the program names, and all English keys of the open families. */
const expected = new Set([...used, ...[...inEnglish.keys()].filter(isUsed)]);

function unparsable({ path, messages }: LocaleFile): readonly string[] {
  return Object.entries(messages).flatMap(([key, message]) => {
    try {
      const filled = placesOf(inEnglish.get(key) ?? message);
      const unknown = [...placesOf(message)].filter((place) => !filled.has(place));
      return unknown.map((place) => `${path}: ${key} has a place {${place}}, which nothing fills`);
    } catch (error) {
      return [`${path}: ${key} is no ICU message: ${String(error)}`];
    }
  });
}

function unfitting(language: string, { path, messages }: LocaleFile): readonly string[] {
  return Object.entries(messages).flatMap(([key, message]) =>
    [brokenLimit(key, message), brokenSpaces(language, message), brokenArticle(language, message)].flatMap(
      (broken) => (broken === null ? [] : [`${path}: ${key} ${broken}`]),
    ),
  );
}

function problemsOf(language: string, ofLanguage: readonly LocaleFile[]): readonly string[] {
  const keys = ofLanguage.flatMap(({ messages }) => Object.keys(messages));
  return [
    ...[...expected].filter((key) => !keys.includes(key)).map((key) => `${language}: ${key} is missing`),
    ...[...new Set(keys)].filter((key) => !isUsed(key)).map((key) => `${language}: ${key} is not used`),
    ...doubled(ofLanguage, NAMES),
    ...strayWords(ofLanguage, NAMES),
    ...ofLanguage.flatMap(unparsable),
    ...ofLanguage.flatMap((file) => unfitting(language, file)),
  ];
}

function hasOwnRefusals(game: string): boolean {
  const folder = inPackage('src', 'games', game);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .some((name) => /\bcode: /.test(readFileSync(join(folder, name), 'utf8')));
}

/** The place of a family's lists: a game has its own. */
function placeOf(pattern: string): string {
  const [game = ''] = pattern.split('.');
  return CATALOGUE.has(game) ? `the keys of src/games/${game}'s samples` : 'scripts/checks/locale-check.ts';
}

const strangers = readdirSync(inPackage('assets', 'locales')).filter(
  (folder) => !LANGUAGES.some((language) => language === folder),
);

const problems = [
  ...strangers.map((folder) => `assets/locales/${folder}: no such language is in src/words/languages.ts`),
  ...unlisted.map(
    (pattern) => `the program builds ${pattern}: list its names in ${placeOf(pattern)}, a list for each star`,
  ),
  ...unbuilt.map((pattern) => `the program no longer builds ${pattern}: remove it from ${placeOf(pattern)}`),
  ...files.flatMap((each) => problemsOf(each.language, each.files)),
];

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
