/** Finds the current god's powers, so that the rules don't have to know Artifacts, sheets and skills. */
import {
  type Artifact,
  type DieFace,
  type Foe,
  type GodName,
  isEnemy,
  isIotunn,
  type World,
} from '../box/components.ts';
import type { FightTarget, Power, PowerKind, PowerOf } from '../box/power.ts';
import type { OpenBoard } from '../state/state.ts';
import { active } from './gods.ts';
import { isTaken } from './iotunns.ts';
import { pageOf } from './page.ts';
import { powersBySkills } from './skills.ts';

/** The effects of all powers of a god together. */
interface Abilities {
  readonly ignoresEnemies: boolean;
  readonly inFights: readonly PowerOf<'prevents-in-fights'>[];
  readonly preventedInAction: number;
  readonly stepsToMove: number;
  readonly links: readonly PowerOf<'links'>[];
  readonly takingMore: readonly PowerOf<'takes-more'>[];
  readonly takesAfterFights: boolean;
  readonly diceKept: number;
  readonly rerollsGodDie: boolean;
  readonly facesSteadied: number;
  readonly fightsNextDoor: boolean;
  readonly stepsForAnotherGod: number;
  readonly regaining: readonly PowerOf<'regains-at-the-end'>[];
  readonly looksAtDecks: boolean;
  readonly looksAtOwnCard: boolean;
  readonly givesLife: boolean;
}

/** Of several powers to move, the one that reaches farthest counts. Other powers of the same kind add up. [C-911] */
function abilitiesBy(powers: readonly Power[]): Abilities {
  return {
    ignoresEnemies: isAny(powers, 'ignores-enemies'),
    inFights: all(powers, 'prevents-in-fights'),
    preventedInAction: sum(all(powers, 'prevents-in-actions').map(({ risks }) => risks)),
    stepsToMove: Math.max(1, ...all(powers, 'moves').map(({ steps }) => steps)),
    links: all(powers, 'links'),
    takingMore: all(powers, 'takes-more'),
    takesAfterFights: isAny(powers, 'takes-after-fights'),
    diceKept: sum(all(powers, 'keeps-dice').map(({ dice }) => dice)),
    rerollsGodDie: isAny(powers, 'rerolls-god-die'),
    facesSteadied: sum(all(powers, 'steadies-god-die').map(({ faces }) => faces)),
    fightsNextDoor: isAny(powers, 'fights-next-door'),
    stepsForAnotherGod: Math.max(0, ...all(powers, 'moves-another-god').map(({ steps }) => steps)),
    regaining: all(powers, 'regains-at-the-end'),
    looksAtDecks: isAny(powers, 'looks-at-decks'),
    looksAtOwnCard: isAny(powers, 'looks-at-own-card'),
    givesLife: isAny(powers, 'gives-life'),
  };
}

function all<Kind extends PowerKind>(powers: readonly Power[], kind: Kind): readonly PowerOf<Kind>[] {
  return powers.filter((power) => isOf(power, kind));
}

function isAny(powers: readonly Power[], kind: PowerKind): boolean {
  return powers.some((power) => power.kind === kind);
}

