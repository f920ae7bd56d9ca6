/** Sets up the board according to the rulebook, with Support gods for one or two players. [C-106 to C-122] */

import type { Opening } from '../../../core/game.ts';
import { type Chance, openStreams, shuffle } from '../../../core/random.ts';
import { asListOf } from '../../../core/typed/one-of.ts';
import type { Box } from '../box/box.ts';
import {
  ARTIFACT_LEVELS,
  ARTIFACTS,
  type ArtifactLevel,
  CREATURES,
  ENEMIES,
  GODS,
  type GodName,
  IOTUNNS,
  WALKERS,
} from '../box/components.ts';
import type { Saga } from '../box/saga.ts';
import { godsOf, type Skills } from '../box/skills.ts';
import { callAnonymous, callFireGiants, callIotunn } from '../changes/reserves.ts';
import { ravageWhereEnemiesMeet } from '../changes/tree.ts';
import { turnToCome } from '../facts/rounds.ts';
import { type Draft, draftOf } from '../state/draft.ts';
import { type Carried, carriedIn } from '../state/skill-options.ts';
import {
  type Card,
  type Dispensers,
  type HiddenCard,
  type SeatState,
  STREAM_NAMES,
  type StreamName,
} from '../state/state.ts';

type SetUpChance = Chance<StreamName>;

/** Sets up the board for the first round. */
export function setUp({ options, roles, seed, box }: Opening<Box, Partial<Carried>>): Draft {
  const gods = asListOf(GODS, roles);
  const chance: SetUpChance = { streams: openStreams(seed, STREAM_NAMES) };
  const at = gods.length - 1;
  const carried = carriedIn(options);
  const elves = gods.map((god) => carried.elves[god] ?? 0);
  const vanirDice = gods.map((god) => carried.dice[god] ?? 0);
  const supports = supportsChosen(chance, gods, box.byPlayers.supports[at] ?? 0, carried.supports);
  const extra = supportCards(chance, box, supports, gods.length);
  const seats = gods.map(
    (god, seat): SeatState => ({
      god,
      world: 'asgard',
      life: box.byPlayers.life[at] ?? 0,
      elves: elves[seat] ?? 0,
      vanirDice: vanirDice[seat] ?? 0,
      artifacts: [],
      hasGone: false,
      deck: shuffle(chance, 'setup', [...packOf(god), ...(extra[seat] ?? [])]).map(hidden),
      faceDown: null,
    }),
  );
  return draftOf({
    box: { ...box, saga: sagaFor(box.saga, gods.length) },
    round: 0,
    seats,
    supports: supports.map((god) => ({ god, world: 'asgard', life: box.supportLife })),
    turn: turnToCome(1),
    rotation: 0,
    places: { hel: 'niflheim', surt: 'muspellheim', loki: 'vanaheim', fenrir: 'cage' },
    island: 0,
    nidhogg: 0,
    page: 0,
    deedsDone: [],
    fightsDone: [],
    tracks: { skoll: 0, hati: 0, hrym: 0 },
    wheel: { hel: null, surt: null, loki: null, jormungand: null, fenrir: null, nidhogg: null },
    ravaged: [],
    iotunns: [],
    anonymous: 0,
    fireGiants: 0,
    valhalla: carried.heroes,
    alfheim: (box.byPlayers.elves[at] ?? 0) - sum(elves),
    vanaheim: (box.byPlayers.vanirDice[at] ?? 0) - sum(vanirDice),
    skills: skillsInPlay(carried, gods, supports),
    dispensers: dispensersFilled(chance, box),
    iotunnDeck: shuffle(chance, 'setup', IOTUNNS),
    creatureDeck: shuffle(chance, 'setup', CREATURES),
    steps: [],
    question: null,
    asked: 0,
    end: null,
    streams: chance.streams,
  });
}

/** The Support gods: those of earlier games in the campaign, the others at random, since they all do the same. [C-014, C-118] */
function supportsChosen(
  chance: SetUpChance,
  gods: readonly GodName[],
  count: number,
  named: readonly GodName[],
): readonly GodName[] {
  const kept = named.filter((god) => !gods.includes(god)).slice(0, count);
  const free = GODS.filter((god) => !gods.includes(god) && !kept.includes(god));
  const drawn = kept.length === count ? [] : shuffle(chance, 'setup', free);
  return [...kept, ...drawn.slice(0, count - kept.length)];
}

/** The skills of the gods on the Tree. Those of other gods do nothing. [C-010] */
function skillsInPlay(
  { steady, sure, relations }: Carried,
  gods: readonly GodName[],
  supports: readonly GodName[],
): Skills {
  const onTree = [...gods, ...supports];
  return {
    steady: steady.filter((god) => gods.includes(god)),
    sure: sure.filter((god) => gods.includes(god)),
    relations: relations.filter((pair) => godsOf(pair).every((god) => onTree.includes(god))),
  };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/**
 * The Support gods' cards: three for each of two players; a single player takes all cards of both Support gods. [C-117, C-119]
 */
function supportCards(
  chance: SetUpChance,
  box: Box,
  supports: readonly GodName[],
  players: number,
): readonly (readonly Card[])[] {
  const cards = supports.flatMap(packOf);
  if (players === 1) return [cards];
  const shuffled = supports.length === 0 ? [] : shuffle(chance, 'setup', cards);
  return Array.from({ length: players }, (_, seat) =>
    shuffled.slice(seat * box.supportCardsForEach, (seat + 1) * box.supportCardsForEach),
  );
}

function packOf(god: GodName): readonly Card[] {
  return ENEMIES.map((enemy) => ({ enemy, pack: god }));
}

function hidden({ enemy, pack }: Card): HiddenCard {
  return { enemy, pack, seen: false };
}

function dispensersFilled(chance: SetUpChance, box: Box): Dispensers {
  const [one, two, three] = ARTIFACT_LEVELS.map((level) => shuffle(chance, 'setup', artifactsOf(box, level)));
  return { 1: one ?? [], 2: two ?? [], 3: three ?? [] };
}

function artifactsOf(box: Box, level: ArtifactLevel) {
  return ARTIFACTS.filter((artifact) => box.artifacts[artifact].level === level);
}

/** The saga for a game with that number of gods. [C-036 to C-038] */
function sagaFor({ setUp, pages }: Saga, gods: number): Saga {
  return {
    setUp,
    pages: pages.map(({ spacesForFew, ...page }) =>
      spacesForFew !== undefined && gods <= spacesForFew.upTo
        ? { ...page, spaces: spacesForFew.spaces }
        : page,
    ),
  };
}

export function setUpSaga(game: Draft): void {
  const { anonymous, fireGiants, iotunns, places } = game.box.saga.setUp;
  for (const walker of WALKERS) game.places[walker] = places[walker] ?? game.places[walker];
  ravageWhereEnemiesMeet(game);
  if (anonymous > 0) callAnonymous(game, anonymous);
  if (fireGiants > 0) callFireGiants(game, fireGiants);
  for (let called = 0; called < iotunns && game.end === null; called += 1) callIotunn(game);
}
