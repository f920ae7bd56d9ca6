/** Shows luck against choices in the whole game, and the luckiest and the unluckiest roll or card. */
import { type GameEvent, TURN_BEGAN } from '../../../../core/game.ts';
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

/** A chance has no more points than this. A sum over all turns can have more, because gains and losses alternate. */
const CERTAIN = 100;

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
  const isLarge = String(Math.max(Math.abs(luck), Math.abs(lost)) > CERTAIN);
  const places = { luck: luck < 0 ? 'took' : 'added', points: points(luck), chosen: points(lost), isLarge };
  return { key: 'review.luck', with: { ...places, choice: choiceOf(lost) } };
}

function correctedLines(review: Review): readonly Phrase[] {
  const corrected = hundredths(correctedIn(review));
  return corrected === 0 ? [] : [{ key: 'review.corrected', with: correctionOf(corrected) }];
}

/**
 * The costs of single mistakes aren't summed up: the sum over a game can exceed a hundred points. Reviews stored by older versions
 * don't have the costs of all choices. There, the cost of choices can be zero although a better answer is shown.
 */
function longerThoughtLines(review: Review): readonly Phrase[] {
  const losses = review.turns.flatMap(({ mistake }) =>
    mistake !== null && isShown(mistake) ? [mistake.lost] : [],
  );
  const turns = losses.length;
  if (turns === 0) return [];
  return missedByChoice(review) === null
    ? [{ key: 'review.longer-thought', with: { turns } }]
    : [{ key: 'review.against-best', with: { turns, points: points(hundredths(Math.max(...losses))) } }];
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
  const { turn, seat, luck } = roll;
  const [own = [], ...others] = chanceByTurn(reviewed, moments, roll);
  const isAlone = String(others.every(({ length }) => length === 0));
  const places = { turn, seat: nameOf(reviewed, seat), points: points(hundredths(luck)), isAlone };
  return [
    { key, with: places },
    ...own.slice(0, MAX_EVENTS).map((event) => ({ key: 'review.roll-event', with: { event } })),
  ];
}

/** The results of dice and cards before the next decision: in the turn of the roll, then in each turn that began meanwhile. */
function chanceByTurn(
  { entry: { game, presenter } }: ReviewedGame,
  moments: readonly PlayedMoment[],
  { turn, at, until }: Roll,
): readonly (readonly Phrase[])[] {
  const turns: Phrase[][] = [[]];
  for (const { by, events, state } of moments) {
    if (by === null || by.at < at || by.at >= (until ?? Number.POSITIVE_INFINITY)) continue;
    const lines = presenter.events(events, game.observe(state));
    for (const [place, event] of events.entries()) {
      // The decision who goes first comes before its own turn begins.
      if (isTurnBegan(event) && event['turn'] !== turn) turns.push([]);
      const line = lines[place] ?? null;
      if (line !== null && presenter.isByChance(event)) turns.at(-1)?.push(line);
    }
  }
  return turns;
}

function isTurnBegan({ type }: GameEvent): boolean {
  return type === TURN_BEGAN;
}
