/** The keys that Yggdrasil builds from names: each star stands for a name of the list at its place. */
import { HOUSE_VALUES } from '../../src/games/yggdrasil/box/box.ts';
import { houseBox } from '../../src/games/yggdrasil/box/rule-states.ts';
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
} from '../../src/games/yggdrasil/components.ts';
import { yggdrasil } from '../../src/games/yggdrasil/game.ts';
import { DEEDS } from '../../src/games/yggdrasil/state.ts';
import { STRETCHES } from '../../src/games/yggdrasil/words/names.ts';

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

const OPTIONS = Object.entries(yggdrasil.options).flatMap(([option, { fields }]) => [
  option,
  ...fields.flatMap((field) =>
    field.kind === 'one' ? field.of.map((value) => [option, value].join('.')) : [],
  ),
]);

export const YGGDRASIL_FAMILIES: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'yggdrasil.god.*': [GODS],
  'yggdrasil.enemy.*': [ENEMIES],
  'yggdrasil.giant.*': [GIANTS],
  'yggdrasil.world.*': [WORLDS],
  'yggdrasil.island.*': [SEA],
  'yggdrasil.colour.*': [ISLANDS],
  'yggdrasil.rune.*': [RUNES],
  'yggdrasil.square.*': [VANIR_SQUARES],
  'yggdrasil.card.*': [RAGNAROK_CARDS],
  'yggdrasil.artifact.*': [ENEMIES],
  'yggdrasil.space.*': [STRETCHES],
  'yggdrasil.board.road.*': [STRETCHES],
  'yggdrasil.defeat.*': [DEFEATS],
  'yggdrasil.alert.lost.*': [DEFEATS],
  'yggdrasil.alert.near.*': [NEAR_DEFEATS],
  'yggdrasil.verb.*': [[...DEEDS, ...QUESTION_VERBS]],
  'yggdrasil.niflheim.*': [['give-vikings', 'take-vikings', 'give-elves', 'take-elves']],
  'yggdrasil.vanaheim.*': [['use', 'use-all']],
  'yggdrasil.house.*': [HOUSE_VALUES],
  'yggdrasil.field.*': [FIELDS],
  'yggdrasil.option.*': [OPTIONS],
  'yggdrasil.option.*.count': [['angry', 'ragnarok']],
  'yggdrasil.put-back.*': [['top', 'bottom']],
  'yggdrasil.picture.*': [['won', 'lost', ...DEFEATS]],
  'yggdrasil.picture.letter.*': [ENEMIES],
  'yggdrasil.picture.square.*': [VANIR_SQUARES],
};
