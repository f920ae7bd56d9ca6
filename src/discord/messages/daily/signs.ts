/** The symbols in an attempt's result line: the chance to win after each turn, and the ending. */
import type { Phrase } from '../../../core/presentation/phrase.ts';
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
    return sign === undefined ? '' : shownAs(sign, hasBars);
  });
  return [...signs, ENDS[ending]].join('');
}

/** Explains the symbols of a line. */
export function legendPhrase(hasBars: boolean): Phrase {
  const signs = SIGNS.filter(({ from }) => from > 0).map((sign) => ({
    key: 'daily.legend-sign',
    with: { sign: shownAs(sign, hasBars), from: sign.from },
  }));
  return { key: 'daily.legend', with: { signs, lowest: lowestSign(hasBars) } };
}

/** The symbol for chances below all others. */
function lowestSign(hasBars: boolean): string {
  const lowest = SIGNS.at(-1);
  return lowest === undefined ? '' : shownAs(lowest, hasBars);
}

function shownAs({ square, bar }: Sign, hasBars: boolean): string {
  return hasBars ? bar : square;
}
