/** Verbs for everything a table votes on: undo, redo, skipping, letting a computer go first, offering a seat. */

import { agree, type Lateness, object, propose, type Vote } from '../agreement/proposals.ts';
import type { Situation } from '../agreement/voters.ts';
import { letComputerBegin } from '../computers/beginning.ts';
import type { Actor, Change, Done, PrivilegedActor } from '../model/change.ts';
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import type { Measure, TableId, UserId } from '../model/table.ts';
import { offerByVote } from '../seats/agreed-offer.ts';
import { linesPhrase } from '../turns/agreeing-words.ts';
import { currentRequest, heldUp, isReadOnly, otherRules, pendingUsers } from '../turns/current-request.ts';
import { type LatestEra, latestEra } from '../turns/eras.ts';
import { isAtTable } from '../turns/seating.ts';
import { skip } from '../turns/skipping.ts';
import { giverOfStep } from '../undo/returning.ts';
import {
  eventPhrases,
  eventsToRedo,
  eventsToTakeBack,
  lastStep,
  lastUndone,
  redo,
  takeBack,
} from '../undo/take-back.ts';
import { isOverdue } from '../waiting/overdue.ts';
import type { VerbNeeds } from './verb-needs.ts';

export type Settled =
  | (Extract<Done, { readonly ok: true }> & {
      /** True if the measure was executed; otherwise the vote continues. */
      readonly isDecided: boolean;
    })
  | TableRefused;

export interface AgreementVerbs {
  /**
   * Undoes the last step, for the person who gave it. With `requestKey`, refuses unless it is the key of the current request.
   * `events` are the undone events.
   */
  takeBack(by: Actor, id: TableId, requestKey?: string): Promise<Done>;
  /** Redoes the step that was undone last, for the person who gave it. `events` are the redone events. */
  redo(by: Actor, id: TableId, requestKey?: string): Promise<Done>;
  /**
   * Executes the measure if `by` needs no vote; otherwise proposes it to the table. A person who skips another's turn without a
   * vote has to confirm that first: `confirmed` is the key of the request shown in the confirmation.
   */
  propose(by: PrivilegedActor, id: TableId, measure: Measure, confirmed?: string): Promise<Settled>;
  /** Votes for the proposal with this name (`nameOf`). */
  agree(by: PrivilegedActor, id: TableId, proposal: string): Promise<Settled>;
  object(by: PrivilegedActor, id: TableId, proposal: string): Promise<Settled>;
}

/** Votes on undo and redo don't depend on a deadline. */
const ANYTIME: Lateness = { isOverdue: true, skips: null };

