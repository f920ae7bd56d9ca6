/** A board's lines and buttons for those seats that have to decide and are open or on offer. */
import type { APIButtonComponent } from 'discord.js';
import type { Phrase, Translate } from '../../../core/presentation/phrase.ts';
import type { Presenter } from '../../../core/presentation/presenter.ts';
import type { Request } from '../../../core/requests/request.ts';
import type { SeatIndex } from '../../../core/seat.ts';
import type { Strength } from '../../../core/thinking/strength.ts';
import {
  AMONG_PEOPLE_MINUTES,
  computersIn,
  mayComputerBegin,
  type PendingComputers,
} from '../../../tables/computers/pending.ts';
import type { Offer, Table, TableId } from '../../../tables/model/table.ts';
import { openOffers, spanOf } from '../../../tables/seats/seat-offers.ts';
import { heldUp } from '../../../tables/turns/current-request.ts';
import { seatName } from '../../../tables/turns/seat-words.ts';
import { hasPerson, type Share, type Span, vacantSeats } from '../../../tables/turns/seating.ts';
import type { Invitation } from '../../../tables/verbs/seats.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { button, type Row, rows } from '../pieces/parts.ts';
import type { Words } from '../questions/answers.ts';
import { computerBeginsButton } from '../questions/computer-begins.ts';

/** The lines about seats that have to decide and are open, played by computers, or on offer. They come below the question. */
export function seatLines(
  table: Table,
  request: Request,
  { presenter, translate }: Words,
): readonly string[] {
  const computers = computersIn(table, request);
  return [
    ...(vacantSeats(table, request).length > 0 ? [translate({ key: 'seats.nobody-there' })] : []),
    ...(computers === null ? [] : [translate(computerPhrase(table, computers))]),
    ...pendingOffers(table, request).map((offer) => translate(offerPhrase(table, offer, presenter))),
  ];
}

/** Says when the computers play. They don't continue without a person at the table. */
function computerPhrase(table: Table, { isAmongPeople }: PendingComputers): Phrase {
  if (!hasPerson(table)) return { key: 'computers.waits' };
  if (heldUp(table) !== null) return { key: 'computers.plays-then' };
  return isAmongPeople
    ? { key: 'computers.may-go', with: { minutes: AMONG_PEOPLE_MINUTES } }
    : { key: 'computers.plays-soon' };
}

export function offerPhrase(table: Table, offer: Offer, presenter: Presenter<unknown>): Phrase {
  const role = seatName({ presenter }, table, offer.seat);
  return { key: 'seats.on-offer', with: { role, span: spanOf(offer), to: offer.to ?? 'nobody' } };
}

export function seatRows(table: Table, request: Request, words: Words): readonly Row[] {
  const vacant = vacantSeats(table, request).map((seat) => ({ seat, span: 'seat' as const }));
  const offered = pendingOffers(table, request).map((offer) => ({ seat: offer.seat, span: spanOf(offer) }));
  const begins = mayComputerBegin(table, request)
    ? [computerBeginsButton(table.id, request, words.translate)]
    : [];
  return rows([...begins, ...takeButtons(table, [...vacant, ...offered], words)]);
}

/** The offers of seats that have to decide. An open seat needs no offer. */
function pendingOffers(table: Table, request: Request): readonly Offer[] {
  const vacant = vacantSeats(table, request);
  return openOffers(table, request.turn).filter(
    ({ seat }) => request.seats.includes(seat) && !vacant.includes(seat),
  );
}

const LABELS: Readonly<Record<Span, { readonly only: string; readonly of: string }>> = {
  seat: { only: 'button.take-seat', of: 'button.take-seat-of' },
  turn: { only: 'button.take-turn', of: 'button.take-turn-of' },
};

/** Lets a computer play this turn of the seat. */
export function computerButton(table: TableId, seat: SeatIndex, translate: Translate): APIButtonComponent {
  return button(
    formatCustomId({ kind: 'computer-turn', table, seat }),
    translate({ key: 'button.computer-turn' }),
    'primary',
  );
}

/** The button that confirms, for the turn of this request, that a computer plays the turn or the seat. */
export function sureComputerButton(
  table: TableId,
  { seat, span }: Share,
  strength: Strength,
  { key: request }: Request,
  translate: Translate,
): APIButtonComponent {
  return button(
    formatCustomId({ kind: 'computer-sure', table, seat, span, strength, request }),
    translate({ key: 'button.computer-turn' }),
    'primary',
  );
}

/** The button that confirms, for the turn of this request, that the host or a moderator takes the turn or the seat. */
export function sureTakeButton(
  table: TableId,
  { seat, span }: Share,
  { key: request }: Request,
  translate: Translate,
): APIButtonComponent {
  return button(
    formatCustomId({ kind: 'take-sure', table, seat, span, request }),
    translate({ key: LABELS[span].only }),
    'primary',
  );
}

/** The button that confirms, for the turn of this request, that the host or a moderator offers the turn or the seat. */
export function sureOfferButton(
  table: TableId,
  { seat, span, to }: Invitation,
  { key: request }: Request,
  translate: Translate,
): APIButtonComponent {
  return button(
    formatCustomId({ kind: 'offer-sure', table, seat, span, to: to ?? 'all', request }),
    translate({ key: span === 'seat' ? 'button.offer-seat' : 'button.offer-turn' }),
    'primary',
  );
}

/** If several seats are on offer, each button names its seat. */
export function takeButtons(
  table: Table,
  shares: readonly Share[],
  { presenter, translate }: Pick<Words, 'presenter' | 'translate'>,
): readonly APIButtonComponent[] {
  const isOneSeat = new Set(shares.map(({ seat }) => seat)).size === 1;
  return shares.map(({ seat, span }) => {
    const { only, of } = LABELS[span];
    const label = isOneSeat
      ? { key: only }
      : { key: of, with: { role: seatName({ presenter }, table, seat) } };
    return button(formatCustomId({ kind: 'take', table: table.id, seat, span }), translate(label), 'primary');
  });
}
