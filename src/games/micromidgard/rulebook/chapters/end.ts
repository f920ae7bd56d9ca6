/** Chapter 8 of the rulebook: the end of the game. */
import { rule } from '../row.ts';

export const END_ROWS = [
  rule('M-801', ['end', 'points'], ['S2.39', 'S2.40'], 'stated'),
  rule('M-802', ['end', 'points', 'turn'], ['S2.39'], 'deduced'),
  rule('M-803', ['end', 'prophecies'], ['S2.39', 'S2.41'], 'stated'),
  rule('M-804', ['end', 'points'], ['S2.42'], 'stated'),
  rule('M-805', ['end', 'gold', 'mead'], ['S2.43'], 'stated'),
  rule('M-806', ['end'], [], 'assumed'),
  rule('M-807', ['end', 'ragnarok', 'points'], ['S2.39'], 'deduced'),
];
