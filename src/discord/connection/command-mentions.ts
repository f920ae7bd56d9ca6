/** Makes commands in running text tappable: `/game new` becomes a mention that each reader sees in their language. */
import { ApplicationCommandOptionType, type RESTOptions } from 'discord.js';
import { LIMITS } from '../messages/pieces/parts.ts';
import { withRequestJson } from './request-json.ts';

type MakeRequest = RESTOptions['makeRequest'];

/** The mention of each slash command, by the text for it in any language, such as "/game new". */
export type CommandMentions = ReadonlyMap<string, string>;

/** A command, subcommand or option as it is declared. */
interface Declared {
  readonly name: string;
  readonly type?: number | undefined;
  readonly name_localizations?: Readonly<Record<string, string | null | undefined>> | null | undefined;
  readonly options?: readonly Declared[] | undefined;
}

const SUBCOMMANDS: readonly unknown[] = [
  ApplicationCommandOptionType.Subcommand,
  ApplicationCommandOptionType.SubcommandGroup,
];

/** A command with subcommands can't itself be mentioned. */
export function mentionsOf(commands: readonly Declared[], ids: ReadonlyMap<string, string>): CommandMentions {
  const mentions = commands.flatMap((command) => {
    const id = ids.get(command.name);
    if (id === undefined) return [];
    return leavesOf(command).flatMap((path) => {
      const mention = `</${path.map(({ name }) => name).join(' ')}:${id}>`;
      return [null, ...localesOf(path)].map((locale): [string, string] => [typedIn(path, locale), mention]);
    });
  });
  return new Map(mentions);
}

function leavesOf(part: Declared): readonly (readonly Declared[])[] {
  const within = (part.options ?? []).filter(({ type }) => SUBCOMMANDS.includes(type));
  if (within.length === 0) return [[part]];
  return within.flatMap((inner) => leavesOf(inner).map((path) => [part, ...path]));
}

function localesOf(path: readonly Declared[]): readonly string[] {
  return [...new Set(path.flatMap((part) => Object.keys(part.name_localizations ?? {})))];
}

function typedIn(path: readonly Declared[], locale: string | null): string {
  const names = path.map((part) => (locale === null ? null : part.name_localizations?.[locale]) ?? part.name);
  return `/${names.join(' ')}`;
}

/** A quick test that skips most requests, which contain no command. */
const MAY_NAME_COMMANDS = /`\//;

/** Every message gets its mentions here. Choices, labels and pictures show no mentions, so they keep the words. */
export function withCommandMentions(request: MakeRequest, mentions: CommandMentions): MakeRequest {
  return (url, init) =>
    request(
      url,
      mentions.size === 0
        ? init
        : withRequestJson(init, MAY_NAME_COMMANDS, (body) => mentioning(body, mentions)),
    );
}

/** The texts of a message, including those in an interaction response. */
export function mentioning(body: unknown, mentions: CommandMentions): unknown {
  if (!isObject(body)) return body;
  const { content, embeds, data } = body;
  return {
    ...body,
    ...(typeof content === 'string' ? { content: inContent(content, callsPeople(body), mentions) } : {}),
    ...(Array.isArray(embeds) ? { embeds: embeds.map((embed) => inEmbed(embed, mentions)) } : {}),
    ...(isObject(data) ? { data: mentioning(data, mentions) } : {}),
  };
}

/** A notification would show the raw mention, so the line that phones show in a notification keeps the words. */
function inContent(content: string, isNotified: boolean, mentions: CommandMentions): string {
  const [first = '', ...others] = content.split('\n');
  const mentioned = isNotified
    ? [first, ...others.map((line) => inLine(line, mentions))].join('\n')
    : inLine(content, mentions);
  return mentioned.length > LIMITS.content ? content : mentioned;
}

function inEmbed(embed: unknown, mentions: CommandMentions): unknown {
  if (!isObject(embed) || typeof embed['description'] !== 'string') return embed;
  const mentioned = inLine(embed['description'], mentions);
  return mentioned.length > LIMITS.embedText ? embed : { ...embed, description: mentioned };
}

/** A code block is left as it is. */
const CODE = /(```[\s\S]*?```)|`(\/[^`\n]+)`/g;

function inLine(text: string, mentions: CommandMentions): string {
  return text.replace(CODE, (whole, _block, typed?: string) =>
    typed === undefined ? whole : (mentionFor(typed, mentions) ?? whole),
  );
}

/** Text typed after the command stays next to the mention. */
function mentionFor(typed: string, mentions: CommandMentions): string | null {
  const words = typed.split(' ');
  for (let count = words.length; count > 0; count -= 1) {
    const mention = mentions.get(words.slice(0, count).join(' '));
    const rest = words.slice(count).join(' ');
    if (mention !== undefined) return rest === '' ? mention : `${mention} \`${rest}\``;
  }
  return null;
}

function callsPeople(body: Readonly<Record<string, unknown>>): boolean {
  const mentions = body['allowed_mentions'];
  const users = isObject(mentions) ? mentions['users'] : undefined;
  return Array.isArray(users) && users.length > 0;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
