/** What a deed of the god on turn brings upon it: Risks, Life that it surely costs, and the chance that the game is lost by it. */
import type { Alternative, Values } from '../../../core/request.ts';
import { type Foe, IOTUNNS, isEnemy, TREE_ENEMIES, WORLDS, type World } from '../components.ts';
import { REFUGES } from '../enemies/refuges.ts';
import { enemiesIn } from '../enemies/standing.ts';
import { strengthOf } from '../fighting.ts';
import { active } from '../gods.ts';
import { preventedInAction, preventedInFight } from '../powers/powers.ts';
import { amountIfAsked } from '../questions/values.ts';
import { isRavaged, markersLeft } from '../ravage.ts';
import type { OpenBoard, OpenSeat } from '../state.ts';
import { tierHere } from '../worlds/actions.ts';
import { chanceToLose, type Losses, lossesFrom } from './save-roll.ts';

const FOES: readonly Foe[] = [...TREE_ENEMIES, ...IOTUNNS];

/** Whom a way to fight is aimed at. */
export function foeMeant({ id }: Alternative): Foe | undefined {
  return FOES.find((foe) => id === `fight:${foe}`);
}

/** In which World a deed is done: where the god stands, unless it acts from afar. */
export function worldOfDeed(board: OpenBoard): World {
  return board.question?.about === 'world-action' ? board.question.world : active(board).world;
}

/** Risks that no power prevents; 0 for a deed without any. */
export function risksOf(board: OpenBoard, alternative: Alternative): number {
  const foe = foeMeant(alternative);
  if (foe !== undefined) return risksOfFight(board, foe);
  const world = WORLDS.find((each) => each === alternative.id);
  return world === undefined ? 0 : risksOfAction(board, world);
}

function risksOfFight(board: OpenBoard, foe: Foe): number {
  const prevented = board.question?.about === 'fight' ? board.question.prevented : 0;
  return Math.max(0, strengthOf(board, foe) - prevented - preventedInFight(board, foe));
}

function risksOfAction(board: OpenBoard, world: World): number {
  const { asgardRisks, ladderRisks } = board.box;
  const tier = board.question?.about === 'world-action' ? 'normal' : tierHere(board);
  const hasLadder = world === 'niflheim' || world === 'muspellheim';
  const risks = world === 'asgard' ? asgardRisks[tier] : hasLadder ? ladderRisks[tier] : 0;
  return Math.max(0, risks - preventedInAction(board));
}

/** What the deed can cost, with what is sent along, and as many of the Elves at hand as help or as said. */
export function lossesOf(
  board: OpenBoard,
  alternative: Alternative,
  values: Values,
  elves = active(board).elves,
): Losses {
  return lossesFrom(board, {
    risks: risksOf(board, alternative),
    heroes: amountIfAsked(values, 'heroes'),
    dice: amountIfAsked(values, 'dice'),
    elves,
  });
}

/** Life points of a god that can go before the game is lost, with those of the Support gods in the same World. [C-608, C-609, C-802] */
export function lifeAtHand(
  { supports }: OpenBoard,
  { world, life }: Pick<OpenSeat, 'world' | 'life'>,
): number {
  return supports.reduce((sum, support) => sum + (support.world === world ? support.life : 0), life);
}

/** The chance that the god on turn loses its last Life, though every Elf and every Support god helps as they can. */
export function chanceToDie(board: OpenBoard, alternative: Alternative, values: Values): number {
  return chanceToLose(lossesOf(board, alternative, values), lifeAtHand(board, active(board)));
}

/** The World that a foe would ravage by retreating there; null where it ravages none. [C-421, C-425] */
export function ravagedByRetreat(board: OpenBoard, foe: Foe): World | null {
  if (!isEnemy(foe) || foe === 'jormungand') return null;
  const to = REFUGES[foe];
  return to !== 'cage' && wouldRavage(board, foe, to) ? to : null;
}

/** Whether that enemy would meet another one there. */
export function wouldRavage(board: OpenBoard, enemy: Foe, world: World): boolean {
  return !isRavaged(board, world) && enemiesIn(board, world).some((other) => other !== enemy);
}

export function isLastMarkerOut(board: OpenBoard): boolean {
  return markersLeft(board) === 0;
}

/** Whether two enemies stand there, so that healing is in vain. [C-427] */
export function isRavagedAgainAtOnce(board: OpenBoard, world: World): boolean {
  return enemiesIn(board, world).length > 1;
}
