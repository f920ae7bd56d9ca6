/** What just happened in Yggdrasil, as tiles of the turn board: who or what, and what became of it. */
import type { GameEvent } from '../../../../core/game.ts';
import { weightiest } from '../../../../core/telling/changes.ts';
import { die } from '../../../../render/just-now.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { group, icon, OWN_COLOURS, type Svg } from '../../../../render/scene.ts';
import { MAX_TURN_TILES, type TurnTile } from '../../../../render/turn-board/tiles.ts';
import { say } from '../../../../render/words.ts';
import { isEnemy } from '../../combat/combat.ts';
import type { Enemy, Island } from '../../components.ts';
import type { YggdrasilEvent, YggdrasilEventType } from '../../events.ts';
import type { Foe } from '../../state.ts';
import type { Board } from '../board.ts';
import { COUNTER_LOOKS, type Counter, ISLAND_LOOKS } from '../looks.ts';
import { whirl } from '../signs.ts';
import { runeMark, token } from '../tokens.ts';

const SIGN = 66;

type Draws = {
  readonly [Type in YggdrasilEventType]?: (
    event: Extract<YggdrasilEvent, { readonly type: Type }>,
    board: Board,
  ) => TurnTile;
};

const DRAWN: Draws = {
  'rune-completed': ({ rune }, board) => ({
    sign: runeMark(rune, 30, PALETTE.gold),
    name: say(board, `yggdrasil.rune.${rune}`),
    detail: say(board, 'yggdrasil.tile.rune'),
    tone: 'good',
  }),
  'fight-won': ({ foe, strength, force }, board) => ({
    sign: foeSign(foe),
    name: foeName(board, foe),
    detail: say(board, 'yggdrasil.tile.won', { strength, force }),
    tone: 'good',
  }),
  'fight-lost': ({ foe, strength, force }, board) => ({
    sign: foeSign(foe),
    name: foeName(board, foe),
    detail: say(board, 'yggdrasil.tile.lost', { strength, force }),
    tone: 'bad',
  }),
  'enemy-advanced': ({ enemy, from, to }, board) => ({
    sign: token(enemy, 34),
    name: enemyName(board, enemy),
    detail: say(board, 'yggdrasil.tile.advances', { spaces: to - from }),
    tone: 'bad',
  }),
  'enemy-dragged': ({ enemy, from, to }, board) => ({
    sign: token(enemy, 34),
    name: enemyName(board, enemy),
    detail: say(board, 'yggdrasil.tile.advances', { spaces: to - from }),
    tone: 'bad',
  }),
  'enemy-retreated': ({ enemy, from, to }, board) => ({
    sign: token(enemy, 34),
    name: enemyName(board, enemy),
    detail: say(board, 'yggdrasil.tile.retreats', { spaces: from - to }),
    tone: 'good',
  }),
  'fenrir-angered': (_, board) => ({
    sign: token('fenrir', 34),
    name: enemyName(board, 'fenrir'),
    detail: say(board, 'yggdrasil.tile.angry'),
    tone: 'bad',
  }),
  'calming-tried': ({ islands, calmed }, board) => ({
    sign: colourDie(islands),
    name: enemyName(board, 'fenrir'),
    detail: say(board, calmed ? 'yggdrasil.tile.calm' : 'yggdrasil.tile.angry'),
    tone: calmed ? 'good' : 'bad',
  }),
  'island-sank': ({ island }, board) => ({
    sign: whirl(34),
    name: say(board, `yggdrasil.island.${island}`),
    detail: say(board, 'yggdrasil.tile.flooded'),
    tone: 'bad',
  }),
  'giants-appeared': ({ giants }, board) => ({
    sign: icon('ogre', 0, 0, SIGN, PALETTE.danger),
    name: say(board, 'yggdrasil.tile.giant'),
    detail: say(board, 'yggdrasil.tile.giants', { giants: giants.length }),
    tone: 'bad',
  }),
  'giant-discarded': (_, board) => ({
    sign: icon('ogre', 0, 0, SIGN, PALETTE.ink),
    name: say(board, 'yggdrasil.tile.giant'),
    detail: say(board, 'yggdrasil.tile.gone'),
    tone: 'good',
  }),
  'artifact-taken': ({ enemy, level }, board) => ({
    sign: token(enemy, 34),
    name: `+${level}`,
    detail: say(board, 'yggdrasil.tile.artifact'),
    tone: 'good',
  }),
  'vikings-died': ({ vikings }, board) => counted(board, 'viking', `-${vikings}`, 'bad'),
  'fire-giants-came': ({ fireGiants }, board) => counted(board, 'fire-giant', `+${fireGiants}`, 'bad'),
  'fires-put-out': ({ fireGiants }, board) => counted(board, 'fire-giant', `-${fireGiants}`, 'good'),
  'souls-sought': ({ vikings }, board) =>
    counted(board, 'viking', `+${vikings}`, vikings > 0 ? 'good' : 'bad'),
  'vikings-taken': ({ vikings }, board) => counted(board, 'viking', `+${vikings}`, 'good'),
  'vikings-saved': ({ vikings }, board) => counted(board, 'viking', `+${vikings}`, 'good'),
  'elf-taken': (_, board) => counted(board, 'elf', '+1', 'good'),
};

