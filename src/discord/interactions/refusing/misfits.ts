/**
 * Finds typed options that a command doesn't accept: an outdated client offers old values, and a forged one may send anything.
 */
import {
  type APIApplicationCommandOption,
  ApplicationCommandOptionType,
  type CommandInteractionOption,
} from 'discord.js';
import { currentOptionName } from './renamed-options.ts';

type Declared = APIApplicationCommandOption;
type Given = Pick<CommandInteractionOption, 'name' | 'type' | 'value' | 'options' | 'channel'>;

/** The name of the first option that the command doesn't accept; null if all are valid. */
export function misfitIn(declared: readonly Declared[], given: readonly Given[]): string | null {
  for (const option of given) {
    const known = declared.find(({ name }) => name === currentOptionName(option.name));
    // A command with an unknown subcommand isn't the declared one, so its options aren't judged here.
    if (known === undefined && NAMED.includes(option.type)) continue;
    if (known === undefined || known.type !== option.type) return option.name;
    const inside = 'options' in known ? misfitIn(known.options ?? [], option.options ?? []) : null;
    if (inside !== null) return inside;
    if (!fits(known, option)) return option.name;
  }
  return null;
}

const NAMED: readonly ApplicationCommandOptionType[] = [
  ApplicationCommandOptionType.Subcommand,
  ApplicationCommandOptionType.SubcommandGroup,
];

function fits(known: Declared, { value, channel }: Given): boolean {
  switch (known.type) {
    case ApplicationCommandOptionType.String:
      return (
        typeof value === 'string' &&
        isBetween(value.length, known.min_length, known.max_length) &&
        isChoice(known.choices, value)
      );
    case ApplicationCommandOptionType.Integer:
      return Number.isSafeInteger(value) && fitsNumber(known, value);
    case ApplicationCommandOptionType.Number:
      return Number.isFinite(value) && fitsNumber(known, value);
    case ApplicationCommandOptionType.Channel:
      return known.channel_types === undefined || known.channel_types.some((type) => type === channel?.type);
    default:
      return true;
  }
}

interface Bounds {
  readonly min_value?: number;
  readonly max_value?: number;
  readonly choices?: readonly { readonly value: string | number }[];
}

function fitsNumber({ min_value, max_value, choices }: Bounds, value: Given['value']): boolean {
  return typeof value === 'number' && isBetween(value, min_value, max_value) && isChoice(choices, value);
}

function isBetween(
  value: number,
  least = Number.NEGATIVE_INFINITY,
  most = Number.POSITIVE_INFINITY,
): boolean {
  return value >= least && value <= most;
}

function isChoice(choices: Bounds['choices'], value: string | number): boolean {
  return choices === undefined || choices.length === 0 || choices.some((choice) => choice.value === value);
}
