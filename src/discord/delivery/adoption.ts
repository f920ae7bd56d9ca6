/** Knows a message again that was sent before the bot could note so. */
import { parseCustomId } from '../custom-id.ts';
import type { Outgoing, Sent } from './channels.ts';

/**
 * By the buttons that answer the question that stands, by any button where it asks nothing, and by its words where it
 * has no buttons.
 */
export function isSameMessage(sent: Sent, { content, rows }: Outgoing): boolean {
  const ids = rows.flatMap(({ components }) =>
    components.flatMap((component) => ('custom_id' in component ? component.custom_id : [])),
  );
  const answering = ids.filter(isForRequest);
  const telling = answering.length > 0 ? answering : ids;
  return telling.length > 0
    ? telling.some((id) => sent.customIds.includes(id))
    : hasSameWords(sent, { content });
}

/** Leads to the board, which may have been posted anew meanwhile. */
const LINK = /https:\/\/discord\.com\/channels\/\S+/g;

/** What is said beside the board: its buttons may stand on the board as well. */
export function hasSameWords(sent: Pick<Sent, 'content'>, { content }: Pick<Outgoing, 'content'>): boolean {
  return sent.content.replace(LINK, '') === content.replace(LINK, '');
}

function isForRequest(customId: string): boolean {
  const id = parseCustomId(customId);
  return id !== null && 'request' in id;
}