/** The first are told first if there is room for few. */
const RANKS: readonly (readonly YggdrasilEventType[])[] = [
  ['rune-completed'],
  ['fight-won', 'fight-lost', 'enemy-advanced', 'enemy-dragged', 'calming-tried', 'fenrir-angered'],
  ['island-sank', 'giants-appeared', 'enemy-retreated'],
  ['vikings-died', 'fire-giants-came', 'artifact-taken', 'giant-discarded'],
  ['souls-sought', 'fires-put-out', 'vikings-taken', 'vikings-saved', 'elf-taken'],
];

export function tilesOf(board: Board, changes: readonly GameEvent[]): readonly TurnTile[] {
  const events = inOneMove((changes as readonly YggdrasilEvent[]).filter(isNews));
  return weightiest(events, RANKS, MAX_TURN_TILES).flatMap((event) => tileOf(board, event));
}

type Advance = Extract<YggdrasilEvent, { readonly type: 'enemy-advanced' }>;

/** An enemy that came closer more than once is told once, with all its spaces. */
function inOneMove(events: readonly YggdrasilEvent[]): readonly YggdrasilEvent[] {
  const told: YggdrasilEvent[] = [];
  for (const event of events) {
    const before = event.type === 'enemy-advanced' ? told.find(isAdvanceOf(event.enemy)) : undefined;
    if (before === undefined) told.push(event);
    else told.splice(told.indexOf(before), 1, { ...event, from: before.from } as Advance);
  }
  return told;
}

function isAdvanceOf(enemy: Enemy): (event: YggdrasilEvent) => event is Advance {
  return (event): event is Advance => event.type === 'enemy-advanced' && event.enemy === enemy;
}

/** A fight that was won says already that the enemy goes back. */
function isNews(event: YggdrasilEvent, at: number, all: readonly YggdrasilEvent[]): boolean {
  if (event.type !== 'enemy-retreated') return true;
  return !all.slice(0, at).some((before) => before.type === 'fight-won' && before.foe === event.enemy);
}

function tileOf<Type extends YggdrasilEventType>(
  board: Board,
  event: Extract<YggdrasilEvent, { readonly type: Type }>,
): readonly TurnTile[] {
  const draw = DRAWN[event.type as Type];
  return draw === undefined ? [] : [draw(event, board)];
}

function enemyName(board: Board, enemy: Enemy): string {
  return say(board, `yggdrasil.enemy.${enemy}`);
}

/** A giant's own name would be too long for a tile; the full board has it. */
function foeName(board: Board, foe: Foe): string {
  return isEnemy(foe) ? enemyName(board, foe) : say(board, 'yggdrasil.tile.giant');
}

function foeSign(foe: Foe): Svg {
  return isEnemy(foe) ? token(foe, 34) : icon('ogre', 0, 0, SIGN, PALETTE.ink);
}

function counted(board: Board, counter: Counter, amount: string, tone: TurnTile['tone']): TurnTile {
  const look = COUNTER_LOOKS[counter];
  return {
    sign: icon(look.icon, 0, 0, SIGN, look.colour),
    name: amount,
    detail: say(board, `yggdrasil.tile.${counter}`),
    tone,
  };
}

/** A die with the colour it shows. */
function colourDie([island]: readonly Island[]): Svg {
  return group([die('', 0, island === undefined ? PALETTE.ink : ISLAND_LOOKS[island].land)], OWN_COLOURS);
}
