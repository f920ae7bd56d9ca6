/** Chapter 3 of the rulebook: the uses of actions. */
import { rule } from '../row.ts';

export const ACTION_ROWS = [
  rule('M-301', ['blessings', 'levels'], ['S2.24', 'S2.26'], 'deduced'),
  rule('M-302', ['blessings', 'levels', 'actions'], ['S2.20', 'S2.21', 'S2.23', 'S2.24'], 'stated'),
  rule('M-303', ['blessings', 'relics', 'actions'], ['S2.27'], 'stated'),
  rule('M-304', ['blessings', 'levels', 'actions'], ['S2.20', 'S2.21', 'S2.25'], 'stated'),
  rule('M-305', ['blessings', 'levels'], ['S2.26'], 'stated'),
  rule('M-306', ['blessings', 'levels', 'relics'], ['S2.26', 'S2.27'], 'deduced'),
  rule('M-307', ['blessings', 'relics'], ['S2.27'], 'deduced'),
  rule('M-308', ['relics', 'actions'], ['S2.20', 'S2.22', 'S2.28'], 'stated'),
  rule('M-309', ['relics', 'turn'], ['S2.29'], 'stated'),
  rule('M-310', ['blessings', 'relics'], ['S2.30'], 'stated'),
  rule('M-311', ['relics'], ['S2.46', 'S2.50', 'S2.52', 'S2.72', 'S2.76', 'S2.78'], 'deduced'),
  rule('M-312', ['relics', 'turn'], [], 'assumed'),
  rule('M-313', ['actions', 'turn'], ['S2.20'], 'deduced'),
  rule('M-314', ['actions', 'turn'], [], 'assumed'),
  rule('M-315', ['blessings', 'actions'], ['S2.44', 'S2.62', 'S2.71', 'BLOG'], 'stated'),
  rule('M-316', ['relics', 'gold', 'mead'], ['S2.91', 'S2.103'], 'deduced'),
  rule('M-317', ['relics', 'gold', 'mead'], [], 'assumed'),
  rule('M-318', ['blessings', 'levels'], ['S2.24'], 'deduced'),
  rule('M-319', ['wolves', 'turn'], [], 'assumed'),
  rule('M-320', ['blessings', 'relics'], [], 'assumed'),
  rule('M-321', ['relics', 'turn'], [], 'assumed'),
];
