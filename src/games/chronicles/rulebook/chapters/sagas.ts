/** Chapter 0 of the rulebook: the sagas of the campaign, which are the house's own. */
import type { SagaName } from '../../box/box.ts';
import { rule } from '../row.ts';

function sagaRow(id: string, saga: SagaName) {
  return rule(id, ['campaign', 'house-values'], ['LUDO'], 'deduced', { rules: [saga], houseValue: 'sagas' });
}

export const SAGA_ROWS = [
  sagaRow('C-021', 'baldr'),
  sagaRow('C-022', 'fimbulvetr'),
  sagaRow('C-023', 'managarms'),
  sagaRow('C-024', 'naglfar'),
  sagaRow('C-025', 'bifrost'),
  sagaRow('C-026', 'vigrid'),
  sagaRow('C-027', 'fenrir'),
];
