/** Asks the host or a moderator to confirm before a player loses a turn for which they still have time. */
import type { APIButtonComponent } from 'discord.js';
import type { Phrase } from '../../../core/presentation/phrase.ts';
import type { Request } from '../../../core/requests/request.ts';
import type { Strength } from '../../../core/thinking/strength.ts';
import type { Done } from '../../../tables/model/change.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { orNoOne, seatName } from '../../../tables/turns/seat-words.ts';
import { playerOf, type Share } from '../../../tables/turns/seating.ts';
import type { Invitation } from '../../../tables/verbs/seats.ts';
import type { Bot } from '../../bot.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { button, mention, row, timestamp } from '../../messages/pieces/parts.ts';
import type { Reply } from '../../messages/pieces/reply.ts';
import { sureComputerButton, sureOfferButton, sureTakeButton } from '../../messages/seats/seats-on-board.ts';

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

/**
 * Like `computerQuestion`, for the offer of a seat or turn to others; if a person offers it to themself, the question is about
 * taking it.
 */
export function offerQuestion(
  { translate }: Pick<Bot, 'translate'>,
  loaded: LoadedTable,
  invitation: Invitation,
  by: string,
  done: Done,
): Reply | null {
  const { table, request } = loaded;
  if (invitation.to === by) return takeQuestion({ translate }, loaded, invitation, done);
  if (done.ok || done.refusal.code !== 'take-asks' || request === null) return null;
  const sure = sureOfferButton(table.id, invitation, request, translate);
  const to = orNoOne(invitation.to);
  return question('seats.offer-sure', { ...loaded, request }, invitation, sure, translate, { to });
}

function question(
  key: string,
  { table, entry, request }: LoadedTable & { readonly request: Request },
  { seat, span }: Share,
  sure: APIButtonComponent,
  translate: Bot['translate'],
  more: Phrase['with'] = {},
): Reply {
  const about = {
    ...more,
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
