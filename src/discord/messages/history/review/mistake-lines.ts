/** Shows what would have been better, and why. */
import type { Phrase } from '../../../../core/presentation/phrase.ts';
import type { Counted } from '../../../../core/thinking/reason.ts';
import { kindOfMistake, type Mistake } from '../../../../core/thinking/review.ts';
import { reasonPlaces, ruleBehind, ruleLine } from '../../pieces/because.ts';
import { alternativeAt, answerAt, hundredths, nameOf, points, type ReviewedGame } from './reviewed-game.ts';

/** The keys of lines that can be left out if space is short; the least useful comes first. */
export const LEFT_OUT_FIRST = ['advice.rule', 'review.because', 'review.feats'] as const;

/** A loss that rounds to zero isn't shown. */
export function isShown({ lost }: Pick<Mistake, 'lost'>): boolean {
  return hundredths(lost) > 0;
}

/** A line with this key, possibly preceded by its turn, then the reason and the rule behind it. */
export function mistakeLines(
  reviewed: ReviewedGame,
  key: 'review.better' | 'review.mistake',
  mistake: Mistake & { readonly turn: number },
): readonly Phrase[] {
  const { at, seat, better, lost, turn } = mistake;
  const { played } = reviewed;
  const logged = played.log[at];
  const given = logged !== undefined && 'action' in logged ? logged.action : better;
  const places = {
    turn,
    seat: nameOf(reviewed, seat),
    given: answerAt(reviewed, at, seat, given),
    better: answerAt(reviewed, at, seat, better),
    points: points(hundredths(lost)),
    kind: kindOfMistake(lost) ?? 'none',
  };
  return [{ key, with: places }, ...reasonLines(reviewed, mistake)];
}

/** Why the better answer is better, and the rule behind it. */
export function reasonLines(
  { entry, table, played, review }: ReviewedGame,
  { at, seat, better, because = [] }: Mistake,
): readonly Phrase[] {
  const counted: Counted = review.isContest ? 'turn' : 'round';
  const state = played.moments[at]?.state;
  const view = entry.game.observe(state, seat);
  const reason = reasonPlaces(entry, because, view, seat);
  const rule = ruleBehind(
    entry,
    table.options,
    { alternative: alternativeAt(entry, state, better), values: better.values },
    view,
  );
  return [
    ...(reason === null ? [] : [{ key: 'review.because', with: { ...reason, counted } }]),
    ...(reason === null || rule === null ? [] : [ruleLine(rule)]),
  ];
}
