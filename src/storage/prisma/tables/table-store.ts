/** Combines the reads and writes of tables and jobs into one table store. */
import type { NewJob, OutboxRow } from '../../../tables/model/outbox.ts';
import type { TableStore } from '../../../tables/model/storage/store.ts';
import type { DamageListener } from '../../storage.ts';
import { campaign, campaignEntries, campaignsOfServer } from '../campaigns/campaign-lookups.ts';
import type { Engine } from '../engine.ts';
import { backlog, deliveryErrorOf } from '../outbox/backlog.ts';
import { callsTo, waitTimersOfServer } from '../outbox/bundling.ts';
import {
  claimDue,
  isCause,
  isShownLater,
  nextDue,
  park,
  postpone,
  reminderStateOf,
  wakening,
} from '../outbox/jobs.ts';
import { openNotices } from '../outbox/open-notices.ts';
import { shownOn } from '../rows/unreadable.ts';
import {
  closed,
  closedOfServer,
  eras,
  lastClosedIn,
  lastFinishedOf,
  lastOverIn,
  live,
  liveCounts,
  liveIn,
  liveOfPerson,
  liveOfServer,
  liveOpenings,
  liveWithOtherRules,
  load,
  log,
  notices,
  noticesIn,
  playedFor,
  serversWithTables,
  withoutWaitTimer,
} from './lookups.ts';
import { rescue } from './rescue.ts';
import { keepReview, noteReviewShown, reviewedOf, reviewOf, withdrawReviewShown } from './reviews.ts';

/**
 * Reads of a table wait until its changes are on disk, since people see the result. No one waits for the bot's notes about its
 * own jobs: after a power cut, the bot repeats them.
 */
export function tableStoreOver(
  { client, dialect, durability }: Pick<Engine, 'client' | 'dialect' | 'durability'>,
  damaged: DamageListener,
): TableStore {
  const { write, settling } = durability;
  const { changes, notes, settled, settledTable } = settling;

  /** Follow-up jobs must be on disk before they run, so that their numbers, which are then used on Discord, are never reused. */
  function noted(
    { tableId }: OutboxRow,
    following: readonly NewJob[],
    writing: () => Promise<void>,
  ): Promise<void> {
    return following.length === 0 ? write(writing) : notes(tableId, writing);
  }

  return {
    load: (id) => settledTable(load(client, dialect, id)),
    liveIn: (channelId) => settledTable(liveIn(client, dialect, channelId)),
    lastClosedIn: (channelId) => settledTable(lastClosedIn(client, dialect, channelId)),
    closedOfServer: (guildId) => closedOfServer(client, dialect, guildId),
    lastFinishedOf: (of) => settledTable(lastFinishedOf(client, dialect, of)),
    lastOverIn: (channelId) => settledTable(lastOverIn(client, dialect, channelId)),
    liveOfServer: (guildId) => liveOfServer(client, dialect, guildId),
    liveOfPerson: (userId) => liveOfPerson(client, dialect, userId),
    playedFor: (userId) => playedFor(client, userId),
    live: (guildId) => live(client, guildId),
    closed: () => closed(client),
    liveCounts: (guildId, openedIn) => liveCounts(client, guildId, openedIn),
    liveOpenings: (guildId) => liveOpenings(client, guildId),
    withoutWaitTimer: () => withoutWaitTimer(client),
    serversWithTables: () => serversWithTables(client),
    log: (id) => settled(id, log(client, id)),
    notices: (id) => settled(id, notices(client, id)),
    noticesIn: (channelId, since) => noticesIn(client, channelId, since),
    eras: (id) => settled(id, eras(client, id)),
    liveWithOtherRules: (gameId, rulesVersion) => liveWithOtherRules(client, gameId, rulesVersion),
    reviewOf: (id) => reviewOf(client, id),
    reviewedOf: (of) => reviewedOf(client, of),
    keepReview: (id, kept) => notes(id, () => keepReview(client, id, kept)),
    noteReviewShown: async (id) => {
      let isNew = false;
      await notes(id, async () => {
        isNew = await noteReviewShown(client, id);
      });
      return isNew;
    },
    withdrawReviewShown: (id) => notes(id, () => withdrawReviewShown(client, id)),
    commit: (change) => changes(change.table.id, () => dialect.commit(change)),
    rescue: (change) => changes(change.remains.id, () => rescue(client, dialect, change)),
    campaign: async (id) => {
      const read = await campaign(client, dialect, damaged, id);
      return read === null ? null : settled(read.tableId, Promise.resolve(read));
    },
    campaignsOfServer: (guildId) => campaignsOfServer(client, dialect, damaged, guildId),
    campaignEntries: (id) => campaignEntries(client, dialect, id),
    shownOn: (id) => shownOn(client, id),
    openNotices: (id) => openNotices(client, id),
    claimDue: (now, limit, part = null) => write(() => claimDue(client, dialect, { now, limit, part })),
    releaseClaims: (inFlight, part = null) => write(() => dialect.releaseClaims(inFlight, part)),
    nextDue: (part = null) => nextDue(client, dialect, part),
    finish: (row, posted) => noted(row, posted?.jobs ?? [], () => dialect.finish(row, posted)),
    postpone: (row, readyAt, reason) => write(() => postpone(client, row, readyAt, reason)),
    park: (row, error, reason, readyAt) => write(() => park(client, row, error, reason, readyAt)),
    setAside: (row, reason, jobs) => noted(row, jobs, () => dialect.setAside(row, reason, jobs)),
    wake: async (id) => {
      await write(async () => wakening(client, id));
    },
    reminderStateOf: (id) => reminderStateOf(client, id),
    callsTo: (userId, guildId, now) => callsTo(client, userId, guildId, now),
    waitTimersOfServer: (guildId) => waitTimersOfServer(client, guildId),
    updateWaitTimers: (id, update) => notes(id, () => dialect.updateWaitTimers(id, update)),
    backlog: (now) => backlog(client, now),
    isCause: (row) => isCause(client, row),
    isShownLater: (row) => isShownLater(client, row),
    deliveryErrorOf: (id) => deliveryErrorOf(client, id),
  };
}
