/** Shows whose decision a table is waiting for, since when, its question, and any obstacle. */

import type { Phrase, Translate } from '../../../core/presentation/phrase.ts';
import type { Request } from '../../../core/requests/request.ts';
import { type SeatIndex, seatIndex } from '../../../core/seat.ts';
import type { Table } from '../../../tables/model/table.ts';
import { openOffers } from '../../../tables/seats/seat-offers.ts';
import { isReadOnly } from '../../../tables/turns/current-request.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { playerOf, takenSeats } from '../../../tables/turns/seating.ts';
import type { NextReminder, PendingPlayer } from '../../../tables/waiting/wait-timer.ts';
import { mention, timestamp } from '../pieces/parts.ts';
import { isOnlyPlayer, peopleNamed, seatPhrase, waitedFor } from '../seats/addressed.ts';
import { awayPhrases, passesAt, pausedPhrases, sessionPhrases } from '../seats/interruptions.ts';
import { questionPhrase } from '../seats/question-phrase.ts';
import { offerPhrase } from '../seats/seats-on-board.ts';
import { readOnly } from './text-views.ts';

/** The facts about the table, besides the game, that the store and Discord have. */
export interface Around {
  /** Whether it's the reader's decision, so that the question addresses only them. */
  readonly asksReader: boolean;
  /** A link to the board; null if no board is shown. */
  readonly boardLink: string | null;
  /** The reason why the bot cannot show the table; null if it can. */
  readonly deliveryError: Phrase | null;
  /** The people that the table is waiting for and who are away. */
  readonly away: readonly PendingPlayer[];
  /** The people the bot will remind next if no one acts, and when; null if it reminds no one. */
  readonly nextReminder: NextReminder | null;
}

export function statusMessage(
  loaded: LoadedTable,
  { asksReader, boardLink, deliveryError, away, nextReminder }: Around,
  translate: Translate,
): string {
  const { table, entry, request } = loaded;
  const { presenter, game } = entry;
  const around = [
    ...(deliveryError === null ? [] : [translate(deliveryError)]),
    ...(boardLink === null ? [] : [translate({ key: 'status.board', with: { link: boardLink } })]),
  ];
  if (isReadOnly(entry, table)) return [translate(readOnly(loaded)), ...around].join('\n');
  const since = timestamp(table.waitingSince, 'relative');
  if (table.status === 'lobby') {
    return translate({
      key: 'status.lobby',
      with: { host: mention(table.hostId), seats: takenSeats(table), since },
    });
  }
  if (table.status === 'closed') return translate({ key: 'table.closed-board' });
  if (request === null) return translate({ key: 'status.over' });
  const view = game.observe(table.state);
  const lines = [
    ...pausedPhrases(table).map(translate),
    ...sessionPhrases(table).map(translate),
    translate({
      key: 'status.waiting',
      with: { who: waitedFor(table, request, presenter), since },
    }),
    ...awayPhrases(game, away).map(translate),
    ...whatComes(passesAt(table, request), nextReminder).map(translate),
    ...(asksReader ? [translate(questionPhrase({ entry, table, request }))] : []),
    ...presenter.alerts(view).map(translate),
    translate(presenter.progress(view)),
    ...table.seats.map((_, at) => {
      const index = at as SeatIndex;
      const holdings = presenter.holdings(index, view);
      if (playsAlone(table, request)) return translate({ key: 'status.holdings-alone', with: { holdings } });
      const role = seatPhrase(table, index, request.turn, presenter);
      return translate({ key: 'status.holdings', with: { role, holdings } });
    }),
    ...presenter.scoreboard(view).map(translate),
    ...openOffers(table, request.turn).map((offer) => translate(offerPhrase(table, offer, presenter))),
    ...around,
  ];
  return lines.join('\n');
}

/** Whether the only player plays: neither a stand-in nor an open seat has to be shown. */
function playsAlone(table: Table, { turn }: Request): boolean {
  const player = playerOf(table, seatIndex(0), turn);
  return player !== null && isOnlyPlayer(table, player);
}

/** Tells what happens if no one acts. A reminder is left out if the turn passes first. */
function whatComes(passing: Date | null, reminder: NextReminder | null): readonly Phrase[] {
  const passes =
    passing === null ? [] : [{ key: 'status.passing', with: { at: timestamp(passing, 'relative') } }];
  if (reminder === null || (passing !== null && passing <= reminder.at)) return passes;
  const who = peopleNamed(reminder.users);
  return [...passes, { key: 'status.reminder', with: { who, at: timestamp(reminder.at, 'relative') } }];
}
