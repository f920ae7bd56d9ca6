/** The pieces of Discord messages, truncated to the lengths that Discord allows. */
import {
  type APIActionRowComponent,
  type APIButtonComponent,
  type APIComponentInMessageActionRow,
  type APISelectMenuOption,
  type APIStringSelectComponent,
  ButtonStyle,
  ComponentType,
} from 'discord.js';
import type { Emoji } from '../../../core/presentation/emojis.ts';
import type { Translate } from '../../../core/presentation/phrase.ts';
import { componentEmoji } from './emoji.ts';

export const LIMITS = {
  content: 2000,
  embedText: 4096,
  buttonLabel: 80,
  /** A phone truncates labels with more Latin letters than this. */
  shownLabel: 38,
  labelBesideEmoji: 34,
  optionLabel: 100,
  placeholder: 150,
  options: 25,
  buttonsInRow: 5,
  rows: 5,
  altText: 1024,
  modalTitle: 45,
  fieldLabel: 45,
  modalFields: 5,
  choices: 25,
  threadName: 100,
} as const;

export type Row = APIActionRowComponent<APIComponentInMessageActionRow>;
export type Style = 'primary' | 'secondary' | 'success' | 'danger';

const STYLES = {
  primary: ButtonStyle.Primary,
  secondary: ButtonStyle.Secondary,
  success: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
} as const;

/** Characters above U+FFFF, such as emoji, take two code units; this matches the first of them. */
const HALF_A_LETTER = /[\uD800-\uDBFF]$/;

/** The text, truncated with an ellipsis if it's longer than `length`. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const beginning = text.slice(0, length - 1).replace(HALF_A_LETTER, '');
  return `${beginning.trimEnd()}…`;
}

/** If a label leaves no room for the emoji, the emoji is left out. */
export function button(
  customId: string,
  label: string,
  style: Style = 'secondary',
  emoji: Emoji | null = null,
): APIButtonComponent {
  return {
    type: ComponentType.Button,
    custom_id: customId,
    label: cut(label, LIMITS.buttonLabel),
    style: STYLES[style],
    ...(emoji === null || label.length > LIMITS.labelBesideEmoji ? {} : { emoji: componentEmoji(emoji) }),
  };
}

export interface MenuOption {
  readonly label: string;
  readonly value: string;
  /** A second line in smaller type. */
  readonly description?: string;
  readonly emoji?: Emoji | null;
}

export function menu(customId: string, placeholder: string, options: readonly MenuOption[]): Row {
  return row([select(customId, placeholder, options)]);
}

/** A menu of people that allows choosing one to `most`. */
export function personMenu(customId: string, placeholder: string, most: number): Row {
  return row([
    {
      type: ComponentType.UserSelect,
      custom_id: customId,
      placeholder: cut(placeholder, LIMITS.placeholder),
      min_values: 1,
      max_values: most,
    },
  ]);
}

function select(
  customId: string,
  placeholder: string,
  options: readonly MenuOption[],
): APIStringSelectComponent {
  return {
    type: ComponentType.StringSelect,
    custom_id: customId,
    placeholder: cut(placeholder, LIMITS.placeholder),
    options: options.slice(0, LIMITS.options).map(menuOption),
  };
}

export function menuOption({ label, value, description, emoji = null }: MenuOption): APISelectMenuOption {
  const more = {
    ...(description === undefined ? {} : { description: cut(description, LIMITS.optionLabel) }),
    ...(emoji === null ? {} : { emoji: componentEmoji(emoji) }),
  };
  return { label: cut(label, LIMITS.optionLabel), value, ...more };
}

export function row(components: readonly APIComponentInMessageActionRow[]): Row {
  return { type: ComponentType.ActionRow, components: [...components] };
}

/** Puts buttons in rows of five. */
export function rows(buttons: readonly APIButtonComponent[]): readonly Row[] {
  const lines: Row[] = [];
  for (let at = 0; at < buttons.length; at += LIMITS.buttonsInRow) {
    lines.push(row(buttons.slice(at, at + LIMITS.buttonsInRow)));
  }
  return lines;
}

export function mention(userId: string): string {
  return `<@${userId}>`;
}

export function roleMention(roleId: string): string {
  return `<@&${roleId}>`;
}

export function channelMention(channelId: string): string {
  return `<#${channelId}>`;
}

/** A tappable command, such as `game new`; if its id is unknown, the text as people type it in their language. */
export function commandMention(
  command: string,
  ids: ReadonlyMap<string, string>,
  translate: Translate,
): string {
  const words = command.split(' ');
  const id = ids.get(words[0] ?? '');
  if (id !== undefined) return `</${command}:${id}>`;
  return `\`/${words.map((word) => translate({ key: `name.${word}` })).join(' ')}\``;
}

/** A time that Discord shows to each reader in their own time zone and language. */
export function timestamp(date: Date, how: keyof typeof TIME_STYLES): string {
  return `<t:${Math.floor(date.getTime() / 1000)}:${TIME_STYLES[how]}>`;
}

/** `clock` is the time of day with seconds. */
const TIME_STYLES = { relative: 'R', exact: 'f', clock: 'T' } as const;

export function messageLink(
  guildId: string,
  { channelId, messageId }: { readonly channelId: string; readonly messageId: string },
): string {
  return `https://discord.com/channels/${guildId}/${channelId}/${messageId}`;
}

/** As many whole lines from the beginning as fit. */
export function firstLines(lines: readonly string[], length: number): string {
  return fitting(lines, length).join('\n');
}

/** As many whole lines from the end as fit. */
export function lastLines(lines: readonly string[], length: number): string {
  return fitting(lines.toReversed(), length).reverse().join('\n');
}

/** All lines in order, split into texts no longer than the given length. */
export function inParts(lines: readonly string[], length: number): readonly string[] {
  const parts: string[] = [];
  for (const line of lines) {
    const longer = parts.length === 0 ? line : `${parts.at(-1)}\n${line}`;
    if (parts.length > 0 && longer.length <= length) parts.splice(-1, 1, longer);
    else parts.push(cut(line, length));
  }
  return parts;
}

function fitting(lines: readonly string[], length: number): string[] {
  let left = length + 1;
  const end = lines.findIndex((line) => {
    left -= line.length + 1;
    return left < 0;
  });
  return lines.slice(0, end < 0 ? lines.length : end);
}
