/** The message keys that Micro Midgard composes from names: each star is replaced by the names in the corresponding list. */
import type { KeyFamilies } from '../../../core/samples.ts';
import { SPENDS } from '../actions/spend.ts';
import { HOUSE_VALUES } from '../box/box.ts';
import {
  ACTIONS,
  BLESSINGS_OF,
  LEANINGS,
  LIGHTS,
  MEEPLES,
  PROPHECIES,
  RAVENS,
  REALMS,
  RESOURCES,
  TRACKS,
} from '../box/components.ts';
import { PARTS } from '../players/parts.ts';
import { TOPICS } from '../words/topics.ts';

const QUESTIONS = ['start-resource', 'move', 'turn', 'turn-end', 'prophecy'];
const ENDS = ['points', 'prophecies'];
const FIELDS = ['resource', 'realm', 'wolf', 'track', 'relic', 'amount', 'gold', 'side'];

/** The goals with names of their own. A goal on one track is named after the track's Blessing. */
const GOALS = PROPHECIES.filter((prophecy) => !prophecy.endsWith('-level'));

export const KEYS: KeyFamilies = {
  'micromidgard.part.*': [PARTS],
  'micromidgard.plain.*': [TOPICS],
  'micromidgard.called.*': [TOPICS],
  'micromidgard.raven.*': [RAVENS],
  'micromidgard.meeple.*': [MEEPLES],
  'micromidgard.realm.*': [REALMS],
  'micromidgard.wolf.*': [LIGHTS],
  'micromidgard.blessing.*': [TRACKS.flatMap((track) => BLESSINGS_OF[track])],
  'micromidgard.relic.*': [LIGHTS],
  'micromidgard.relics.*': [LIGHTS],
  'micromidgard.resource.*': [RESOURCES],
  'micromidgard.resource-name.*': [RESOURCES],
  'micromidgard.action.*': [ACTIONS],
  'micromidgard.action-name.*': [ACTIONS],
  'micromidgard.prophecy.*': [LIGHTS],
  'micromidgard.goal.*': [GOALS],
  'micromidgard.goal.*-level': [LEANINGS],
  'micromidgard.house.*': [HOUSE_VALUES],
  'micromidgard.cost.relic.*': [LIGHTS],
  'micromidgard.gain.flip.*': [LIGHTS],
  'micromidgard.event.resource-exchanged.*': [RESOURCES],
  'micromidgard.how.*': [SPENDS],
  'micromidgard.verb.*': [[...SPENDS, 'take', 'move', 'done', 'score']],
  'micromidgard.way.exchange.*': [RESOURCES],
  'micromidgard.field.*': [FIELDS],
  'micromidgard.outcome.*': [ENDS],
  'micromidgard.ending.by.*': [ENDS],
  'micromidgard.picture.*': [[...LEANINGS, 'can-use', 'can-move']],
  'micromidgard.picture.mark.*': [RAVENS],
  'micromidgard.tile.*': [['runs', 'held']],
  'micromidgard.tile.wolf.*': [['sun', 'moon']],
  'micromidgard.tile.detail.*': [['relic', 'used', 'gold', 'mead']],
  'micromidgard.picture.question.*': [QUESTIONS],
  'micromidgard.guide.*': [['goal', 'turn', 'end']],
  'micromidgard.guide.picture.*': [['goal', 'turn', 'end']],
  'micromidgard.why.*': [['points', 'relic', 'level', 'resources', 'place']],
  'micromidgard.gain.*': [['points', 'relic', 'level', 'resources', 'place']],
  'micromidgard.brief.*': [['move', ...SPENDS]],
};
