/** Buttons: show the state of a table's campaign, and its shop. */
import { showCampaign, showSkills } from '../../interactions/pages/campaigns.ts';
import type { Control } from '../control.ts';
import { answeredFromBoard } from './from-board.ts';

export const campaignStatus: Control<'campaign-status'> = {
  usedBy: 'anybody',
  rate: 'views',
  press: (bot, press, { table }) =>
    answeredFromBoard(bot, press, table, (loaded) => showCampaign(bot, press, loaded)),
};

export const campaignSkills: Control<'campaign-skills'> = {
  usedBy: 'anybody',
  rate: 'views',
  press: (bot, press, { table }) =>
    answeredFromBoard(bot, press, table, (loaded) => showSkills(bot, press, loaded)),
};
