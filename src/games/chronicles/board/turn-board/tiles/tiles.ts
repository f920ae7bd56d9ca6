/** Draws the latest events of Chronicles, as tiles of the turn board: the piece, and its change. */
import { type ByEvent, byEvent } from '../../../../../core/presentation/by-event.ts';
import type { Phrase } from '../../../../../core/presentation/phrase.ts';
import { PALETTE } from '../../../../../render/palette.ts';
import { type TurnTile, tilesFor, turnAmong } from '../../../../../render/turn-board/tiles.ts';
import { say } from '../../../../../render/words.ts';
import type { Enemy, GodName, Iotunn } from '../../../box/components.ts';
import { stepsLeft } from '../../../facts/page.ts';
import type { ChroniclesEvent } from '../../../state/events.ts';
import { enemyName, foeName, godName, worldName } from '../../../words/names.ts';
import type { Board } from '../../board.ts';
import { foeSign } from '../../foes.ts';
import { shownGod } from '../../header.ts';
import { facesShown } from '../../just-now.ts';
import { bookSign, type Counter, deedSign, sign, turnSign } from '../../signs.ts';
import { enemySign } from '../../tokens.ts';
import { isCause } from '../cause.ts';
import { godDisc } from '../life.ts';
import type { LastMove } from './last-move.ts';
import { moveTile } from './move-tile.ts';
import { newsOf } from './news.ts';

const SIGN = 62;
const FIGURE = 33;

const DRAWN: Partial<ByEvent<ChroniclesEvent, [board: Board], TurnTile>> = {
  'page-turned': ({ page, of }, board) => ({
    sign: bookSign(),
    name: say(board, 'chronicles.tile.page'),
    detail: say(board, 'chronicles.tile.page-of', { page, of }),
    tone: 'good',
  }),
  // A step isn't good news if Nidhogg is about to find the Dead Tree because the page's task isn't done.
  'nidhogg-moved': (_, board) =>
    isCause(board.view, 'page')
      ? enemyTile(board, 'nidhogg', 'hurries', 'bad')
      : {
          sign: enemySign('nidhogg', FIGURE),
          name: say(board, 'chronicles.tile.nearer', { steps: stepsLeft(board.view) }),
          detail: say(board, 'chronicles.tile.to-your-win', { steps: stepsLeft(board.view) }),
          tone: 'good',
        },
  'tree-turned': ({ times }, board) => ({
    sign: turnSign(PALETTE.gold),
    name: say(board, 'chronicles.tile.tree'),
    detail: say(board, 'chronicles.tile.turns', { times }),
    tone: 'calm',
  }),
  'enemy-awoke': ({ enemy }, board) => enemyTile(board, enemy, 'wakes', 'bad'),
  'enemy-roused': ({ enemy }, board) => enemyTile(board, enemy, 'wakes', 'bad'),
  'enemy-moved': ({ enemy }, board) => enemyTile(board, enemy, 'climbs', 'bad'),
  'card-placed': ({ enemy }, board) => enemyTile(board, enemy, 'stirs', 'calm'),
  'enemy-retreated': ({ enemy }, board) => enemyTile(board, enemy, 'beaten', 'good'),
  'fenrir-bit': ({ god }, board) => ({
    sign: enemySign('fenrir', FIGURE),
    name: board.translate(enemyName('fenrir')),
    tone: 'bad',
    detail: say(board, 'chronicles.tile.bites', { god: godName(god) }),
  }),
  'saga-foe-moved': ({ foe, from, to, length }, board) => ({
    sign: foeSign(foe, FIGURE),
    name: board.translate(foeName(foe)),
    detail: say(board, to > from ? 'chronicles.tile.runs' : 'chronicles.tile.falls-back', {
      left: length - to,
    }),
    tone: to > from ? 'bad' : 'good',
  }),
  'deed-done': ({ done, of }, board) => ({
    sign: deedSign(SIGN),
    name: say(board, 'chronicles.tile.deed'),
    detail: say(board, 'chronicles.tile.done', { left: Math.max(0, of - done) }),
    tone: 'good',
  }),
  'task-fight-done': ({ foe, done, of }, board) => ({
    sign: foeSign(foe, FIGURE),
    name: board.translate(foeName(foe)),
    detail: say(board, 'chronicles.tile.fought', { left: of - done }),
    tone: 'good',
  }),
  'dice-rolled': (event, board) => {
    const { saving, of } = facesShown(event);
    return {
      sign: sign(event.godDie === null ? 'vanir-die' : 'god-die', SIGN),
      name: say(board, 'chronicles.tile.dice'),
      detail: say(board, 'chronicles.tile.saved', { saving, of }),
      tone: saving > 0 ? 'good' : 'bad',
    };
  },
  'life-lost': ({ god, life }, board) => holding(board, god, 'life', -life),
  'life-regained': ({ god, life }, board) => holding(board, god, 'life', life),
  'iotunn-came': ({ iotunn }, board) => hindrance(board, iotunn),
  'iotunn-left': (_, board) =>
    named(board, { key: 'chronicles.tile.iotunn' }, 'iotunn', say(board, 'chronicles.tile.leaves'), 'good'),
  'world-ravaged': ({ world }, board) =>
    named(board, worldName(world), 'ravaged', say(board, 'chronicles.tile.ravaged'), 'bad'),
  'world-healed': ({ world }, board) =>
    named(board, worldName(world), 'ravaged', say(board, 'chronicles.tile.healed'), 'good'),
  'anonymous-came': (_, board) => enemyTile(board, 'hel', 'stronger', 'bad'),
  'anonymous-left': (_, board) => enemyTile(board, 'hel', 'weaker', 'good'),
  'fire-giants-came': (_, board) => enemyTile(board, 'surt', 'stronger', 'bad'),
  'fire-giants-left': (_, board) => enemyTile(board, 'surt', 'weaker', 'good'),
  'elves-taken': ({ god, elves }, board) => holding(board, god, 'elf', elves),
  'elves-lost': ({ god, elves }, board) => holding(board, god, 'elf', -elves),
  'vanir-dice-taken': ({ god, dice }, board) => holding(board, god, 'vanir-die', dice),
  'vanir-dice-lost': ({ god, dice }, board) => holding(board, god, 'vanir-die', -dice),
  'heroes-came': ({ heroes }, board) => counted(board, 'hero', heroes, true),
  'heroes-left': ({ heroes }, board) => counted(board, 'hero', -heroes, false),
  'artifact-taken': ({ god }, board) => holding(board, god, 'artifact', 1),
  'creature-chosen': (_, board) => ({
    sign: sign('creature', SIGN),
    name: say(board, 'chronicles.tile.creature'),
    detail: say(board, 'chronicles.tile.helps'),
    tone: 'good',
  }),
  'god-moved': ({ god, to }, board) => ({
    sign: godDisc(god, FIGURE),
    name: board.translate(godName(god)),
    detail: board.translate(worldName(to)),
    tone: 'calm',
  }),
};

