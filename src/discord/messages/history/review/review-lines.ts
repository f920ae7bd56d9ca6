/**
 * Puts the review of a game into words: luck against choice, the turning point, the best moves, and how the game could still have
 * been won.
 */
import { type LogEntry, replayFrom } from '../../../../core/logs/replay.ts';
import type { Phrase, Translate } from '../../../../core/presentation/phrase.ts';
import type { Action } from '../../../../core/requests/request.ts';
import { seatIndex } from '../../../../core/seat.ts';
import {
  correctedIn,
  lostByChoice,
  luckiestTurns,
  missedByChoice,
  mistakesOf,
  type Rescue,
  type Review,
  type TurningPoint,
  turningPoints,
} from '../../../../core/thinking/review.ts';
import { cut, LIMITS } from '../../pieces/parts.ts';
import { bestChoiceLines } from './best-choice-lines.ts';
import { closestLines } from './closest-lines.ts';
import { isShown, LEFT_OUT_FIRST, mistakeLines } from './mistake-lines.ts';
import { answerIn, hundredths, nameOf, points, type ReviewedGame } from './reviewed-game.ts';

/** This many answers of the winning line of play are shown; the rest is in the replay. */
const MAX_ANSWERS = 4;

/** All lines if they fit into a message; otherwise the dispensable ones are left out. */
export function reviewText(reviewed: ReviewedGame, translate: Translate): string {
  const lines = reviewLines(reviewed);
  const kept = LEFT_OUT_FIRST.map((_, count) => LEFT_OUT_FIRST.slice(0, count + 1)).map((leftOut) =>
    lines.filter(({ key }) => !leftOut.some((each) => each === key)),
  );
  const texts = [lines, ...kept].map((each) => each.map(translate).join('\n'));
  const fitting = texts.find(({ length }) => length <= LIMITS.content);
  return fitting ?? cut(texts.at(-1) ?? '', LIMITS.content);
}

/** One phrase per line, without repeated rules. */
export function reviewLines(reviewed: ReviewedGame): readonly Phrase[] {
  const rules = new Set<string>();
  return linesOf(reviewed).filter(({ key, with: places }) => {
    const id = key === 'advice.rule' ? JSON.stringify(places) : null;
    if (id === null) return true;
    const isNew = !rules.has(id);
    rules.add(id);
    return isNew;
  });
}

function linesOf(reviewed: ReviewedGame): readonly Phrase[] {
  const { review, table } = reviewed;
  const [first] = review.turns;
  const game = { key: `game.${table.gameId}` };
  if (first === undefined) return [{ key: 'review.no-choice', with: { game } }];
  const { chance } = first;
  if (review.isContest) {
    const seat = nameOf(reviewed, seatIndex(0));
    return [
      { key: 'review.contest', with: { game, seat, chance } },
      ...outcomeLines(reviewed),
      ...choiceLines(reviewed),
      ...mistakesOfAll(reviewed),
    ];
  }
  return [
    { key: 'review.title', with: { game, chance } },
    ...outcomeLines(reviewed),
    luckLine(review, chance),
    ...correctedLines(review),
    ...longerThoughtLines(review),
    ...choiceLines(reviewed),
    ...luckiestLines(reviewed),
    ...turnLines(reviewed),
    ...closestLines(reviewed),
    ...bestChoiceLines(reviewed),
    ...rescueLines(reviewed),
  ];
}

