/** Chapter 9 of the rulebook: house values, and playing online. */
import type { RuleRow } from '../../../../core/rulebook/rulebook.ts';
import type { Realm } from '../../box/components.ts';
import { rule } from '../row.ts';

export const HOUSE_ROWS = [
  rule('M-901', ['realms', 'wolves', 'house-values'], [], 'assumed', { houseValue: 'ring' }),
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
  rule('M-912', ['seats'], [], 'assumed'),
  rule('M-913', ['seats', 'turn'], [], 'assumed'),
  realmRow('M-921', 'midgard'),
  realmRow('M-922', 'asgard'),
  realmRow('M-923', 'vanaheim'),
  realmRow('M-924', 'alfheim'),
  realmRow('M-925', 'muspellheim'),
  realmRow('M-926', 'helheim'),
  realmRow('M-927', 'niflheim'),
  realmRow('M-928', 'svartalfheim'),
  realmRow('M-929', 'jotunheim'),
];

function realmRow(id: string, realm: Realm): RuleRow {
  return rule(id, [realm, 'realms', 'house-values'], [], 'assumed', { houseValue: 'realms' });
}
