/** The places that play must have visited before anybody may call the rules tried out. */
import type { Defeat } from '../../../../src/games/yggdrasil/box.ts';
import {
  ENEMIES,
  GIANTS,
  GODS,
  RAGNAROK_CARDS,
  RUNES,
  VANIR_SQUARES,
} from '../../../../src/games/yggdrasil/components.ts';
import type { YggdrasilEventType, YggdrasilRefusal } from '../../../../src/games/yggdrasil/events.ts';
import { DEEDS, type QuestionKind } from '../../../../src/games/yggdrasil/state.ts';

/** Records, so that a kind added to the game and forgotten here does not compile. */
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
  mann: true,
  tiwaz: true,
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
  'cards-seen': true,
  'cards-reordered': true,
  'trance-entered': true,
  'trance-left': true,
  'answer-forced': true,
  'turn-ended': true,
  'gods-won': true,
  'gods-lost': true,
};

const REFUSALS: Readonly<Record<YggdrasilRefusal['why'], true>> = {
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

/** No game comes here, and why. */
export const OUT_OF_REACH: readonly string[] = [
  // Every rule state there is has trance.
  'refusal no-trance',
  // Nobody can be moved on from the Residence: a turn that leaves an enemy there is the last. [Y-804]
];

const EVERYTHING: readonly string[] = [
  ...Object.keys(EVERY_QUESTION).map((about) => `question ${about}`),
  ...Object.keys(EVERY_EVENT).map((type) => `event ${type}`),
  ...[...Object.keys(REFUSALS), ...COMMON_REFUSALS].map((why) => `refusal ${why}`),
  ...DEEDS.map((deed) => `deed ${deed}`),
  ...ENEMIES.flatMap((enemy) => POWERS_OF_AN_ENEMY.map((power) => `${enemy} at power ${power}`)),
  ...ENEMIES.map((enemy) => `card angry-${enemy}`),
  ...RAGNAROK_CARDS.map((card) => `card ${card}`),
  ...GIANTS.map((giant) => `giant ${giant}`),
  ...RUNES.map((rune) => `rune ${rune}`),
  ...VANIR_SQUARES.map((square) => `square ${square}`),
  ...GODS.map((god) => `power of ${god}`),
  ...GODS.map((god) => `trance of ${god}`),
  'freyja in and out of trance in one turn',
  ...Object.keys(DEFEATS).map((why) => `lost by ${why}`),
  'lost in two ways at once',
  'won',
  'won while Fenrir is angry',
];

export const LANDMARKS = EVERYTHING.filter((landmark) => !OUT_OF_REACH.includes(landmark));
