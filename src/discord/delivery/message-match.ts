/** Knows a message again that was sent before the bot could note so. */
import type { Request } from '../../core/request.ts';
import type { TableId } from '../../tables/model/table.ts';
import { type CustomId, parseCustomId, type TableVerb } from '../custom-id.ts';
import { OUTCOME_MARK } from '../messages/notice-message.ts';
import type { Outgoing } from '../messages/outgoing.ts';
import { ELSEWHERE_MARK } from '../messages/reminder-message.ts';
import type { Sent } from './channels.ts';

/** Leads to the board, which may have been posted anew meanwhile; and a time of day, counted from when it was said. */
const CHANGES = /https:\/\/discord\.com\/channels\/\S+|<t:\d+(?::\w)?>/g;

/** Nothing would be changed about it. */
export function isSameMessage(
  sent: Pick<Sent, 'content' | 'customIds'>,
  { content, rows }: Outgoing,
): boolean {
  const ids = rows.flatMap(({ components }) =>
    components.flatMap((component) => ('custom_id' in component ? component.custom_id : [])),
  );
  return sent.content === content.trim() && sent.customIds.join('\n') === ids.join('\n');
}

/** What is said beside the board: its buttons may stand on the board as well, and what came of it may follow. */
export function hasSameWords(sent: Pick<Sent, 'content'>, { content }: Pick<Outgoing, 'content'>): boolean {
  const [first = ''] = sent.content.split(OUTCOME_MARK);
  return lastingWords(first) === lastingWords(content);
}

/** Of a reminder without the other tables, some of which may have gone on meanwhile. */
function lastingWords(content: string): string {
  const [first = ''] = content.split(ELSEWHERE_MARK);
  return first.replace(CHANGES, '');
}

/** What is written to one person about one board, and about no other. */
export function isAboutSame(sent: Pick<Sent, 'content'>, { content }: Pick<Outgoing, 'content'>): boolean {
  return content.match(CHANGES)?.[0] === sent.content.match(CHANGES)?.[0];
}

/** The buttons that every board has, and no other message; and those of a lobby. */
const OF_BOARDS: readonly TableVerb[] = ['status', 'replay'];
const OF_LOBBIES: readonly TableVerb[] = ['join'];

export function isBoardOf(table: TableId, { customIds }: Pick<Sent, 'customIds'>): boolean {
  return hasVerb(table, customIds, OF_BOARDS);
}

export function isLobbyOf(table: TableId, { customIds }: Pick<Sent, 'customIds'>): boolean {
  return hasVerb(table, customIds, OF_LOBBIES);
}

function hasVerb(table: TableId, customIds: readonly string[], verbs: readonly TableVerb[]): boolean {
  return idsIn(customIds).some((id) => id.kind === 'table' && id.table === table && verbs.includes(id.verb));
}

/** The question that a board asks; null where it asks nothing, as while a game is paused and when it is over. */
export function requestOn({ customIds }: Pick<Sent, 'customIds'>): Request['key'] | null {
  const [first] = idsIn(customIds).flatMap((id) => (isForRequest(id) ? id.request : []));
  return first ?? null;
}

function isForRequest(id: CustomId): id is Extract<CustomId, { readonly kind: 'answer' | 'menu' | 'verb' }> {
  return id.kind === 'answer' || id.kind === 'menu' || id.kind === 'verb';
}

function idsIn(customIds: readonly string[]): readonly CustomId[] {
  return customIds.flatMap((text) => parseCustomId(text) ?? []);
}
