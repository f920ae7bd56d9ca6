/** Builds a presenter from a game's own words and pictures, with defaults for the rest. */
import { type GameEvent, TURN_BEGAN } from '../game.ts';
import type { Presenter } from '../presentation/presenter.ts';

type Part<View, Box, Event extends GameEvent, Name extends keyof Presenter<View>> = Pick<
  Presenter<View, Box, Event>,
  Name
>;

/** The parts that every game must provide. */
type Needed<View, Box, Event extends GameEvent> = Part<
  View,
  Box,
  Event,
  'event' | 'question' | 'verb' | 'refusal' | 'outcome' | 'progress' | 'textBoard'
>;

/** Parts that a game can provide or omit one by one. */
type Single<View, Box, Event extends GameEvent> = Partial<
  Part<
    View,
    Box,
    Event,
    | 'events'
    | 'headline'
    | 'mainEvent'
    | 'isByChance'
    | 'details'
    | 'how'
    | 'likely'
    | 'unfolded'
    | 'surest'
    | 'emoji'
    | 'shortlist'
    | 'warning'
    | 'holdings'
    | 'alerts'
    | 'scoreboard'
    | 'feats'
    | 'closeness'
    | 'description'
    | 'turnBoard'
    | 'fullBoard'
    | 'highlight'
    | 'houseValues'
    | 'race'
    | 'odds'
    | 'finale'
  >
>;

/** Groups of parts: a game provides either all parts of a group or none. */
interface Groups<View, Box, Event extends GameEvent> {
  /** For games whose seats have different roles. */
  readonly roles?: Part<View, Box, Event, 'role' | 'power'>;
  /** For games with options. */
  readonly options?: Part<View, Box, Event, 'option' | 'optionValue'>;
  /** For games whose answers have fields. By default an answer is named after its verb. */
  readonly choices?: Part<
    View,
    Box,
    Event,
    'group' | 'within' | 'alternative' | 'field' | 'value' | 'answer'
  >;
  /** For games that measure how close a defeat is. */
  readonly defeat?: Part<View, Box, Event, 'danger' | 'dangerLevel' | 'closeCall'>;
}

export type PresenterParts<View, Box = null, Event extends GameEvent = GameEvent> = Needed<View, Box, Event> &
  Single<View, Box, Event> &
  Groups<View, Box, Event>;

/** The default description of a picture mentions at most this many recent changes. */
const MAX_CHANGES_LISTED = 4;

export function presenterOf<View, Box = null, Event extends GameEvent = GameEvent>({
  roles,
  options,
  choices,
  defeat,
  ...parts
}: PresenterParts<View, Box, Event>): Presenter<View, Box, Event> {
  const { event, verb, textBoard, progress } = parts;
  return {
    role: (role) => ({ key: `name.${role}` }),
    power: () => null,
    option: (option) => ({ key: `name.${option}` }),
    optionValue: (_option, value) => ({ key: `name.${value}` }),
    houseValues: () => [],
    events: (events, view) => events.map((each) => event(each, view)),
    headline: (events) => events.findLast(({ type }) => type !== TURN_BEGAN) ?? null,
    mainEvent: () => null,
    isByChance: () => false,
    details: () => [],
    how: () => null,
    likely: () => null,
    unfolded: [],
    group: (alternative, _shared, view) => verb(alternative.verb, view),
    within: (alternative, _values, view) => verb(alternative.verb, view),
    surest: () => null,
    alternative: (alternative, view) => verb(alternative.verb, view),
    emoji: () => null,
    field: (alternative) => verb(alternative.verb),
    value: (_alternative, _field, value) => ({ key: `name.${value}` }),
    answer: (alternative, _values, view) => verb(alternative.verb, view),
    shortlist: () => [],
    warning: () => null,
    holdings: (_seat, view) => progress(view),
    alerts: () => [],
    scoreboard: () => [],
    feats: () => [],
    closeness: (steps) => ({ key: 'closeness.steps', with: { steps } }),
    description: (view, changes) => [
      ...changes.slice(-MAX_CHANGES_LISTED).flatMap((each) => event(each, view) ?? []),
      ...textBoard(view),
    ],
    highlight: () => null,
    finale: null,
    danger: () => [],
    dangerLevel: () => null,
    closeCall: () => null,
    race: () => null,
    odds: () => [],
    ...roles,
    ...options,
    ...choices,
    ...defeat,
    ...parts,
  };
}
