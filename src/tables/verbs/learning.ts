/** The verb of lessons: finds the lesson that a person has started, or opens one. */
import type { GameEntry } from '../../core/catalogue.ts';
import { tableSeedFrom } from '../../core/random.ts';
import { isFinishedLesson, lessonMoment } from '../lessons/lesson-path.ts';
import { type LessonOrder, lessonTable } from '../lessons/lesson-table.ts';
import type { Actor, Done } from '../model/change.ts';
import { boardJob } from '../model/outbox.ts';
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import { UnreadableTable } from '../model/storage/unreadable.ts';
import type { Place, Table, TableId, UserId } from '../model/table.ts';
import { currentRequest } from '../turns/current-request.ts';
import { waitJob } from '../turns/default-answers.ts';
import { isLesson } from '../turns/is-lesson.ts';
import { openingOneMore } from './opening/one-more.ts';
import { tableIdFor } from './opening/table-id.ts';
import type { VerbNeeds } from './verb-needs.ts';

export type Learned = Extract<Done, { ok: true }> & {
  /** Whether the person had already started this lesson. */
  readonly isOld: boolean;
};

export interface LearningVerbs {
  /** Whether the person has completed that game's lesson on the server. */
  hasLearned(userId: UserId, guildId: string, gameId: string): Promise<boolean>;
  /**
   * Each person has at most one unfinished lesson of a game on a server. `settle` turns the requested place into the final one,
   * as for any new table; if it returns null, nothing is started. Lessons don't count towards a channel's tables.
   */
  learn(
    by: Actor,
    order: Pick<LessonOrder, 'gameId' | 'language' | 'place'>,
    settle: (ordered: Place, id: TableId) => Promise<Place | null>,
  ): Promise<Learned | TableRefused>;
}

export function learningVerbs(needs: VerbNeeds): LearningVerbs {
  const { changing, store, catalogue, now } = needs;

  /**
   * The unfinished lesson that the person has begun. Leaves out a lesson whose thread was deleted, because no one can be led back
   * to it.
   */
  async function begunBefore(entry: GameEntry, userId: UserId, guildId: string): Promise<Table | undefined> {
    const tables = await store.liveOfServer(guildId);
    return tables.find(
      (table): table is Table =>
        !(table instanceof UnreadableTable) &&
        table.gameId === entry.game.id &&
        table.hostId === userId &&
        !table.isSuspended &&
        isLesson(entry, table) &&
        !isFinishedLesson({ table, entry, request: currentRequest(entry, table) }),
    );
  }

  return {
    async hasLearned(userId, guildId, gameId) {
      const entry = catalogue.get(gameId);
      if (entry === undefined || entry.lesson === null) return false;
      const seed = tableSeedFrom(entry.lesson.seed);
      const table = await store.lastFinishedOf({ hostId: userId, guildId, gameId, seed });
      return (
        table !== null &&
        lessonMoment({ table, entry, request: currentRequest(entry, table) })?.kind === 'won'
      );
    },

    async learn({ userId, cause }, order, settle) {
      const entry = catalogue.get(order.gameId);
      if (entry === undefined) return tableRefuses('no-such-game', { game: order.gameId });
      const { lesson } = entry;
      if (lesson === null) return tableRefuses('no-lesson', { played: order.gameId });
      const { guildId } = order.place;
      return openingOneMore<Learned | TableRefused>(needs, guildId, null, async (refused) => {
        const old = await begunBefore(entry, userId, guildId);
        if (old !== undefined) return { ok: true, table: old, events: [], isOld: true };
        if (refused !== null) return refused;
        const id = await tableIdFor(needs, guildId);
        const ready = lessonTable(entry, lesson, { ...order, id, hostId: userId }, now());
        if (!ready.ok) return ready;
        const place = await settle(order.place, ready.table.id);
        if (place === null) return tableRefuses('no-lesson-thread');
        const table = { ...ready.table, place };
        // The opening alone would not lead to the prepared position.
        const era = { rulesVersion: table.rulesVersion, from: 0, state: table.state };
        const jobs = [
          boardJob(table, { by: userId }, now()),
          ...waitJob(table, currentRequest(entry, table), now()),
        ];
        const done = await changing.commit({ ok: true, table, era, jobs }, null, cause);
        return done.ok ? { ...done, isOld: false } : done;
      });
    },
  };
}