export function agreementVerbs(needs: VerbNeeds): AgreementVerbs {
  const { changing, store, settings, now } = needs;
  const { withLock, commit } = changing;

  /** Runs a verb on a table that has an open request and is neither paused nor suspended, and refuses otherwise. */
  function atQuestion<Answer>(
    by: Actor,
    id: TableId,
    verb: (situation: Situation) => Promise<Answer | TableRefused>,
  ) {
    return withLock(by, id, async (table, entry) => {
      if (isReadOnly(entry, table)) return otherRules(entry, table);
      const request = currentRequest(entry, table);
      if (request === null) return tableRefuses('not-playing');
      return heldUp(table) ?? verb({ entry, table, request, now: now() });
    });
  }

  async function eraOf({ entry, table }: Situation): Promise<LatestEra> {
    const [eras, log] = await Promise.all([store.eras(table.id), store.log(table.id)]);
    const era = latestEra(entry, table, eras, log);
    if (era === null) throw new Error(`table ${table.id} is played, and no era of it has begun`);
    return era;
  }

  async function enact(
    situation: Situation,
    { userId }: Actor,
    measure: Measure,
    agreed: readonly UserId[],
  ): Promise<Change | TableRefused> {
    const { entry, table } = situation;
    switch (measure.kind) {
      case 'take-back':
        return takeBack(entry, table, await eraOf(situation), { userId, agreed }, situation.now);
      case 'redo':
        return redo(entry, table, await eraOf(situation), { userId, agreed }, situation.now);
      case 'skip':
        return skip(entry, table, measure.seat, agreed, situation.now);
      case 'computer-begins':
        return letComputerBegin(table, situation.request, agreed, situation.now);
      case 'offer':
        return offerByVote(
          entry,
          table,
          { ...measure.offer, by: agreed[0] ?? userId },
          agreed,
          situation.now,
        );
    }
  }

  /**
   * If a server's settings cannot be read, it hasn't chosen that only moderators may skip, so the refusal gives another reason.
   */
  async function refusalNow({ table }: Situation, refused: TableRefused): Promise<TableRefused> {
    if (refused.refusal.code !== 'skips-by-moderators') return refused;
    return (await settings.isReadable(table.place.guildId)) ? refused : tableRefuses('settings-unreadable');
  }

  /** Executes a decided measure, or stores the state of the vote. */
  async function settle(situation: Situation, by: Actor, vote: Vote): Promise<Settled> {
    if (!vote.ok) return refusalNow(situation, vote);
    const { isDecided } = vote;
    const change = isDecided ? await enact(situation, by, vote.measure, vote.agreed) : vote;
    if (!change.ok) return change;
    const done = await commit(change, situation.table, by.cause);
    return done.ok ? { ...done, isDecided } : done;
  }

  /** Undoes or redoes a step without a vote, for the person who gave it. */
  function ownAnswer(kind: 'take-back' | 'redo', by: Actor, id: TableId, requestKey: string | undefined) {
    return atQuestion<Done>(by, id, async (situation) => {
      const { table, request } = situation;
      if (requestKey !== undefined && request.key !== requestKey) return tableRefuses('stale');
      const giver = await giverOf(situation, kind);
      if (giver === null) return tableRefuses('not-only-yours');
      if (giver !== undefined && giver !== by.userId)
        return tableRefuses('not-yours-to-take-back', { user: giver });
      const change = await enact(situation, by, { kind }, []);
      return change.ok ? commit(change, table, by.cause) : change;
    });
  }

  /** The person who gave the step; null if they no longer play here, undefined if there is no step. */
  async function giverOf(
    situation: Situation,
    kind: 'take-back' | 'redo',
  ): Promise<UserId | null | undefined> {
    const { table, request } = situation;
    const step = kind === 'take-back' ? lastStep(table) : lastUndone(table);
    if (step === undefined) return undefined;
    const giver = giverOfStep(step, await eraOf(situation));
    return giver !== null && isAtTable(table, giver, request.turn) ? giver : null;
  }

  async function proposeReturn(
    situation: Situation,
    by: PrivilegedActor,
    kind: 'take-back' | 'redo',
  ): Promise<Settled> {
    const giver = await giverOf(situation, kind);
    const measure = { kind };
    if (giver === by.userId || giver === undefined)
      return settle(situation, by, { ok: true, isDecided: true, measure, agreed: [] });
    const { entry, table } = situation;
    const era = await eraOf(situation);
    const events = kind === 'take-back' ? eventsToTakeBack(table, era) : eventsToRedo(table, era);
    const lines = linesPhrase(eventPhrases(entry, table, events));
    return settle(situation, by, propose(situation, by, measure, ANYTIME, { lines }));
  }

  async function latenessOf({ entry, table, request, now: at }: Situation): Promise<Lateness> {
    const pending = await Promise.all(pendingUsers(table, request).map((user) => settings.ofPerson(user)));
    const { skips } = await settings.ofServer(table.place.guildId);
    return { isOverdue: isOverdue(entry.game, table, request, pending, at), skips };
  }

  return {
    takeBack: (by, id, requestKey) => ownAnswer('take-back', by, id, requestKey),
    redo: (by, id, requestKey) => ownAnswer('redo', by, id, requestKey),
    propose: (by, id, measure, confirmed) =>
      atQuestion<Settled>(by, id, async (situation) => {
        if (measure.kind === 'take-back' || measure.kind === 'redo')
          return proposeReturn(situation, by, measure.kind);
        const lateness = await latenessOf(situation);
        return settle(situation, by, propose(situation, by, measure, lateness, {}, confirmed));
      }),
    agree: (by, id, proposal) =>
      atQuestion<Settled>(by, id, async (situation) =>
        settle(situation, by, agree(situation, by, proposal, await latenessOf(situation))),
      ),
    object: (by, id, proposal) =>
      atQuestion<Settled>(by, id, (situation) => settle(situation, by, object(situation, by, proposal))),
  };
}
