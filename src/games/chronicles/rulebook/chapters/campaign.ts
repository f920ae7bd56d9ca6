/** Chapter 0 of the rulebook: the campaign around the sagas, experience, and the things that it buys. */
import { SAGAS } from '../../box/box.ts';
import { rule } from '../row.ts';

export const CAMPAIGN_ROWS = [
  rule('C-005', ['campaign', 'experience', 'defeat'], ['S3.164'], 'stated'),
  rule('C-006', ['campaign', 'experience', 'victory', 'life'], ['S3.171'], 'stated'),
  rule('C-007', ['campaign', 'victory'], ['S3.172'], 'stated'),
  rule('C-008', ['campaign', 'skills'], ['S3.165'], 'deduced'),
  rule('C-009', ['campaign', 'skills', 'risks'], ['S3.166'], 'stated'),
  rule('C-010', ['campaign', 'skills', 'elves', 'vanir-dice', 'set-up'], ['S3.167'], 'stated'),
  rule('C-011', ['campaign', 'skills', 'relations', 'gods'], ['S3.168'], 'stated'),
  rule('C-012', ['campaign', 'experience'], ['S3.169'], 'stated'),
  rule('C-014', ['campaign', 'seats', 'support'], [], 'assumed', { rules: SAGAS }),
  rule('C-015', ['campaign', 'set-up'], [], 'assumed', { rules: SAGAS }),
  rule('C-016', ['campaign', 'experience', 'skills', 'seats', 'gods'], [], 'assumed', { rules: SAGAS }),
  rule('C-017', ['campaign'], [], 'assumed', { rules: SAGAS }),
  rule('C-018', ['campaign', 'heroes', 'set-up'], [], 'assumed', { rules: SAGAS }),
  rule('C-019', ['campaign'], [], 'assumed', { rules: SAGAS }),
  rule('C-056', ['campaign', 'experience', 'skills'], [], 'assumed', { rules: SAGAS }),
];

function skill(id: string, topics: readonly string[]) {
  return rule(id, ['campaign', 'skills', ...topics, 'house-values'], [], 'assumed', {
    rules: SAGAS,
    houseValue: 'skills',
  });
}

function relation(id: string, topics: readonly string[]) {
  return rule(id, ['campaign', 'relations', ...topics, 'house-values'], [], 'assumed', {
    rules: SAGAS,
    houseValue: 'relations',
  });
}

export const SKILL_ROWS = [
  skill('C-051', ['elves', 'set-up']),
  skill('C-052', ['vanir-dice', 'set-up']),
  skill('C-053', ['risks']),
  skill('C-054', ['risks', 'vanir-dice']),
  skill('C-055', ['relations', 'support']),
  relation('C-061', ['fights']),
  relation('C-062', ['life']),
  relation('C-063', ['fights', 'loki']),
  relation('C-064', ['fights', 'iotunns']),
  relation('C-065', ['cards']),
  relation('C-066', ['move']),
  relation('C-067', ['fights']),
  relation('C-068', ['risks']),
  relation('C-069', ['fights', 'jormungand']),
  relation('C-070', ['risks', 'vanir-dice']),
];
