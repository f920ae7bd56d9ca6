/** The keys that Yggdrasil builds from names: each star stands for a name of the list at its place. */
import type { KeyFamilies } from '../../../core/samples.ts';
import { HOUSE_VALUES } from '../box/box.ts';
import {
  ENEMIES,
  GIANTS,
  GODS,
  ISLANDS,
  RAGNAROK_CARDS,
  RUNES,
  SEA,
  VANIR_SQUARES,
  WORLDS,
} from '../box/components.ts';
import { houseBox } from '../box/rule-states.ts';
import { PARTS } from '../players/parts.ts';
import { DEEDS } from '../state/state.ts';
import { STRETCHES } from '../words/names.ts';
import { TOPICS } from '../words/topics.ts';

const QUESTION_VERBS = [
  'done',
  'play',
  'take',
  'drag',
  'give',
  'discard',
  'share',
  'throw-back',
  'move',
  'order',
];

const FIELDS = [
  'asgard.enemy',
  'asgard.vikings',
  'jotunheim.giant',
  'jotunheim.vikings',
  'midgard.island',
  'nidavellir.artifact',
  'niflheim.give-vikings.vikings',
  'niflheim.give-vikings.elves',
  'niflheim.take-vikings.vikings',
  'niflheim.take-vikings.elves',
  'niflheim.give-elves.elves',
  'niflheim.take-elves.elves',
  'helheim.island',
  'muspellheim.island',
  'vanaheim.square',
  'play.card',
  'play.other',
  'take.island',
  'drag.enemy',
  'give.vikings',
  'give.elves',
  'discard.giant',
  'share.shares',
  'throw-back.enemy',
  'throw-back.enemies',
  'move.island',
  'order.cards',
];

const { defeat } = houseBox('2018');
const DEFEATS = defeat.map(({ why }) => why);
const NEAR_DEFEATS = defeat.filter(({ enemies }) => enemies > 1).map(({ why }) => why);

export const KEYS: KeyFamilies = {
  'yggdrasil.part.*': [PARTS.filter((part) => !ENEMIES.some((enemy) => enemy === part))],
  'yggdrasil.plain.*': [TOPICS],
  'yggdrasil.called.*': [TOPICS],
  'yggdrasil.god.*': [GODS],
  'yggdrasil.enemy.*': [ENEMIES],
  'yggdrasil.giant.*': [GIANTS],
  'yggdrasil.world.*': [WORLDS],
  'yggdrasil.island.*': [SEA],
  'yggdrasil.colour.*': [ISLANDS],
  'yggdrasil.rune.*': [RUNES],
  'yggdrasil.rune-deed.*': [['sigel', 'daeg']],
  'yggdrasil.square.*': [VANIR_SQUARES],
  'yggdrasil.trance.*': [GODS],
  'yggdrasil.card.*': [RAGNAROK_CARDS],
  'yggdrasil.artifact.*': [ENEMIES],
  'yggdrasil.space.*': [STRETCHES],
  'yggdrasil.board.road.*': [STRETCHES],
  'yggdrasil.event.enemy-crossed.*': [STRETCHES.filter((stretch) => stretch !== 'outside')],
  'yggdrasil.cause.*': [DEFEATS],
  'yggdrasil.defeat.*': [DEFEATS],
  'yggdrasil.alert.lost.*': [DEFEATS],
  'yggdrasil.alert.near.*': [NEAR_DEFEATS],
  'yggdrasil.verb.*': [[...DEEDS, ...QUESTION_VERBS]],
  'yggdrasil.how.*': [WORLDS.filter((world) => world !== 'alfheim')],
  'yggdrasil.niflheim.*': [['give-vikings', 'take-vikings', 'give-elves', 'take-elves']],
  'yggdrasil.vanaheim.*': [['use', 'use-all']],
  'yggdrasil.house.*': [HOUSE_VALUES],
  'yggdrasil.field.*': [FIELDS],
  'yggdrasil.option.*.count': [['angry', 'ragnarok']],
  'yggdrasil.put-back.*': [['top', 'bottom']],
  'yggdrasil.picture.*': [['won', 'lost', ...DEFEATS]],
  'yggdrasil.picture.*.*': [['power', 'trance'], GODS],
  'yggdrasil.picture.power.*': [GODS],
  'yggdrasil.picture.past-*': [['wall', 'hall']],
  'yggdrasil.tile.past-*': [['wall', 'door']],
  'yggdrasil.tile.*-*': [
    ['gives', 'takes'],
    ['vikings', 'elves'],
  ],
  'yggdrasil.picture.letter.*': [ENEMIES],
  'yggdrasil.picture.square.*': [VANIR_SQUARES],
  'yggdrasil.guide.*': [['goal', 'turn', 'end']],
  'yggdrasil.guide.picture.*': [['goal', 'turn', 'end']],
  'yggdrasil.why.*': [['calm', 'leave-trance', ...WORLDS]],
  'yggdrasil.brief.*': [['alfheim', 'helheim', 'muspellheim', 'leave-trance']],
  'yggdrasil.highlight.*': [['rune', 'ragnarok', 'fenrir', 'residence']],
  'yggdrasil.highlight.*.picture': [['rune', 'ragnarok', 'fenrir', 'residence']],
  'yggdrasil.highlight.*.line': [['rune', 'ragnarok', 'fenrir', 'residence']],
  'yggdrasil.ending.*.picture': [DEFEATS],
};
