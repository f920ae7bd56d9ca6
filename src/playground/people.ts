/** A person's actions in the local Discord. Each resolves when Discord would show a result. */

import { type Opening, openInteraction } from './interactions.ts';
import type { JsonObject } from './json.ts';
import { COMPONENTS, componentCalled, LINK_STYLE, SELECTS } from './model/component-types.ts';
import { allows } from './model/permissions.ts';
import {
  CHANNEL_TYPES,
  type Channel,
  type Command,
  type Component,
  INTERACTION_TYPES,
  type Message,
  type Person,
} from './model/shapes.ts';
import { answered, type Shown, shownBy } from './people/answer.ts';
import { menuData, type Target, typedData } from './people/command-data.ts';
import { type Field, readFields, readValues } from './people/fields.ts';
import {
  commandsFor,
  findInvocation,
  type Given,
  type Invocation,
  nothingResolved,
  readOptions,
} from './people/options.ts';
import { type NotRead, notRead, type Read, type Refusal } from './people/refusal.ts';
import { isFullOfThreads, openThread } from './rest/threads.ts';
import { directWith } from './world/direct.ts';
import { postMessage, wake } from './world/posting.ts';
import { hasCommands } from './world/servers.ts';
import type { World } from './world/world.ts';

/** A refusal of something that Discord's own form would have prevented. */
type Refused = Refusal & { readonly kind: 'refused' };

export type Seen = Shown | Refused;
export type GivenOptions = Readonly<Record<string, Given>>;

export interface People {
  /** The commands that Discord offers a person in a channel: slash commands and context menu commands. */
  readonly commands: (personId: string, channelId: string) => readonly Command[];
  readonly slash: (
    personId: string,
    channelId: string,
    command: string,
    options?: GivenOptions,
  ) => Promise<Seen>;
  readonly autocomplete: (
    personId: string,
    channelId: string,
    command: string,
    options: GivenOptions,
    focused: string,
  ) => Promise<Seen>;
  /** Uses a command from the context menu of a message or a person. */
  readonly useMenu: (personId: string, channelId: string, target: Target, command: string) => Promise<Seen>;
  readonly press: (personId: string, messageId: string, customId: string) => Promise<Seen>;
  readonly choose: (
    personId: string,
    messageId: string,
    customId: string,
    values: readonly string[],
  ) => Promise<Seen>;
  readonly submitModal: (
    personId: string,
    modalId: string,
    fields: Readonly<Record<string, Field>>,
  ) => Promise<Seen>;
  readonly say: (personId: string, channelId: string, text: string) => Message | Refused;
  readonly openThread: (personId: string, channelId: string, name: string) => Channel | Refused;
  /** Opens the direct message channel with the bot. */
  readonly openDirect: (personId: string) => Channel;
  /** Dismisses an ephemeral message. */
  readonly dismiss: (personId: string, messageId: string) => void;
}

