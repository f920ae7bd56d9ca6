/** Finds the last action of a god: the event that began it, and the events whose results the same tile shows. */
import { type GameEvent, TURN_BEGAN } from '../../../../../core/game.ts';
import type { Foe, GodName } from '../../../box/components.ts';
import type { ChroniclesEvent, ChroniclesEventType } from '../../../state/events.ts';

type Of<Type extends ChroniclesEventType> = Extract<ChroniclesEvent, { readonly type: Type }>;

export interface LastMove {
  /** The god; null if no event shows whose turn it was. */
  readonly god: GodName | null;
  readonly key: Of<
    'fight-began' | 'action-began' | 'deed-done' | 'world-healed' | 'god-moved' | 'turn-ended'
  >;
  /** The events in the rest of the turn. */
  readonly after: readonly ChroniclesEvent[];
}

/**
 * The last action; null before the first one. In each turn, a Fight or an action takes priority over a move, and a move over
 * doing nothing.
 */
export function lastMove(events: readonly ChroniclesEvent[]): LastMove | null {
  for (const turn of turnsOf(events).toReversed()) {
    const key = keyOf(turn);
    if (key === undefined) continue;
    const god = 'god' in key ? key.god : (turn.find((event) => event.type === TURN_BEGAN)?.god ?? null);
    return { god, key, after: turn.slice(turn.indexOf(key) + 1) };
  }
  return null;
}

/** The events of each turn, the newest turn last. Every turn but the first starts with the event that opens it. */
function turnsOf<Event extends GameEvent>(events: readonly Event[]): readonly (readonly Event[])[] {
  const begun = events.flatMap(({ type }, at) => (type === TURN_BEGAN ? [at] : []));
  return [0, ...begun].map((from, turn) => events.slice(from, begun[turn]));
}

function keyOf(turn: readonly ChroniclesEvent[]): LastMove['key'] | undefined {
  const newest = <Type extends LastMove['key']['type']>(...types: readonly Type[]): Of<Type> | undefined =>
    turn.findLast((event): event is Of<Type> => types.some((type) => type === event.type));
  const ended = turn[0]?.type === TURN_BEGAN ? newest('turn-ended') : undefined;
  return (
    newest('fight-began', 'action-began', 'deed-done') ??
    newest('world-healed') ??
    newest('god-moved') ??
    (ended?.hasActed === false ? ended : undefined)
  );
}

/** The events shown on the tile of the action, so that they need no tile of their own. */
export function groupedWith({ key, after }: LastMove): readonly ChroniclesEvent[] {
  switch (key.type) {
    case 'fight-began':
      return after.filter((event) => isRetreatOf(key.foe, event));
    case 'action-began': {
      const result = resultOf(after);
      return [
        ...(result === undefined ? [] : [result]),
        ...after.filter(({ type }) => type === 'creature-chosen'),
      ];
    }
    default:
      return [];
  }
}

function isRetreatOf(foe: Foe, event: ChroniclesEvent): boolean {
  switch (event.type) {
    case 'enemy-retreated':
      return event.enemy === foe;
    case 'iotunn-left':
      return event.iotunn === foe;
    default:
      return false;
  }
}

/** The first result of an action; undefined if there isn't one yet. */
export function resultOf(after: readonly ChroniclesEvent[]): Result | undefined {
  return after.find((event): event is Result => RESULTS.some((type) => type === event.type));
}

const RESULTS = [
  'elves-taken',
  'vanir-dice-taken',
  'heroes-came',
  'artifact-taken',
  'world-healed',
  'anonymous-left',
  'fire-giants-left',
  'creatures-drawn',
  'stones-thrown',
] as const;
export type Result = Of<(typeof RESULTS)[number]>;

/**
 * Whether a Fight is already won. A Fight is always won in the end, but the Risks come first, unless all are prevented. [C-303]
 */
export function isWon({ after }: LastMove): boolean {
  return after.some(({ type }) => DECIDED.some((each) => each === type));
}

const DECIDED = ['risks-settled', 'enemy-retreated', 'iotunn-left', 'task-fight-done', 'turn-ended'] as const;
