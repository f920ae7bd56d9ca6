/** Asks a person who can skip a turn without a vote for a confirmation: the player loses the rest of their turn. */

import type { Phrase } from '../../../core/presentation/phrase.ts';
import type { SeatIndex } from '../../../core/seat.ts';
import { USUAL_STRENGTH } from '../../../tables/computers/pending.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { seatName } from '../../../tables/turns/seat-words.ts';
import { playerOf } from '../../../tables/turns/seating.ts';
import type { Settled } from '../../../tables/verbs/agreement.ts';
import type { Bot } from '../../bot.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { button, mention, row, timestamp } from '../../messages/pieces/parts.ts';
import type { Reply } from '../../messages/pieces/reply.ts';
import { sureComputerButton } from '../../messages/seats/seats-on-board.ts';

/** The confirmation question; null if the table refused for another reason, or didn't refuse. */
export function skipQuestion(
  { translate }: Pick<Bot, 'translate'>,
  { table, entry, request }: LoadedTable,
  seat: SeatIndex | null,
  settled: Settled,
): Reply | null {
  if (settled.ok || settled.refusal.code !== 'skip-asks' || request === null || seat === null) return null;
  const about: Phrase = {
    key: 'skip.sure',
    with: {
      user: mention(playerOf(table, seat, request.turn) ?? ''),
      role: seatName(entry, table, seat),
      since: timestamp(table.waitingSince, 'relative'),
    },
  };
  const skip = formatCustomId({ kind: 'skip-sure', table: table.id, seat, request: request.key });
  return {
    content: translate(about),
    rows: [
      row([
        button(skip, translate({ key: 'button.skip-turn' }), 'danger'),
        sureComputerButton(table.id, { seat, span: 'turn' }, USUAL_STRENGTH, request, translate),
        button(formatCustomId({ kind: 'keep', table: table.id }), translate({ key: 'button.wait-on' })),
      ]),
    ],
  };
}