export function peopleOf(world: World, base: string): People {
  const ask = async (opening: Opening): Promise<Shown> => {
    const { id } = openInteraction(world, base, opening);
    return shownBy(world, await answered(world, id));
  };

  const usable = (personId: string, channelId: string): Read<{ readonly commands: readonly Command[] }> => {
    const place = placeFor(world, personId, channelId);
    if (!place.ok) return place;
    if (!allows(world.permissionsOf(personId, channelId), 'UseApplicationCommands')) {
      return notRead('no-right-to-commands');
    }
    return { ok: true, commands: commandsFor(world, place.person, place.channel) };
  };

  const typing = (personId: string, channelId: string, typed: string): Read<Invocation> => {
    const found = usable(personId, channelId);
    return found.ok ? findInvocation(found.commands, typed) : found;
  };

  const using = (
    personId: string,
    messageId: string,
    customId: string,
    types: readonly number[],
  ): Read<{ readonly message: Message; readonly control: Component }> => {
    const message = world.messages.get(messageId);
    if (!message || (message.visibleTo !== null && message.visibleTo !== personId)) {
      return notRead('message-gone');
    }
    const place = placeFor(world, personId, message.channelId);
    if (!place.ok) return place;
    const control = componentCalled(message.components, customId);
    if (!control || !types.includes(control.type) || control.style === LINK_STYLE) {
      return notRead('control-gone');
    }
    if (control.disabled) return notRead('disabled');
    if (!hasCommands(world, place.channel)) return notRead('bot-gone');
    return { ok: true, message, control };
  };

  const use = (personId: string, message: Message, data: JsonObject): Promise<Shown> =>
    ask({
      ...NO_COMMAND,
      type: INTERACTION_TYPES.component,
      personId,
      channelId: message.channelId,
      sourceMessageId: message.id,
      data,
    });

  return {
    commands: (personId, channelId) => {
      const place = placeFor(world, personId, channelId);
      return place.ok ? commandsFor(world, place.person, place.channel) : [];
    },

    slash: async (personId, channelId, typed, given = {}) => {
      const found = typing(personId, channelId, typed);
      if (!found.ok) return refused(found);
      const locale = world.people.get(personId)?.locale ?? '';
      const read = readOptions(world, base, found.options, given, locale);
      if (!read.ok) return refused(read);
      const data = typedData(found, read.sent, read.resolved);
      const commandName = [found.command, ...found.path].map((one) => one.name).join(' ');
      const type = INTERACTION_TYPES.command;
      return ask({ ...NO_COMMAND, type, personId, channelId, commandName, data });
    },

    autocomplete: async (personId, channelId, typed, given, focused) => {
      const found = typing(personId, channelId, typed);
      if (!found.ok) return refused(found);
      const option = found.options.find((one) => one.name === focused);
      if (!option?.autocomplete) return refused(notRead('no-suggestions', { option: focused }));
      const sent = found.options.flatMap((one) => {
        const typed = given[one.name];
        if (typeof typed === 'object') return [];
        const value = one.name === focused ? String(typed ?? '') : typed;
        const isFocused = one.name === focused ? { focused: true } : {};
        return value === undefined ? [] : [{ name: one.name, type: one.type, value, ...isFocused }];
      });
      const data = typedData(found, sent, nothingResolved());
      const type = INTERACTION_TYPES.autocomplete;
      return ask({ ...NO_COMMAND, type, personId, channelId, focusedType: option.type, data });
    },

    useMenu: async (personId, channelId, target, command) => {
      const found = usable(personId, channelId);
      if (!found.ok) return refused(found);
      const read = menuData(world, base, found.commands, { channelId, target, command });
      if (!read.ok) return refused(read);
      const type = INTERACTION_TYPES.command;
      return ask({ ...NO_COMMAND, type, personId, channelId, commandName: command, data: read.data });
    },

    press: async (personId, messageId, customId) => {
      const found = using(personId, messageId, customId, [COMPONENTS.button]);
      if (!found.ok) return refused(found);
      const { id, type } = found.control;
      return use(personId, found.message, { custom_id: customId, component_type: type, id });
    },

    choose: async (personId, messageId, customId, values) => {
      const found = using(personId, messageId, customId, SELECTS);
      if (!found.ok) return refused(found);
      const resolved = nothingResolved();
      const read = readValues(world, found.control, values, resolved);
      if (!read.ok) return refused(read);
      const { id, type } = found.control;
      const data = { custom_id: customId, component_type: type, id, values: read.values, resolved };
      return use(personId, found.message, data);
    },

    submitModal: async (personId, modalId, fields) => {
      const modal = world.modals.get(modalId);
      if (modal?.personId !== personId) return refused(notRead('form-gone'));
      const unknown = Object.keys(fields).find((name) => !componentCalled(modal.components, name));
      if (unknown !== undefined) return refused(notRead('unknown-field', { field: unknown }));
      const resolved = nothingResolved();
      const read = readFields(world, modal.components, fields, resolved);
      if (!read.ok) return refused(read);
      const shown = await ask({
        ...NO_COMMAND,
        type: INTERACTION_TYPES.modal,
        personId,
        channelId: modal.channelId,
        sourceMessageId: modal.sourceMessageId,
        data: { custom_id: modal.customId, components: read.sent, resolved },
      });
      if (shown.kind !== 'failed') world.modals.delete(modalId);
      return shown;
    },

    say: (personId, channelId, text) => {
      const place = placeSeen(world, personId, channelId);
      if (!place.ok) return refused(place);
      const mayWake =
        !place.channel.locked || allows(world.permissionsOf(personId, channelId), 'ManageThreads');
      if (!mayWake) return refused(notRead('locked-thread'));
      const posted = postMessage(world, {
        channelId,
        authorId: personId,
        body: { content: text },
        uploads: [],
        visibleTo: null,
        interactionId: null,
        command: null,
      });
      if (!posted.ok) return refused(notRead('length', { min: 1, max: 2000 }));
      wake(world, place.channel);
      return posted.message;
    },

    openThread: (personId, channelId, name) => {
      const place = placeFor(world, personId, channelId);
      if (!place.ok) return refused(place);
      const isText = place.channel.type === CHANNEL_TYPES.text || place.channel.type === CHANNEL_TYPES.forum;
      const isAllowed = allows(world.permissionsOf(personId, channelId), 'CreatePublicThreads');
      if (!isText || !isAllowed) return refused(notRead('no-right-to-threads'));
      if (isFullOfThreads(world, place.channel.serverId)) return refused(notRead('too-many-threads'));
      if (name.length < 1 || name.length > 100) return refused(notRead('length', { min: 1, max: 100 }));
      const type = CHANNEL_TYPES.publicThread;
      return openThread(world, place.channel, {
        name,
        type,
        ownerId: personId,
        archiveAfter: 4320,
        from: null,
      });
    },

    openDirect: (personId) => directWith(world, personId),

    dismiss: (personId, messageId) => {
      if (world.messages.get(messageId)?.visibleTo === personId) world.deleteMessage(messageId);
    },
  };
}

const NO_COMMAND = { sourceMessageId: null, commandName: null, focusedType: null } as const;

function refused({ refusal }: NotRead): Refused {
  return { kind: 'refused', ...refusal };
}

/** The channel, if the person can use the bot's messages in it. */
function placeFor(world: World, personId: string, channelId: string): ReturnType<typeof placeSeen> {
  const place = placeSeen(world, personId, channelId);
  return place.ok && place.channel.archived ? notRead('archived-thread') : place;
}

function placeSeen(
  world: World,
  personId: string,
  channelId: string,
): Read<{ readonly person: Person; readonly channel: Channel }> {
  const person = world.people.get(personId);
  const channel = world.channels.get(channelId);
  if (!person || !channel || !allows(world.permissionsOf(personId, channelId), 'ViewChannel')) {
    return notRead('unseen-channel');
  }
  return { ok: true, person, channel };
}
