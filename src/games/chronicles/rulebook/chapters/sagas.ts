/**
 * Chapter 0 of the rulebook, and the defeats of chapter 8 that exist only in sagas. Most of these rules are our own; the sources
 * say little about sagas.
 */
import { SAGAS, type SagaName } from '../../box/box.ts';
import { rule } from '../row.ts';

const IN_SAGAS = { rules: SAGAS } as const;

function sagaRow(id: string, saga: SagaName) {
  return rule(id, ['saga', 'house-values'], ['LUDO'], 'deduced', { rules: [saga], houseValue: 'sagas' });
}

export const SAGA_ROWS = [
  rule('C-001', ['campaign', 'saga'], ['LUDO'], 'stated'),
  rule('C-002', ['saga', 'page', 'nidhogg'], ['S3.21', 'S3.34', 'S3.170', 'BBD'], 'deduced'),
  rule('C-003', ['saga', 'page', 'task', 'nidhogg'], ['S3.78', 'S3.170', 'BBD', 'TURLNIJ'], 'deduced'),
  rule('C-004', ['campaign', 'saga', 'gods'], ['S3.22', 'S3.34'], 'stated'),
  rule('C-013', ['saga', 'tracks', 'fights'], ['S3.118', 'DOCSLIB'], 'stated'),
  rule('C-020', ['saga', 'page', 'nidhogg'], [], 'assumed', IN_SAGAS),
  sagaRow('C-021', 'baldr'),
  sagaRow('C-022', 'fimbulvetr'),
  sagaRow('C-023', 'managarms'),
  sagaRow('C-024', 'naglfar'),
  sagaRow('C-025', 'bifrost'),
  sagaRow('C-026', 'vigrid'),
  sagaRow('C-027', 'fenrir'),
  rule('C-028', ['saga', 'fated', 'house-values'], [], 'assumed', { rules: ['vigrid'], houseValue: 'sagas' }),
  rule('C-031', ['saga', 'page'], [], 'assumed', IN_SAGAS),
  rule('C-032', ['saga', 'page'], [], 'assumed', IN_SAGAS),
  rule('C-033', ['saga', 'page'], [], 'assumed', IN_SAGAS),
  rule('C-034', ['saga', 'page', 'tracks'], [], 'assumed', IN_SAGAS),
  rule('C-035', ['saga', 'page', 'actions'], [], 'assumed', IN_SAGAS),
  rule('C-036', ['saga', 'page', 'house-values'], [], 'assumed', {
    rules: SAGAS.filter((saga) => saga !== 'baldr'),
    houseValue: 'sagas',
  }),
  rule('C-037', ['saga', 'page', 'house-values'], [], 'assumed', {
    rules: ['fimbulvetr', 'vigrid'],
    houseValue: 'sagas',
  }),
  rule('C-038', ['saga', 'page', 'house-values'], [], 'assumed', {
    rules: ['naglfar', 'bifrost'],
    houseValue: 'sagas',
  }),
  rule('C-039', ['saga', 'tracks'], [], 'assumed', { rules: ['managarms', 'naglfar'] }),
  rule('C-040', ['saga', 'page', 'tracks'], [], 'assumed', { rules: ['managarms', 'naglfar'] }),
  rule('C-041', ['saga', 'deed', 'actions'], [], 'assumed', { rules: ['baldr', 'fenrir'] }),
  rule('C-042', ['saga', 'task', 'fights'], [], 'assumed', IN_SAGAS),
  rule('C-043', ['saga', 'tracks', 'fights'], [], 'assumed', { rules: ['managarms', 'naglfar'] }),
  rule('C-044', ['saga', 'tracks', 'fights'], [], 'assumed', { rules: ['managarms', 'naglfar'] }),
  rule('C-045', ['saga', 'tracks', 'house-values'], [], 'assumed', {
    rules: ['managarms'],
    houseValue: 'sagas',
  }),
  rule('C-046', ['saga', 'tracks', 'house-values'], [], 'assumed', {
    rules: ['naglfar'],
    houseValue: 'sagas',
  }),
  rule('C-047', ['saga', 'toll', 'move'], [], 'assumed', { rules: ['bifrost'] }),
  rule('C-048', ['saga', 'fated', 'strength'], [], 'assumed', { rules: ['vigrid'] }),
  rule('C-049', ['saga', 'fated', 'strength'], [], 'assumed', { rules: ['fenrir'] }),
  rule('C-050', ['saga', 'toll', 'support'], [], 'assumed', { rules: ['bifrost'] }),
];

export const SAGA_DEFEAT_ROWS = [
  rule('C-812', ['defeat', 'saga', 'task', 'nidhogg'], ['S3.78', 'S3.162'], 'deduced'),
  rule('C-813', ['defeat', 'saga', 'tracks'], [], 'assumed', { rules: ['managarms'] }),
  rule('C-814', ['defeat', 'saga', 'tracks'], [], 'assumed', { rules: ['managarms'] }),
  rule('C-815', ['defeat', 'saga', 'tracks'], [], 'assumed', { rules: ['naglfar'] }),
];
