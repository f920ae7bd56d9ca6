/** /campaign status: the chapters of a campaign, who holds which role, and what each role has earned and bought. */
import { showCampaign } from '../../src/discord/interactions/pages/campaigns.ts';
import { aboutCampaign } from './parts/campaign-option.ts';

export const status = aboutCampaign('status', showCampaign);
