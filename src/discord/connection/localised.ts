/** Builds a command in the format Discord expects: in English, with names and descriptions in every other language. */
import {
  ApplicationIntegrationType,
  type LocalizationMap,
  type RESTPostAPIApplicationCommandsJSONBody,
} from 'discord.js';
import type { Catalogue } from '../../core/catalogue.ts';
import type { Translate } from '../../core/presentation/phrase.ts';
import { DEFAULT_LANGUAGE, DISCORD_LOCALES, type Language } from '../../words/languages.ts';
import { languages } from '../../words/locales.ts';
import { translator } from '../../words/translate.ts';
import type { Command } from '../command.ts';

/** A command, subcommand, option or choice. Choices and context menu commands have no description. */
interface Part {
  readonly name: string;
  readonly description?: string | undefined;
  readonly options?: readonly Part[] | undefined;
  readonly choices?: readonly Part[] | undefined;
}

/** A part, as declared in another language. */
interface Translated {
  readonly language: Language;
  readonly translate: Translate;
  readonly part: Part;
}

/**
 * Servers only; the default would be the setting in Discord's developer portal. With a user install, people could open tables on
 * servers where the bot can't ping anyone.
 */
const INSTALLED_ON = [ApplicationIntegrationType.GuildInstall] as const;

export function localised(command: Command, catalogue: Catalogue): RESTPostAPIApplicationCommandsJSONBody {
  const others = languages()
    .filter((language) => language !== DEFAULT_LANGUAGE)
    .map((language) => {
      const translate = translator(language);
      return { language, translate, part: command.declare(translate, catalogue) };
    });
  const inEnglish = command.declare(translator(DEFAULT_LANGUAGE), catalogue);
  return { ...withLanguages(inEnglish, others), integration_types: [...INSTALLED_ON] };
}

function withLanguages<T extends Part>(part: T, others: readonly Translated[]): T {
  const { description, options, choices } = part;
  const within = (inner: readonly Part[], innerOf: (other: Part) => readonly Part[] | undefined) =>
    inner.map((each, at) => {
      const translated = others.map((other) => ({ ...other, part: innerOf(other.part)?.[at] ?? each }));
      return withLanguages(each, translated);
    });
  return {
    ...part,
    name_localizations: inEach(others, (other) => nameOf(part, other)),
    ...(description === undefined
      ? {}
      : { description_localizations: inEach(others, (other) => other.part.description ?? description) }),
    ...(options === undefined ? {} : { options: within(options, (other) => other.options) }),
    ...(choices === undefined ? {} : { choices: within(choices, (other) => other.choices) }),
  };
}

/**
 * Names that people only choose from a list are translated. Anything that people can type is declared under the one name that the
 * program knows.
 */
function nameOf({ name, description }: Part, { translate, part }: Translated): string {
  return description === undefined ? part.name : translate({ key: `name.${name}` });
}

function inEach(others: readonly Translated[], text: (other: Translated) => string): LocalizationMap {
  const entries = others.flatMap((other) =>
    DISCORD_LOCALES[other.language].map((locale) => [locale, text(other)] as const),
  );
  return Object.fromEntries(entries);
}
