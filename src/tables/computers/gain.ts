/** The plain reason for a computer's turn: what it has brought most of, beside what there was before. */
import type { GameEntry } from '../../core/catalogue.ts';
import type { SeatIndex } from '../../core/seat.ts';
import type { Saying } from '../../core/telling/presenter.ts';

/** Of the parts of the position that people have words for; undefined where none has grown. */
export function gainOf(
  { game, judgement, guide }: GameEntry,
  before: unknown,
  after: unknown,
  seat: SeatIndex,
): Saying | undefined {
  if (judgement === null || guide === null) return undefined;
  const partsOf = (state: unknown) => judgement.parts(game.observe(state, seat), seat);
  const then = partsOf(before);
  const gained = Object.entries(partsOf(after)).flatMap(([name, now]) => {
    const part = guide.part(name);
    const had = then[name] ?? 0;
    return now > had && part !== null ? [{ part, had, now }] : [];
  });
  const growth = ({ had, now }: { readonly had: number; readonly now: number }) =>
    (now - had) / (Math.abs(had) + 1);
  const [most] = gained.toSorted((one, other) => growth(other) - growth(one));
  return most === undefined ? undefined : { key: 'computers.gain', with: most };
}
