/** The symbols in an attempt's result line: the chance to win after each turn, and the ending. */
import type { AttemptEnding } from '../../../daily/daily-store.ts';

interface Sign {
  /** The lowest chance for which this symbol is used. */
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

/** The endings can be told apart by their shapes. */
const ENDS: Readonly<Record<AttemptEnding, string>> = { won: '🏆', shared: '🤝', lost: '⬛' };

/** The symbols of an attempt. Bars can be told apart without colours. */
export function signsOf(chances: readonly number[], ending: AttemptEnding, hasBars: boolean): string {
  const signs = chances.map((chance) => {
    const sign = SIGNS.find(({ from }) => chance >= from);
    return (hasBars ? sign?.bar : sign?.square) ?? '';
  });
  return [...signs, ENDS[ending]].join('');
}
