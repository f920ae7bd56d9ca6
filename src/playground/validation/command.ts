/** Checks the commands that the bot registers. */
import { isAbsent, type JsonObject, listOf, objectOf, scalarText, textOf } from '../json.ts';
import { checkList, checkText, checkWhole, type Problems, required } from './problems.ts';

const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
const CHARACTERS_IN_ALL = 8000;
const LOCALES: readonly string[] = (
  'id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg ru uk hi th ' +
  'zh-CN ja zh-TW ko'
).split(' ');

export const OPTIONS = {
  subcommand: 1,
  group: 2,
  string: 3,
  integer: 4,
  boolean: 5,
  user: 6,
  channel: 7,
  role: 8,
  mentionable: 9,
  number: 10,
  attachment: 11,
} as const;

export const CHAT_INPUT = 1;
/** The context menus of a person and a message. */
export const PERSON_MENU = 2;
export const MESSAGE_MENU = 3;
/** Starts an Activity. Discord creates this command itself if Activities are enabled in the developer portal. */
export const ENTRY_POINT = 4;
const ENTRY_POINT_HANDLERS = { app: 1, discord: 2 } as const;

/** The maximum number of commands of each type that an application may have. */
const MOST: ReadonlyMap<unknown, number> = new Map([
  [CHAT_INPUT, 100],
  [PERSON_MENU, 15],
  [MESSAGE_MENU, 15],
]);

export function checkCommand(problems: Problems, value: unknown): void {
  const command = objectOf(value);
  const type = command['type'] ?? CHAT_INPUT;
  checkWhole(problems.at('type'), type, CHAT_INPUT, ENTRY_POINT);
  if (type === ENTRY_POINT) {
    const { app, discord } = ENTRY_POINT_HANDLERS;
    checkWhole(problems.at('handler'), command['handler'], app, discord);
  }
  checkWhole(
    problems.at('default_member_permissions'),
    asNumber(command['default_member_permissions']),
    0,
    2 ** 53,
  );
  if (type !== CHAT_INPUT) {
    checkUntyped(problems, command);
    return;
  }
  checkNameAndDescription(problems, command);
  checkOptions(problems.at('options'), command['options'], 0);
  if (longest(command) > CHARACTERS_IN_ALL) {
    problems.add('APPLICATION_COMMAND_TOO_LARGE', `Command exceeds maximum size (${CHARACTERS_IN_ALL})`);
  }
}

/** Checks a list that replaces all commands; a name may occur only once per type of command. */
export function checkCommands(problems: Problems, value: unknown): void {
  const commands = checkList(problems, value, 0, 130).map(objectOf);
  const seen = new Set<string>();
  commands.forEach((command, index) => {
    checkCommand(problems.at(index), command);
    const key = `${scalarText(command['type'] ?? CHAT_INPUT)} ${textOf(command['name'])}`;
    if (seen.has(key)) {
      problems
        .at(index)
        .at('name')
        .add('APPLICATION_COMMANDS_DUPLICATE_NAME', 'Application command names must be unique');
    }
    seen.add(key);
  });
  for (const [type, most] of MOST) {
    const alike = commands.filter((command) => (command['type'] ?? CHAT_INPUT) === type);
    checkNamesTogether(problems, alike, 'APPLICATION_COMMANDS_DUPLICATE_NAME');
    if (alike.length > most) {
      problems.add('APPLICATION_COMMANDS_TOO_MANY', `At most ${most} commands of this type`);
    }
  }
}

/** A context menu command may have capitals and spaces in its name, but no description or options. */
function checkUntyped(problems: Problems, command: JsonObject): void {
  const checkShown = (at: Problems, name: unknown) => checkText(at, name, 1, 32);
  checkShown(problems.at('name'), command['name']);
  checkLocalized(problems.at('name_localizations'), command['name_localizations'], checkShown);
  if (command['description']) {
    problems.at('description').add('APPLICATION_COMMAND_INVALID', 'Only slash commands have a description');
  }
  if (listOf(command['options']).length > 0) {
    problems.at('options').add('APPLICATION_COMMAND_INVALID', 'Only slash commands have options');
  }
}

function asNumber(value: unknown): unknown {
  return typeof value === 'string' ? Number(value) : value;
}

function checkName(problems: Problems, value: unknown): void {
  checkText(problems, value, 1, 32);
  const name = textOf(value);
  if (name !== '' && (!NAME.test(name) || name !== name.toLowerCase())) {
    problems.add('APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid');
  }
}

function checkNameAndDescription(problems: Problems, thing: JsonObject): void {
  if (isAbsent(thing['name'])) required(problems.at('name'));
  else checkName(problems.at('name'), thing['name']);
  checkText(problems.at('description'), thing['description'], 1, 100);
  checkLocalized(problems.at('name_localizations'), thing['name_localizations'], checkName);
  checkLocalized(problems.at('description_localizations'), thing['description_localizations'], (at, text) =>
    checkText(at, text, 1, 100),
  );
}

