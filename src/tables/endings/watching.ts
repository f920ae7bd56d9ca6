/** “Tell me how it ends”: someone who doesn't play gets one direct message when the game is over. It's kept as a note of the table. */
import type { GameEntry } from '../../core/catalogue.ts';
import type { Phrase } from '../../core/presentation/phrase.ts';
import type { Change } from '../model/change.ts';
import type { NewJob } from '../model/outbox.ts';
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import { ERASED, isLive, isOver, type Notice, type Table, type UserId } from '../model/table.ts';
import { hasOurRules } from '../turns/current-request.ts';
import { seatsHeldBy } from '../turns/seating.ts';
import { resultPhrase } from './result.ts';

const WATCHES = 'watching.begun';
const NO_LONGER = 'watching.over';

/** The people who have subscribed to the end of the game and haven't cancelled. */
export function watchersOf(notices: readonly Notice[]): readonly UserId[] {
  const last = new Map(notices.flatMap(({ by, phrase: { key } }) => (isWatching(key) ? [[by, key]] : [])));
  return [...last].flatMap(([by, key]) => (by === null || by === ERASED || key !== WATCHES ? [] : [by]));
}

/** Whether a note is for one person only. */
export function isPrivateNote({ phrase }: Pick<Notice, 'phrase'>): boolean {
  return isWatching(phrase.key);
}

function isWatching(key: string): boolean {
  return key === WATCHES || key === NO_LONGER;
}

/** Subscribes the person, or cancels the subscription. */
export function watch(table: Table, by: UserId, notices: readonly Notice[]): Change | TableRefused {
  if (!isLive(table)) return tableRefuses('game-over');
  if (seatsHeldBy(table, by).length > 0) return tableRefuses('seated-sees-end');
  const key = watchersOf(notices).includes(by) ? NO_LONGER : WATCHES;
  return { ok: true, table, notes: [{ phrase: { key, with: { by } }, by }], jobs: [], keepsWait: true };
}

/** One direct message to each subscriber, written in the change that ends the game. */
export function endDirects(
  entry: GameEntry,
  read: Table,
  changed: Table,
  notices: readonly Notice[],
  dueAt: Date,
): readonly NewJob[] {
  if (!isLive(read) || !isOver(changed)) return [];
  const { gameId, place } = changed;
  const phrase: Phrase = {
    key: 'watching.ended',
    with: { game: { key: `game.${gameId}` }, outcome: outcomeOf(entry, changed), channel: place.channelId },
  };
  return watchersOf(notices)
    .filter((to) => seatsHeldBy(changed, to).length === 0)
    .map((to) => ({ job: { kind: 'direct', to, phrase }, dueAt }));
}

function outcomeOf(entry: GameEntry, table: Table): Phrase {
  if (table.status !== 'finished' || !hasOurRules(entry, table)) return { key: 'table.aborted-board' };
  return resultPhrase(entry, table);
}
