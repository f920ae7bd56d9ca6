/** Checks what people see: each board and notice once, the newest one correct, and no one pinged twice. */

import { replay } from '../../../src/core/logs/replay.ts';
import type { Message } from '../../../src/playground/model/shapes.ts';
import { BOT_ID } from '../../../src/playground/world/hall.ts';
import type { World } from '../../../src/playground/world/world.ts';
import { isLive, openingOf } from '../../../src/tables/model/table.ts';
import { pendingUsers, tableKey } from '../../../src/tables/turns/current-request.ts';
import { translator } from '../../../src/words/translate.ts';
import { asTyped } from '../../people/as-typed.ts';
import type { KeptTable } from '../kept.ts';
import { shownBy } from '../stage/calls.ts';
import { faultsAgainst, idsOf, pastOf, rightBoards } from './right-boards.ts';

/** The bot replaces messages that are older than an hour. */
const REPLACED_AFTER_MS = 60 * 60_000;

/** Every public message of the bot, as sent, with the commands in it as people type them. */
export interface PostedWords {
  readonly sent: readonly Message[];
  readonly close: () => void;
}

export function recordPosted(world: World): PostedWords {
  const sent: Message[] = [];
  const close = world.watch((change) => {
    if (change.what !== 'message-created') return;
    const { authorId, visibleTo, interactionId, content } = change.message;
    if (authorId === BOT_ID && visibleTo === null && interactionId === null)
      sent.push({ ...change.message, content: asTyped(content) });
  });
  return { sent, close };
}

/** The number of messages sent before a program died, and the tables as it left them in the database. */
export interface LeftBehind {
  readonly sent: number;
  readonly tables: readonly KeptTable[];
}

interface Seen {
  readonly world: World;
  readonly sent: readonly Message[];
  /** The remains of each death, oldest first. */
  readonly deaths: readonly LeftBehind[];
  /** The people who asked for direct messages. */
  readonly direct: readonly string[];
  /** The number of a table's highlights that the bot omitted because it couldn't draw them in time. */
  readonly undrawn: (tableId: string) => number;
}

export function faultsInPosted(seen: Seen, tables: readonly KeptTable[]): readonly string[] {
  const { world, sent, direct, undrawn } = seen;
  return [
    ...tables.flatMap((table) => {
      const theirs = sent.filter(({ components }) =>
        idsOf(components).some((id) => id.includes(table.table.id)),
      );
      const at = `table ${table.table.id}: `;
      return [
        ...faultsInBoard(world, table, theirs),
        ...faultsInTurns(world, table, theirs),
        ...faultsInNotices(table, sent),
        ...faultsInHighlights(table, sent, undrawn(table.table.id)),
      ].map((fault) => `${at}${fault}`);
    }),
    ...direct.flatMap((userId) => faultsInDirect(seen, userId)),
  ];
}

/** Only one message may show the table. It must show the table's current state, and no other message may have controls. */
function faultsInBoard(world: World, table: KeptTable, theirs: readonly Message[]): readonly string[] {
  const board = world.messages.get(table.shown?.messageId ?? '');
  if (board === undefined) return ['nothing shows it'];
  const alive = theirs.filter(({ id }) => {
    const now = world.messages.get(id);
    return now !== undefined && id !== board.id && shownBy(now.components) !== 'words';
  });
  return [
    ...faultsAgainst(rightBoards(table), board),
    ...alive.map(({ id }) => `message ${id} can still be pressed, besides the board ${board.id}`),
  ];
}

/**
 * The bot posts a turn once, and again after each pause, after each highlight or when someone else is asked too. It pings
 * each person once, and again after each pause.
 */
