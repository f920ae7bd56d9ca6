/** Lists the live tables at which one person sits, on all servers: first those that wait for this person, lessons last. */
import type { APIButtonComponent } from 'discord.js';
import type { Phrase } from '../../../core/presentation/phrase.ts';
import type { Request } from '../../../core/requests/request.ts';
import type { TableId, UserId } from '../../../tables/model/table.ts';
import { pendingUsers } from '../../../tables/turns/current-request.ts';
import { isLesson } from '../../../tables/turns/is-lesson.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { isForgotten } from '../../../tables/verbs/opening/opened-before.ts';
import type { PersonsTables } from '../../../tables/verbs/people.ts';
import type { Bot } from '../../bot.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { button, channelMention, cut, LIMITS, type Row, row, timestamp } from '../pieces/parts.ts';
import { namesOf } from '../pieces/table-names.ts';
import { isOnlyPlayer, rolesOf } from '../seats/addressed.ts';
import { remainsLine } from './remains-message.ts';
import { stateOf } from './tables-message.ts';

export interface OwnTablesMessage {
  readonly content: string;
  readonly rows: readonly Row[];
}

/** Each line has a link, which takes up a hundred characters. */
const ON_A_PAGE = 6;

/** The tables whose lines are on the page. `page` counts from 0; a page beyond the end gives the last one. */
export function onPage(
  tables: PersonsTables,
  userId: UserId,
  page: number,
): { readonly page: number; readonly pages: number; readonly shown: readonly LoadedTable[] } {
  const inOrder = [...tables.loadedTables].sort(
    (one, other) =>
      Number(isOwnLesson(one)) - Number(isOwnLesson(other)) ||
      Number(isPending(other, userId)) - Number(isPending(one, userId)) ||
      one.table.waitingSince.getTime() - other.table.waitingSince.getTime(),
  );
  const pages = Math.max(1, Math.ceil(inOrder.length / ON_A_PAGE));
  const at = Math.min(page, pages - 1);
  return { page: at, pages, shown: inOrder.slice(at * ON_A_PAGE, (at + 1) * ON_A_PAGE) };
}

export interface Reader {
  readonly userId: UserId;
  /** The server on which the person reads the list; null in direct messages. */
  readonly guildId: string | null;
}

/** `links` point to the boards that are currently shown. */
export function ownTablesMessage(
  tables: PersonsTables,
  { userId, guildId }: Reader,
  wanted: number,
  links: ReadonlyMap<TableId, string>,
  { catalogue, translate }: Pick<Bot, 'catalogue' | 'translate'>,
): OwnTablesMessage {
  const { page, pages, shown } = onPage(tables, userId, wanted);
  const lessons = tables.loadedTables.filter(isOwnLesson).length;
  const count = tables.loadedTables.length + tables.unreadable.length - lessons;
  const title = { key: 'tables.own-title', with: { count, page: page + 1, pages } };
  const lines = [
    count === 0 ? { key: 'tables.own-none' } : title,
    ...shown.map((loaded) => lineOf(loaded, userId, links)),
    ...(page === pages - 1 ? tables.unreadable.map((remains) => remainsLine(catalogue, remains)) : []),
  ];
  const to = (at: number, key: string) =>
    button(formatCustomId({ kind: 'own-tables', page: at }), translate({ key }));
  const buttons = [
    ...(page > 0 ? [to(page - 1, 'button.back')] : []),
    ...(page < pages - 1 ? [to(page + 1, 'button.on')] : []),
    ...closing(tables, userId, guildId, translate),
  ];
  return {
    content: cut(lines.map(translate).join('\n'), LIMITS.content),
    rows: buttons.length === 0 ? [] : [row(buttons)],
  };
}

/** The button that closes several empty lobbies together. A single one is closed in its own message. */
function closing(
  { loadedTables }: PersonsTables,
  userId: UserId,
  guildId: string | null,
  translate: Bot['translate'],
): readonly APIButtonComponent[] {
  const here = loadedTables.filter(({ table }) => table.place.guildId === guildId);
  const count = here.filter(({ table }) => isForgotten(table, userId)).length;
  if (count < 2) return [];
  const label = translate({ key: 'button.close-empty', with: { count } });
  return [button(formatCustomId({ kind: 'close-empty' }), label)];
}

function lineOf(loaded: LoadedTable, userId: UserId, links: ReadonlyMap<TableId, string>): Phrase {
  const { table, request } = loaded;
  const place = links.get(table.id) ?? channelMention(table.place.channelId);
  if (isOwnLesson(loaded)) return { key: 'tables.own-lesson', with: { ...namesOf(table), place } };
  const state =
    request !== null && isPending(loaded, userId) ? yourTurn(loaded, request, userId) : stateOf(loaded);
  return { key: 'tables.own-line', with: { ...namesOf(table), place, state } };
}

function yourTurn({ table, entry }: LoadedTable, request: Request, userId: UserId): Phrase {
  const since = timestamp(table.waitingSince, 'relative');
  if (isOnlyPlayer(table, userId)) return { key: 'tables.your-turn-alone', with: { since } };
  const roles = rolesOf(userId, table, request, entry.presenter);
  return { key: 'tables.your-turn', with: { roles, since } };
}

function isOwnLesson({ entry, table }: LoadedTable): boolean {
  return isLesson(entry, table);
}

/** Whether the game needs this person's answer to continue. */
export function isPending({ table, request }: LoadedTable, userId: UserId): boolean {
  const goesOn = !table.isSuspended && table.pausedBy === null;
  return goesOn && request !== null && pendingUsers(table, request).includes(userId);
}
