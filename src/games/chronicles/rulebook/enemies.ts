/** Chapter 4 of the rulebook: the enemies and the ravaged Worlds. */
import { rule } from './row.ts';

export const ENEMY_ROWS = [
  rule('C-401', ['hel', 'surt', 'loki', 'jormungand', 'fenrir', 'nidhogg'], ['S3.43', 'S3.44'], 'deduced'),
  rule('C-402', ['hel'], ['S3.52'], 'stated'),
  rule('C-403', ['hel', 'tree', 'life'], ['S3.54', 'S3.55'], 'stated'),
  rule('C-404', ['surt', 'tree'], ['S3.56', 'S3.58'], 'stated'),
  rule('C-405', ['surt', 'fire-giants'], ['S3.59'], 'stated'),
  rule('C-406', ['loki', 'tree'], ['S3.60', 'S3.61'], 'stated'),
  rule('C-407', ['loki', 'iotunns'], ['S3.62', 'S3.63'], 'stated'),
  rule('C-408', ['loki', 'iotunns'], ['S3.64'], 'stated'),
  rule('C-409', ['jormungand', 'midgard'], ['S3.66'], 'stated'),
  rule('C-410', ['jormungand', 'anonymous', 'hel'], ['S3.68'], 'stated'),
  rule('C-411', ['jormungand', 'midgard'], ['S3.66', 'S3.67'], 'deduced'),
  rule('C-412', ['jormungand', 'midgard', 'ravaged'], ['S3.19', 'S3.45'], 'deduced'),
  rule('C-413', ['jormungand', 'retreat'], [], 'assumed'),
  rule('C-414', ['fenrir', 'cage', 'asgard', 'life'], ['S3.70', 'S3.71'], 'stated'),
  rule('C-415', ['fenrir', 'actions', 'house-values'], ['S3.72'], 'deduced', { houseValue: 'rulings' }),
  rule('C-416', ['fenrir', 'cards'], ['S3.73', 'S3.74'], 'stated'),
  rule('C-417', ['nidhogg'], ['S3.75', 'S3.76'], 'stated'),
  rule('C-418', ['nidhogg'], ['S3.77'], 'stated'),
  rule('C-421', ['ravaged'], ['S3.45'], 'stated'),
  rule('C-422', ['ravaged'], ['S3.46', 'S3.126'], 'deduced'),
  rule('C-423', ['ravaged', 'cage'], ['S3.47'], 'stated'),
  rule('C-424', ['ravaged'], ['S3.45'], 'deduced'),
  rule('C-425', ['ravaged', 'retreat'], ['S3.45'], 'deduced'),
  rule('C-427', ['ravaged'], ['S3.159'], 'stated'),
];
