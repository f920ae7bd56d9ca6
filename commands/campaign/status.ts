/** /campaign status: the road of a campaign, who holds which role, and what each has earned and bought. */
import { showCampaign } from '../../src/discord/interactions/pages/campaigns.ts';
import { aboutCampaign } from './parts/campaign-option.ts';

export const status = aboutCampaign('status', showCampaign);
