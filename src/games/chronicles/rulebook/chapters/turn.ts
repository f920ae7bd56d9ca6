/** Chapter 2 of the rulebook: the round, the turn and the Wheel. */
import { rule } from '../row.ts';

export const TURN_ROWS = [
  rule('C-201', ['round', 'cards'], ['S3.36', 'HALL'], 'stated'),
  rule('C-202', ['round', 'cards'], [], 'assumed'),
  rule('C-203', ['turn', 'cards', 'wheel'], ['S3.39', 'S3.40'], 'stated'),
  rule('C-204', ['round', 'turn'], ['S3.37', 'S3.38', 'TIPS', 'LUDO'], 'stated'),
  rule('C-205', ['turn', 'cards', 'wheel'], ['S3.41', 'S3.42', 'BSN'], 'stated'),
  rule('C-206', ['round', 'wheel', 'cards'], ['TIPS'], 'deduced'),
  rule('C-207', ['cards'], ['S3.42', 'BSN'], 'deduced'),
  rule('C-208', ['support', 'cards', 'wheel'], ['S3.50'], 'stated'),
  rule('C-209', ['support', 'cards', 'wheel', 'fenrir'], ['S3.42', 'S3.50', 'S3.73', 'S3.74'], 'deduced'),
  rule('C-210', ['support', 'move', 'wheel'], ['S3.51'], 'deduced'),
  rule('C-211', ['turn', 'move', 'actions'], ['S3.38', 'S3.93', 'S3.95', 'LUDO'], 'stated'),
  rule('C-212', ['move'], ['S3.94'], 'stated'),
  rule('C-213', ['turn', 'actions', 'fights'], ['S3.95', 'HALL'], 'stated'),
  rule('C-214', ['turn'], [], 'assumed'),
];
