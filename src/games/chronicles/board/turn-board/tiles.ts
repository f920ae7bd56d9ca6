/** What just happened in Chronicles, as tiles of the turn board: who or what, and what became of it. */
import type { GameEvent } from '../../../../core/game.ts';
import { weightiest } from '../../../../core/telling/changes.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { MAX_TURN_TILES, type TurnTile } from '../../../../render/turn-board/tiles.ts';
import { say } from '../../../../render/words.ts';
import type { DieFace, Enemy } from '../../components.ts';
import type { ChroniclesEvent, ChroniclesEventType } from '../../events.ts';
import { enemyName } from '../../words/names.ts';
import type { Board } from '../board.ts';
import { foeSign } from '../foes.ts';
import { bookSign, type Counter, deedSign, sign, turnSign } from '../signs.ts';
import { enemySign } from '../tokens.ts';

const SIGN = 62;
const FIGURE = 33;

type Draws = {
  readonly [Type in ChroniclesEventType]?: (
    event: Extract<ChroniclesEvent, { readonly type: Type }>,
    board: Board,
  ) => TurnTile;
};

const DRAWN: Draws = {
  'page-turned': ({ page, of }, board) => ({
    sign: bookSign(),
    name: `${page}/${of}`,
    detail: say(board, 'chronicles.tile.page'),
    tone: 'good',
  }),
  'nidhogg-moved': (_, board) => enemyTile(board, 'nidhogg', 'gnaws', 'good'),
  'tree-turned': (_, board) => ({
    sign: turnSign(PALETTE.gold),
    name: say(board, 'chronicles.tile.tree'),
    detail: say(board, 'chronicles.tile.turns'),
    tone: 'calm',
  }),
  'enemy-awoke': ({ enemy }, board) => enemyTile(board, enemy, 'wakes', 'bad'),
  'enemy-roused': ({ enemy }, board) => enemyTile(board, enemy, 'wakes', 'bad'),
  'card-placed': ({ enemy }, board) => enemyTile(board, enemy, 'stirs', 'calm'),
  'enemy-retreated': ({ enemy }, board) => enemyTile(board, enemy, 'beaten', 'good'),
  'fenrir-bit': (_, board) => enemyTile(board, 'fenrir', 'bites', 'bad'),
  'saga-foe-moved': ({ foe, from, to, length }, board) => ({
    sign: foeSign(foe, FIGURE),
    name: `${to}/${length}`,
    detail: say(board, to > from ? 'chronicles.tile.runs' : 'chronicles.tile.falls-back'),
    tone: to > from ? 'bad' : 'good',
  }),
  'deed-done': ({ done, of }, board) => ({
    sign: deedSign(SIGN),
    name: `${done}/${of}`,
    detail: say(board, 'chronicles.tile.deed'),
    tone: 'good',
  }),
  'task-fight-done': ({ foe, done, of }, board) => ({
    sign: foeSign(foe, FIGURE),
    name: `${done}/${of}`,
    detail: say(board, 'chronicles.tile.fought'),
    tone: 'good',
  }),
  'dice-rolled': ({ godDie, rerolled, vanirDice }, board) => {
    const faces = [rerolled ?? godDie, ...vanirDice].filter((face) => face !== null);
    const saving = faces.filter(saves).length;
    return {
      sign: sign(godDie === null ? 'vanir-die' : 'god-die', SIGN),
      name: `${saving}/${faces.length}`,
      detail: say(board, 'chronicles.tile.saved'),
      tone: saving > 0 ? 'good' : 'bad',
    };
  },
  'life-lost': ({ life }, board) => counted(board, 'life', -life, false),
  'life-regained': ({ life }, board) => counted(board, 'life', life, true),
  'iotunn-came': (_, board) => counted(board, 'iotunn', 1, false),
  'iotunn-left': (_, board) => counted(board, 'iotunn', -1, true),
  'world-ravaged': (_, board) => counted(board, 'ravaged', 1, false),
  'world-healed': (_, board) => counted(board, 'ravaged', -1, true),
  'anonymous-came': ({ anonymous }, board) => counted(board, 'anonymous', anonymous, false),
  'anonymous-left': ({ anonymous }, board) => counted(board, 'anonymous', -anonymous, true),
  'fire-giants-came': ({ fireGiants }, board) => counted(board, 'fire-giant', fireGiants, false),
  'fire-giants-left': ({ fireGiants }, board) => counted(board, 'fire-giant', -fireGiants, true),
  'elves-taken': ({ elves }, board) => counted(board, 'elf', elves, true),
  'elves-lost': ({ elves }, board) => counted(board, 'elf', -elves, false),
  'vanir-dice-taken': ({ dice }, board) => counted(board, 'vanir-die', dice, true),
  'vanir-dice-lost': ({ dice }, board) => counted(board, 'vanir-die', -dice, false),
  'heroes-came': ({ heroes }, board) => counted(board, 'hero', heroes, true),
  'heroes-left': ({ heroes }, board) => counted(board, 'hero', -heroes, false),
  'artifact-taken': (_, board) => counted(board, 'artifact', 1, true),
  'creature-chosen': (_, board) => counted(board, 'creature', 1, true),
};

/** The first are told first if there is room for few. */
const RANKS: readonly (readonly ChroniclesEventType[])[] = [
  ['page-turned', 'saga-foe-moved', 'enemy-awoke', 'enemy-roused', 'life-lost'],
  ['nidhogg-moved', 'tree-turned', 'world-ravaged', 'iotunn-came', 'task-fight-done', 'deed-done'],
  ['enemy-retreated', 'iotunn-left', 'fenrir-bit', 'artifact-taken', 'card-placed', 'dice-rolled'],
  ['anonymous-came', 'fire-giants-came', 'world-healed', 'creature-chosen'],
  ['anonymous-left', 'fire-giants-left', 'life-regained', 'elves-lost', 'vanir-dice-lost', 'heroes-left'],
  ['elves-taken', 'vanir-dice-taken', 'heroes-came'],
];

export function tilesOf(board: Board, changes: readonly GameEvent[]): readonly TurnTile[] {
  return weightiest(changes as readonly ChroniclesEvent[], RANKS, MAX_TURN_TILES).flatMap((event) =>
    tileOf(board, event),
  );
}

function tileOf<Type extends ChroniclesEventType>(
  board: Board,
  event: Extract<ChroniclesEvent, { readonly type: Type }>,
): readonly TurnTile[] {
  const draw = DRAWN[event.type as Type];
  return draw === undefined ? [] : [draw(event, board)];
}

type Deed = 'gnaws' | 'wakes' | 'stirs' | 'beaten' | 'bites';

function enemyTile(board: Board, enemy: Enemy, deed: Deed, tone: TurnTile['tone']): TurnTile {
  return {
    sign: enemySign(enemy, FIGURE),
    name: board.translate(enemyName(enemy)),
    detail: say(board, `chronicles.tile.enemy.${deed}`),
    tone,
  };
}

function counted(board: Board, counter: Counter, amount: number, isGood: boolean): TurnTile {
  return {
    sign: sign(counter, SIGN),
    name: amount > 0 ? `+${amount}` : String(amount),
    detail: say(board, `chronicles.tile.counted.${counter}`),
    tone: isGood ? 'good' : 'bad',
  };
}

function saves(face: DieFace): boolean {
  return face === 'success' || face === 'success-lost';
}
