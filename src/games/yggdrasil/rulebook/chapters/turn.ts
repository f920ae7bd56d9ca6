/** Chapter 2 of the rulebook: the turn and the enemy deck. */
import { rule } from '../row.ts';

export const TURN_ROWS = [
  rule('Y-201', ['turn', 'seats'], ['S0.3'], 'stated', { rules: ['2011', '2018'] }),
  rule('Y-202', ['turn'], ['S0.4', 'S0.7', 'S0.11', 'S1.30', 'S1.31', 'S1.41', 'S4.62', 'S4.65'], 'stated'),
  rule(
    'Y-203',
    ['turn', 'deck', 'asgard'],
    ['S0.4', 'S0.5', 'S0.10', 'S0.146', 'S1.31', 'S1.34', 'S4.62', 'S4.63'],
    'stated',
  ),
  rule(
    'Y-204',
    ['turn', 'deck', 'asgard'],
    ['S0.6', 'S0.147', 'S0.148', 'S0.153', 'S1.31', 'S1.35', 'S1.36', 'S1.38', 'S4.63'],
    'stated',
  ),
  rule('Y-205', ['deck'], ['S0.151', 'S1.40'], 'stated'),
  rule('Y-206', ['angry', 'deck'], ['S0.52'], 'stated'),
  rule('Y-207', ['angry', 'deck'], ['S0.53'], 'stated'),
  rule('Y-208', ['angry', 'deck'], ['S0.52'], 'deduced'),
  rule('Y-209', ['ragnarok', 'deck'], ['S0.55'], 'stated', { rules: ['2011', '2018'] }),
  rule('Y-210', ['ragnarok', 'deck'], ['S0.56'], 'stated', { rules: ['2011', '2018'] }),
  rule('Y-211', ['actions', 'turn'], ['S0.7', 'S0.8', 'S1.41', 'S1.42', 'S4.65'], 'stated'),
  rule('Y-212', ['actions', 'turn'], ['S0.7', 'S0.8', 'S4.65'], 'stated'),
  rule('Y-213', ['actions', 'trance'], ['S0.8', 'S0.9', 'S0.199'], 'stated', { rules: ['2018'] }),
  rule('Y-214', ['actions', 'turn'], [], 'assumed'),
  rule('Y-215', ['actions', 'fenrir'], ['S0.186', 'S0.192', 'S1.44', 'S1.72', 'S1.77'], 'stated'),
  rule('Y-216', ['actions', 'turn'], [], 'assumed'),
  rule('Y-217', ['actions'], [], 'assumed'),
  rule('Y-218', ['turn', 'seats'], ['S1.46'], 'stated', { rules: ['2010'] }),
  rule('Y-219', ['actions', 'turn'], ['S1.43', 'S4.66'], 'stated', { rules: ['2010', '2011'] }),
  rule('Y-220', ['actions', 'trance'], ['S1.43', 'S4.66'], 'deduced', { rules: ['2010', '2011'] }),
  rule('Y-221', ['actions', 'fenrir', 'freyja'], ['S1.45'], 'stated'),
];
