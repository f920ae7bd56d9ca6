/** /campaign status: the road of a campaign, who holds whom, what they have earned and bought. */
import { showCampaign } from '../../src/discord/interactions/pages/campaigns.ts';
import { aboutCampaign } from './parts/campaign-option.ts';

export const status = aboutCampaign('status', showCampaign);
