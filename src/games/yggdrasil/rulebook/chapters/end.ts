/** Chapter 8 of the rulebook: defeat and victory. */
import { rule } from '../row.ts';

export const END_ROWS = [
  rule('Y-801', ['defeat', 'turn'], ['S0.11', 'S1.47'], 'stated'),
  rule('Y-802', ['defeat', 'asgard'], ['S0.12', 'S0.13', 'S1.48', 'S4.58'], 'stated'),
  rule('Y-803', ['defeat', 'asgard'], ['S0.14', 'S0.15', 'S1.49', 'S4.59'], 'stated'),
  rule('Y-804', ['defeat', 'asgard'], ['S0.16', 'S0.17', 'S0.149', 'S1.39', 'S1.50', 'S4.60'], 'stated'),
  rule('Y-805', ['defeat', 'asgard', 'combat'], ['S0.11', 'S1.47'], 'stated'),
  rule('Y-806', ['defeat'], [], 'assumed'),
  rule('Y-811', ['victory', 'deck'], ['S0.18', 'S4.61'], 'stated', { rules: ['2011', '2018'] }),
  rule('Y-812', ['victory', 'defeat'], ['S0.18', 'S4.61'], 'stated'),
  rule('Y-813', ['victory', 'fenrir'], ['S0.18'], 'deduced'),
  rule(
    'Y-814',
    ['victory', 'defeat', 'seats'],
    ['S0.1', 'S0.2', 'S0.11', 'S0.18', 'S1.27', 'S1.28'],
    'stated',
  ),
  rule('Y-815', ['victory', 'deck'], ['S1.51'], 'deduced', { rules: ['2010'] }),
  rule('Y-816', ['victory', 'defeat'], ['S1.47', 'S1.51'], 'deduced', { rules: ['2010'] }),
  rule('Y-817', ['victory', 'deck', 'vanir', 'vanaheim'], [], 'assumed', { rules: ['2010'] }),
];
