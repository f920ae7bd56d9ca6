/** Describes what Nidhogg finds on a space, one cell per thing: a sign, a number if there is one, and a word or two. */
import { PALETTE } from '../../../../render/palette.ts';
import { path, type Svg } from '../../../../render/scene.ts';
import { say } from '../../../../render/words.ts';
import type { SagaEffect, SagaEffectOf, SagaLoss, SagaSpace } from '../../box/saga.ts';
import { isTaskDone } from '../../facts/task.ts';
import { foeName } from '../../words/names.ts';
import type { Board } from '../board.ts';
import { foeSign } from '../foes.ts';
import { type Counter, deadTreeSign, sign, treeSign, turnSign } from '../signs.ts';

export interface Cell {
  readonly sign: Svg;
  /** A number such as "+1", or empty. */
  readonly number: string;
  readonly words: string;
  readonly isAlarm?: true;
}

const SIZE = 44;

const LOST: Readonly<Record<SagaLoss, Counter>> = {
  life: 'life',
  elves: 'elf',
  'vanir-dice': 'vanir-die',
  heroes: 'hero',
};

/** The cells of a space, in the order in which the effects happen. A blank space has one cell, which says so. */
export function cellsOf(board: Board, space: SagaSpace): readonly Cell[] {
  if (space.length === 0) return [{ sign: '', number: '', words: say(board, 'chronicles.page.finds.blank') }];
  return space.flatMap((effect) => cellsOfEffect(board, effect));
}

function cellsOfEffect(board: Board, effect: SagaEffect): readonly Cell[] {
  const { translate } = board;
  const words = (name: string) => say(board, `chronicles.page.finds.${name}`);
  switch (effect.kind) {
    case 'turn-tree':
      return [{ sign: turnSign(PALETTE.ink), number: '', words: words('turn-tree') }];
    case 'calls':
      return called(board, effect);
    case 'wakes':
      return [{ sign: foeSign(effect.enemy, 24), number: '', words: words('wakes') }];
    case 'takes':
      return [
        {
          sign: sign(LOST[effect.what], SIZE),
          number: `−${effect.amount}`,
          words: words(effect.what === 'heroes' ? 'takes.heroes' : `takes.${effect.from}`),
        },
      ];
    case 'runs':
      return [
        { sign: foeSign(effect.foe, 24), number: `+${effect.spaces}`, words: translate(foeName(effect.foe)) },
      ];
    case 'turn-page':
      return [atTheEnd(board, { sign: pageSign(), number: '', words: words('turn-page') })];
    case 'tree':
      return [atTheEnd(board, { sign: treeSign(1.4, PALETTE.accent), number: '', words: words('tree') })];
  }
}

/** The cell of the last space: the Dead Tree until the task is done. */
function atTheEnd(board: Board, cell: Cell): Cell {
  if (isTaskDone(board.view)) return cell;
  const words = say(board, 'chronicles.page.finds.dead-tree');
  return { sign: deadTreeSign(1.4, PALETTE.danger), number: '', words, isAlarm: true };
}

function called(board: Board, { anonymous, fireGiants, iotunns }: SagaEffectOf<'calls'>): readonly Cell[] {
  const of = (counter: Counter, amount: number): readonly Cell[] =>
    amount === 0
      ? []
      : [
          {
            sign: sign(counter, SIZE),
            number: `+${amount}`,
            words: say(board, `chronicles.page.finds.calls.${counter}`, { amount }),
          },
        ];
  return [...of('anonymous', anonymous), ...of('fire-giant', fireGiants), ...of('iotunn', iotunns)];
}

function pageSign(): Svg {
  return path('M-15 -20H15V20H-15ZM15 -20L1 -11V20', {
    fill: 'none',
    stroke: PALETTE.accent,
    'stroke-width': 5,
    'stroke-linejoin': 'round',
  });
}
