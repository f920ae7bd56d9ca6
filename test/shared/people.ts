/** A person at the local Discord, for tests that read like play. */

import type { LocalDiscord } from '../../src/playground/local-discord.ts';
import { componentCalled, everyComponent } from '../../src/playground/model/component-types.ts';
import type { Component, Message, Modal, Notification } from '../../src/playground/model/shapes.ts';
import type { Field } from '../../src/playground/people/fields.ts';
import type { GivenOptions, Seen } from '../../src/playground/people.ts';
import type { TablePlace } from '../../src/tables/model/settings.ts';
import type { Language } from '../../src/words/languages.ts';
import { asTyped } from '../../tools/people/as-typed.ts';
import { ASKS, isOrdered, orderedTable } from '../../tools/people/ordered-table.ts';

export interface Player {
  readonly id: string;
  /** Moves to another channel or thread, by name or id; everyone starts in #yggdrasil. */
  readonly goesTo: (channel: string) => Player;
  /** Moves to the direct messages with the bot. */
  readonly goesToBot: () => Player;
  readonly place: () => string;
  /** Types a slash command and waits until the bot is done thinking. */
  readonly types: (command: string, options?: GivenOptions) => Promise<Seen>;
  /** Uses a command in a message's context menu, and waits as after a typed one. */
  readonly usesOn: (message: Message, command: string) => Promise<Seen>;
  /** Uses a command in a person's context menu. */
  readonly usesOnPerson: (personId: string, command: string) => Promise<Seen>;
  /** The suggestions of autocomplete while the person types `text` into an option. */
  readonly isOffered: (
    command: string,
    option: string,
    text?: string,
    others?: GivenOptions,
  ) => Promise<readonly { readonly name: string; readonly value: string | number }[]>;
  /** Presses a button, named by its label or by the start of its custom id, on the newest message that has it. */
  readonly presses: (button: string, on?: Message) => Promise<Seen>;
  /** Presses one of a board's tools behind More. */
  readonly looksUp: (tool: string, on?: Message) => Promise<Seen>;
  /** Chooses in a menu, named by its placeholder or by the start of its custom id; options by label or value. */
  readonly chooses: (menu: string, values: string | readonly string[], on?: Message) => Promise<Seen>;
  /** Fills in the form that opened last, fields by label or custom id, and sends it. */
  readonly fills: (fields?: Readonly<Record<string, Field>>) => Promise<Seen>;
  /** The private text after a press that didn't change its message. */
  readonly isShown: (after: Promise<Seen>) => Promise<string>;
  readonly says: (text: string) => void;
}

/** A person on a server whose setting for where tables open is `tablesIn`. */
export function person(local: LocalDiscord, name: string, tablesIn: TablePlace = 'channel'): Player {
  const { world, people } = local;
  const who = world.personCalled(name);
  if (!who) throw new Error(`There is nobody called ${name}`);
  let place = channelNamed(local, '#yggdrasil');

  const written = (interactionId: string) => world.interactions.get(interactionId)?.written ?? [];

  /** A thinking bot gives an answer, or removes the “thinking” if the board says it all. */
  const settled = async (seen: Seen): Promise<Seen> => {
    if (seen.kind !== 'thinking') return seen;
    const { interactionId, message: thought } = seen;
    await world.until(() => written(interactionId).length > 0 || !world.messages.has(thought.id));
    const message = world.messages.get(written(interactionId)[0] ?? '');
    return message ? { kind: 'message', message, interactionId } : { kind: 'acknowledged', interactionId };
  };

  const visible = () =>
    [...world.messagesIn(place)]
      .reverse()
      .filter((one) => one.visibleTo === null || one.visibleTo === who.id);

  const find = (on: Message | undefined, wanted: string, isNamed: (control: Component) => boolean) => {
    for (const message of on ? [world.messages.get(on.id) ?? on] : visible()) {
      const controls = everyComponent(message.components);
      const control = controls.find(isNamed) ?? controls.find((one) => one.custom_id?.startsWith(wanted));
      if (control?.custom_id)
        return { messageId: message.id, customId: control.custom_id, options: control.options ?? [] };
    }
    throw new Error(`${name} sees nothing called "${wanted}"`);
  };

  const player: Player = {
    id: who.id,
    goesTo: (channel) => {
      place = channelNamed(local, channel);
      return player;
    },
    goesToBot: () => {
      place = people.openDirect(who.id).id;
      return player;
    },
    place: () => place,
    types: async (command, options = {}) => {
      if (!isOrdered(world, command, options))
        return settled(await people.slash(who.id, place, command, options));
      const { message, customId } = orderedTable(world, who.id, place, options, tablesIn);
      const seen = await people.press(who.id, message.id, customId);
      if (!('interactionId' in seen)) return seen;
      const answer = () => world.messages.get(message.id);
      await world.until(() => answer()?.content !== ASKS);
      return { kind: 'message', message: answer() ?? message, interactionId: seen.interactionId };
    },
    usesOn: async ({ id }, command) =>
      settled(await people.useMenu(who.id, place, { kind: 'message', id }, command)),
    usesOnPerson: async (id, command) =>
      settled(await people.useMenu(who.id, place, { kind: 'person', id }, command)),
    isOffered: async (command, option, text = '', others = {}) => {
      const seen = await people.autocomplete(who.id, place, command, { ...others, [option]: text }, option);
      if (seen.kind !== 'choices') throw new Error(`${name} was offered nothing: ${JSON.stringify(seen)}`);
      return seen.choices;
    },
    presses: async (button, on) => {
      const isOption = ({ label }: { readonly label: string }) => label === button;
      const { messageId, customId, options } = find(
        on,
        button,
        (one) => one.label === button || one.options?.some(isOption) === true,
      );
      const option = options.find(isOption);
      return settled(
        option === undefined
          ? await people.press(who.id, messageId, customId)
          : await people.choose(who.id, messageId, customId, [option.value]),
      );
    },
    looksUp: async (tool, on) => {
      const seen = await player.presses('More', on);
      if (seen.kind !== 'message') throw new Error(`${name} sees no tools: ${JSON.stringify(seen)}`);
      return player.presses(tool, seen.message);
    },
    chooses: async (menu, values, on) => {
      const { messageId, customId } = find(on, menu, (one) => one.placeholder === menu);
      const chosen = typeof values === 'string' ? [values] : values;
      return settled(await people.choose(who.id, messageId, customId, chosen));
    },
    fills: async (fields = {}) => {
      const modal = [...world.modals.values()].filter((one) => one.personId === who.id).at(-1);
      if (!modal) throw new Error(`${name} has no form open`);
      return settled(await people.submitModal(who.id, modal.id, byCustomId(modal, fields)));
    },
    isShown: async (after) => {
      const seen = await after;
      if (seen.kind === 'message') return wordsIn(seen.message);
      if (seen.kind !== 'acknowledged') throw new Error(`${name} was told nothing: ${JSON.stringify(seen)}`);
      await world.until(() => written(seen.interactionId).length > 0);
      const message = world.messages.get(written(seen.interactionId)[0] ?? '');
      if (message?.visibleTo !== who.id) throw new Error(`${name} was not told privately`);
      return wordsIn(message);
    },
    says: (text) => void people.say(who.id, place, text),
  };
  return player;
}

