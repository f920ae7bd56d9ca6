/** The end of a game: who played, what decided it, and its picture. */
import type { GameEvent } from '../../../core/game.ts';
import type { Ending } from '../../../core/presentation/ending.ts';
import type { Translate } from '../../../core/presentation/phrase.ts';
import { seatIndex } from '../../../core/seat.ts';
import type { Danger } from '../../../render/pictures/danger-graph.ts';
import { type EndPicture, endPicture } from '../../../render/pictures/end-picture.ts';
import type { HeldMoment, History } from '../../../tables/history/history.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { seatLabel, seatName } from '../../../tables/turns/seat-words.ts';
import { cut, LIMITS } from '../pieces/parts.ts';
import { closestCall, dangers } from './dangers.ts';
import { type TurningPoint, turningPoint } from './turning-point.ts';

export interface EndingMessage {
  readonly altText: string;
  readonly svg: string;
  /** The data from which the picture is drawn. */
  readonly end: EndPicture;
  readonly turning: TurningPoint | null;
}

/** Returns null if the game has no picture of its end. `history` is null if the log can't be replayed. */
export function endingMessage(
  { table, entry }: LoadedTable,
  history: History | null,
  translate: Translate,
): EndingMessage | null {
  const { game, presenter } = entry;
  if (table.state === null) return null;
  const outcome = game.outcome(table.state);
  const view = game.observe(table.state);
  const ending = presenter.finale?.ending(outcome, view) ?? null;
  if (ending === null) return null;
  const moments = history?.before === 0 ? history.moments : [];
  const danger = dangerOf({ table, entry }, moments, ending, translate);
  const marked = { turn: danger?.marked?.turn ?? null, light: ending.light };
  const turning = turningPoint({ entry }, moments, marked, translate);
  const end: EndPicture = {
    light: ending.light,
    scene: ending.scene,
    title: translate(ending.title),
    reason: translate(ending.reason),
    danger,
    turning,
    people: featLines(
      { table, entry },
      moments.flatMap(({ events }) => events),
      translate,
    ),
  };
  return {
    altText: cut(translate(ending.altText), LIMITS.altText),
    svg: endPicture(end),
    end,
    turning,
  };
}

/**
 * The chart of the danger for an ended game. In a cooperative game, it has one line, and the marked turn is the one that mattered
 * for everyone. In a race, it has a line with each seat's points, and the marked turn is the winner's.
 */
function dangerOf(
  { table, entry }: Pick<LoadedTable, 'table' | 'entry'>,
  moments: readonly HeldMoment[],
  { light }: Ending,
  translate: Translate,
): Danger | null {
  const turns = dangers(entry, moments);
  const [first] = turns;
  if (first === undefined || turns.length < 2) return null;
  const { race } = first;
  const lines =
    race === null
      ? [turns.map(({ steps }) => steps[0] ?? 0)]
      : race.points.map((_, seat) => turns.map((each) => each.race?.points[seat] ?? 0));
  // A flat line shows nothing, as in a three-turn lesson.
  if (lines.every((each) => each.every((steps) => steps === each[0]))) return null;
  const line = race === null ? 0 : (turns.at(-1)?.steps.findIndex((steps) => steps > 0) ?? -1);
  const steps = (lines[line] ?? []).map((each) => (race === null ? each : -each));
  const at = light === 'won' && race === null ? closestCall(steps) : worstFall(steps);
  const turn = turns[at ?? 0]?.turn ?? 0;
  return {
    title: translate({ key: race === null ? 'ending.danger' : 'ending.race' }),
    lines: lines.map((each, seat) => ({
      name: race === null ? null : translate(seatName(entry, table, seatIndex(seat))),
      steps: each,
    })),
    ...(race === null ? {} : { goal: race.goal }),
    marked:
      at === null ? null : { line, at, turn, words: translate({ key: 'ending.hardest', with: { turn } }) },
  };
}

/**
 * The turn that cost the most. If there are several, the last one, but the final turn only if no other turn cost as much. Null if
 * no turn cost anything.
 */
function worstFall(steps: readonly number[]): number | null {
  const falls = steps.map((left, at) => (steps[at - 1] ?? left) - left);
  const most = Math.max(...falls);
  const before = falls.slice(0, -1).lastIndexOf(most);
  return most <= 0 ? null : before >= 0 ? before : falls.length - 1;
}

/** Returns an empty list if no moves are known. */
function featLines(
  { table, entry }: Pick<LoadedTable, 'table' | 'entry'>,
  events: readonly GameEvent[],
  translate: Translate,
) {
  if (events.length === 0) return [];
  return table.seats.map((_, at) => {
    const seat = seatIndex(at);
    return {
      name: translate(seatLabel(entry, table, seat)),
      feats: entry.presenter.feats(seat, events).map(translate),
    };
  });
}
