/** Chapter 9 of the rulebook: house values, and playing online. */
import { STANDALONE } from '../../box/box.ts';
import { HARD_SIDE, rule } from '../row.ts';

export const HOUSE_ROWS = [
  rule('C-901', ['jormungand', 'anonymous', 'house-values'], ['S3.68'], 'deduced', { houseValue: 'islands' }),
  rule('C-902', ['iotunns', 'house-values'], ['S3.79', 'S3.82', 'S3.88'], 'deduced', {
    houseValue: 'iotunns',
  }),
  rule('C-903', ['risks', 'house-values'], ['S3.104'], 'deduced', { houseValue: 'god-die' }),
  rule('C-904', ['risks', 'vanir-dice', 'house-values'], ['S3.104', 'S3.107'], 'deduced', {
    houseValue: 'vanir-die',
  }),
  rule('C-905', ['nidhogg', 'house-values'], ['S3.21', 'BBD'], 'deduced', {
    rules: STANDALONE,
    houseValue: 'saga-page',
  }),
  rule('C-906', ['rune-stones', 'house-values'], ['S3.143', 'S3.147', 'S3.150'], 'deduced', {
    houseValue: 'rune-stones',
  }),
  rule('C-907', ['artifacts', 'house-values'], ['S3.132', 'S3.137'], 'deduced', { houseValue: 'artifacts' }),
  rule('C-908', ['creatures', 'house-values'], ['S3.142'], 'deduced', { houseValue: 'creatures' }),
  rule('C-909', ['gods', 'house-values'], ['BSN', 'BLOGSP'], 'deduced', {
    rules: HARD_SIDE,
    houseValue: 'god-powers',
  }),
  rule('C-910', ['gods'], ['S3.22', 'BBD', 'BLOGSP'], 'deduced', { rules: ['easy'] }),
  rule('C-911', ['artifacts', 'gods', 'risks'], [], 'assumed'),
  rule('C-912', ['round', 'turn', 'seats'], [], 'assumed'),
  rule('C-913', ['turn'], [], 'assumed'),
  rule('C-914', ['seats', 'turn'], [], 'assumed'),
  rule('C-915', ['seats', 'turn'], [], 'assumed'),
];
