/** Chapter 2 of the rulebook: the turn, the move, the gifts of a Realm. */
import { rule } from '../row.ts';

export const TURN_ROWS = [
  rule('M-201', ['move', 'realms', 'midgard'], ['S2.9', 'BEV'], 'stated'),
  rule('M-202', ['move', 'meeples', 'turn'], ['S2.3', 'S2.7', 'S2.11'], 'stated'),
  rule('M-203', ['move', 'meeples', 'realms'], ['S2.3', 'S2.12'], 'stated'),
  rule('M-204', ['move', 'realms', 'midgard', 'ragnarok'], ['S2.9', 'SHOP'], 'deduced'),
  rule('M-205', ['move', 'meeples', 'markers'], ['S2.3', 'S2.4', 'S2.10', 'BLOG'], 'stated'),
  rule('M-206', ['gold', 'mead'], ['S2.17'], 'stated'),
  rule('M-207', ['move', 'meeples', 'midgard'], ['S2.7', 'S2.13'], 'deduced'),
  rule('M-208', ['move', 'midgard'], ['S2.13'], 'deduced'),
  rule('M-209', ['move', 'midgard', 'realms'], ['S2.5', 'S2.13'], 'deduced'),
  rule('M-210', ['turn', 'realms'], ['S2.2', 'S2.5', 'S2.6'], 'stated'),
  rule('M-211', ['turn', 'realms', 'wolves', 'gold', 'mead'], ['S2.14', 'S2.15', 'S2.20'], 'stated'),
  rule('M-212', ['turn', 'realms', 'gold', 'mead'], [], 'assumed'),
  rule('M-213', ['realms', 'gold', 'mead'], ['S2.16'], 'stated'),
  rule('M-214', ['gold', 'mead'], ['S2.17'], 'deduced'),
  rule('M-215', ['realms', 'ragnarok'], ['S2.36', 'SHOP'], 'stated'),
];
