/**
 * The option `deadline`, of a table or of a server for its new tables: the hours after which others may act for the person
 * who is asked.
 */
import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  type ChatInputCommandInteraction,
} from 'discord.js';
import type { Translate } from '../../src/core/presentation/phrase.ts';
import { DEADLINES, NEVER } from '../../src/tables/model/settings.ts';

const OPTION = 'deadline';

/** `description` is the key of what the deadline is for. */
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

/** In hours, nought for never; null if nothing was chosen, or what no client of Discord offers. */
export function deadlineChosen({ options }: ChatInputCommandInteraction): number | null {
  const sent = options.getInteger(OPTION);
  return DEADLINES.find((hours) => hours === sent) ?? null;
}