/** The events, in the game's own words. */
function outcomeLines({ entry: { game, presenter }, played }: ReviewedGame): readonly Phrase[] {
  const last = played.moments.at(-1);
  const outcome = last === undefined ? null : game.outcome(last.state);
  if (last === undefined || outcome === null || outcome.kind === 'ongoing') return [];
  return [{ key: 'turn.over', with: { outcome: presenter.outcome(outcome, game.observe(last.state)) } }];
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

function correctionOf(corrected: number) {
  return { judged: corrected < 0 ? 'high' : 'low', points: points(corrected) };
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

/** Shows for each seat how many of its choices were about as good as the best found. */
function choiceLines(reviewed: ReviewedGame): readonly Phrase[] {
  const { choices = [] } = reviewed.review;
  if (choices.length === 0) return [];
  const seats = choices.map(({ seat, weighed, close }) => ({
    key: 'review.accuracy-of',
    with: { seat: nameOf(reviewed, seat), share: close / weighed },
  }));
  return [{ key: 'review.accuracy', with: { seats } }];
}

function luckiestLines(reviewed: ReviewedGame): readonly Phrase[] {
  const { most, least } = luckiestTurns(reviewed.review);
  const turns = [
    ['review.luckiest', most],
    ['review.unluckiest', least],
  ] as const;
  const rolls = turns.flatMap(([key, one]) =>
    one === undefined
      ? []
      : [
          {
            key,
            with: { turn: one.turn, seat: nameOf(reviewed, one.seat), points: points(hundredths(one.luck)) },
          },
        ],
  );
  return rolls.length === 0 ? [] : [{ key: 'review.luck-by-turn', with: { turns: rolls } }];
}

/** Luck in hundredths, rounded so that the numbers of a line add up as displayed. */
function luckBetween(from: number, to: number, lost: number, corrected: number): number {
  return hundredths(to) - hundredths(from) + lost - corrected;
}

function choiceOf(lost: number): 'cost' | 'added' {
  return lost < 0 ? 'added' : 'cost';
}

function turnLines(reviewed: ReviewedGame): readonly Phrase[] {
  const turns = turningPoints(reviewed.review);
  if (turns.length === 0) return [];
  return [{ key: 'review.turns' }, ...turns.flatMap((turn) => turnLine(reviewed, turn))];
}

function turnLine(reviewed: ReviewedGame, point: TurningPoint): readonly Phrase[] {
  const { turn, seat, chance, after, mistake } = point;
  const lost = hundredths(point.lost);
  const corrected = hundredths(point.corrected ?? 0);
  const luck = luckBetween(chance, after, lost, corrected);
  const why: readonly Phrase[] = [
    ...(luck === 0
      ? []
      : [{ key: luck < 0 ? 'review.by-luck-took' : 'review.by-luck-gave', with: { points: points(luck) } }]),
    ...(lost === 0
      ? []
      : [{ key: 'review.by-choice', with: { choice: choiceOf(lost), points: points(lost) } }]),
    ...(corrected === 0 ? [] : [{ key: 'review.by-correction', with: correctionOf(corrected) }]),
  ];
  const places = { turn, seat: nameOf(reviewed, seat), from: chance, to: after };
  const line =
    why.length === 0
      ? { key: 'review.turn', with: places }
      : { key: 'review.turn-because', with: { ...places, why } };
  if (mistake === null || !isShown(mistake)) return [line];
  return [line, ...mistakeLines(reviewed, 'review.better', { ...mistake, turn })];
}

function mistakesOfAll(reviewed: ReviewedGame): readonly Phrase[] {
  const seats = reviewed.table.seats.map((_, at) => seatIndex(at));
  const lines = seats.flatMap((seat): readonly Phrase[] => {
    const mistakes = mistakesOf(reviewed.review, seat).filter(isShown);
    if (mistakes.length === 0) return [{ key: 'review.flawless', with: { seat: nameOf(reviewed, seat) } }];
    return mistakes.flatMap((mistake) => mistakeLines(reviewed, 'review.mistake', mistake));
  });
  return [{ key: 'review.mistakes' }, ...lines];
}

function rescueLines(reviewed: ReviewedGame): readonly Phrase[] {
  const { rescue, end } = reviewed.review;
  if (end > 0) return [];
  if (rescue === null) return [{ key: 'review.no-rescue' }];
  const { turn, wins, playouts } = rescue;
  const answers = firstAnswers(reviewed, rescue).map((answer) => ({
    key: 'review.rescue-answer',
    with: { answer },
  }));
  return [
    { key: 'review.rescue', with: { turn, wins, playouts, seat: nameOf(reviewed, rescue.seat) } },
    ...(answers.length === 0 ? [] : [{ key: 'review.rescue-way' }, ...answers]),
  ];
}

/** The first answers of the turn from which the computer takes over. */
function firstAnswers({ entry, played }: ReviewedGame, { at, turn, line }: Rescue): readonly Phrase[] {
  const moment = played.moments[at];
  if (moment === undefined || line === null) return [];
  const replayed = replayFrom(entry.game, moment, line);
  if (!replayed.ok) return [];
  const inTurn = line.flatMap((each, place): readonly Phrase[] => {
    const state = replayed.moments[place]?.state;
    const isOfTurn = entry.game.requests(state).some((request) => request.turn === turn);
    return isOfTurn && isAnswer(each) ? [answerIn(entry, state, each.seat, each.action)] : [];
  });
  return inTurn.slice(0, MAX_ANSWERS);
}

function isAnswer(entry: LogEntry): entry is Extract<LogEntry, { action: Action }> {
  return 'action' in entry;
}
