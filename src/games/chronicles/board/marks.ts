/** Finds the pieces that the events since the last picture touched, so that the picture can mark them. */
import { withActing } from '../../../core/presentation/acting.ts';
import type {
  Artifact,
  Enemy,
  GodName,
  Iotunn,
  Place,
  SagaFoe,
  TreeEnemy,
  Walker,
  World,
} from '../box/components.ts';
import type { TaskFoe } from '../box/saga.ts';
import { worldOf } from '../facts/gods.ts';
import type { ChroniclesEvent } from '../state/events.ts';
import type { ChroniclesView } from '../state/view.ts';

/** A god's supply of something, such as `odin-life`. */
export type Holding = `${GodName}-${'life' | 'elves' | 'dice'}`;

export interface Marks {
  /** The place of each enemy before its first move; enemies that are back in that place are omitted. */
  readonly walkersFrom: ReadonlyMap<TreeEnemy, Place>;
  readonly godsFrom: ReadonlyMap<GodName, World>;
  /** The island that Jormungand left; null if he didn't swim or is back there. */
  readonly islandFrom: number | null;
  readonly treeTurned: boolean;
  /** The Worlds that were ravaged or healed. */
  readonly worlds: ReadonlySet<World>;
  /** The Iotunns that came onto the board. */
  readonly iotunns: ReadonlySet<Iotunn>;
  /** The supplies from which something was taken or to which it was put back: Elves, Vanir dice, Heroes. */
  readonly stocks: ReadonlySet<World>;
  /** Enemies whose card joined or left the Wheel. */
  readonly cards: ReadonlySet<Enemy>;
  /** Enemies whose ladder or track changed. */
  readonly tracks: ReadonlySet<Enemy>;
  readonly holdings: ReadonlySet<Holding>;
  readonly artifacts: ReadonlySet<Artifact>;
  readonly pageTurned: boolean;
  /** The Worlds in which the deed of the page was done. */
  readonly deedsDone: ReadonlySet<World>;
  readonly foesFought: ReadonlySet<TaskFoe>;
  /** The saga foes that ran, or fell back. */
  readonly sagaFoes: ReadonlySet<SagaFoe>;
}

export function marksOf(view: ChroniclesView, events: readonly ChroniclesEvent[]): Marks {
  return {
    walkersFrom: walkersLeft(view, events),
    godsFrom: godsLeft(view, events),
    islandFrom: islandLeft(view, events),
    treeTurned: events.some(({ type }) => type === 'tree-turned'),
    worlds: new Set(events.flatMap(worldsTouched)),
    iotunns: new Set(events.flatMap((event) => (event.type === 'iotunn-came' ? [event.iotunn] : []))),
    stocks: new Set(events.flatMap(stocksTouched)),
    cards: new Set(events.flatMap(cardsTouched)),
    tracks: new Set(events.flatMap(tracksTouched)),
    holdings: holdingsTouched(view, events),
    artifacts: new Set(events.flatMap((event) => (event.type === 'artifact-taken' ? [event.artifact] : []))),
    pageTurned: events.some(({ type }) => type === 'page-turned'),
    deedsDone: new Set(events.flatMap((event) => (event.type === 'deed-done' ? [event.world] : []))),
    foesFought: new Set(events.flatMap((event) => (event.type === 'task-fight-done' ? [event.foe] : []))),
    sagaFoes: new Set(events.flatMap((event) => (event.type === 'saga-foe-moved' ? [event.foe] : []))),
  };
}

function walkersLeft(
  { places }: ChroniclesView,
  events: readonly ChroniclesEvent[],
): ReadonlyMap<TreeEnemy, Place> {
  const left = new Map<Walker, Place>();
  for (const event of events)
    if ((event.type === 'enemy-moved' || event.type === 'enemy-retreated') && !left.has(event.enemy))
      left.set(event.enemy, event.from);
  return new Map([...left].filter(([enemy, from]) => places[enemy] !== from));
}

function godsLeft(view: ChroniclesView, events: readonly ChroniclesEvent[]): ReadonlyMap<GodName, World> {
  const left = new Map<GodName, World>();
  for (const event of events)
    if (event.type === 'god-moved' && !left.has(event.god)) left.set(event.god, event.from);
  return new Map([...left].filter(([god, from]) => worldOf(view, god) !== from));
}

function islandLeft({ island }: ChroniclesView, events: readonly ChroniclesEvent[]): number | null {
  const first = events.find((event) => event.type === 'jormungand-moved');
  return first === undefined || first.from === island ? null : first.from;
}

function worldsTouched(event: ChroniclesEvent): readonly World[] {
  return event.type === 'world-ravaged' || event.type === 'world-healed' ? [event.world] : [];
}

function stocksTouched(event: ChroniclesEvent): readonly World[] {
  switch (event.type) {
    case 'elves-taken':
    case 'elves-lost':
      return ['alfheim'];
    case 'vanir-dice-taken':
    case 'vanir-dice-lost':
      return ['vanaheim'];
    case 'heroes-came':
    case 'heroes-left':
      return ['asgard', 'midgard'];
    case 'risks-taken':
      return event.heroes > 0 ? ['asgard', 'midgard'] : [];
    case 'risks-settled':
      return [
        ...(event.elves > 0 ? (['alfheim'] as const) : []),
        ...(event.diceLost > 0 ? (['vanaheim'] as const) : []),
      ];
    default:
      return [];
  }
}

function cardsTouched(event: ChroniclesEvent): readonly Enemy[] {
  switch (event.type) {
    case 'card-placed':
    case 'enemy-awoke':
    case 'card-returned':
      return [event.enemy];
    default:
      return [];
  }
}

function tracksTouched(event: ChroniclesEvent): readonly Enemy[] {
  switch (event.type) {
    case 'anonymous-came':
    case 'anonymous-left':
      return ['hel'];
    case 'fire-giants-came':
    case 'fire-giants-left':
      return ['surt'];
    case 'iotunn-came':
    case 'iotunn-left':
      return ['loki'];
    case 'jormungand-moved':
      return ['jormungand'];
    case 'world-ravaged':
    case 'world-healed':
      return ['fenrir'];
    case 'nidhogg-moved':
    case 'page-turned':
      return ['nidhogg'];
    default:
      return [];
  }
}

/** The gods' supplies that changed. The dice and Elves spent on a save roll count as the current god's. */
function holdingsTouched(view: ChroniclesView, events: readonly ChroniclesEvent[]): ReadonlySet<Holding> {
  const touched = withActing(events, view.turn.seat).flatMap(({ event, seat }) =>
    holdingsChanged(event, seat === null ? undefined : view.seats[seat]?.god),
  );
  return new Set(touched);
}

function holdingsChanged(event: ChroniclesEvent, acting: GodName | undefined): readonly Holding[] {
  switch (event.type) {
    case 'life-lost':
    case 'life-regained':
      return [`${event.god}-life`];
    case 'life-given':
      return [`${event.god}-life`, `${event.to}-life`];
    case 'elves-taken':
    case 'elves-lost':
      return [`${event.god}-elves`];
    case 'vanir-dice-taken':
    case 'vanir-dice-lost':
      return [`${event.god}-dice`];
    case 'risks-settled':
      if (acting === undefined) return [];
      return [
        ...(event.elves > 0 ? ([`${acting}-elves`] as const) : []),
        ...(event.diceLost > 0 ? ([`${acting}-dice`] as const) : []),
      ];
    default:
      return [];
  }
}
