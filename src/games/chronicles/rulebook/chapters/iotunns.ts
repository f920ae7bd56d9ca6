/** Chapter 5 of the rulebook: the Iotunns. */
import { rule } from '../row.ts';

export const IOTUNN_ROWS = [
  rule('C-501', ['iotunns'], ['S3.87'], 'stated'),
  rule('C-502', ['iotunns', 'worlds'], ['S3.79', 'S3.80', 'S3.81'], 'stated'),
  rule(
    'C-503',
    ['iotunns', 'hel', 'surt', 'loki', 'jormungand', 'fenrir'],
    ['S3.82', 'S3.83', 'S3.84'],
    'stated',
  ),
  rule('C-504', ['iotunns'], ['S3.85', 'S3.86'], 'stated'),
  rule('C-505', ['iotunns', 'iotunheim', 'fights'], ['S3.86', 'DOCSLIB', 'SPK'], 'deduced'),
  rule('C-506', ['iotunns', 'loki'], ['S3.117'], 'deduced'),
  rule('C-507', ['iotunns'], [], 'assumed'),
  rule('C-508', ['iotunns', 'worlds', 'ravaged', 'asgard'], ['S3.81'], 'deduced'),
  rule('C-511', ['iotunns', 'suttung', 'elves'], ['S3.88'], 'stated'),
  rule('C-512', ['iotunns', 'skrymir', 'heroes'], ['S3.89'], 'stated'),
  rule('C-513', ['iotunns', 'thrym', 'artifacts'], ['S3.90'], 'stated'),
  rule('C-514', ['iotunns', 'hrungnir', 'vanir-dice'], ['S3.91'], 'stated'),
  rule('C-515', ['iotunns', 'utgard-loki', 'gods'], ['S3.92'], 'stated'),
  rule('C-516', ['iotunns', 'vafthrudnir', 'asgard', 'house-values'], [], 'assumed', {
    houseValue: 'iotunns',
  }),
  rule('C-517', ['iotunns', 'thiazi', 'alfheim', 'house-values'], [], 'assumed', { houseValue: 'iotunns' }),
  rule('C-518', ['iotunns', 'gymir', 'vanaheim', 'house-values'], [], 'assumed', { houseValue: 'iotunns' }),
  rule('C-519', ['iotunns', 'hymir', 'midgard', 'house-values'], [], 'assumed', { houseValue: 'iotunns' }),
  rule('C-520', ['iotunns', 'billing', 'nidavellir', 'house-values'], [], 'assumed', {
    houseValue: 'iotunns',
  }),
  rule('C-521', ['iotunns', 'geirrod', 'svartalfheim', 'house-values'], [], 'assumed', {
    houseValue: 'iotunns',
  }),
  rule('C-522', ['iotunns', 'bergelmir', 'niflheim', 'house-values'], [], 'assumed', {
    houseValue: 'iotunns',
  }),
  rule('C-523', ['iotunns', 'eggther', 'muspellheim', 'house-values'], [], 'assumed', {
    houseValue: 'iotunns',
  }),
  rule('C-524', ['iotunns', 'farbauti', 'loki', 'house-values'], [], 'assumed', { houseValue: 'iotunns' }),
  rule('C-525', ['iotunns', 'hraesvelg', 'hel', 'house-values'], [], 'assumed', { houseValue: 'iotunns' }),
  rule('C-526', ['iotunns', 'sinmara', 'surt', 'house-values'], [], 'assumed', { houseValue: 'iotunns' }),
  rule('C-527', ['iotunns', 'hler', 'jormungand', 'house-values'], [], 'assumed', { houseValue: 'iotunns' }),
  rule('C-528', ['iotunns', 'angrboda', 'fenrir', 'house-values'], [], 'assumed', { houseValue: 'iotunns' }),
];
