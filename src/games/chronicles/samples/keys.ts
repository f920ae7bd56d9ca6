/** The keys that Chronicles builds from names: each star stands for a name of the list at its place. */
import type { KeyFamilies } from '../../../core/samples.ts';
import { HOUSE_VALUES, SAGAS } from '../box/box.ts';
import {
  ARTIFACTS,
  CREATURES,
  ENEMIES,
  GODS,
  IOTUNNS,
  RESOURCES,
  RUNE_STONES,
  RUNES,
  SAGA_FOES,
  WORLDS,
} from '../box/components.ts';
import { DEEDS, SAGA_EFFECTS, SAGA_LOSERS } from '../box/saga.ts';
import { CARDS_OF_SAGAS } from '../guide/saga-cards.ts';
import { PARTS } from '../players/judgement/parts.ts';
import { DEFEATS } from '../state/state.ts';
import { QUESTION_RULES } from '../turn/questions.ts';
import { WITH_CHOICES } from '../words/labels.ts';
import { PAGE_NAMES } from '../words/page-name.ts';
import { TOPICS } from '../words/topics.ts';

const VERBS = [
  'begin',
  'keep',
  'change',
  'move',
  'fight',
  ...WORLDS,
  'heal',
  'deed',
  'call',
  'give-life',
  'look',
  'done',
  'give',
  'bear',
  'take',
  'place',
  ...RUNES,
  'turn',
  'none',
  'choose',
  'put-under',
  'regain',
  'send-back',
  'take-back',
];

export const KEYS: KeyFamilies = {
  'chronicles.part.*': [PARTS],
  'chronicles.plain.*': [TOPICS],
  'chronicles.called.*': [TOPICS],
  'chronicles.plain-*': [['artifact', 'creature', 'god', 'iotunn']],
  'chronicles.god.*': [GODS],
  'chronicles.power.*': [GODS],
  'chronicles.world.*': [WORLDS],
  'chronicles.enemy.*': [ENEMIES],
  'chronicles.iotunn.*': [IOTUNNS],
  'chronicles.foe.*': [SAGA_FOES],
  'chronicles.event.deed-done.*': [DEEDS],
  'chronicles.way.deed.*': [DEEDS],
  'chronicles.deed.page.*': [DEEDS],
  'chronicles.details.page-deed.*': [DEEDS],
  'chronicles.saga.deeds.*': [DEEDS],
  'chronicles.saga.deed-in.*': [DEEDS],
  'chronicles.space.*': [
    [...SAGA_EFFECTS.filter((kind) => kind !== 'takes'), 'turn-page', 'tree', 'blank', 'several'],
  ],
  'chronicles.space.takes.*': [[...SAGA_LOSERS, 'heroes']],
  'chronicles.artifact.*': [ARTIFACTS],
  'chronicles.creature.*': [CREATURES],
  'chronicles.rune.*': [RUNES],
  'chronicles.stone.*': [RUNE_STONES],
  'chronicles.resource.*': [RESOURCES],
  'chronicles.house.*': [HOUSE_VALUES],
  'chronicles.verb.*': [VERBS],
  'chronicles.how.*': [WITH_CHOICES],
  'chronicles.cause.*': [DEFEATS],
  'chronicles.defeat.*': [DEFEATS],
  'chronicles.outcome.*': [DEFEATS],
  'chronicles.picture.*': [['won', 'lost']],
  'chronicles.picture.asked.*': [Object.keys(QUESTION_RULES).filter((about) => about !== 'turn')],
  'chronicles.picture.finds.*': [
    ['blank', 'turn-tree', 'turn-page', 'tree', 'dead-tree', 'calls', 'wakes', 'takes', 'runs', 'nothing'],
  ],
  'chronicles.saga.*': [SAGAS],
  'chronicles.story.*.scene': [SAGAS],
  'chronicles.story.*.*.*': [SAGAS, ['begins', 'won', 'lost'], ['first', 'second']],
  'chronicles.page.deed.*': [DEEDS],
  'chronicles.page.name.*': [PAGE_NAMES],
  'chronicles.page.finds.*': [
    ['turn-tree', 'turn-page', 'tree', 'wakes', 'takes.each', 'takes.alone', 'takes.heroes'],
  ],
  'chronicles.page.finds.calls.*': [['anonymous', 'fire-giant', 'iotunn']],
  'chronicles.picture.left.*': [['all', 'act', 'move', 'nothing']],
  'chronicles.picture.mark.*': [GODS],
  'chronicles.can.*': [['elves', 'vanir-dice', 'heroes']],
  'chronicles.tile.enemy.*': [['hurries', 'wakes', 'stirs', 'beaten', 'climbs', 'stronger', 'weaker']],
  'chronicles.tile.iotunn.*': [['world', 'enemy', 'obstacle']],
  'chronicles.tile.counted.*': [['life', 'elf', 'vanir-die', 'hero', 'artifact']],
  'chronicles.picture.resource.*': [RESOURCES],
  'chronicles.guide.*': [['goal', 'turn', 'end', ...CARDS_OF_SAGAS]],
  'chronicles.guide.picture.*': [['goal', 'turn', 'end', ...CARDS_OF_SAGAS]],
  'chronicles.why.*': [['fight', 'fight-there', 'heal', 'deed', ...WORLDS]],
  'chronicles.brief.*': [WORLDS.filter((world) => world !== 'asgard')],
  'chronicles.brief.there.*': [WORLDS.filter((world) => !['alfheim', 'vanaheim', 'midgard'].includes(world))],
  'chronicles.ending.*.title': [['won', 'lost']],
  'chronicles.ending.*.picture': [['won', 'lost']],
};
