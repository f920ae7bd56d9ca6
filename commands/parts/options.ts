/** Builds the options of slash commands. `meaning` is the key of the description if it isn't the option's name. */
import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandBooleanOption,
  type APIApplicationCommandIntegerOption,
  type APIApplicationCommandStringOption,
  type APIApplicationCommandSubcommandOption,
  type APIApplicationCommandUserOption,
  ApplicationCommandOptionType,
} from 'discord.js';
import type { Catalogue } from '../../src/core/catalogue.ts';
import type { Translate } from '../../src/core/presentation/phrase.ts';

export interface OptionMaker {
  /** An option of a command with subcommands: the description's key combines both names. */
  subcommand(
    command: string,
    name: string,
    options?: APIApplicationCommandBasicOption[],
  ): APIApplicationCommandSubcommandOption;
  /** An option that suggests sensible values while a person types. */
  suggested(name: string, meaning?: string): APIApplicationCommandStringOption;
  /** An option with a fixed list of values, each with its own label. */
  oneOf(name: string, values: readonly string[], meaning?: string): APIApplicationCommandStringOption;
  game(catalogue: Catalogue): APIApplicationCommandStringOption;
  yesOrNo(name: string, meaning?: string): APIApplicationCommandBooleanOption;
  person(name: string, isRequired?: true): APIApplicationCommandUserOption;
  count(name: string, from: number, to?: number, meaning?: string): APIApplicationCommandIntegerOption;
}

export function optionsIn(translate: Translate): OptionMaker {
  const described = (name: string, meaning: string) => ({
    name,
    description: translate({ key: `option.${meaning}` }),
  });
  return {
    subcommand: (command, name, options = []) => ({
      type: ApplicationCommandOptionType.Subcommand,
      name,
      description: translate({ key: `command.${command}-${name}` }),
      options,
    }),
    suggested: (name, meaning = name) => ({
      type: ApplicationCommandOptionType.String,
      ...described(name, meaning),
      autocomplete: true,
    }),
    oneOf: (name, values, meaning = name) => ({
      type: ApplicationCommandOptionType.String,
      ...described(name, meaning),
      choices: values.map((value) => ({ name: translate({ key: `choice.${name}-${value}` }), value })),
    }),
    game: (catalogue) => ({
      type: ApplicationCommandOptionType.String,
      ...described('game', 'game'),
      choices: [...catalogue.keys()].map((id) => ({ name: translate({ key: `game.${id}` }), value: id })),
    }),
    yesOrNo: (name, meaning = name) => ({
      type: ApplicationCommandOptionType.Boolean,
      ...described(name, meaning),
    }),
    person: (name, isRequired) => ({
      type: ApplicationCommandOptionType.User,
      ...described(name, name),
      ...(isRequired === true ? { required: true } : {}),
    }),
    count: (name, from, to, meaning = name) => ({
      type: ApplicationCommandOptionType.Integer,
      ...described(name, meaning),
      min_value: from,
      ...(to === undefined ? {} : { max_value: to }),
    }),
  };
}
