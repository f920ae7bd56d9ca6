/** Asks the host to confirm a start that costs invited people their reserved seats. */
import { openInvitationsKey } from '../../../tables/lobby/invitations.ts';
import type { Done } from '../../../tables/model/change.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import type { Bot } from '../../bot.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { button, row } from '../../messages/pieces/parts.ts';
import type { Reply } from '../../messages/pieces/reply.ts';
import { refusalPhrase } from '../../messages/refusal-message.ts';

/** The seating order of a start, as typed. */
export interface TypedOrder {
  readonly first: string | null;
  readonly order: readonly string[];
}

export const AS_THEY_SIT: TypedOrder = { first: null, order: [] };

/** The confirmation question; null if the table started, or refused for another reason. */
export function startQuestion(
  { translate, catalogue }: Pick<Bot, 'translate' | 'catalogue'>,
  loaded: LoadedTable | null,
  { first, order }: TypedOrder,
  done: Done,
): Reply | null {
  if (loaded === null || done.ok || done.by === 'game' || done.refusal.code !== 'start-asks') return null;
  const { table } = loaded;
  const start = formatCustomId({
    kind: 'start-sure',
    table: table.id,
    first: first ?? '',
    order: order.join(BETWEEN_NAMES),
    confirmed: openInvitationsKey(table),
  });
  return {
    content: translate(refusalPhrase(done, catalogue)),
    rows: [
      row([
        button(start, translate({ key: 'button.start-without' }), 'primary'),
        button(formatCustomId({ kind: 'keep', table: table.id }), translate({ key: 'button.wait-on' })),
      ]),
    ],
  };
}

/** The order stored in the id of the question's button. */
export function orderRead({ first, order }: { readonly first: string; readonly order: string }): TypedOrder {
  return {
    first: first === '' ? null : first,
    order: order.split(BETWEEN_NAMES).filter((name) => name !== ''),
  };
}

const BETWEEN_NAMES = ',';
