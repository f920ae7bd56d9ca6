/** Chapter 6 of the rulebook: the wolves. */
import { rule } from '../row.ts';

export const WOLF_ROWS = [
  rule('M-601', ['wolves', 'realms'], ['S2.37', 'BEV', 'SHOP'], 'deduced'),
  rule('M-602', ['wolves', 'actions'], ['S2.18', 'S2.19'], 'stated'),
  rule('M-603', ['wolves', 'actions'], ['S2.18'], 'deduced'),
  rule('M-604', ['wolves', 'ragnarok'], ['S2.18', 'S2.37', 'SHOP'], 'stated'),
  rule('M-605', ['wolves', 'ragnarok'], ['S2.31'], 'stated'),
  rule('M-606', ['wolves'], ['S2.81', 'S2.93'], 'deduced'),
  rule('M-607', ['wolves'], [], 'assumed'),
  rule('M-608', ['wolves'], [], 'assumed'),
  rule('M-609', ['wolves', 'relics', '4a'], ['S2.80', 'S2.92'], 'deduced'),
  rule('M-610', ['wolves', 'ragnarok', 'turn'], ['S2.31'], 'deduced'),
  rule('M-611', ['wolves', 'ragnarok'], [], 'assumed'),
];