function faultsInTurns(world: World, kept: KeptTable, theirs: readonly Message[]): readonly string[] {
  const { table, request } = kept;
  const history = turnHistoryOf(kept);
  if (history === null) return [];
  const faults: string[] = [];
  const posts = new Map<number, Message[]>();
  for (const message of theirs) {
    const key = keyOf(message);
    if (key === null) continue;
    const turn = history.turnOf(key);
    if (turn === null) faults.push(`message ${message.id} asks ${key}, which the game never asked`);
    else posts.set(turn, [...(posts.get(turn) ?? []), message]);
  }
  for (const [turn, messages] of posts) {
    const most = 1 + history.resumed(turn);
    const fresh = messages.filter(
      ({ createdAt }, at) => createdAt - (messages[at - 1]?.createdAt ?? createdAt) <= REPLACED_AFTER_MS,
    );
    const newcomers = messages.filter(({ mentions }, at) => {
      const before = messages.slice(0, at).flatMap((one) => one.mentions);
      return at > 0 && mentions.length > 0 && mentions.every((userId) => !before.includes(userId));
    });
    if (fresh.length > most + newcomers.length + history.highlights(turn))
      faults.push(
        `turn ${turn} was posted ${fresh.length} times instead of ${most}, as ${fresh.map(({ id, content, components }) => `${id} ${JSON.stringify(content)} ${keyOf({ components })}`).join('; ')}`,
      );
    const called = world.notifications
      .filter(({ messageId }) => messages.some(({ id }) => id === messageId))
      .map(({ userId }) => userId);
    for (const userId of new Set(called)) {
      const times = called.filter((each) => each === userId).length;
      if (times > most) faults.push(`${userId} was called ${times} times to turn ${turn}`);
    }
    if (turn !== request?.turn || table.pausedBy !== null) continue;
    const before = [...history.asked(turn - 1), ...history.begunBy(turn), ...history.actedIn(turn)];
    const missed = pendingUsers(table, request).filter((id) => !called.includes(id) && !before.includes(id));
    if (turn > 1) faults.push(...missed.map((userId) => `${userId} was not called to turn ${turn}`));
  }
  return faults;
}

/** The key of the question that the message's controls answer; null if none of them answers one. */
function keyOf({ components }: Pick<Message, 'components'>): string | null {
  return (
    idsOf(components).flatMap((id) => /^v1\|[^|]+\|[anMmv]\|([^|]+)(?:\||$)/.exec(id)?.[1] ?? [])[0] ?? null
  );
}

interface TurnHistory {
  /** The turn of a question's key; null for a key that the game never asked. */
  readonly turnOf: (key: string) => number | null;
  readonly asked: (turn: number) => readonly string[];
  /** The people whose answers led to the turn, also across turns without questions. */
  readonly begunBy: (turn: number) => readonly string[];
  /** The people who acted in that turn and so needed no ping. */
  readonly actedIn: (turn: number) => readonly string[];
  /** The number of answers in that turn that led to a highlight, after which the board is posted again. */
  readonly highlights: (turn: number) => number;
  /** The number of times the game was resumed in that turn. */
  readonly resumed: (turn: number) => number;
}

/** The turns of a game; null before the game has begun. */
function turnHistoryOf({ table, entry, log, notices }: KeptTable): TurnHistory | null {
  const replayed = table.state === null ? null : replay(entry.game, openingOf(table), log);
  if (replayed?.ok !== true) return null;
  const requests = replayed.moments.map(({ state }) => entry.game.requests(state)[0]);
  // After an undo the game may reuse a question's key in another turn.
  const turns = new Map(
    requests.flatMap((request, at) => {
      const taken = log.slice(0, at).filter((line) => 'back' in line).length;
      return request === undefined ? [] : [[tableKey(request, taken), request.turn]];
    }),
  );
  return {
    turnOf: (key) => turns.get(key) ?? null,
    asked: (turn) =>
      requests.flatMap((request) => (request?.turn === turn ? pendingUsers(table, request) : [])),
    begunBy: (turn) =>
      requests.flatMap((request, at) => {
        const begins = request?.turn === turn && requests[at - 1]?.turn !== turn;
        return begins ? (log.slice(0, at).findLast(({ userId }) => userId !== null)?.userId ?? []) : [];
      }),
    actedIn: (turn) => [
      ...log.flatMap(({ index, userId }) => (requests[index]?.turn === turn ? (userId ?? []) : [])),
      ...notices.flatMap(({ at, by }) => (requests[at]?.turn === turn ? (by ?? []) : [])),
    ],
    highlights: (turn) =>
      replayed.moments.filter(
        ({ events }, at) =>
          requests[at]?.turn === turn && events.some((event) => entry.presenter.highlight(event) !== null),
      ).length,
    resumed: (turn) =>
      notices.filter(({ phrase, at }) => phrase.key === 'table.resumed' && requests[at]?.turn === turn)
        .length,
  };
}

