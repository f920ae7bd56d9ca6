/** The option `language` for every command that has one: declares it, with each language under its own name, and reads it. */
import {
  type APIApplicationCommandStringOption,
  ApplicationCommandOptionType,
  type ChatInputCommandInteraction,
} from 'discord.js';
import type { Translate } from '../../src/core/presentation/phrase.ts';
import { ownNameOf } from '../../src/discord/messages/pieces/own-name.ts';
import type { Language } from '../../src/words/languages.ts';
import { languages } from '../../src/words/locales.ts';

const OPTION = 'language';
/** Removes the choice: Discord's language applies again. */
const AS_DISCORD = 'as-discord';

/** `description` is the key of the option's description. */
export function languageOption(
  description: string,
  translate: Translate,
  { undoes }: { readonly undoes: boolean },
): APIApplicationCommandStringOption {
  const asDiscord = { name: translate({ key: 'choice.language-as-discord' }), value: AS_DISCORD };
  return {
    type: ApplicationCommandOptionType.String,
    name: OPTION,
    description: translate({ key: description }),
    choices: [
      ...languages().map((language) => ({ name: ownNameOf(language), value: language })),
      ...(undoes ? [asDiscord] : []),
    ],
  };
}

/** Returns undefined if nothing was chosen; null if Discord's language should apply. */
export function languageChosen({ options }: ChatInputCommandInteraction): Language | null | undefined {
  const chosen = options.getString(OPTION);
  return chosen === AS_DISCORD ? null : languages().find((language) => language === chosen);
}
