/** The plain reason for a computer's turn: what it has brought most of, beside what there was before. */
import type { GameEntry } from '../../core/catalogue.ts';
import type { Phrase } from '../../core/presentation/phrase.ts';
import type { SeatIndex } from '../../core/seat.ts';
import { clauseOf } from '../../core/teaching/clause.ts';

/** Of the parts of the position that people have words for; undefined if none has grown. */
export function gainOf(
  { game, judgement, guide }: GameEntry,
  before: unknown,
  after: unknown,
  seat: SeatIndex,
): Phrase | undefined {
  if (judgement === null || guide === null) return undefined;
  const then = judgement.parts(game.observe(before, seat), seat);
  const view = game.observe(after, seat);
  const gained = Object.entries(judgement.parts(view, seat)).flatMap(([part, now]) => {
    const had = then[part] ?? 0;
    const clause = clauseOf(guide, part, { now, instead: had }, view, seat);
    return clause === null ? [] : [{ clause, growth: (now - had) / (Math.abs(had) + 1) }];
  });
  const most = gained.toSorted((one, other) => other.growth - one.growth)[0];
  return most === undefined ? undefined : { key: 'computers.gain', with: { gain: most.clause } };
}
