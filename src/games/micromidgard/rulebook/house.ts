/** Chapter 9 of the rulebook: house values, and play at a distance. */
import { rule } from './row.ts';

export const HOUSE_ROWS = [
  rule('M-901', ['realms', 'wolves', 'house-values'], ['SHOP', 'BEV'], 'deduced', { houseValue: 'ring' }),
  rule('M-902', ['realms', 'wolves', 'actions', 'gold', 'mead', 'house-values'], [], 'assumed', {
    houseValue: 'realms',
  }),
  rule('M-903', ['ragnarok', 'realms', 'blessings', 'house-values'], ['BLOG'], 'deduced', {
    houseValue: 'tokens',
  }),
  rule('M-904', ['prophecies', 'points', 'house-values'], [], 'assumed', { houseValue: 'prophecy-points' }),
  rule('M-905', ['prophecies', 'house-values'], ['DIARIES'], 'deduced', { houseValue: 'prophecies' }),
  rule('M-906', ['blessings', 'odin', 'freya', 'actions', 'house-values'], ['S2.53', 'BLOG'], 'deduced', {
    houseValue: 'moon-track-action',
  }),
  rule('M-907', ['meeples'], [], 'assumed'),
  rule('M-908', ['turn'], [], 'assumed'),
  rule('M-909', ['turn'], [], 'assumed'),
  rule('M-910', ['move', 'turn'], [], 'assumed'),
  rule('M-911', ['wolves', 'turn'], [], 'assumed'),
];
