/** Adds to the change that ends a game of a campaign what the campaign gets by it. */
import type { Change } from '../model/change.ts';
import { noticeJob } from '../model/outbox.ts';
import { afterEnd } from './games.ts';
import type { LoadedCampaign } from './loaded-campaign.ts';

/** A game ends in any case; if nothing can be entered, the table is told so. */
export function entered(change: Change, loaded: LoadedCampaign | null, now: Date): Change {
  const campaign = loaded === null ? null : afterEnd(loaded, change.table, now);
  if (campaign !== null) return { ...change, campaign };
  return {
    ...change,
    jobs: [...change.jobs, noticeJob({ key: 'campaign.not-entered' }, null, now)],
  };
}
