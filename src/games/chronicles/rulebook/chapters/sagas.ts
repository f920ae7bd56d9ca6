/** Chapter 0 of the rulebook, and the defeats of chapter 8 that the sagas bring: the house's own, but for what the sources say of them. */
import { SAGAS, type SagaName } from '../../box/box.ts';
import { rule } from '../row.ts';

const IN_SAGAS = { rules: SAGAS } as const;

function sagaRow(id: string, saga: SagaName) {
  return rule(id, ['campaign', 'house-values'], ['LUDO'], 'deduced', { rules: [saga], houseValue: 'sagas' });
}

export const SAGA_ROWS = [
  rule('C-001', ['campaign'], ['LUDO'], 'stated'),
  rule('C-002', ['campaign', 'nidhogg'], ['S3.21', 'S3.34', 'S3.170', 'BBD'], 'deduced'),
  rule('C-003', ['campaign', 'nidhogg'], ['S3.78', 'S3.170', 'BBD', 'TURLNIJ'], 'deduced'),
  rule('C-004', ['campaign', 'gods'], ['S3.22', 'S3.34'], 'stated'),
  rule('C-013', ['campaign', 'fights'], ['S3.118', 'DOCSLIB'], 'stated'),
  sagaRow('C-021', 'baldr'),
  sagaRow('C-022', 'fimbulvetr'),
  sagaRow('C-023', 'managarms'),
  sagaRow('C-024', 'naglfar'),
  sagaRow('C-025', 'bifrost'),
  sagaRow('C-026', 'vigrid'),
  sagaRow('C-027', 'fenrir'),
  rule('C-031', ['campaign'], [], 'assumed', IN_SAGAS),
  rule('C-032', ['campaign'], [], 'assumed', IN_SAGAS),
  rule('C-033', ['campaign'], [], 'assumed', IN_SAGAS),
  rule('C-034', ['campaign'], [], 'assumed', IN_SAGAS),
  rule('C-035', ['campaign', 'actions'], [], 'assumed', IN_SAGAS),
  rule('C-041', ['campaign', 'actions'], [], 'assumed', { rules: ['baldr', 'fenrir'] }),
  rule('C-042', ['campaign', 'fights'], [], 'assumed', IN_SAGAS),
  rule('C-043', ['campaign', 'fights'], [], 'assumed', { rules: ['managarms', 'naglfar'] }),
  rule('C-044', ['campaign', 'fights'], [], 'assumed', { rules: ['managarms', 'naglfar'] }),
  rule('C-045', ['campaign', 'house-values'], [], 'assumed', {
    rules: ['managarms'],
    houseValue: 'sagas',
  }),
  rule('C-046', ['campaign', 'house-values'], [], 'assumed', { rules: ['naglfar'], houseValue: 'sagas' }),
  rule('C-047', ['campaign', 'move'], [], 'assumed', { rules: ['bifrost'] }),
  rule('C-048', ['campaign', 'strength'], [], 'assumed', { rules: ['vigrid'] }),
  rule('C-049', ['campaign', 'strength'], [], 'assumed', { rules: ['fenrir'] }),
];

export const SAGA_DEFEAT_ROWS = [
  rule('C-812', ['defeat', 'campaign', 'nidhogg'], ['S3.78', 'S3.162'], 'deduced'),
  rule('C-813', ['defeat', 'campaign'], [], 'assumed', { rules: ['managarms'] }),
  rule('C-814', ['defeat', 'campaign'], [], 'assumed', { rules: ['managarms'] }),
  rule('C-815', ['defeat', 'campaign'], [], 'assumed', { rules: ['naglfar'] }),
];
