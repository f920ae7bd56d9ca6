/** The campaign of Yggdrasil Chronicles as the contract wants it. [C-001 to C-019] */
import type { Campaign, CampaignSummary, ChapterStanding } from '../../../core/campaign.ts';
import { type Box, SAGAS } from '../box/box.ts';
import type { ChroniclesState } from '../state/state.ts';
import { skillsLearnt } from '../words/campaign/skills.ts';
import { begin, CHRONICLE_VERSION, type Chronicle, migrate } from './chronicle.ts';
import { after, defeatsIn, FREE_SAGA, next, options } from './sagas.ts';
import { buy, wares } from './wares.ts';

export const CAMPAIGN: Campaign<ChroniclesState, Chronicle, Box> = {
  version: CHRONICLE_VERSION,
  begin,
  migrate,
  next,
  options,
  after,
  wares,
  buy,
  summary,
};

function summary(chronicle: Chronicle): CampaignSummary {
  const playable = next(chronicle);
  const standingOf = (saga: (typeof SAGAS)[number]): ChapterStanding => {
    if (chronicle.won.includes(saga)) return 'won';
    const canBePlayed = playable.includes(saga);
    if (saga === FREE_SAGA) return canBePlayed ? 'open' : 'optional';
    return canBePlayed ? 'next' : 'to-come';
  };
  return {
    isWon: playable.length === 0,
    chapters: SAGAS.map((saga) => ({
      chapter: saga,
      standing: standingOf(saga),
      defeats: defeatsIn(chronicle, saga),
    })),
    roles: chronicle.gods.map((each) => ({
      role: each.god,
      points: each.points,
      skills: skillsLearnt(chronicle, each),
    })),
  };
}
