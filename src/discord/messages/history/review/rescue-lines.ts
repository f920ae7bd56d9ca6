/**
 * Shows the last turn in which another choice would have kept at least half of the chances, and the first answers of a playout
 * that was won from there.
 */
import { type LogEntry, replayFrom } from '../../../../core/logs/replay.ts';
import type { Phrase } from '../../../../core/presentation/phrase.ts';
import type { Action } from '../../../../core/requests/request.ts';
import type { Rescue } from '../../../../core/thinking/review.ts';
import { answerIn, hundredths, nameOf, points, type ReviewedGame } from './reviewed-game.ts';

/** This many answers of the winning line of play are shown; the rest is in the replay. */
const MAX_ANSWERS = 4;

/** Empty if the game wasn't lost, and in competitive games. */
export function rescueLines(reviewed: ReviewedGame): readonly Phrase[] {
  const { rescue, end, isContest } = reviewed.review;
  if (isContest || end > 0) return [];
  if (rescue === null) return [{ key: 'review.no-rescue' }];
  const { turn, wins, playouts } = rescue;
  const answers = firstAnswers(reviewed, rescue).map((answer) => ({
    key: 'review.rescue-answer',
    with: { answer },
  }));
  // Only the worst mistake of a turn is stored, so the difference may be unknown.
  const mistake = reviewed.review.turns.find((each) => each.mistake?.at === rescue.at)?.mistake ?? null;
  const better = { isKnown: String(mistake !== null), points: points(hundredths(mistake?.lost ?? 0)) };
  const places = { turn, wins, playouts, seat: nameOf(reviewed, rescue.seat), ...better };
  return [
    { key: 'review.rescue', with: places },
    ...(answers.length === 0 ? [] : [{ key: 'review.rescue-way' }, ...answers]),
  ];
}

/** The first answers of the playout that was won, as far as they belong to the turn in which it leaves the game. */
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
