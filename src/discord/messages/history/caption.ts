/** One sentence about a turn, shown below its picture: what changed the danger most, or the players' move. */
import type { GameEntry } from '../../../core/catalogue.ts';
import type { GameEvent } from '../../../core/game.ts';
import type { Phrase, Translate } from '../../../core/presentation/phrase.ts';
import { eventsOf, type PlayedTurn, type TurnMoment } from './turns-played.ts';

/** Most turns begin with defeat one step closer, so only a change of at least this many steps is news. */
const NEWS = 2;

/** The alternative if the danger hardly changed: a story shows the players' move, a poster the threat. */
export type Otherwise = 'mainEvent' | 'headline';

/** Returns an empty text if there's nothing to say. */
export function captionOf(
  entry: Pick<GameEntry, 'game' | 'presenter'>,
  turn: PlayedTurn,
  translate: Translate,
  otherwise: Otherwise = 'mainEvent',
): string {
  const { game, presenter } = entry;
  const state = turn.moments.at(-1)?.state;
  const view = game.observe(state);
  const events = eventsOf(turn);
  const isOver = game.outcome(state).kind !== 'ongoing';
  const main = isOver ? null : (changeOfDanger(entry, turn) ?? presenter[otherwise](events));
  const lines = presenter.events(events, view);
  const line = lineOf(entry, main ?? presenter.headline(events), { events, lines, view });
  const caption = line ?? lines.findLast((each) => each !== null) ?? null;
  return caption === null ? '' : translate(caption);
}

/** The event that changed the danger most; null if every change was an ordinary one. */
function changeOfDanger(
  entry: Pick<GameEntry, 'game' | 'presenter'>,
  { moments }: PlayedTurn,
): GameEvent | null {
  const { presenter } = entry;
  // Among equally large changes, the players' own comes first.
  const [largest] = moments
    .map((moment) => ({ events: moment.events, swing: swingOf(entry, moment) }))
    .toSorted((one, other) => Math.abs(other.swing) - Math.abs(one.swing) || other.swing - one.swing);
  if (largest === undefined || Math.abs(largest.swing) < NEWS) return null;
  const { events, swing } = largest;
  const [mainEvent, headline] = [presenter.mainEvent(events), presenter.headline(events)];
  return swing > 0 ? (mainEvent ?? headline) : (headline ?? mainEvent);
}

/**
 * The number of steps by which this moment pushed defeat away; negative if it brought defeat closer. Competitive games have no
 * such number.
 */
function swingOf({ game, presenter }: Pick<GameEntry, 'game' | 'presenter'>, moment: TurnMoment): number {
  if (game.isContest || moment.before === null) return 0;
  const [before, after] = [moment.before, moment.state].map(
    (state) => presenter.danger(game.observe(state))[0],
  );
  const swing = (after ?? 0) - (before ?? 0);
  return Number.isFinite(swing) ? swing : 0;
}

/** The event's line as part of the whole turn, which may say more than the line of the event by itself. */
function lineOf(
  { presenter }: Pick<GameEntry, 'presenter'>,
  event: GameEvent | null,
  turn: {
    readonly events: readonly GameEvent[];
    readonly lines: readonly (Phrase | null)[];
    readonly view: unknown;
  },
): Phrase | null {
  if (event === null) return null;
  return turn.lines[turn.events.indexOf(event)] ?? presenter.event(event, turn.view);
}
