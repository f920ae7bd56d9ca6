/** A first square on which nothing is printed. [Y-907] */
import type { SquareRule } from './square.ts';

export const blankSquare: SquareRule = { isPossible: () => false, apply: () => undefined };
