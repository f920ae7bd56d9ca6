/** Follows the local Discord: the newest board of each channel, and the private messages of each person. */
import type { Message } from '../../../src/playground/model/shapes.ts';
import type { Change, World } from '../../../src/playground/world/world.ts';

export interface Boards {
  /** The newest public message of the channel with a picture or controls. */
  readonly in: (channelId: string) => Message | undefined;
  /** Resolves when the channel shows a different board. */
  readonly changes: (channelId: string) => Promise<Message>;
  /** The last private message to the person in that channel. */
  readonly lastPrivate: (personId: string, channelId: string) => Message | undefined;
  /** Resolves at the next private message to that person. */
  readonly nextPrivate: (personId: string) => Promise<Message>;
  readonly close: () => void;
}

export function trackBoards(world: World, onPrivate: (message: Message) => void): Boards {
  const boards = new Map<string, Message>();
  const privates = new Map<string, Message>();
  const waiting = new Map<string, ((message: Message) => void)[]>();
  const listening = new Map<string, ((message: Message) => void)[]>();

  function settle(who: typeof waiting, key: string, message: Message): void {
    const all = who.get(key) ?? [];
    who.delete(key);
    for (const resolve of all) resolve(message);
  }

  function soon(who: typeof waiting, key: string): Promise<Message> {
    return new Promise((resolve) => who.set(key, [...(who.get(key) ?? []), resolve]));
  }

  function notice(change: Change): void {
    if (change.what !== 'message-created' && change.what !== 'message-updated') return;
    const { message } = change;
    if (message.visibleTo !== null) {
      if (message.content === '') return;
      privates.set(`${message.visibleTo} ${message.channelId}`, message);
      onPrivate(message);
      settle(listening, message.visibleTo, message);
      return;
    }
    const isBoard = message.attachments.length > 0 || message.components.length > 0;
    const before = boards.get(message.channelId);
    if (!isBoard || (before !== undefined && isOlder(message, before))) return;
    boards.set(message.channelId, message);
    if (pictureOf(message) !== pictureOf(before)) settle(waiting, message.channelId, message);
  }

  const unwatch = world.watch(notice);
  return {
    in: (channelId) => boards.get(channelId),
    changes: (channelId) => soon(waiting, channelId),
    lastPrivate: (personId, channelId) => privates.get(`${personId} ${channelId}`),
    nextPrivate: (personId) => soon(listening, personId),
    close: unwatch,
  };
}

/** An edit that removes an older message's buttons doesn't make it the board. */
function isOlder(message: Message, board: Message): boolean {
  return message.id !== board.id && BigInt(message.id) < BigInt(board.id);
}

export function pictureOf(message: Message | undefined): string | undefined {
  return message?.attachments[0]?.id;
}
