/** Reads a slash command as a person typed it: the command, its subcommand and its options. */
import { typeByName } from '../content-types.ts';
import type { JsonObject } from '../json.ts';
import {
  type Attachment,
  CHANNEL_TYPES,
  type Channel,
  type Command,
  type CommandOption,
  type GivenFile,
  type Person,
} from '../model/shapes.ts';
import { CHAT_INPUT, ENTRY_POINT, OPTIONS } from '../validation/command.ts';
import { isTooLarge } from '../validation/message.ts';
import { APPLICATION_ID, GUILD } from '../world/hall.ts';
import { sizeOfPicture } from '../world/picture-size.ts';
import { hasCommands, isMember } from '../world/servers.ts';
import { attachmentOnWire, channelOnWire, memberOnWire, roleOnWire, userOnWire } from '../world/wire.ts';
import type { World } from '../world/world.ts';
import { notRead, type Read } from './refusal.ts';

export type Given = string | number | boolean | GivenFile;

export interface Invocation {
  readonly command: Command;
  /** The names after the command's name: a subcommand, or a group and its subcommand. */
  readonly path: readonly CommandOption[];
  readonly options: readonly CommandOption[];
}

/**
 * The commands that Discord offers a person in a channel: slash commands and context menu commands. Guild commands hide global
 * ones with the same type and name. A removed bot has none.
 */
export function commandsFor(world: World, person: Person, channel: Channel): readonly Command[] {
  if (!hasCommands(world, channel)) return [];
  const context = channel.type === CHANNEL_TYPES.direct ? 1 : 0;
  const permissions = world.permissionsOf(person.id, channel.id);
  const all = [...world.commands.values()].filter((one) => one.type !== ENTRY_POINT);
  return all.filter((one) => {
    const isHidden =
      one.guild_id === undefined &&
      all.some(
        (other) => other.guild_id === channel.serverId && other.type === one.type && other.name === one.name,
      );
    const needed = one.default_member_permissions === null ? 0n : BigInt(one.default_member_permissions);
    const isForNobody = one.default_member_permissions === '0';
    const isHere =
      one.guild_id === undefined
        ? (one.contexts?.includes(context) ?? true)
        : one.guild_id === channel.serverId;
    return isHere && !isHidden && !isForNobody && (permissions & needed) === needed;
  });
}

