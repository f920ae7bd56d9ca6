/** Reads an option that says who gets advice. */
import type { ChatInputCommandInteraction } from 'discord.js';
import { ADVICE_SETTINGS, type AdviceSetting } from '../../../src/tables/model/table.ts';

/** Undefined if it is left out. */
export function adviceIn(
  { options }: ChatInputCommandInteraction,
  option: string,
): AdviceSetting | undefined {
  const chosen = options.getString(option);
  return ADVICE_SETTINGS.find((setting) => setting === chosen);
}
