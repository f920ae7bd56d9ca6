/** The message of the end of a game: who played, how it ended, and the picture of it. */
import type { GameEvent } from '../../../core/game.ts';
import { seatIndex } from '../../../core/seat.ts';
import type { Ending } from '../../../core/telling/ending.ts';
import type { Saying, Translate } from '../../../core/telling/presenter.ts';
import { type Danger, endPicture } from '../../../render/pictures/end-picture.ts';
import type { HeldMoment, History } from '../../../tables/history/history.ts';
import type { UserId } from '../../../tables/model/table.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { seatName } from '../../../tables/turns/seat-words.ts';
import { cut, LIMITS, mention } from '../pieces/parts.ts';

export interface EndingMessage {
  readonly content: string;
  readonly altText: string;
  readonly svg: string;
  readonly people: readonly UserId[];
}

/** Null where the game has no picture of its end. `history` is null where nobody can tell it. */
export function endingMessage(
  { table, entry }: LoadedTable,
  history: History | null,
  translate: Translate,
): EndingMessage | null {
  const { game, presenter } = entry;
  if (table.state === null) return null;
  const outcome = game.outcome(table.state);
  const view = game.observe(table.state);
  const ending = presenter.ending(outcome, view);
  if (ending === null) return null;
  const moments = history?.before === 0 ? history.moments : [];
  const people = [...new Set(table.seats.flatMap(({ userId }) => userId ?? []))];
  const who: readonly Saying[] = people.map((user) => ({
    key: 'asked.person',
    with: { user: mention(user) },
  }));
  return {
    // The board below says how it came.
    content: translate(
      who.length === 0 ? ending.title : { key: 'ending.said', with: { who, title: ending.title } },
    ),
    altText: cut(translate(ending.altText), LIMITS.altText),
    svg: endPicture({
      light: ending.light,
      scene: ending.scene,
      title: translate(ending.title),
      why: translate(ending.why),
      danger: dangerOf(
        dangers(moments, (state) => presenter.danger(game.observe(state))),
        ending,
        translate,
      ),
      people: deeds(
        { table, entry },
        moments.flatMap(({ events }) => events),
        translate,
      ),
    }),
    people,
  };
}

interface AtTurn {
  readonly turn: number;
  readonly steps: number;
}

/** As each turn left it. */
function dangers(
  moments: readonly HeldMoment[],
  stepsOf: (state: unknown) => number | null,
): readonly AtTurn[] {
  return moments.flatMap(({ turn, state }, at) => {
    if (moments[at + 1]?.turn === turn) return [];
    const steps = stepsOf(state);
    return steps === null || !Number.isFinite(steps) ? [] : [{ turn, steps }];
  });
}

function dangerOf(turns: readonly AtTurn[], { light }: Ending, translate: Translate): Danger | null {
  if (turns.length < 2) return null;
  const steps = turns.map((each) => each.steps);
  const at = light === 'won' ? closestCall(steps) : worstFall(steps);
  const turn = turns[at ?? 0]?.turn ?? 0;
  return {
    title: translate({ key: 'ending.danger' }),
    steps,
    marked: at === null ? null : { at, words: translate({ key: 'ending.hardest', with: { turn } }) },
  };
}

/** Where defeat was nearest; null where it never came nearer than at first. */
function closestCall(steps: readonly number[]): number | null {
  const least = Math.min(...steps);
  return least < (steps[0] ?? 0) ? steps.indexOf(least) : null;
}

/** The last of the turns that cost most; null where none cost anything. */
function worstFall(steps: readonly number[]): number | null {
  const falls = steps.map((left, at) => (steps[at - 1] ?? left) - left);
  const most = Math.max(...falls);
  return most > 0 ? falls.lastIndexOf(most) : null;
}

/** Nobody where nothing is known of what they did. */
function deeds(
  { table, entry }: Pick<LoadedTable, 'table' | 'entry'>,
  events: readonly GameEvent[],
  translate: Translate,
) {
  if (events.length === 0) return [];
  return table.seats.map((_, at) => {
    const seat = seatIndex(at);
    const feats = entry.presenter.feats(seat, events);
    return {
      name: translate(seatName(entry, table, seat)),
      feats: feats.length === 0 ? '' : translate({ key: 'core.list', with: { items: feats } }),
    };
  });
}
