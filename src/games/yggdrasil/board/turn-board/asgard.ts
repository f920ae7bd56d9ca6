/** Draws Asgard as a place: the bridge, the wall, Odin's hall, and six enemies on their way to the throne. */
import { TURN_BEGAN } from '../../../../core/game.ts';
import { ofThisTurn } from '../../../../core/presentation/changes.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { ENEMY_STYLES } from '../../../../render/pieces/enemy-styles.ts';
import {
  at,
  circle,
  group,
  icon,
  line,
  named,
  path,
  rect,
  type Svg,
  text,
} from '../../../../render/scene.ts';
import { TURN_MARGIN, TURN_TYPE, TURN_WIDTH } from '../../../../render/turn-board/canvas.ts';
import { causeRing } from '../../../../render/turn-board/cause.ts';
import { spotlightRing } from '../../../../render/turn-board/spotlight.ts';
import { say } from '../../../../render/words.ts';
import { boxOf, DOOR, RESIDENCE, WALL } from '../../box/box.ts';
import { ENEMIES, type Enemy } from '../../box/components.ts';
import { enemiesThere } from '../../facts/defeat.ts';
import { canBeFought, forceOf, isEnemy } from '../../facts/fights.ts';
import type { YggdrasilEvent } from '../../state/events.ts';
import type { Board } from '../board.ts';
import { token } from '../tokens.ts';
import { borderAfter, FOOT, grounds, middleOf, SKY } from './asgard-ground.ts';
import { enemiesToChoose } from './candidates.ts';
import { enemiesToRing, isLimitCause } from './cause.ts';
import { fightInQuestion, newsOnTiles } from './tiles.ts';

interface Ground {
  readonly top: number;
  readonly height: number;
}

const LARGEST = 36;

export function turnAsgard(board: Board, changes: readonly YggdrasilEvent[], { top, height }: Ground): Svg {
  const lane = (height - SKY - FOOT) / ENEMIES.length;
  const moves = ofThisTurn(changes).filter(isMove);
  const shown = newsOnTiles(board.view, changes);
  const thisTurn = shown.filter(({ turn }) => turn === turnNow(changes));
  const newest = newestOf(board, shown.at(-1) === thisTurn.at(-1) ? thisTurn.at(-1)?.event : undefined);
  const onTiles = thisTurn.map(({ event }) => enemyOf(event));
  return named(
    'asgard',
    at(
      TURN_MARGIN,
      top,
      grounds(height),
      ...limits(board),
      ...inFront(ringedOn(board)).map((enemy) =>
        named(
          `lane-${enemy}`,
          at(
            0,
            SKY + (ENEMIES.indexOf(enemy) + 0.5) * lane,
            figure(board, enemy, {
              radius: Math.min(LARGEST, lane / 2 - 1),
              isNewest: enemy === newest,
              from: onTiles.includes(enemy) ? cameFrom(moves, enemy) : null,
            }),
          ),
        ),
      ),
    ),
  );
}

function ringedOn({ view, spotlight }: Board): readonly Enemy[] {
  return [
    ...enemiesToChoose(view),
    ...enemiesToRing(view),
    ...ENEMIES.filter((enemy) => spotlight === `token-${enemy}`),
  ];
}

/** The enemies in drawing order: those with a ring last, so that no neighbour hides it. */
function inFront(ringed: readonly Enemy[]): readonly Enemy[] {
  return [...ENEMIES.filter((enemy) => !ringed.includes(enemy)), ...new Set(ringed)];
}

/** The enemy that the newest tile is about. */
function newestOf({ view }: Board, event: YggdrasilEvent | undefined): Enemy | null {
  const fight = fightInQuestion(view);
  if (fight !== null) return isEnemy(fight.foe) ? fight.foe : null;
  return enemyOf(event);
}

/** The number of the current turn, counted as in `News`: 0 if no turn has begun since the last picture. */
function turnNow(changes: readonly YggdrasilEvent[]): number {
  return changes.filter(({ type }) => type === TURN_BEGAN).length;
}

/** The enemy that a tile of this event is about. */
function enemyOf(event: YggdrasilEvent | undefined): Enemy | null {
  switch (event?.type) {
    case 'enemy-advanced':
    case 'enemy-dragged':
    case 'enemy-retreated':
      return event.enemy;
    case 'fight-won':
    case 'fight-lost':
      return isEnemy(event.foe) ? event.foe : null;
    case 'fenrir-angered':
    case 'calming-tried':
      return 'fenrir';
    default:
      return null;
  }
}

type Move = Extract<
  YggdrasilEvent,
  { readonly type: 'enemy-advanced' | 'enemy-retreated' | 'enemy-dragged' }
>;

function isMove(event: YggdrasilEvent): event is Move {
  return (
    event.type === 'enemy-advanced' || event.type === 'enemy-retreated' || event.type === 'enemy-dragged'
  );
}

/** The space from which an enemy came; null if it was driven back in the end, because an arrow would point the wrong way. */
function cameFrom(moves: readonly Move[], enemy: Enemy): number | null {
  let from: number | null = null;
  for (const move of moves) {
    if (move.enemy !== enemy) continue;
    if (move.type === 'enemy-retreated') from = null;
    else from ??= move.from;
  }
  return from;
}

/**
 * The number of enemies past a border and the number that loses the game: "wall 3 of 5". If it's exceeded, the second number is
 * left out: "wall 6".
 */
