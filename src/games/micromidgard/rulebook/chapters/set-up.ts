/** Chapter 1 of the rulebook: components and set-up. */
import { rule } from '../row.ts';

export const SET_UP_ROWS = [
  rule('M-101', ['seats'], ['BGA', 'SHOP'], 'stated'),
  rule('M-102', ['points', 'prophecies', 'blessings', 'relics'], ['S2.1'], 'stated'),
  rule('M-103', ['realms', 'midgard'], ['S2.8', 'BEV'], 'stated'),
  rule('M-104', ['set-up', 'ragnarok', 'realms'], ['BLOG'], 'stated'),
  rule('M-105', ['set-up', 'ragnarok'], ['BLOG'], 'deduced'),
  rule('M-106', ['set-up', 'blessings', 'ragnarok'], ['BLOG'], 'deduced'),
  rule('M-107', ['set-up', 'meeples', 'ragnarok'], ['BLOG', 'DIARIES'], 'stated'),
  rule('M-108', ['set-up', 'blessings', 'relics'], ['S2.27', 'S2.44', 'S2.53', 'S2.62', 'S2.71'], 'deduced'),
  rule('M-109', ['set-up', 'relics', 'levels'], ['BLOG', 'S2.27'], 'deduced'),
  rule('M-110', ['set-up', 'relics'], ['BLOG', 'S2.80', 'S2.92'], 'deduced'),
  rule('M-111', ['set-up', 'prophecies'], ['BLOG', 'DIARIES', 'BGA'], 'deduced'),
  rule('M-112', ['set-up', 'levels', 'wolves', 'gold', 'mead', 'meeples'], ['S2.26', 'S2.38'], 'deduced'),
  rule('M-113', ['set-up', 'gold', 'mead'], ['BLOG'], 'stated'),
  rule('M-114', ['set-up', 'turn', 'seats'], [], 'assumed'),
  rule('M-115', ['set-up'], ['BLOG'], 'deduced'),
];
