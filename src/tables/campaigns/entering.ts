/** Adds the campaign's part to the change that ends one of its games. */
import type { Change } from '../model/change.ts';
import { noticeJob } from '../model/outbox.ts';
import { afterEnd } from './games.ts';
import type { LoadedCampaign } from './loaded-campaign.ts';

/** The game ends in any case. If the campaign can't record the result, the table gets a notice. */
export function entered(change: Change, loaded: LoadedCampaign | null, now: Date): Change {
  const campaign = loaded === null ? null : afterEnd(loaded, change.table, now);
  if (campaign !== null) return { ...change, campaign };
  return {
    ...change,
    jobs: [...change.jobs, noticeJob({ key: 'campaign.not-entered' }, null, now)],
  };
}