function limits({ view, translate }: Board): readonly Svg[] {
  const columns = [
    { from: WALL, to: DOOR, key: 'wall', left: borderAfter(WALL) + 28, right: borderAfter(DOOR) - 24 },
    { from: DOOR, to: RESIDENCE, key: 'hall', left: borderAfter(DOOR) + 16, right: TURN_WIDTH - 36 },
  ] as const;
  return columns.flatMap(({ from, key, left, right }) => {
    const limit = boxOf(view).defeat.find(({ fromSpace }) => fromSpace === from + 1);
    if (limit === undefined) return [];
    const there = enemiesThere(view, limit).length;
    const words = say({ translate }, `yggdrasil.picture.past-${key}`, {
      there,
      limit: limit.enemies,
      over: Math.max(0, there - limit.enemies),
    });
    return [
      named(
        `limit-${key}`,
        ...(isLimitCause(view, limit.why) ? [causePlate(left, right)] : []),
        text(words, (left + right) / 2, SKY / 2 + 3, {
          size: TURN_TYPE.label,
          face: 'strong',
          fill: PALETTE.ink,
          anchor: 'middle',
          within: right - left,
        }),
      ),
    ];
  });
}

function causePlate(left: number, right: number): Svg {
  return rect(left - 10, 9, right - left + 20, SKY - 12, {
    class: 'cause',
    rx: 12,
    fill: PALETTE.dangerDeep,
    stroke: PALETTE.danger,
    'stroke-width': 7,
  });
}

interface FigureStyle {
  readonly radius: number;
  /** Whether the newest tile is about this enemy. */
  readonly isNewest: boolean;
  /** The enemy's space when the turn began, if it has come closer since. */
  readonly from: number | null;
}

function figure(board: Board, enemy: Enemy, { radius, isNewest, from }: FigureStyle): Svg {
  const { view } = board;
  const space = view.enemies[enemy];
  const x = middleOf(space);
  const canBeChosen = enemiesToChoose(view).includes(enemy);
  const glow = space > DOOR ? 0.6 : space > WALL ? 0.35 : 0;
  return group([
    ...(from !== null && from < space ? [trail(from, space, radius, isNewest)] : []),
    ...(glow > 0 ? [circle(x, 0, radius + 9, { fill: PALETTE.danger, 'fill-opacity': glow })] : []),
    named(
      `token-${enemy}`,
      at(
        x,
        0,
        ...(isNewest
          ? [
              ENEMY_STYLES[enemy].shape(radius + 7, {
                fill: 'none',
                stroke: PALETTE.gold,
                'stroke-width': 7,
              }),
            ]
          : []),
        token(enemy, canBeChosen ? radius - 2 : radius),
        ...(canBeChosen ? [choiceFrame(enemy, radius + 2)] : []),
        ...(enemiesToRing(view).includes(enemy) ? [causeRing(isNewest ? radius + 11 : radius)] : []),
        ...(board.spotlight === `token-${enemy}` ? [spotlightRing(radius + 2)] : []),
      ),
    ),
    ...(enemy === 'fenrir' && view.fenrirIsAngry ? [at(x + radius - 4, -radius + 4, anger())] : []),
    ...(canBeFought(view, enemy) ? [force(board, enemy, x, radius)] : []),
  ]);
}

function choiceFrame(enemy: Enemy, radius: number): Svg {
  return ENEMY_STYLES[enemy].shape(radius, {
    class: 'choice',
    fill: 'none',
    stroke: PALETTE.accent,
    'stroke-width': 8,
  });
}

/** Whether an enemy is next to the throne, which leaves no room on the right. */
function isBeforeThrone(space: number): boolean {
  return space >= RESIDENCE - 1;
}

function anger(): Svg {
  return named(
    'anger',
    group([
      circle(0, 0, 18, { fill: PALETTE.dangerDeep, stroke: PALETTE.danger, 'stroke-width': 3 }),
      icon('flame', 0, 0, 28, '#f8a048'),
    ]),
  );
}

/**
 * The force needed to beat an enemy, to the right of its figure, or to the left next to the throne. The number includes the
 * additional force from giants.
 */
function force({ view }: Board, enemy: Enemy, x: number, radius: number): Svg {
  const side = isBeforeThrone(view.enemies[enemy]) ? -1 : 1;
  return at(
    x + side * (radius + 22),
    0,
    circle(0, 0, 24, { fill: PALETTE.shadow }),
    text(String(forceOf(view, enemy)), 0, 0, {
      size: TURN_TYPE.label,
      face: 'strong',
      fill: PALETTE.ink,
      anchor: 'middle',
    }),
  );
}

/** An arrow from the enemy's previous space: golden for the newest tile, pale for an older one. */
function trail(from: number, to: number, radius: number, isNewest: boolean): Svg {
  const colour = isNewest ? PALETTE.gold : PALETTE.inkFaint;
  const clear = radius + (isBeforeThrone(to) ? 50 : 10);
  const [start, tip] = [middleOf(from), middleOf(to) - clear];
  return group([
    circle(start, 0, 10, { fill: 'none', stroke: colour, 'stroke-width': 5 }),
    line(start + 12, 0, tip - 16, 0, { stroke: colour, 'stroke-width': isNewest ? 11 : 6 }),
    path(`M${tip} 0L${tip - 24} -18V18Z`, { fill: colour }),
  ]);
}