export function tilesOf(board: Board, changes: readonly ChroniclesEvent[]): readonly TurnTile[] {
  const { move, shown, all } = newsOf(changes);
  return tilesFor(shown, turnAmong(all), (event) => tileOf(board, event, move));
}

function tileOf(board: Board, event: ChroniclesEvent, move: LastMove | null): TurnTile | undefined {
  const god = move?.key === event ? (move.god ?? shownGod(board.view)) : null;
  return move === null || god === null ? byEvent(DRAWN, event, board) : moveTile(board, move, god);
}

type Change = 'hurries' | 'wakes' | 'stirs' | 'beaten' | 'climbs' | 'stronger' | 'weaker';

function enemyTile(board: Board, enemy: Enemy, change: Change, tone: TurnTile['tone']): TurnTile {
  return {
    sign: enemySign(enemy, FIGURE),
    name: board.translate(enemyName(enemy)),
    detail: say(board, `chronicles.tile.enemy.${change}`),
    tone,
  };
}

type Counted = 'life' | 'elf' | 'vanir-die' | 'hero' | 'artifact';

function counted(board: Board, counter: Counted, amount: number, isGood: boolean): TurnTile {
  return {
    sign: sign(counter, SIGN),
    name: signed(amount),
    detail: say(board, `chronicles.tile.counted.${counter}`, { amount: Math.abs(amount) }),
    tone: isGood ? 'good' : 'bad',
  };
}

/** A tile for a god's gain or loss. */
function holding(board: Board, god: GodName, counter: Counted, amount: number): TurnTile {
  const detail = say(board, 'chronicles.tile.amount', {
    amount: signed(amount),
    of: say(board, `chronicles.tile.counted.${counter}`, { amount: Math.abs(amount) }),
  });
  return named(board, godName(god), counter, detail, amount > 0 ? 'good' : 'bad');
}

function named(
  board: Board,
  name: Phrase,
  counter: Counter,
  detail: string,
  tone: TurnTile['tone'],
): TurnTile {
  return { sign: sign(counter, SIGN), name: board.translate(name), detail, tone };
}

function signed(amount: number): string {
  return amount > 0 ? `+${amount}` : String(amount);
}

/** A tile for an Iotunn. Its name says less than the World it blocks, the enemy it guards or the thing it takes away. */
function hindrance(board: Board, iotunn: Iotunn): TurnTile {
  const card = board.view.box.iotunns[iotunn];
  const detail = say(board, `chronicles.tile.iotunn.${card.kind}`);
  switch (card.kind) {
    case 'world':
      return named(board, worldName(card.world), 'iotunn', detail, 'bad');
    case 'enemy':
      return named(board, enemyName(card.enemy), 'iotunn', detail, 'bad');
    case 'obstacle':
      return named(board, { key: `chronicles.picture.resource.${card.takes}` }, 'iotunn', detail, 'bad');
  }
}
