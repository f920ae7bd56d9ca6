/**
 * Announces that a friend has joined the lobby, in the channel where the table is played: the host may be looking there while the
 * lobby is elsewhere. The news that the game can start is announced only once.
 */
import type { GameEntry } from '../../core/catalogue.ts';
import { type NewJob, noticeJob } from '../model/outbox.ts';
import type { Notice, Table, UserId } from '../model/table.ts';
import { invitationsOf } from './invitations.ts';
import { canBegin } from './lobby.ts';

const JOINED = 'lobby.joined';

/**
 * Returns an empty list for the host, and for a person who leaves the lobby and rejoins, since joining is announced only once.
 */
export function joinedJobs(
  entry: GameEntry,
  { before, after }: { readonly before: Table; readonly after: Table },
  userId: UserId,
  notices: readonly Notice[],
  now: Date,
): readonly NewJob[] {
  const isSeatedIn = ({ seats }: Table) => seats.some((seat) => seat.userId === userId);
  const isNew = !isSeatedIn(before) && isSeatedIn(after) && userId !== after.hostId;
  if (!isNew || notices.some(({ by, phrase }) => by === userId && phrase.key === JOINED)) return [];
  const isNews = !isReady(entry, before) || !notices.some(hasCalledHost);
  const ready = isReady(entry, after) && isNews ? 'yes' : 'no';
  return [noticeJob({ key: JOINED, with: { user: userId, host: after.hostId, ready } }, userId, now)];
}

function isReady(entry: GameEntry, table: Table): boolean {
  return canBegin(entry, table) && invitationsOf(table).length === 0;
}

function hasCalledHost({ phrase }: Notice): boolean {
  return phrase.key === JOINED && phrase.with?.['ready'] === 'yes';
}
