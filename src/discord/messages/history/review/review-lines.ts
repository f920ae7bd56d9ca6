/**
 * Puts the review of a game into words. The first message shows the chart and the turning points, the second one everything else:
 * luck against choices, other mistakes, the best moves, and how the game could still have been won.
 */
import type { Phrase, Translate } from '../../../../core/presentation/phrase.ts';
import { seatIndex } from '../../../../core/seat.ts';
import { cut, firstLines, LIMITS } from '../../pieces/parts.ts';
import type { Reply } from '../../pieces/reply.ts';
import { bestChoiceLines } from './best-choice-lines.ts';
import { closestLines } from './closest-lines.ts';
import { luckLines } from './luck-lines.ts';
import { LEFT_OUT_FIRST, otherMistakeLines } from './mistake-lines.ts';
import { rescueLines } from './rescue-lines.ts';
import { nameOf, type ReviewedGame } from './reviewed-game.ts';
import { turningLines } from './turning-lines.ts';

/** The lines in reading order, without repeated rules. */
export interface ReviewLines {
  readonly aboveChart: readonly Phrase[];
  readonly belowChart: readonly Phrase[];
  readonly more: readonly Phrase[];
}

export function reviewLines(reviewed: ReviewedGame): ReviewLines {
  const { review, table } = reviewed;
  const [first] = review.turns;
  const game = { key: `game.${table.gameId}` };
  if (first === undefined) {
    const aboveChart = [{ key: 'review.no-choice', with: { game } }];
    return { aboveChart, belowChart: [], more: [] };
  }
  const { chance } = first;
  const title = review.isContest
    ? { key: 'review.contest', with: { game, seat: nameOf(reviewed, seatIndex(0)), chance } }
    : { key: 'review.title', with: { game, chance } };
  const turning = turningLines(reviewed);
  const closest = closestLines(reviewed);
  return {
    aboveChart: [title, ...outcomeLines(reviewed), ...accuracyLines(reviewed)],
    // A game that was never in doubt has no turning points.
    belowChart: withoutRepeatedRules(turning.length > 0 ? turning : closest),
    more: withoutRepeatedRules([
      ...luckLines(reviewed),
      ...otherMistakeLines(reviewed),
      ...(turning.length > 0 ? closest : []),
      ...(review.isContest ? [] : bestChoiceLines(reviewed)),
      ...rescueLines(reviewed),
    ]),
  };
}

/** Leaves out dispensable lines until the text fits, and then whole lines from its end. */
export function fittingText(lines: readonly Phrase[], length: number, translate: Translate): string {
  const kept = LEFT_OUT_FIRST.map((_, count) => LEFT_OUT_FIRST.slice(0, count + 1)).map((leftOut) =>
    lines.filter(({ key }) => !leftOut.some((each) => each === key)),
  );
  const texts = [lines, ...kept].map((each) => each.map(translate).join('\n'));
  const shortest = texts.at(-1) ?? '';
  // A first line that is too long by itself would leave nothing.
  return (
    texts.find((text) => text.length <= length) ??
    (firstLines(shortest.split('\n'), length) || cut(shortest, length))
  );
}

/** Below a picture there's room for twice as many words, so lines that don't fit above it go there before any is left out. */
export function roomyText(
  lines: readonly Phrase[],
  translate: Translate,
): Pick<Reply, 'content' | 'belowPicture'> {
  const whole = lines.map(translate).join('\n');
  return whole.length <= LIMITS.content
    ? { content: whole }
    : { content: '', belowPicture: fittingText(lines, LIMITS.embedText, translate) };
}

function withoutRepeatedRules(lines: readonly Phrase[]): readonly Phrase[] {
  const rules = new Set<string>();
  return lines.filter(({ key, with: places }) => {
    const id = key === 'advice.rule' ? JSON.stringify(places) : null;
    if (id === null) return true;
    const isNew = !rules.has(id);
    rules.add(id);
    return isNew;
  });
}

/** The events, in the game's own words. */
function outcomeLines({ entry: { game, presenter }, played }: ReviewedGame): readonly Phrase[] {
  const last = played.moments.at(-1);
  const outcome = last === undefined ? null : game.outcome(last.state);
  if (last === undefined || outcome === null || outcome.kind === 'ongoing') return [];
  return [{ key: 'turn.over', with: { outcome: presenter.outcome(outcome, game.observe(last.state)) } }];
}

/** Shows for each seat how many of its choices were about as good as the best found. */
function accuracyLines(reviewed: ReviewedGame): readonly Phrase[] {
  const { choices = [] } = reviewed.review;
  if (choices.length === 0) return [];
  const seats = choices.map(({ seat, weighed, close }) => ({
    key: 'review.accuracy-of',
    with: { seat: nameOf(reviewed, seat), share: close / weighed },
  }));
  return [{ key: 'review.accuracy', with: { seats } }];
}
