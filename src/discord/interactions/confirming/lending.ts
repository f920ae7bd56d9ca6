/**
 * Asks the host or a moderator for a confirmation before they, or a computer, take a turn for which the player still has time.
 */
import type { APIButtonComponent } from 'discord.js';
import type { Request } from '../../../core/requests/request.ts';
import type { Strength } from '../../../core/thinking/strength.ts';
import type { Done } from '../../../tables/model/change.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { seatName } from '../../../tables/turns/seat-words.ts';
import { playerOf, type Share } from '../../../tables/turns/seating.ts';
import type { Bot } from '../../bot.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { button, mention, row, timestamp } from '../../messages/pieces/parts.ts';
import type { Reply } from '../../messages/pieces/reply.ts';
import { sureComputerButton, sureTakeButton } from '../../messages/seats/seats-on-board.ts';

/** The confirmation question; null if the table refused for another reason, or didn't refuse. */
export function computerQuestion(
  { translate }: Pick<Bot, 'translate'>,
  loaded: LoadedTable,
  share: Share,
  strength: Strength,
  done: Done,
): Reply | null {
  const { table, request } = loaded;
  if (done.ok || done.refusal.code !== 'computer-asks' || request === null) return null;
  const sure = sureComputerButton(table.id, share, strength, request, translate);
  return question('computers.sure', { ...loaded, request }, share, sure, translate);
}

/** Like `computerQuestion`, for people who take the seat or turn themselves. */
export function takeQuestion(
  { translate }: Pick<Bot, 'translate'>,
  loaded: LoadedTable,
  share: Share,
  done: Done,
): Reply | null {
  const { table, request } = loaded;
  if (done.ok || done.refusal.code !== 'take-asks' || request === null) return null;
  const sure = sureTakeButton(table.id, share, request, translate);
  return question('seats.sure', { ...loaded, request }, share, sure, translate);
}

function question(
  key: string,
  { table, entry, request }: LoadedTable & { readonly request: Request },
  { seat, span }: Share,
  sure: APIButtonComponent,
  translate: Bot['translate'],
): Reply {
  const about = {
    user: mention(playerOf(table, seat, request.turn) ?? ''),
    role: seatName(entry, table, seat),
    since: timestamp(table.waitingSince, 'relative'),
    span,
  };
  return {
    content: translate({ key, with: about }),
    rows: [
      row([
        sure,
        button(formatCustomId({ kind: 'keep', table: table.id }), translate({ key: 'button.wait-on' })),
      ]),
    ],
  };
}
