/** Keeps messages across restarts: in one JSON file, and a folder next to it with the attachments. */
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isObject, type JsonObject, listOf, objectOf, textOf } from '../json.ts';
import type { Channel } from '../model/shapes.ts';
import { GUILD } from './hall.ts';
import type { Saved, World } from './world.ts';

const PAUSE = 200;

interface Written extends Omit<Saved, 'files' | 'emojis'> {
  readonly version: 1;
  /** The emojis, with their pictures in base64; missing in older files. */
  readonly emojis?: readonly { readonly id: string; readonly name: string; readonly picture: string }[];
}

function filesOf(path: string): string {
  return `${path}.files`;
}

/** The state can't be used. The message is one sentence for the person who started the program. */
export class StateFileProblem extends Error {}

/** Reads the saved state; undefined if there isn't one. Throws a `StateFileProblem`. */
export async function readState(path: string): Promise<Saved | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw unreadable(path, error);
  });
  if (text === undefined) return undefined;
  const written = parse(path, text);
  const ids = written.messages.flatMap((message) => message.attachments.map((one) => one.id));
  try {
    const files = new Map<string, Buffer>();
    for (const id of ids) files.set(id, await readFile(join(filesOf(path), id)));
    const emojis = (written.emojis ?? []).map((one) => ({
      ...one,
      picture: Buffer.from(one.picture, 'base64'),
    }));
    return { ...written, channels: written.channels.map(completed), emojis, files };
  } catch (error) {
    throw unreadable(path, error);
  }
}

/** Older files have no server ids and no members of private threads, so those threads stay visible to everyone. */
function completed(channel: Omit<Channel, 'serverId' | 'members'> & Partial<Channel>): Channel {
  return { serverId: channel.parentId === null ? null : GUILD.id, members: null, ...channel };
}

function unreadable(path: string, cause: unknown): Error {
  return new StateFileProblem(`${path} cannot be read: delete it to start with an empty server.`, { cause });
}

function parse(path: string, text: string): Written {
  let written: unknown;
  try {
    written = JSON.parse(text);
  } catch (error) {
    throw unreadable(path, error);
  }
  if (!isObject(written) || written['version'] !== 1)
    throw new StateFileProblem(`${path} is of another version: delete it to start with an empty server.`);
  if (!isWritten(written)) throw unreadable(path, 'something is missing in it');
  return written;
}

/** Checks only what the readers rely on: lists of objects that have an id. */
function isWritten(json: JsonObject): json is JsonObject & Written {
  const { channels, messages, commands, notifications, emojis = [] } = json;
  return (
    [channels, messages, commands, emojis].every((list) => Array.isArray(list) && list.every(hasId)) &&
    listOf(messages).every((message) => areAttachments(objectOf(message)['attachments'])) &&
    Array.isArray(notifications) &&
    notifications.every(isObject)
  );
}

function areAttachments(list: unknown): boolean {
  return Array.isArray(list) && list.every(hasId);
}

/** Whether it has an id of digits only, as ids are used as file names. */
function hasId(one: unknown): boolean {
  return /^\d+$/.test(textOf(objectOf(one)['id']));
}

interface Saving {
  /** Writes pending changes, then stops watching for more. */
  readonly stop: () => Promise<void>;
}

/** Saves soon after each change, one write at a time. `onError` is called if the disk fails. */
export function saveChanges(world: World, path: string, onError: (error: unknown) => void): Saving {
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  const save = () => {
    timer = undefined;
    writing = writing.then(() => write(world, path)).catch(onError);
  };
  const unwatch = world.watch(() => {
    timer ??= setTimeout(save, PAUSE);
  });
  return {
    stop: async () => {
      unwatch();
      if (timer) {
        clearTimeout(timer);
        save();
      }
      await writing;
    },
  };
}

async function write(world: World, path: string): Promise<void> {
  const messages = [...world.messages.values()].filter((message) => message.visibleTo === null);
  const lasting = (channel: Channel) => channel.parentId !== null || channel.recipientId !== null;
  const written: Written = {
    version: 1,
    channels: [...world.channels.values()].filter(lasting).map((channel) => ({ ...channel, overwrites: [] })),
    messages,
    commands: [...world.commands.values()],
    notifications: world.notifications,
    emojis: [...world.emojis.known.values()].map((one) => ({
      ...one,
      picture: one.picture.toString('base64'),
    })),
  };
  const text = JSON.stringify(written);
  const needed = new Set(messages.flatMap((message) => message.attachments.map((one) => one.id)));
  await mkdir(dirname(path), { recursive: true });
  await mkdir(filesOf(path), { recursive: true });
  const there = new Set(await readdir(filesOf(path)));
  for (const id of needed) {
    const bytes = world.files.get(id);
    if (!there.has(id) && bytes) await replace(join(filesOf(path), id), bytes);
  }
  await replace(path, text);
  for (const id of there) if (!needed.has(id)) await rm(join(filesOf(path), id), { force: true });
}

/** A reader sees either the old file or the new one, never a part of one. */
async function replace(path: string, content: string | Buffer): Promise<void> {
  await writeFile(`${path}.new`, content);
  await rename(`${path}.new`, path);
}
