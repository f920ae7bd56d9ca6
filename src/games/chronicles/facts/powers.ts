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

/**
 * The current god's powers: from its sheet, the page of the saga, its skills and Relations, and from Artifacts unless Thrym takes
 * them away. [C-070, C-338, C-513]
 */
function powersOf<Kind extends PowerKind>(game: OpenBoard, kind: Kind): readonly PowerOf<Kind>[] {
  const found: PowerOf<Kind>[] = [];
  for (const power of powersNow(game)) if (isOf(power, kind)) found.push(power);
  return found;
}

interface KnownPowers {
  readonly powers: readonly Power[];
  readonly box: OpenBoard['box'];
  readonly page: number;
  readonly artifacts: readonly Artifact[];
}

/** The powers last found for each god. Computers ask for a god's powers many times before those change. */
const latest: { [god in GodName]?: KnownPowers } = {};

const NONE: readonly never[] = [];

function powersNow(game: OpenBoard): readonly Power[] {
  const { box, page } = game;
  const { god, artifacts: held } = active(game);
  const artifacts = held.length === 0 || isTaken(game, 'artifacts') ? NONE : held;
  const bySkills = powersBySkills(game);
  const known = latest[god];
  const isSame = known?.box === box && known.page === page && known.artifacts === artifacts;
  if (isSame && bySkills.length === 0) return known.powers;
  const own = box.godPowers[god];
  const powers = [
    ...(own === null ? NONE : [own]),
    ...pageOf(game).powers,
    ...bySkills,
    ...artifacts.map((artifact) => box.artifacts[artifact].power),
  ];
  if (bySkills.length === 0) latest[god] = { box, page, artifacts, powers };
  return powers;
}

function isOf<Kind extends PowerKind>(power: Power, kind: Kind): power is PowerOf<Kind> {
  return power.kind === kind;
}

function has(game: OpenBoard, kind: PowerKind): boolean {
  return powersNow(game).some((power) => power.kind === kind);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

export function ignoresEnemies(game: OpenBoard): boolean {
  return has(game, 'ignores-enemies');
}

/** The Risks that powers prevent in a Fight. Several such powers add up. [C-911] */
export function preventedInFight(game: OpenBoard, foe: Foe): number {
  let prevented = 0;
  for (const { against, risks } of powersOf(game, 'prevents-in-fights'))
    if (helpsAgainst(against, foe)) prevented += risks;
  return prevented;
}

function helpsAgainst(against: FightTarget, foe: Foe): boolean {
  if (against === 'anybody') return true;
  if (against === 'iotunns') return isIotunn(foe);
  return isEnemy(foe) && against.includes(foe);
}

export function preventedInAction(game: OpenBoard): number {
  return sum(powersOf(game, 'prevents-in-actions').map(({ risks }) => risks));
}

/** The number of steps of the god's own move. Of several powers, the one that reaches farthest counts. [C-911] */
export function stepsToMove(game: OpenBoard): number {
  return Math.max(1, ...powersOf(game, 'moves').map(({ steps }) => steps));
}

export function linksOf(game: OpenBoard): readonly PowerOf<'links'>[] {
  return powersOf(game, 'links');
}

export function linkedBy(links: readonly PowerOf<'links'>[], world: World): readonly World[] {
  return links.flatMap(({ worlds: [one, other] }) =>
    world === one ? [other] : world === other ? [one] : [],
  );
}

export function moreTaken(game: OpenBoard, world: World): number {
  return sum(powersOf(game, 'takes-more').map((power) => (power.world === world ? power.more : 0)));
}

export function takesAfterFights(game: OpenBoard): boolean {
  return has(game, 'takes-after-fights');
}

export function diceKept(game: OpenBoard): number {
  return sum(powersOf(game, 'keeps-dice').map(({ dice }) => dice));
}

export function rerollsGodDie(game: OpenBoard): boolean {
  return has(game, 'rerolls-god-die');
}

function facesSteadied(game: OpenBoard): number {
  return sum(powersOf(game, 'steadies-god-die').map(({ faces }) => faces));
}

export function fightsNextDoor(game: OpenBoard): boolean {
  return has(game, 'fights-next-door');
}

/** The number of steps that the god can move another god; 0 without such a power. */
export function stepsForAnotherGod(game: OpenBoard): number {
  return Math.max(0, ...powersOf(game, 'moves-another-god').map(({ steps }) => steps));
}

export function regainsAtTheEnd(game: OpenBoard): number {
  const { world } = active(game);
  return sum(powersOf(game, 'regains-at-the-end').map((power) => (power.world === world ? power.life : 0)));
}

export function looksAtDecks(game: OpenBoard): boolean {
  return has(game, 'looks-at-decks');
}

export function looksAtOwnCard(game: OpenBoard): boolean {
  return has(game, 'looks-at-own-card');
}

export function givesLife(game: OpenBoard): boolean {
  return has(game, 'gives-life');
}

/**
 * The faces of the God die for the current god: a steady hand turns the first failures into successes. The order of the faces
 * stays the same. [C-601, C-053]
 */
export function godDieOf(game: OpenBoard): readonly DieFace[] {
  const { godDie } = game.box;
  let left = facesSteadied(game);
  if (left === 0) return godDie;
  return godDie.map((face) => {
    if (face === 'success' || left === 0) return face;
    left -= 1;
    return 'success';
  });
}
