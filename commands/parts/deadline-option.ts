/**
 * The option `deadline`, for a table or for a server's new tables: the hours after which others may act for the player the table
 * waits for.
 */
import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  type ChatInputCommandInteraction,
} from 'discord.js';
import type { Translate } from '../../src/core/presentation/phrase.ts';
import { DEADLINES, NEVER } from '../../src/tables/model/settings.ts';

const OPTION = 'deadline';

/** `description` is the key of the option's description. */
export function deadlineOption(description: string, translate: Translate): APIApplicationCommandBasicOption {
  const hours = DEADLINES.filter((value) => value !== NEVER).map((value) => ({
    name: translate({ key: 'choice.deadline', with: { hours: value, days: value / 24 } }),
    value: Number(value),
  }));
  return {
    type: ApplicationCommandOptionType.Integer,
    name: OPTION,
    description: translate({ key: description }),
    choices: [...hours, { name: translate({ key: 'choice.deadline-never' }), value: NEVER }],
  };
}

/** The chosen hours; zero means never. Null if nothing was chosen, or if Discord doesn't offer the value. */
export function deadlineChosen({ options }: ChatInputCommandInteraction): number | null {
  const sent = options.getInteger(OPTION);
  return DEADLINES.find((hours) => hours === sent) ?? null;
}
