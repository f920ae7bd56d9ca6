/** Asks the host or a moderator whether they want to take a turn for which the player still has time. */
import type { Done } from '../../tables/model/change.ts';
import type { LoadedTable } from '../../tables/turns/loaded-table.ts';
import { seatName } from '../../tables/turns/seat-words.ts';
import { playerOf, type Share } from '../../tables/turns/seating.ts';
import type { Bot } from '../bot.ts';
import { formatCustomId } from '../custom-ids/custom-id.ts';
import { button, mention, row, timestamp } from '../messages/pieces/parts.ts';
import type { Reply } from '../messages/pieces/reply.ts';
import { sureTakeButton } from '../messages/seats/seats-on-board.ts';

/** The question to confirm; null if the table refused for another reason, or did it. */
export function takeQuestion(
  { translate }: Pick<Bot, 'translate'>,
  { table, entry, request }: LoadedTable,
  share: Share,
  done: Done,
): Reply | null {
  if (done.ok || done.refusal.why !== 'take-asks' || request === null) return null;
  const { seat, span } = share;
  const about = {
    user: mention(playerOf(table, seat, request.turn) ?? ''),
    role: seatName(entry, table, seat),
    since: timestamp(table.waitingSince, 'relative'),
    span,
  };
  return {
    content: translate({ key: 'seats.sure', with: about }),
    rows: [
      row([
        sureTakeButton(table.id, share, request, translate),
        button(formatCustomId({ kind: 'keep', table: table.id }), translate({ key: 'button.wait-on' })),
      ]),
    ],
  };
}
