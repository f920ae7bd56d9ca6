/** Verbs for computers at a table: adding them, letting them play, and giving a seat back to its person. */
import type { Strength } from '../../core/thinking/strength.ts';
import { quickAnswer } from '../computers/answering.ts';
import { pendingComputers } from '../computers/pending.ts';
import { handBack, letComputerPlay } from '../computers/standing-in.ts';
import { playTurn, thinkOut } from '../computers/turn.ts';
import { addComputer, removeComputer } from '../lobby/computers.ts';
import { type Actor, ANY_SERVER, type Done, ofProgram, type PrivilegedActor } from '../model/change.ts';
import { tableRefuses } from '../model/refusal.ts';
import { UnreadableTable } from '../model/storage/unreadable.ts';
import type { ChannelId, TableId } from '../model/table.ts';
import { loadedTableOf } from '../turns/loaded-table.ts';
import type { Share } from '../turns/seating.ts';
import { lobbyJob } from './opening/opening.ts';
import { changeInTime } from './seats.ts';
import type { VerbNeeds } from './verb-needs.ts';

/** The suffix for the cause of the change that gives a person their seat back, which is separate from the person's own action. */
export const BACK = ':back';

export interface ComputerVerbs {
  /** The host gives a free role in a lobby to a computer; null means a random role. */
  addComputer(by: Actor, id: TableId, role: string | null, strength: Strength): Promise<Done>;
  /** The host removes the computer that joined last. */
  removeComputer(by: Actor, id: TableId): Promise<Done>;
  /**
   * Lets the computer that the table waits for play until it's someone else's decision. Refuses as stale if another request is
   * open. With `begins`, it goes before people who may go too.
   */
  playComputer(id: TableId, requestKey: string, cause: string, begins?: boolean): Promise<Done>;
  /**
   * Lets a computer play that seat until its person returns, or only this turn. `confirmed` is the key of the request shown when
   * the host or a moderator confirmed it.
   */
  letComputerPlay(
    by: PrivilegedActor,
    id: TableId,
    share: Share,
    strength: Strength,
    confirmed?: string | null,
  ): Promise<Done>;
  /**
   * Gives this person back the seats and turns that computers play for them at the table, since the person is there. Does nothing
   * if there are none. If it is called first, it runs before every other verb of the same interaction.
   */
  comeBack(by: Actor, at: TableId | { readonly channelId: ChannelId }): Promise<void>;
}

export function computerVerbs(needs: VerbNeeds): ComputerVerbs {
  const { changing, store, catalogue, now, computerFailed } = needs;
  const ask = needs.askComputer ?? (async (question) => [quickAnswer(question)]);
  const { changeByRules, changeWhereDue } = changing;

  /**
   * Does nothing if the table has changed since the version that the person found: what they have done since then was
   * intentional, such as asking a computer to play for them. `found` is null if no version is known.
   */
  async function giveBack(by: Actor, id: TableId, found: number | null): Promise<void> {
    // Hardly anyone has a computer playing for them, so most interactions load no table here.
    const isPlayed = async () => (await store.playedFor(by.userId)).includes(id);
    await changeWhereDue({ ...by, cause: `${by.cause}${BACK}` }, id, isPlayed, (table, entry) =>
      found !== null && found !== table.version
        ? tableRefuses('stale')
        : handBack(entry, table, by.userId, now()),
    );
  }

  return {
    addComputer: (by, id, role, strength) =>
      changeByRules(by, id, (table, entry) => {
        const added = addComputer(entry, table, by.userId, role, strength);
        return added.ok ? { ...added, jobs: lobbyJob(now()) } : added;
      }),
    removeComputer: (by, id) =>
      changeByRules(by, id, (table) => {
        const removed = removeComputer(table, by.userId);
        return removed.ok ? { ...removed, jobs: lobbyJob(now()) } : removed;
      }),
    async playComputer(id, requestKey, cause, begins = false) {
      const loaded = loadedTableOf(catalogue, await store.load(id, ANY_SERVER));
      if (loaded === null) return tableRefuses('no-table');
      const pending = pendingComputers(loaded.entry, loaded.table);
      if (pending?.request.key !== requestKey) return tableRefuses('stale');
      // No one waits while the computer thinks: the table is locked only for the result.
      const meant = begins ? { ...pending, isAmongPeople: false } : pending;
      const thought = await thinkOut(loaded.entry, loaded.table, meant, ask);
      for (const failure of thought.failures) computerFailed?.(id, failure);
      return changeByRules(ofProgram(cause), id, (table, entry) =>
        playTurn(entry, table, requestKey, thought, now()),
      );
    },
    letComputerPlay: (by, id, share, strength, confirmed = null) =>
      changeInTime(needs, by, id, (table, entry, { isOverdue }) =>
        letComputerPlay(entry, table, by, share, strength, { isOverdue, confirmed, now: now() }),
      ),
    async comeBack(by, at) {
      try {
        if (typeof at === 'string') return await giveBack(by, at, null);
        const isPlayedFor = (await store.playedFor(by.userId)).length > 0;
        const table = isPlayedFor ? await store.liveIn(at.channelId, by) : null;
        if (table !== null) await giveBack(by, table.id, table.version);
      } catch (error) {
        if (!(error instanceof UnreadableTable)) throw error;
      }
    },
  };
}