/** Reads `game new`, with or without the slash. */
export function findInvocation(commands: readonly Command[], typed: string): Read<Invocation> {
  const [name, ...rest] = typed.trim().replace(/^\//, '').split(/\s+/);
  const command = commands.find((one) => one.type === CHAT_INPUT && one.name === name);
  const unknown = () => notRead('unknown-command', { command: `/${typed.trim().replace(/^\//, '')}` });
  if (!command) return unknown();
  let options = command.options;
  const path: CommandOption[] = [];
  for (const word of rest) {
    const next = options.find((one) => one.name === word && isNest(one));
    if (!next) return unknown();
    path.push(next);
    options = next.options ?? [];
  }
  if (options.some(isNest)) return unknown();
  return { ok: true, command, path, options };
}

function isNest(option: CommandOption): boolean {
  return option.type === OPTIONS.subcommand || option.type === OPTIONS.group;
}

export interface Resolved {
  readonly users: Record<string, JsonObject>;
  readonly members: Record<string, JsonObject>;
  readonly channels: Record<string, JsonObject>;
  readonly roles: Record<string, JsonObject>;
  readonly attachments: Record<string, JsonObject>;
}

export function nothingResolved(): Resolved {
  return { users: {}, members: {}, channels: {}, roles: {}, attachments: {} };
}

/** Reads every given option. Discord's own form would not let a person send what this function rejects. */
export function readOptions(
  world: World,
  base: string,
  declared: readonly CommandOption[],
  given: Readonly<Record<string, Given>>,
  locale: string,
): Read<{ readonly sent: readonly JsonObject[]; readonly resolved: Resolved }> {
  const unknown = Object.keys(given).find((name) => !declared.some((option) => option.name === name));
  if (unknown !== undefined) return notRead('unknown-option', { option: unknown });
  const resolved = nothingResolved();
  const sent: JsonObject[] = [];
  for (const option of declared) {
    const value = given[option.name];
    if (value === undefined && !option.required) continue;
    const read = value === undefined ? notRead('missing') : readValue(world, base, option, value, resolved);
    if (!read.ok) {
      const about = option.name_localizations?.[locale] ?? option.name;
      return { ok: false, refusal: { ...read.refusal, about } };
    }
    sent.push({ name: option.name, type: option.type, value: read.value });
  }
  return { ok: true, sent, resolved };
}

function readValue(
  world: World,
  base: string,
  option: CommandOption,
  value: Given,
  resolved: Resolved,
): Read<{ readonly value: Given }> {
  switch (option.type) {
    case OPTIONS.string:
      return readText(option, value);
    case OPTIONS.integer:
    case OPTIONS.number:
      return readNumber(option, value);
    case OPTIONS.boolean:
      if (value === true || value === 'true') return { ok: true, value: true };
      if (value === false || value === 'false') return { ok: true, value: false };
      return notRead('true-or-false');
    case OPTIONS.user:
    case OPTIONS.mentionable:
      return resolvePerson(world, String(value), resolved);
    case OPTIONS.channel:
      return resolveChannel(world, String(value), option.channel_types, resolved);
    case OPTIONS.role:
      return resolveRole(world, String(value), resolved);
    case OPTIONS.attachment:
      return resolveFile(world, base, value, resolved);
    default:
      return notRead('other-option');
  }
}

function readText(option: CommandOption, value: Given): Read<{ readonly value: Given }> {
  if (typeof value !== 'string') return notRead('no-text');
  const choices = option.choices ?? [];
  if (choices.length > 0) {
    const choice = choices.find((one) => one.value === value) ?? choices.find((one) => one.name === value);
    return choice ? { ok: true, value: choice.value } : notRead('no-choice');
  }
  const [min, max] = [option.min_length ?? 0, option.max_length ?? 6000];
  const fits = value.length >= min && value.length <= max;
  return fits ? { ok: true, value } : notRead('length', { min, max });
}

function readNumber(option: CommandOption, value: Given): Read<{ readonly value: Given }> {
  const choice = option.choices?.find((one) => one.name === value);
  const number = choice
    ? choice.value
    : typeof value === 'string' && value.trim() !== ''
      ? Number(value)
      : value;
  const isNumber = typeof number === 'number' && Number.isFinite(number);
  if (!isNumber || (option.type === OPTIONS.integer && !Number.isInteger(number))) {
    return notRead('no-number');
  }
  if (option.choices && option.choices.length > 0 && !option.choices.some((one) => one.value === number)) {
    return notRead('no-choice');
  }
  const { min_value: min = Number.NEGATIVE_INFINITY, max_value: max = Number.POSITIVE_INFINITY } = option;
  if (number >= min && number <= max) return { ok: true, value: number };
  if (Number.isFinite(min) && Number.isFinite(max)) return notRead('between', { min, max });
  return number < min ? notRead('at-least', { min }) : notRead('at-most', { max });
}

export function resolvePerson(
  world: World,
  wanted: string,
  resolved: Resolved,
): Read<{ readonly value: string }> {
  const person = world.personCalled(wanted.replace(/^<@!?|>$|^@/g, ''));
  if (!person) return notRead('unknown-person', { name: wanted });
  resolved.users[person.id] = userOnWire(person);
  if (isMember(person, GUILD.id)) {
    const { user: _, ...member } = memberOnWire(person, GUILD.id);
    resolved.members[person.id] = { ...member, permissions: '0' };
  }
  return { ok: true, value: person.id };
}

export function resolveChannel(
  world: World,
  wanted: string,
  types: readonly number[] | undefined,
  resolved: Resolved,
): Read<{ readonly value: string }> {
  const channel = world.channelCalled(wanted.replace(/^<#|>$/g, ''));
  if (!channel || (types && types.length > 0 && !types.includes(channel.type))) {
    return notRead('unknown-channel', { name: wanted });
  }
  resolved.channels[channel.id] = { ...channelOnWire(world, channel), permissions: '0' };
  return { ok: true, value: channel.id };
}

export function resolveRole(
  world: World,
  wanted: string,
  resolved: Resolved,
): Read<{ readonly value: string }> {
  const position = world.roles.findIndex((one) => one.id === wanted || one.name === wanted);
  const role = world.roles[position];
  if (!role) return notRead('unknown-role', { name: wanted });
  resolved.roles[role.id] = roleOnWire(role, position);
  return { ok: true, value: role.id };
}

/** `base` is the base address of attachments. */
function resolveFile(
  world: World,
  base: string,
  given: Given,
  resolved: Resolved,
): Read<{ readonly value: string }> {
  if (typeof given !== 'object') return notRead('no-file');
  if (isTooLarge([given])) return notRead('file-too-large');
  const { filename, bytes } = given;
  const attachment: Attachment = {
    id: world.newId(),
    filename,
    description: null,
    contentType: typeByName(filename) ?? 'application/octet-stream',
    size: bytes.length,
    ...sizeOfPicture(bytes),
  };
  world.files.set(attachment.id, bytes);
  world.attached.set(attachment.id, attachment);
  const path = [APPLICATION_ID, attachment.id, encodeURIComponent(filename)].join('/');
  resolved.attachments[attachment.id] = {
    ...attachmentOnWire(attachment, `${base}/ephemeral-attachments/${path}`),
    ephemeral: true,
  };
  return { ok: true, value: attachment.id };
}
