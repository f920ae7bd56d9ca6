/**
 * The interaction that Discord sends to the bot for a command that a person typed, or used in the context menu of a message or a
 * person.
 */
import type { JsonObject } from '../json.ts';
import type { Command } from '../model/shapes.ts';
import { MESSAGE_MENU, PERSON_MENU } from '../validation/command.ts';
import { messageOnWire } from '../world/wire.ts';
import type { World } from '../world/world.ts';
import { type Invocation, nothingResolved, type Resolved, resolvePerson } from './options.ts';
import { notRead, type Read } from './refusal.ts';

/** The message or person whose context menu is used. */
export interface Target {
  readonly kind: 'message' | 'person';
  readonly id: string;
}

const TYPES = { message: MESSAGE_MENU, person: PERSON_MENU } as const;

export function typedData(found: Invocation, sent: readonly object[], resolved: Resolved): JsonObject {
  const options = found.path.reduceRight<readonly object[]>(
    (inner, one) => [{ name: one.name, type: one.type, options: inner }],
    sent,
  );
  return { ...named(found.command), options, resolved };
}

/** `commands` are the commands that the person is offered; `base` is the base address of attachments. */
export function menuData(
  world: World,
  base: string,
  commands: readonly Command[],
  used: { readonly channelId: string; readonly target: Target; readonly command: string },
): Read<{ readonly data: JsonObject }> {
  const { target } = used;
  const command = commands.find((one) => one.type === TYPES[target.kind] && one.name === used.command);
  if (!command) return notRead('unknown-command', { command: used.command });
  const data = { ...named(command), target_id: target.id };
  if (target.kind === 'message') {
    const message = world.messages.get(target.id);
    // An ephemeral message has no context menu commands.
    if (message?.channelId !== used.channelId || message.visibleTo !== null) return notRead('message-gone');
    const messages = { [message.id]: messageOnWire(world, message, base) };
    return { ok: true, data: { ...data, resolved: { messages } } };
  }
  const resolved = nothingResolved();
  const read = resolvePerson(world, target.id, resolved);
  if (!read.ok) return read;
  const { users, members } = resolved;
  return { ok: true, data: { ...data, resolved: { users, members } } };
}

function named({ id, name, type, guild_id }: Command): JsonObject {
  return { id, name, type, ...(guild_id ? { guild_id } : {}) };
}
