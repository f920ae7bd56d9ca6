/** The questions, events and endings that test games must reach in each edition before its rules count as tested. */
import type { Defeat, RuleState } from '../../../../src/games/yggdrasil/box/box.ts';
import { ENEMIES, GIANTS, GODS, RUNES } from '../../../../src/games/yggdrasil/box/components.ts';
import { houseBox } from '../../../../src/games/yggdrasil/box/rule-states.ts';
import type { YggdrasilEventType, YggdrasilRefusal } from '../../../../src/games/yggdrasil/state/events.ts';
import { GOD_ACTIONS, type QuestionKind } from '../../../../src/games/yggdrasil/state/state.ts';

/** Records, so that forgetting to add a new kind here is a compile error. */
export const EVERY_QUESTION: Readonly<Record<QuestionKind, true>> = {
  'odin-cards': true,
  'tyr-colour': true,
  'nidhogg-drag': true,
  turn: true,
  'turn-end': true,
  elves: true,
  'vikings-and-elves': true,
  'odin-giant': true,
  sigel: true,
  'throw-back': true,
  valkyries: true,
  reorder: true,
  'enemy-back': true,
  'pile-giant': true,
};

export const EVERY_EVENT: Readonly<Record<YggdrasilEventType, true>> = {
  'turn-began': true,
  'no-card': true,
  'card-drawn': true,
  'card-put-back': true,
  'enemy-advanced': true,
  'enemy-retreated': true,
  'colour-rolled': true,
  'vikings-died': true,
  'fire-giants-came': true,
  'island-sank': true,
  'giants-appeared': true,
  'enemy-dragged': true,
  'fenrir-angered': true,
  'fenrir-still-angry': true,
  'calming-tried': true,
  'hammers-rolled': true,
  'die-forbidden': true,
  'fight-won': true,
  'fight-lost': true,
  'vikings-saved': true,
  'giant-revealed': true,
  'giant-discarded': true,
  'pile-shuffled': true,
  'rune-completed': true,
  'rune-without-effect': true,
  'vikings-shared': true,
  'cards-withheld': true,
  'valkyries-moved': true,
  'souls-sought': true,
  'artifact-taken': true,
  'elf-taken': true,
  'counters-exchanged': true,
  'vikings-sent': true,
  'fires-put-out': true,
  'vanir-advanced': true,
  'vanir-returned': true,
  'square-without-effect': true,
  'vikings-taken': true,
  'card-discarded': true,
  'card-stays': true,
  'cards-seen': true,
  'cards-reordered': true,
  'trance-entered': true,
  'trance-left': true,
  'answer-forced': true,
  'turn-ended': true,
  'gods-won': true,
  'gods-lost': true,
};

const REFUSALS: Readonly<Record<YggdrasilRefusal['code'], true>> = {
  'world-blocked': true,
  'already-done': true,
  'fenrir-is-angry': true,
  'fenrir-is-calm': true,
  'in-trance': true,
  'trance-both-ways': true,
  'not-in-trance': true,
  'already-in-trance': true,
  'no-enemy-to-fight': true,
  'nowhere-to-search': true,
  'no-artifact': true,
  'no-elves': true,
  'nobody-to-exchange-with': true,
  'nothing-to-exchange': true,
  'no-vikings-in-helheim': true,
  'no-fire-giants-in-bags': true,
  'no-giants': true,
  'vanir-at-the-end': true,
  'no-actions-left': true,
  'no-trance': true,
};

const COMMON_REFUSALS = ['game-is-over', 'not-your-turn', 'stale', 'not-an-answer'];

const DEFEATS: Readonly<Record<Defeat, true>> = {
  'five-beyond-the-wall': true,
  'three-beyond-the-door': true,
  'one-in-the-residence': true,
};

const POWERS_OF_AN_ENEMY = [1, 2, 3] as const;

/** Events that only a god in a trance causes. */
const BY_TRANCE: readonly string[] = [
  'question vikings-and-elves',
  'question odin-giant',
  'event trance-entered',
  'event trance-left',
  'event vikings-saved',
  'event square-without-effect',
  'refusal in-trance',
  'refusal trance-both-ways',
  'refusal already-in-trance',
  'deed enter-trance',
  'deed leave-trance',
  ...GODS.map((god) => `trance of ${god}`),
  'freyja in and out of trance in one turn',
];

/** Events that only the third square of 2010 causes, because it discards a card. */
const BY_DISCARDED_CARDS: readonly string[] = ['event card-discarded', 'event card-stays'];

/** Landmarks that no game of the edition reaches. */
const OUT_OF_REACH: Readonly<Record<RuleState, readonly string[]>> = {
  '2018': [...BY_DISCARDED_CARDS, 'refusal no-trance', 'won before acting'],
  '2011': [...BY_TRANCE, ...BY_DISCARDED_CARDS, 'won before acting'],
  // The third square of 2010 shows no cards, and its fifth shuffles nothing.
  '2010': [
    ...BY_TRANCE,
    'question reorder',
    'event cards-seen',
    'event cards-reordered',
    'event pile-shuffled',
  ],
};

/** Everything the editions have in common, and the cards and squares of this edition. */
function everythingIn(rules: RuleState): readonly string[] {
  const { ragnarok, vanirSquares } = houseBox(rules);
  return [
    ...Object.keys(EVERY_QUESTION).map((about) => `question ${about}`),
    ...Object.keys(EVERY_EVENT).map((type) => `event ${type}`),
    ...[...Object.keys(REFUSALS), ...COMMON_REFUSALS].map((code) => `refusal ${code}`),
    ...GOD_ACTIONS.map((deed) => `deed ${deed}`),
    ...ENEMIES.flatMap((enemy) => POWERS_OF_AN_ENEMY.map((power) => `${enemy} at power ${power}`)),
    ...ENEMIES.map((enemy) => `card angry-${enemy}`),
    ...Object.keys(ragnarok).map((card) => `card ${card}`),
    ...GIANTS.map((giant) => `giant ${giant}`),
    ...RUNES.map((rune) => `rune ${rune}`),
    ...vanirSquares.map((square) => `square ${square}`),
    ...GODS.map((god) => `power of ${god}`),
    ...GODS.map((god) => `trance of ${god}`),
    'freyja in and out of trance in one turn',
    ...Object.keys(DEFEATS).map((code) => `lost by ${code}`),
    'lost in two ways at once',
    'won',
    'won before acting',
    'won while Fenrir is angry',
  ];
}

export function outOfReach(rules: RuleState): readonly string[] {
  return OUT_OF_REACH[rules];
}

export function landmarksOf(rules: RuleState): readonly string[] {
  return everythingIn(rules).filter((landmark) => !outOfReach(rules).includes(landmark));
}