function checkLocalized(
  problems: Problems,
  value: unknown,
  check: (problems: Problems, text: unknown) => void,
): void {
  for (const [locale, text] of Object.entries(objectOf(value))) {
    if (!LOCALES.includes(locale)) {
      problems.at(locale).add('ENUM_TYPE_COERCE', `Value "${locale}" is not a valid locale.`);
    } else if (!isAbsent(text)) check(problems.at(locale), text);
  }
}

/** Siblings must have different names in every language, even if some have no name in that language. */
function checkNamesTogether(problems: Problems, siblings: readonly JsonObject[], code: string): void {
  const localized = siblings.map((sibling) => objectOf(sibling['name_localizations']));
  const locales = new Set(localized.flatMap((names) => Object.keys(names)));
  for (const locale of locales) {
    const shown = siblings.map(({ name }, at) => localized[at]?.[locale] ?? name);
    shown.forEach((name, index) => {
      if (shown.indexOf(name) < index) {
        problems.at(index).at('name_localizations').at(locale).add(code, 'Localized names must be unique');
      }
    });
  }
}

function checkOptions(problems: Problems, value: unknown, depth: number): void {
  const options = checkList(problems, value, 0, 25).map(objectOf);
  const isNest = (option: JsonObject) =>
    option['type'] === OPTIONS.subcommand || option['type'] === OPTIONS.group;
  if (options.some(isNest) && !options.every(isNest)) {
    problems.add('APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', 'Subcommands and options do not mix');
  }
  const seen = new Set<unknown>();
  let sawOptional = false;
  options.forEach((option, index) => {
    const at = problems.at(index);
    checkNameAndDescription(at, option);
    if (seen.has(option['name'])) {
      at.at('name').add('APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS', 'Option names must be unique');
    }
    seen.add(option['name']);
    if (isNest(option)) {
      checkNest(at, option, depth);
      return;
    }
    if (option['required'] === true && sawOptional) {
      at.add(
        'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
        'Required options must be placed before non-required options',
      );
    }
    sawOptional ||= option['required'] !== true;
    checkLeaf(at, option);
  });
  checkNamesTogether(problems, options, 'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS');
}

function checkNest(problems: Problems, option: JsonObject, depth: number): void {
  const isGroup = option['type'] === OPTIONS.group;
  if ((isGroup && depth > 0) || depth > 1) {
    problems
      .at('type')
      .add('APPLICATION_COMMAND_OPTIONS_NESTED', 'Groups hold subcommands; those hold options');
  }
  checkOptions(problems.at('options'), option['options'], isGroup ? 1 : 2);
}

function checkLeaf(problems: Problems, option: JsonObject): void {
  if (isAbsent(option['type'])) {
    required(problems.at('type'));
    return;
  }
  checkWhole(problems.at('type'), option['type'], OPTIONS.string, OPTIONS.attachment);
  const choices = checkList(problems.at('choices'), option['choices'], 0, 25);
  checkChoices(problems.at('choices'), choices, option['type']);
  if (new Set(choices.map((choice) => objectOf(choice)['name'])).size < choices.length) {
    problems
      .at('choices')
      .add('APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS', 'Choice names must be unique');
  }
  checkNamesTogether(
    problems.at('choices'),
    choices.map(objectOf),
    'APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS',
  );
  const takesChoices: readonly unknown[] = [OPTIONS.string, OPTIONS.integer, OPTIONS.number];
  const autocompletes = option['autocomplete'] === true;
  if (autocompletes && (choices.length > 0 || !takesChoices.includes(option['type']))) {
    problems
      .at('autocomplete')
      .add('APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID', 'Choices and autocomplete exclude each other');
  }
  checkWhole(problems.at('min_length'), option['min_length'], 0, 6000);
  checkWhole(problems.at('max_length'), option['max_length'], 1, 6000);
}

/** Checks the choices of an option, registered or suggested; their values are texts, or numbers if `type` says so. */
export function checkChoices(problems: Problems, choices: readonly unknown[], type: unknown): void {
  choices.map(objectOf).forEach((choice, index) => {
    const at = problems.at(index);
    checkText(at.at('name'), choice['name'], 1, 100);
    checkLocalized(at.at('name_localizations'), choice['name_localizations'], (here, text) =>
      checkText(here, text, 1, 100),
    );
    if (type === OPTIONS.string) checkText(at.at('value'), choice['value'], 0, 100);
    else if (typeof choice['value'] !== 'number') {
      at.at('value').add('NUMBER_TYPE_COERCE', `Value "${scalarText(choice['value'])}" is not a number.`);
    }
  });
}

/** The total length of the command's names, descriptions and values, each in its longest language. */
function longest(thing: JsonObject): number {
  const lengthOf = (text: unknown, localized: unknown) =>
    Math.max(textOf(text).length, ...Object.values(objectOf(localized)).map((one) => textOf(one).length));
  const own =
    lengthOf(thing['name'], thing['name_localizations']) +
    lengthOf(thing['description'], thing['description_localizations']) +
    textOf(thing['value']).length;
  const inner = [...listOf(thing['options']), ...listOf(thing['choices'])].map(objectOf);
  return inner.reduce((sum, one) => sum + longest(one), own);
}
