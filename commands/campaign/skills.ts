/** /campaign skills: what a person can buy for their roles, and what it changes. */
import { showSkills } from '../../src/discord/interactions/pages/campaigns.ts';
import { aboutCampaign } from './parts/campaign-option.ts';

export const skills = aboutCampaign('skills', showSkills);
