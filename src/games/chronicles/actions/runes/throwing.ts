/** Throwing rune stones: each may then be used for what it shows. [C-341 to C-345] */
import { draw } from '../../../../core/random.ts';
import { reveal, tell } from '../../../../core/telling/telling.ts';
import type { RuneStone } from '../../box/components.ts';
import type { Draft } from '../../state/draft.ts';

export function throwStones(game: Draft, stones: readonly RuneStone[]): void {
  reveal(game);
  const runes = stones.map((stone) => draw(game, 'dice', game.box.runeStones[stone]));
  tell(game, { type: 'stones-thrown', stones, runes });
  game.steps.unshift({ do: 'use-runes', runes });
}
