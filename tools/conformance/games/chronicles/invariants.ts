/** The invariants of every game of Yggdrasil Chronicles: no piece is added, lost or doubled. */
import {
  ARTIFACT_LEVELS,
  ARTIFACTS,
  CREATURES,
  ENEMIES,
  IOTUNNS,
  ROTATIONS,
  SAGA_FOES,
  type SagaFoe,
  WALKERS,
  WORLDS,
} from '../../../../src/games/chronicles/box/components.ts';
import { enemiesIn } from '../../../../src/games/chronicles/facts/tree.ts';
import type { Card, ChroniclesState } from '../../../../src/games/chronicles/state/state.ts';

/** The number of pieces by number of players, starting at one. [C-111, C-113] */
const PIECES = [6, 7, 9, 11, 13];
const LIFE = [9, 8, 7, 6, 5];
const PAWNS = 7;
const MARKERS = 7;
const RESERVE = 8;
const SUPPORT_LIFE = 5;

/** A sentence for each broken invariant. */
export function brokenRules(state: ChroniclesState): readonly string[] {
  const { seats, supports, places, ravaged, iotunns, wheel, turn, end, question } = state;
  const players = seats.length;
  const elves = state.alfheim + sum(seats.map((seat) => seat.elves));
  const dice = state.vanaheim + sum(seats.map((seat) => seat.vanirDice));
  const meetings = WORLDS.filter((world) => enemiesIn(state, world).length > 1);
  const isLost = end?.kind === 'lost';
  return [
    [elves === PIECES[players - 1], `${elves} Elves [C-111]`],
    [dice === PIECES[players - 1], `${dice} Vanir dice [C-111]`],
    [
      seats.every(({ life }) => isCount(life, LIFE[players - 1] ?? 0)),
      `somebody has Life ${seats.map(({ life }) => life).join(', ')} [C-113]`,
    ],
    [seats.every(({ life }) => life > 0 || isLost), 'somebody is dead and plays on [C-802]'],
    [supports.every(({ life }) => isCount(life, SUPPORT_LIFE)), 'a Support god has too much Life [C-116]'],
    [everyCardIsSomewhere(state), 'an Enemy card is missing or doubled [C-114]'],
    [
      ENEMIES.every((enemy) => (wheel[enemy]?.enemy ?? enemy) === enemy),
      'a card lies on the wrong place of the Wheel [C-203]',
    ],
    [everyArtifactIsSomewhere(state), 'the 18 Artifacts are not 18 [C-110]'],
    [
      hasNoDoubles(state.creatureDeck) && state.creatureDeck.length <= CREATURES.length,
      'a creature is doubled [C-109]',
    ],
    [hasNoDoubles([...state.iotunnDeck, ...iotunns]), 'an Iotunn is in the deck and on the board [C-507]'],
    [
      isCount(iotunns.length, PAWNS) && iotunns.every((each) => IOTUNNS.includes(each)),
      'too many Iotunns [C-108]',
    ],
    [isCount(ravaged.length, MARKERS) && hasNoDoubles(ravaged), 'too many ravaged Worlds [C-106]'],
    [
      isLost || meetings.every((world) => ravaged.includes(world)),
      `two enemies stand in ${meetings.join(', ')}, and it is not ravaged [C-421]`,
    ],
    [isCount(state.anonymous, RESERVE), `${state.anonymous} Anonymous [C-107]`],
    [isCount(state.fireGiants, RESERVE), `${state.fireGiants} Fire Giants [C-107]`],
    [isCount(state.valhalla, RESERVE), `${state.valhalla} Heroes [C-107]`],
    [isCount(state.island, state.box.islands.length - 1), `island ${state.island} [C-411]`],
    ...brokenInTheSaga(state),
    [ROTATIONS.includes(state.rotation), `rotation ${state.rotation} [C-105]`],
    [
      WALKERS.every((walker) => places[walker] !== 'cage' || walker === 'loki' || walker === 'fenrir'),
      'Hel or Surt is in the Cage [C-305]',
    ],
    [(question === null) === (end !== null), 'a question stands after the end, or none before it'],
    [turn.seat !== null || question?.about === 'order' || end !== null, 'nobody is on turn'],
    [turn.seat === null || seats[turn.seat]?.hasGone === false, 'somebody goes twice in a round [C-204]'],
    [
      seats.every(({ hasGone, faceDown }) => !hasGone || faceDown === null),
      'somebody has gone and not revealed a card [C-203]',
    ],
  ].flatMap(([holds, sentence]) => (holds === true ? [] : [String(sentence)]));
}

function brokenInTheSaga(state: ChroniclesState): readonly (readonly [boolean, string])[] {
  const { page, nidhogg, tracks, deedsDone, fightsDone, end } = state;
  const { pages } = state.box.saga;
  const { spaces = [], task, deed = null, tracks: running = [] } = pages[page] ?? {};
  const lengthOf = (foe: SagaFoe) => running.find((track) => track.foe === foe)?.length ?? 99;
  return [
    [isCount(page, pages.length - 1), `page ${page} [C-002]`],
    [isCount(nidhogg, spaces.length), `space ${nidhogg} [C-417]`],
    [
      nidhogg < spaces.length || end !== null,
      'Nidhögg is at the end of the page, and the game goes on [C-003]',
    ],
    [
      hasNoDoubles(deedsDone) && deedsDone.every((world) => deed?.worlds.includes(world)),
      `deeds in ${deedsDone.join(', ')} [C-041]`,
    ],
    [
      fightsDone.every((foe) => fightsDone.filter((each) => each === foe).length <= (task?.fights[foe] ?? 0)),
      `fights with ${fightsDone.join(', ')} [C-042]`,
    ],
    [SAGA_FOES.every((foe) => isCount(tracks[foe], lengthOf(foe))), 'a saga foe left its track [C-043]'],
    [
      end !== null || SAGA_FOES.every((foe) => tracks[foe] < lengthOf(foe)),
      'a saga foe is at the end of its track, and the game goes on [C-813]',
    ],
  ];
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

function isCount(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= most;
}

function hasNoDoubles(items: readonly string[]): boolean {
  return new Set(items).size === items.length;
}

/** Each god on the Tree has a pack of six, and each card of it is in a deck, face down, or on the Wheel. */
function everyCardIsSomewhere({ seats, supports, wheel, steps }: ChroniclesState): boolean {
  const revealed = steps.flatMap((step) => (step.do === 'return-cards' ? [step.revealed] : []));
  const all: readonly Card[] = [
    ...seats.flatMap(({ deck, faceDown }) => (faceDown === null ? deck : [faceDown, ...deck])),
    ...ENEMIES.flatMap((enemy) => wheel[enemy] ?? []),
    ...revealed,
  ];
  const gods = [...seats, ...supports].map(({ god }) => god);
  const names = all.map(({ enemy, pack }) => `${enemy} of ${pack}`);
  return (
    names.length === gods.length * ENEMIES.length &&
    hasNoDoubles(names) &&
    all.every(({ pack }) => gods.includes(pack))
  );
}

function everyArtifactIsSomewhere({ seats, dispensers }: ChroniclesState): boolean {
  const all = [
    ...seats.flatMap(({ artifacts }) => artifacts),
    ...ARTIFACT_LEVELS.flatMap((level) => dispensers[level]),
  ];
  return all.length === ARTIFACTS.length && hasNoDoubles(all);
}
