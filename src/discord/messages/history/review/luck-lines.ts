/** Shows luck against choices in the whole game, and the luckiest and the unluckiest roll or card. */
import type { Phrase } from '../../../../core/presentation/phrase.ts';
import {
  correctedIn,
  lostByChoice,
  luckiestTurns,
  missedByChoice,
  type Review,
  type Roll,
} from '../../../../core/thinking/review.ts';
import { isShown } from './mistake-lines.ts';
import { type PlayedMoment, playedMoments } from './played-turns.ts';
import { hundredths, nameOf, points, type ReviewedGame } from './reviewed-game.ts';

/** An enemy's turn can consist of more events than people want to read. */
const MAX_EVENTS = 3;

/** Empty in competitive games, whose reviews measure no luck. */
export function luckLines(reviewed: ReviewedGame): readonly Phrase[] {
  const { review } = reviewed;
  const [first] = review.turns;
  if (review.isContest || first === undefined) return [];
  return [
    luckLine(review, first.chance),
    ...correctedLines(review),
    ...longerThoughtLines(review),
    ...(review.rolls === undefined ? luckiestLines(reviewed) : rollLines(reviewed, review.rolls)),
  ];
}

/** Luck in hundredths, rounded so that the numbers of a line add up as displayed. */
export function luckBetween(from: number, to: number, lost: number, corrected: number): number {
  return hundredths(to) - hundredths(from) + lost - corrected;
}

export function choiceOf(lost: number): 'cost' | 'added' {
  return lost < 0 ? 'added' : 'cost';
}

export function correctionOf(corrected: number) {
  return { judged: corrected < 0 ? 'high' : 'low', points: points(corrected) };
}

function luckLine(review: Review, start: number): Phrase {
  const lost = hundredths(lostByChoice(review));
  const luck = luckBetween(start, review.end, lost, hundredths(correctedIn(review)));
  const places = { luck: luck < 0 ? 'took' : 'added', points: points(luck), chosen: points(lost) };
  return { key: 'review.luck', with: { ...places, choice: choiceOf(lost) } };
}

function correctedLines(review: Review): readonly Phrase[] {
  const corrected = hundredths(correctedIn(review));
  return corrected === 0 ? [] : [{ key: 'review.corrected', with: correctionOf(corrected) }];
}

/**
 * The fast computer that measures the cost of choices may miss the better answers too, so this cost can be zero although the
 * review shows a better answer.
 */
function longerThoughtLines(review: Review): readonly Phrase[] {
  const better = review.turns.filter(({ mistake }) => mistake !== null && isShown(mistake)).length;
  const missed = missedByChoice(review);
  if (better === 0) return [];
  return missed === null
    ? [{ key: 'review.longer-thought', with: { turns: better } }]
    : [{ key: 'review.against-best', with: { turns: better, points: points(hundredths(missed)) } }];
}

/** For reviews stored by older versions, which know the luck of turns only. */
function luckiestLines(reviewed: ReviewedGame): readonly Phrase[] {
  const { most, least } = luckiestTurns(reviewed.review);
  const turns = [
    ['review.luckiest', most],
    ['review.unluckiest', least],
  ] as const;
  const lines = turns.flatMap(([key, one]) =>
    one === undefined
      ? []
      : [
          {
            key,
            with: { turn: one.turn, seat: nameOf(reviewed, one.seat), points: points(hundredths(one.luck)) },
          },
        ],
  );
  return lines.length === 0 ? [] : [{ key: 'review.luck-by-turn', with: { turns: lines } }];
}

function rollLines(
  reviewed: ReviewedGame,
  { luckiest, unluckiest }: NonNullable<Review['rolls']>,
): readonly Phrase[] {
  const moments = playedMoments(reviewed);
  return [
    ...rollLine(reviewed, moments, 'review.luckiest-roll', luckiest),
    ...rollLine(reviewed, moments, 'review.unluckiest-roll', unluckiest),
  ];
}

/** The roll, then its events in the game's own words. */
function rollLine(
  reviewed: ReviewedGame,
  moments: readonly PlayedMoment[],
  key: 'review.luckiest-roll' | 'review.unluckiest-roll',
  roll: Roll | null,
): readonly Phrase[] {
  if (roll === null) return [];
  const { turn, seat, at, until, luck } = roll;
  const { game, presenter } = reviewed.entry;
  const events = moments
    .filter(({ by }) => by !== null && by.at >= at && by.at < (until ?? Number.POSITIVE_INFINITY))
    .flatMap(({ events: all, state }) => {
      const lines = presenter.events(all, game.observe(state));
      return all.flatMap((event, place) => (presenter.isByChance(event) ? (lines[place] ?? []) : []));
    });
  const places = { turn, seat: nameOf(reviewed, seat), points: points(hundredths(luck)) };
  return [
    { key, with: places },
    ...events.slice(0, MAX_EVENTS).map((event) => ({ key: 'review.roll-event', with: { event } })),
  ];
}