/** Every notice of the table must be in its channel exactly as often as it was posted. */
function faultsInNotices({ table, notices }: KeptTable, sent: readonly Message[]): readonly string[] {
  // The next table of the channel may post the same notice.
  if (!isLive(table)) return [];
  const translate = translator('en');
  const since = wordsSince(table, sent).map(({ content }) => inOneLine(content));
  const wanted = notices.map(({ phrase }) => inOneLine(translate(phrase)));
  return [...new Set(wanted)].flatMap((content) => {
    const meant = wanted.filter((one) => one === content).length;
    const found = since.filter((one) => one === content).length;
    return meant === found ? [] : [`${JSON.stringify(content)} was said ${found} times instead of ${meant}`];
  });
}

/** A notice with pings breaks its first line if a phone would cut it off. */
function inOneLine(words: string): string {
  return words.replaceAll('\n', ' ');
}

/**
 * Every highlight of the game has had its picture once. An undone highlight may come again, and a highlight that couldn't be
 * drawn in time is omitted.
 */
function faultsInHighlights(kept: KeptTable, sent: readonly Message[], undrawn: number): readonly string[] {
  const { table, entry, log } = kept;
  if (!isLive(table) || table.state === null || log.some((line) => 'back' in line)) return [];
  const translate = translator('en');
  const events = pastOf(kept).history?.moments.flatMap((moment) => moment.events) ?? [];
  const wanted = new Set(
    events.flatMap((event) => {
      const highlight = entry.presenter.highlight(event);
      return highlight === null ? [] : [translate(highlight.phrase)];
    }),
  );
  const recorded = wordsSince(table, sent);
  const wrong = [...wanted]
    .map((content) => ({ content, found: recorded.filter((one) => one.content === content).length }))
    .filter(({ found }) => found !== 1);
  const mayBeMissing = wrong.filter(({ found }) => found === 0).slice(0, undrawn);
  return wrong
    .filter((one) => !mayBeMissing.includes(one))
    .map(({ content, found }) => `the highlight ${JSON.stringify(content)} was shown ${found} times`);
}

/** The messages in the channel of the table, without boards, since it was opened. */
function wordsSince(table: KeptTable['table'], sent: readonly Message[]): readonly Message[] {
  return sent.filter(
    ({ channelId, createdAt, components }) =>
      channelId === table.place.channelId &&
      createdAt >= table.createdAt.getTime() &&
      shownBy(components) === 'words',
  );
}

/**
 * A person who wants direct messages gets one for each board that pings them, unless the program died before it recorded the
 * board and the table no longer asks them: no one gets outdated news.
 */
function faultsInDirect({ world, sent, deaths }: Seen, userId: string): readonly string[] {
  const channel = [...world.channels.values()].find(({ recipientId }) => recipientId === userId);
  const written = sent.filter(({ channelId }) => channelId === channel?.id);
  return sent.flatMap((board, at) => {
    const { id, components, mentions } = board;
    // The end of a game pings everyone, and has no question for a direct message.
    if (shownBy(components) !== 'board' || keyOf(board) === null || !mentions.includes(userId)) return [];
    const times = written.filter(({ content }) => content.includes(`/${id}`)).length;
    const death = deaths.find((one) => one.sent > at);
    const isNeedless = death !== undefined && wasOver(death, board, userId);
    return times === 1 || (times === 0 && isNeedless)
      ? []
      : [`${userId} was written to ${times} times about the board ${id}`];
  });
}

/** Whether the program had not recorded the board, and the table no longer asked the person in that turn. */
function wasOver({ tables }: LeftBehind, board: Message, userId: string): boolean {
  const kept = tables.find(({ table }) => idsOf(board.components).some((id) => id.includes(table.id)));
  const key = keyOf(board);
  if (kept === undefined || key === null) return false;
  const { table, request, shown } = kept;
  if (shown !== null && BigInt(shown.messageId) >= BigInt(board.id)) return false;
  const isOfTurn = request !== null && turnHistoryOf(kept)?.turnOf(key) === request.turn;
  return !(isOfTurn && pendingUsers(table, request).some((asked) => asked === userId));
}
