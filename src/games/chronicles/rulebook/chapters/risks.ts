/** Chapter 6 of the rulebook: Risks and Life. */
import { rule } from '../row.ts';

export const RISK_ROWS = [
  rule('C-601', ['risks', 'heroes', 'artifacts'], ['S3.100'], 'stated'),
  rule('C-602', ['risks', 'heroes'], ['S3.101', 'S3.102'], 'stated'),
  rule('C-603', ['risks', 'vanir-dice'], ['S3.103', 'S3.104', 'S3.105'], 'stated'),
  rule('C-604', ['risks', 'elves'], ['S3.106'], 'stated'),
  rule('C-605', ['risks', 'vanir-dice'], ['S3.107', 'S3.108', 'GIGA'], 'deduced'),
  rule('C-606', ['risks', 'life'], ['S3.109'], 'stated'),
  rule('C-607', ['risks', 'actions'], ['S3.100', 'S3.129', 'S3.153'], 'deduced'),
  rule('C-608', ['support', 'life'], [], 'assumed'),
  rule('C-609', ['support', 'life'], [], 'assumed'),
  rule('C-610', ['life'], ['S3.27', 'S3.151'], 'deduced'),
  rule('C-611', ['risks', 'heroes'], [], 'assumed'),
  rule('C-612', ['risks', 'heroes', 'gods'], ['SPK'], 'deduced'),
  rule('C-613', ['risks', 'elves', 'vanir-dice', 'artifacts'], [], 'assumed'),
];
