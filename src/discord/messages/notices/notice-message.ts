/** A notice to everyone at a table, with its buttons. */
import type { Translate } from '../../../core/presentation/phrase.ts';
import type { NoticeButton, NoticeJob } from '../../../tables/model/outbox.ts';
import type { TableId } from '../../../tables/model/table.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { SPANS } from '../../../tables/turns/seating.ts';
import { type CustomId, formatCustomId } from '../../custom-ids/custom-id.ts';
import { notified } from '../pieces/notification.ts';
import type { Outgoing } from '../pieces/outgoing.ts';
import { button, cut, LIMITS, rows } from '../pieces/parts.ts';
import { computerButton, takeButtons } from '../seats/seats-on-board.ts';

/** The content of a notice without its author. */
type Spoken = Omit<NoticeJob, 'kind' | 'by'>;

/** Separates a notice from the outcome added below it. */
export const OUTCOME_MARK = '\n↳ ';

const QUIET: readonly NoticeButton[] = ['object', 'skip-turn', 'decline'];

export function noticeMessage(
  { table, entry: { presenter } }: LoadedTable,
  { phrase, call = [], offers = [], about = '', seats = [], outcomes = [] }: Spoken,
  translate: Translate,
): Outgoing {
  const spans = SPANS.filter(
    (span) => offers.includes(`take-${span}`) || (span === 'turn' && offers.includes('step-in')),
  );
  const shares = spans.flatMap((span) => seats.map((seat) => ({ seat, span })));
  const others = offers.flatMap((offered) => {
    const id = idOf(offered, table.id, about);
    if (id === null) return [];
    const style = QUIET.includes(offered) ? 'secondary' : 'primary';
    return [button(formatCustomId(id), translate({ key: `button.${offered}` }), style)];
  });
  const computers = (offers.includes('computer-turn') ? seats : []).map((seat) =>
    computerButton(table.id, seat, translate),
  );
  const ending = outcomes.map((outcome) => `${OUTCOME_MARK}${translate(outcome)}`).join('');
  const words = translate(phrase);
  return {
    content: `${cut(call.length === 0 ? words : notified(words), LIMITS.content - ending.length)}${ending}`,
    rows: rows([...takeButtons(table, shares, { presenter, translate }), ...computers, ...others]),
    files: [],
    call,
  };
}

/** The custom id of a button; null for buttons that exist once per seat. */
function idOf(offered: NoticeButton, table: TableId, about: string): CustomId | null {
  switch (offered) {
    case 'agree':
    case 'object':
      return { kind: 'vote', table, ballot: offered, proposal: about };
    case 'skip-turn':
      return { kind: 'skip', table, request: about };
    case 'reopen':
    case 'keep-open':
    case 'accept':
    case 'decline':
      return { kind: offered, table };
    case 'take-seat':
    case 'take-turn':
    case 'step-in':
    case 'computer-turn':
      return null;
  }
}