function isOf<Kind extends PowerKind>(power: Power, kind: Kind): power is PowerOf<Kind> {
  return power.kind === kind;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

interface KnownAbilities {
  readonly abilities: Abilities;
  readonly box: OpenBoard['box'];
  readonly page: number;
  readonly artifacts: readonly Artifact[];
  readonly bySkills: readonly Power[];
}

/** The abilities last found for each god. Computers ask for a god's abilities many times before those change. */
const latest: { [god in GodName]?: KnownAbilities } = {};

const NONE: readonly never[] = [];

/**
 * The current god's abilities: from its sheet, the page of the saga, its skills and Relations, and from Artifacts unless Thrym
 * takes them away. [C-070, C-338, C-513]
 */
function abilitiesNow(game: OpenBoard): Abilities {
  const { box, page } = game;
  const { god, artifacts: held } = active(game);
  const artifacts = held.length === 0 || isTaken(game, 'artifacts') ? NONE : held;
  const bySkills = powersBySkills(game);
  const known = latest[god];
  const isSame = known?.box === box && known.page === page && known.artifacts === artifacts;
  if (isSame && areSame(known.bySkills, bySkills)) return known.abilities;
  const own = box.godPowers[god];
  const abilities = abilitiesBy([
    ...(own === null ? NONE : [own]),
    ...pageOf(game).powers,
    ...bySkills,
    ...artifacts.map((artifact) => box.artifacts[artifact].power),
  ]);
  latest[god] = { box, page, artifacts, bySkills, abilities };
  return abilities;
}

function areSame(some: readonly Power[], others: readonly Power[]): boolean {
  return some.length === others.length && some.every((power, at) => power === others[at]);
}

export function ignoresEnemies(game: OpenBoard): boolean {
  return abilitiesNow(game).ignoresEnemies;
}

/** The Risks that powers prevent in a Fight. */
export function preventedInFight(game: OpenBoard, foe: Foe): number {
  let prevented = 0;
  for (const { against, risks } of abilitiesNow(game).inFights)
    if (helpsAgainst(against, foe)) prevented += risks;
  return prevented;
}

function helpsAgainst(against: FightTarget, foe: Foe): boolean {
  if (against === 'anybody') return true;
  if (against === 'iotunns') return isIotunn(foe);
  return isEnemy(foe) && against.includes(foe);
}

export function preventedInAction(game: OpenBoard): number {
  return abilitiesNow(game).preventedInAction;
}

/** The number of steps of the god's own move. */
export function stepsToMove(game: OpenBoard): number {
  return abilitiesNow(game).stepsToMove;
}

export function linksOf(game: OpenBoard): readonly PowerOf<'links'>[] {
  return abilitiesNow(game).links;
}

export function linkedBy(links: readonly PowerOf<'links'>[], world: World): readonly World[] {
  return links.flatMap(({ worlds: [one, other] }) =>
    world === one ? [other] : world === other ? [one] : [],
  );
}

export function moreTaken(game: OpenBoard, world: World): number {
  let taken = 0;
  for (const power of abilitiesNow(game).takingMore) if (power.world === world) taken += power.more;
  return taken;
}

export function takesAfterFights(game: OpenBoard): boolean {
  return abilitiesNow(game).takesAfterFights;
}

export function diceKept(game: OpenBoard): number {
  return abilitiesNow(game).diceKept;
}

export function rerollsGodDie(game: OpenBoard): boolean {
  return abilitiesNow(game).rerollsGodDie;
}

export function fightsNextDoor(game: OpenBoard): boolean {
  return abilitiesNow(game).fightsNextDoor;
}

/** The number of steps that the god can move another god; 0 without such a power. */
export function stepsForAnotherGod(game: OpenBoard): number {
  return abilitiesNow(game).stepsForAnotherGod;
}

export function regainsAtTheEnd(game: OpenBoard): number {
  const { world } = active(game);
  let life = 0;
  for (const power of abilitiesNow(game).regaining) if (power.world === world) life += power.life;
  return life;
}

export function looksAtDecks(game: OpenBoard): boolean {
  return abilitiesNow(game).looksAtDecks;
}

export function looksAtOwnCard(game: OpenBoard): boolean {
  return abilitiesNow(game).looksAtOwnCard;
}

export function givesLife(game: OpenBoard): boolean {
  return abilitiesNow(game).givesLife;
}

/**
 * The faces of the God die for the current god: a steady hand turns the first failures into successes. The order of the faces
 * stays the same. [C-601, C-053]
 */
export function godDieOf(game: OpenBoard): readonly DieFace[] {
  const { godDie } = game.box;
  let left = abilitiesNow(game).facesSteadied;
  if (left === 0) return godDie;
  return godDie.map((face) => {
    if (face === 'success' || left === 0) return face;
    left -= 1;
    return 'success';
  });
}
