/** Rows an older program may not know: a kind of proposal that it cannot read, and a job with a new field. */

import { seatIndex } from '../../src/core/seat.ts';
import type { Storage } from '../../src/storage/storage.ts';
import type { Arrangements, UserId } from '../../src/tables/model/table.ts';
import { commitOf, lobby, NOON } from '../shared/stores/tables.ts';

const ANN = 'ann' as UserId;

export const ARRANGED: Arrangements = {
  offers: [{ seat: seatIndex(0), turn: null, to: null, by: ANN }],
  standIn: { seat: seatIndex(0), turn: 1, userId: 'bo' as UserId },
  proposal: { measure: { kind: 'computer-begins' }, request: 'turn-1', agreed: [ANN] },
};

export async function writesNewerRows({ store }: Storage): Promise<void> {
  const job = { kind: 'computer', request: 'turn-1', begins: true } as const;
  await store.commit(commitOf(lobby({ arrangements: ARRANGED }), { jobs: [{ job, dueAt: NOON }] }));
}
