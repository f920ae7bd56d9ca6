/** The buttons that come with a notice. */
import type { Translate } from '../../core/face.ts';
import type { Standing } from '../../tables/changing.ts';
import type { Errand } from '../../tables/outbox.ts';
import { SPANS } from '../../tables/seating.ts';
import { type Row, rows } from './parts.ts';
import { takeButtons } from './seats-on-board.ts';

export function noticeRows(
  { table, entry: { face } }: Standing,
  { offers = [], seats = [] }: Extract<Errand, { kind: 'notice' }>,
  translate: Translate,
): readonly Row[] {
  const spans = SPANS.filter((span) => offers.includes(`take-${span}`));
  const shares = spans.flatMap((span) => seats.map((seat) => ({ seat, span })));
  return rows(takeButtons(table, shares, { face, translate }));
}
