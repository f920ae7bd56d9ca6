/** Recognises a message that the bot sent but did not record, by comparing what Discord has with what the job sends. */
import type { Request } from '../../../core/requests/request.ts';
import type { TableId } from '../../../tables/model/table.ts';
import { type ControlKind, type CustomId, parseCustomId } from '../../custom-ids/custom-id.ts';
import { OUTCOME_MARK } from '../../messages/notices/notice-message.ts';
import { ELSEWHERE_MARK } from '../../messages/notices/reminder-message.ts';
import { withoutEmojis } from '../../messages/pieces/emoji.ts';
import type { Outgoing } from '../../messages/pieces/outgoing.ts';
import { wordsWithoutEmbed } from '../../messages/pieces/without-embed.ts';
import type { Sent } from './sent.ts';

/** Parts that may differ between two attempts: the link to the board and times of day. */
const CHANGES = /https:\/\/discord\.com\/channels\/\S+|<t:\d+(?::\w)?>/g;

/** True if an edit would change nothing. */
export function isSameMessage(
  sent: Pick<Sent, 'content' | 'belowPicture' | 'customIds'>,
  outgoing: Outgoing,
): boolean {
  const ids = outgoing.rows.flatMap(({ components }) =>
    components.flatMap((component) => ('custom_id' in component ? component.custom_id : [])),
  );
  return hasWordsOf(sent, outgoing) && sent.customIds.join('\n') === ids.join('\n');
}

/** An embed becomes part of the content if the bot may not send embeds, and emojis are removed if Discord rejects them. */
function hasWordsOf(
  sent: Pick<Sent, 'content' | 'belowPicture'>,
  meant: Pick<Outgoing, 'content' | 'belowPicture'>,
): boolean {
  const below = plain(sent.belowPicture);
  if (below === '') return plain(sent.content) === plain(wordsWithoutEmbed(meant));
  return plain(sent.content) === plain(meant.content) && below === plain(meant.belowPicture);
}

function plain(text = ''): string {
  return withoutCommands(withoutEmojis(text)).trim();
}

/** Compares a notice by its words only: a board may have the same buttons, and the result may have been added below. */
export function hasSameWords(sent: Pick<Sent, 'content'>, { content }: Pick<Outgoing, 'content'>): boolean {
  const [first = ''] = sent.content.split(OUTCOME_MARK);
  return lastingWords(first) === lastingWords(content);
}

/** A reminder without its list of other tables, some of which may have moved on. */
function lastingWords(content: string): string {
  const [first = ''] = content.split(ELSEWHERE_MARK);
  return withoutCommands(withoutEmojis(first.replace(CHANGES, '')));
}

/** Commands become mentions when a message is sent. */
const COMMANDS = /<\/[^:>\n]+:\d+>|`\/[^`\n]+`/g;

function withoutCommands(text: string): string {
  return text.replace(COMMANDS, '');
}

/** Whether a direct message is about the same board. */
export function isAboutSame(sent: Pick<Sent, 'content'>, { content }: Pick<Outgoing, 'content'>): boolean {
  return content.match(CHANGES)?.[0] === sent.content.match(CHANGES)?.[0];
}

/** Buttons that only boards have, one of them only on older boards. `OF_LOBBIES` has the button that only lobbies have. */
const OF_BOARDS: readonly ControlKind[] = ['more', 'status', 'replay'];
const OF_LOBBIES: readonly ControlKind[] = ['join'];

export function isBoardOf(table: TableId, { customIds }: Pick<Sent, 'customIds'>): boolean {
  return hasOne(table, customIds, OF_BOARDS);
}

export function isLobbyOf(table: TableId, { customIds }: Pick<Sent, 'customIds'>): boolean {
  return hasOne(table, customIds, OF_LOBBIES);
}

function hasOne(table: TableId, customIds: readonly string[], kinds: readonly ControlKind[]): boolean {
  return idsIn(customIds).some((id) => 'table' in id && id.table === table && kinds.includes(id.kind));
}

/** The key of the question on a board; null if there is no question, for example while the game is paused or over. */
export function requestOn({ customIds }: Pick<Sent, 'customIds'>): Request['key'] | null {
  const [first] = idsIn(customIds).flatMap((id) => (isOfQuestion(id) ? id.request : []));
  return first ?? null;
}

/** Each of these can be the only control on a board that answers the question. */
const OF_QUESTIONS = ['answer', 'choose', 'group', 'menu', 'verb'] as const satisfies readonly ControlKind[];

function isOfQuestion(id: CustomId): id is CustomId<(typeof OF_QUESTIONS)[number]> {
  return OF_QUESTIONS.some((kind) => kind === id.kind);
}

function idsIn(customIds: readonly string[]): readonly CustomId[] {
  return customIds.flatMap((text) => parseCustomId(text) ?? []);
}
