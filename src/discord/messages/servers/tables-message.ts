/** Lists a server's live tables, each with its game, channel and host, the people it's waiting for, and since when. */
import type { Phrase } from '../../../core/presentation/phrase.ts';
import type { Remains } from '../../../tables/model/storage/unreadable.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { takenSeats } from '../../../tables/turns/seating.ts';
import type { Bot } from '../../bot.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { button, channelMention, cut, LIMITS, mention, type Row, row, timestamp } from '../pieces/parts.ts';
import { namesOf } from '../pieces/table-names.ts';
import { waitedFor } from '../seats/addressed.ts';
import { remainsLine } from './remains-message.ts';

/** The live tables of a server. */
export interface ServersTables {
  readonly loadedTables: readonly LoadedTable[];
  /** Tables that cannot be read come first: a moderator has to take care of them. */
  readonly unreadable: readonly Remains[];
}

export interface TablesMessage {
  readonly content: string;
  readonly rows: readonly Row[];
}

/** Each table takes a line or two on a phone. */
const ON_A_PAGE = 8;

/** `page` counts from 0; a page beyond the end gives the last one. */
export function tablesMessage(
  { loadedTables, unreadable }: ServersTables,
  page: number,
  { catalogue, translate }: Pick<Bot, 'catalogue' | 'translate'>,
): TablesMessage {
  const all = [...unreadable.map((remains) => remainsLine(catalogue, remains)), ...loadedTables.map(lineOf)];
  if (all.length === 0) return { content: translate({ key: 'tables.none' }), rows: [] };
  const pages = Math.ceil(all.length / ON_A_PAGE);
  const shown = Math.min(page, pages - 1);
  const lines = all.slice(shown * ON_A_PAGE, (shown + 1) * ON_A_PAGE).map((line) => translate(line));
  const title = translate({ key: 'tables.title', with: { count: all.length, page: shown + 1, pages } });
  const to = (at: number, key: string) =>
    button(formatCustomId({ kind: 'tables', page: at }), translate({ key }));
  const buttons = [
    ...(shown > 0 ? [to(shown - 1, 'button.back')] : []),
    ...(shown < pages - 1 ? [to(shown + 1, 'button.on')] : []),
  ];
  return {
    content: cut([title, ...lines].join('\n'), LIMITS.content),
    rows: buttons.length === 0 ? [] : [row(buttons)],
  };
}

function lineOf(loaded: LoadedTable): Phrase {
  const { place, hostId } = loaded.table;
  return {
    key: 'tables.line',
    with: {
      ...namesOf(loaded.table),
      channel: channelMention(place.channelId),
      host: mention(hostId),
      state: stateOf(loaded),
    },
  };
}

/** The event that the table is waiting for, or the reason it's stopped. */
export function stateOf({ table, entry, request }: LoadedTable): Phrase {
  const since = timestamp(table.waitingSince, 'relative');
  if (table.isSuspended) return { key: 'tables.suspended', with: { since } };
  if (table.pausedBy !== null)
    return { key: 'tables.paused', with: { user: mention(table.pausedBy), since } };
  if (table.status === 'lobby') return { key: 'tables.lobby', with: { seats: takenSeats(table), since } };
  if (request === null) return { key: 'tables.other-rules', with: { since } };
  return { key: 'tables.waiting', with: { who: waitedFor(table, request, entry.presenter), since } };
}