/** The text of a message above and below its picture. */
export function wordsIn({ content, embeds }: Message, language: Language = 'en'): string {
  const below = embeds.flatMap(({ description }) => description ?? []);
  return asTyped([content, ...below].join('\n'), language);
}

/** The text of the reply to a command; for a refusal by the local Discord, its name. */
export async function textOf(answer: Promise<Seen>, language: Language = 'en'): Promise<string> {
  const seen = await answer;
  if (seen.kind === 'message' || seen.kind === 'updated') return wordsIn(seen.message, language);
  if (seen.kind === 'failed' || seen.kind === 'refused') return seen.code;
  throw new Error(`no words: ${JSON.stringify(seen)}`);
}

function channelNamed(local: LocalDiscord, name: string): string {
  const channel = local.world.channelCalled(name);
  if (!channel) throw new Error(`There is no channel ${name}`);
  return channel.id;
}

/** A field may be named by its label; people see no custom ids. */
function byCustomId(modal: Modal, fields: Readonly<Record<string, Field>>): Record<string, Field> {
  const named = (name: string) => {
    const labelled = modal.components.find((part) => (part.label ?? part.components?.[0]?.label) === name);
    const control = labelled?.component ?? labelled?.components?.[0];
    return control?.custom_id ?? componentCalled(modal.components, name)?.custom_id ?? name;
  };
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [named(name), value]));
}

/** Whether the newest public message has this text, above or below its picture. */
export function isSaidLast(local: LocalDiscord, words: string, channel = '#yggdrasil'): boolean {
  const last = lastMessage(local, channel);
  return last !== undefined && wordsIn(last).includes(words);
}

/** The newest message everyone can see. */
export function lastMessage(local: LocalDiscord, channel = '#yggdrasil'): Message | undefined {
  const id = channelNamed(local, channel);
  return local.world.messagesIn(id).findLast((message) => message.visibleTo === null);
}

/** The options in the menus of a message. */
export function optionsOf({ components }: Message): readonly string[] {
  return everyComponent(components).flatMap(({ options = [] }) => options.map(({ label }) => label));
}

/** The texts of the closed menus of a message. */
export function menusOf({ components }: Message): readonly string[] {
  return everyComponent(components).flatMap(({ placeholder }) => placeholder ?? []);
}

/** The texts of the menus in the answer to a command. */
export async function menusShown(answer: Promise<Seen>): Promise<readonly string[]> {
  const seen = await answer;
  if (seen.kind !== 'message') throw new Error(`no menus: ${JSON.stringify(seen)}`);
  return menusOf(seen.message);
}

/** The buttons of a message. */
export function labelsOf({ components }: Message): readonly string[] {
  return everyComponent(components).flatMap(({ label }) => label ?? []);
}

/** The current text and buttons of a message. */
export function asItStands({ world }: LocalDiscord, { id }: Message) {
  const now = world.messages.get(id);
  if (now === undefined) throw new Error(`message ${id} is gone`);
  return { content: wordsIn(now), labels: labelsOf(now) };
}

/** A text as Discord shows it: with the escape backslashes removed. */
export function asRead(text: string): string {
  return text.replace(/\\([!-/:-@[-`{-~])/g, '$1');
}

/** The messages that only this person sees, oldest first. */
export function ephemeralsOf(local: LocalDiscord, player: Player): readonly Message[] {
  return [...local.world.messages.values()].filter((message) => message.visibleTo === player.id);
}

export function notificationsOf(local: LocalDiscord, player: Player): readonly Notification[] {
  return local.world.notifications.filter((notification) => notification.userId === player.id);
}
