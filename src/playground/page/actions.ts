/** The page's queries and actions: each is one call to the world or to `people`. */

import { isObject, type JsonObject, listOf, objectOf, textOf } from '../json.ts';
import { allows } from '../model/permissions.ts';
import type { Field } from '../people/fields.ts';
import type { Given } from '../people/options.ts';
import type { GivenOptions, People, Seen } from '../people.ts';
import { BOT_ID, GUILD } from '../world/hall.ts';
import { serversOfBot } from '../world/servers.ts';
import type { World } from '../world/world.ts';
import { channelOnPage, messageOnPage, notificationOnPage, personOnPage } from './view.ts';

export interface Place {
  readonly world: World;
  readonly people: People;
  readonly base: string;
}

/** The answer to a query from the page; null if the query is unknown. */
export function answerQuestion(place: Place, name: string, query: URLSearchParams): object | null {
  const { world, people, base } = place;
  const personId = query.get('person') ?? '';
  const channelId = query.get('channel') ?? '';
  switch (name) {
    case 'hall': {
      return {
        guild: GUILD.name,
        bot: { id: BOT_ID, isOnline: world.bot.isOnline && serversOfBot(world).length > 0 },
        people: [...world.people.values()].map(personOnPage),
        roles: world.roles.map(({ id, name: role }) => ({ id, name: role })),
        channels: [...world.channels.values()]
          .filter((one) => allows(world.permissionsOf(personId, one.id), 'ViewChannel'))
          .map(channelOnPage),
        notifications: world.notifications
          .filter((one) => one.userId === personId)
          .map((one) => notificationOnPage(world, one)),
      };
    }
    case 'messages': {
      if (!allows(world.permissionsOf(personId, channelId), 'ViewChannel')) return [];
      const list = world
        .messagesIn(channelId)
        .filter((one) => one.visibleTo === null || one.visibleTo === personId)
        .slice(-100);
      // Above a thread, Discord shows the message from which the thread started, which has the same id.
      const first = world.messages.get(channelId);
      return (first === undefined ? list : [first, ...list]).map((one) => messageOnPage(world, one, base));
    }
    case 'commands':
      return people.commands(personId, channelId);
    default:
      return null;
  }
}

/** The answer to an action from the page; null if the action is unknown or its arguments are invalid. */
export async function answerAction(place: Place, name: string, sent: unknown): Promise<object | null> {
  if (!isObject(sent)) return null;
  const { people, world } = place;
  const [person, channel, message] = ['person', 'channel', 'message'].map((key) => textOf(sent[key]));
  if (person === undefined || channel === undefined || message === undefined) return null;
  const command = textOf(sent['command']);
  const options = optionsOf(sent['options']);
  const customId = textOf(sent['customId']);
  switch (name) {
    case 'slash':
      return seen(place, await people.slash(person, channel, command, options));
    case 'autocomplete':
      return seen(
        place,
        await people.autocomplete(person, channel, command, options, textOf(sent['focused'])),
      );
    case 'use-menu': {
      const kind = sent['menu'] === 'message' ? 'message' : 'person';
      const target = { kind, id: textOf(sent['target']) } as const;
      return seen(place, await people.useMenu(person, channel, target, command));
    }
    case 'press':
      return seen(place, await people.press(person, message, customId));
    case 'choose':
      return seen(place, await people.choose(person, message, customId, listOf(sent['values']).map(String)));
    case 'submit': {
      const fields = objectOf(sent['fields']) as Readonly<Record<string, Field>>;
      return seen(place, await people.submitModal(person, textOf(sent['modal']), fields));
    }
    case 'say': {
      const posted = people.say(person, channel, textOf(sent['text']));
      return 'kind' in posted ? posted : {};
    }
    case 'thread': {
      const thread = people.openThread(person, channel, textOf(sent['name']));
      return 'kind' in thread ? thread : channelOnPage(thread);
    }
    case 'direct':
      return world.people.has(person) ? channelOnPage(people.openDirect(person)) : null;
    case 'dismiss':
      people.dismiss(person, message);
      return {};
    case 'speak':
      if (!world.people.has(person)) return null;
      world.speak(person, textOf(sent['locale']));
      return {};
    case 'leave':
    case 'come-back':
      if (!world.people.has(person)) return null;
      if (name === 'leave') world.leave(person);
      else world.comeBack(person);
      return {};
    default:
      return null;
  }
}

/** A file arrives as its name and its content in base64. The page uses no HTML form, since any other site could submit one. */
function optionsOf(sent: unknown): GivenOptions {
  const given = Object.entries(objectOf(sent)).map(([name, value]): readonly [string, Given] => {
    if (!isObject(value)) return [name, value as Given];
    return [
      name,
      { filename: textOf(value['filename']), bytes: Buffer.from(textOf(value['content']), 'base64') },
    ];
  });
  return Object.fromEntries(given);
}

/** The page receives the message itself through the event stream; the response only confirms it. */
function seen(place: Place, one: Seen): JsonObject {
  if (!('message' in one)) return { ...one };
  return { kind: one.kind, message: messageOnPage(place.world, one.message, place.base) };
}
