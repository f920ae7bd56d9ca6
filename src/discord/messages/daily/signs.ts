/** The signs of an attempt in the line that people share: how high the chance to win was after each turn, and how it ended. */
import type { AttemptEnding } from '../../../daily/daily-store.ts';

interface Sign {
  /** The lowest chance with it. */
  readonly from: number;
  readonly square: string;
  readonly bar: string;
}

const SIGNS: readonly Sign[] = [
  { from: 0.8, square: '🟦', bar: '█' },
  { from: 0.6, square: '🟩', bar: '▆' },
  { from: 0.4, square: '🟨', bar: '▄' },
  { from: 0.2, square: '🟧', bar: '▂' },
  { from: 0, square: '🟥', bar: '▁' },
];

/** They differ by their shapes. */
const ENDS: Readonly<Record<AttemptEnding, string>> = { won: '🏆', shared: '🤝', lost: '⬛' };

/** Bars can be told apart without colours. */
export function signsOf(chances: readonly number[], ending: AttemptEnding, hasBars: boolean): string {
  const signs = chances.map((chance) => {
    const sign = SIGNS.find(({ from }) => chance >= from);
    return (hasBars ? sign?.bar : sign?.square) ?? '';
  });
  return [...signs, ENDS[ending]].join('');
}
