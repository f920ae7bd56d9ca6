/** Chapter 7 of the rulebook: Ragnarok and the Prophecies. */
import { rule } from '../row.ts';

export const RAGNAROK_ROWS = [
  rule('M-701', ['ragnarok', 'wolves', 'turn'], ['S2.6', 'S2.31'], 'stated'),
  rule('M-702', ['ragnarok', 'prophecies', 'points'], ['S2.32', 'S2.33'], 'stated'),
  rule('M-703', ['ragnarok', 'prophecies', 'wolves'], ['S2.35'], 'stated'),
  rule('M-704', ['ragnarok', 'prophecies'], ['S2.34'], 'stated'),
  rule('M-705', ['ragnarok', 'realms', 'wolves'], ['S2.36', 'S2.37'], 'stated'),
  rule('M-706', ['ragnarok', 'meeples', 'realms'], [], 'assumed'),
  rule('M-707', ['ragnarok', 'wolves'], ['S2.38'], 'deduced'),
  rule('M-708', ['ragnarok', 'prophecies', 'end'], ['S2.41'], 'deduced'),
  rule('M-711', ['prophecies', 'gold', 'house-values'], [], 'assumed', { houseValue: 'prophecies' }),
  rule('M-712', ['prophecies', 'relics', 'house-values'], [], 'assumed', { houseValue: 'prophecies' }),
  rule('M-713', ['prophecies', 'levels', 'house-values'], [], 'assumed', { houseValue: 'prophecies' }),
  rule('M-714', ['prophecies', 'levels', 'house-values'], [], 'assumed', { houseValue: 'prophecies' }),
  rule('M-715', ['prophecies', 'gold', 'mead', 'house-values'], [], 'assumed', { houseValue: 'prophecies' }),
  rule('M-716', ['prophecies', 'levels', 'house-values'], [], 'assumed', { houseValue: 'prophecies' }),
  rule('M-717', ['prophecies', 'gold', 'mead', 'house-values'], [], 'assumed', { houseValue: 'prophecies' }),
  rule('M-718', ['prophecies', 'relics', 'house-values'], [], 'assumed', { houseValue: 'prophecies' }),
  rule('M-719', ['prophecies', 'mead', 'house-values'], [], 'assumed', { houseValue: 'prophecies' }),
  rule('M-720', ['prophecies', 'relics', 'house-values'], [], 'assumed', { houseValue: 'prophecies' }),
  rule('M-721', ['prophecies', 'levels', 'house-values'], [], 'assumed', { houseValue: 'prophecies' }),
  rule('M-722', ['prophecies', 'levels', 'house-values'], [], 'assumed', { houseValue: 'prophecies' }),
  rule('M-723', ['prophecies', 'gold', 'mead', 'house-values'], [], 'assumed', { houseValue: 'prophecies' }),
  rule('M-724', ['prophecies', 'levels', 'house-values'], [], 'assumed', { houseValue: 'prophecies' }),
  rule('M-725', ['prophecies', 'gold', 'mead', 'house-values'], [], 'assumed', { houseValue: 'prophecies' }),
  rule('M-726', ['prophecies', 'points', 'house-values'], [], 'assumed', { houseValue: 'prophecies' }),
];
