/** Builds the rules of a game from the parts that it has, with a default for each part that it lacks. */
import type { Game } from '../game.ts';
import { type Streams, withStreamsFrom } from '../random.ts';

/** The parts that every game has. */
type Needed<State, View, Box> = Pick<
  Game<State, View, Box>,
  'id' | 'rulesVersion' | 'seats' | 'setup' | 'apply' | 'skip' | 'requests' | 'outcome' | 'observe'
>;

/** The parts that a game may leave out: seats alike, no options, all win or lose together, no margin of a victory. */
type Optional<State, View> = Partial<
  Pick<
    Game<State, View>,
    'migrateState' | 'isContest' | 'roles' | 'options' | 'validateOptions' | 'closeness'
  >
>;

/** Printed values that differ between tables. Without them `Opening.box` is null. */
type Printed<Box, Corrections> = Pick<Game<unknown, unknown, Box, Corrections>, 'box'>;

/** Hidden things, such as a deck. Without them, a seed changes only future chance. */
type Hidden<State> = Pick<Game<State, unknown>, 'resample' | 'reseed'>;

type None<Group> = { readonly [Part in keyof Group]?: never };

/** Chance comes from streams in a field of this name, in every game. */
interface MayDraw {
  readonly streams?: Streams<string>;
}

type Rules<State, View, Box> = Needed<State, View, Box> &
  Optional<State, View> &
  (Hidden<State> | None<Hidden<State>>);

export function defineGame<State extends MayDraw, View>(
  rules: Rules<State, View, null> & None<Printed<null, null>>,
): Game<State, View, null, null>;
export function defineGame<State extends MayDraw, View, Box, Corrections>(
  rules: Rules<State, View, Box> & Printed<Box, Corrections>,
): Game<State, View, Box, Corrections>;
export function defineGame(
  rules: Rules<MayDraw, unknown, unknown> & Partial<Printed<unknown, unknown>>,
): Game<MayDraw, unknown> {
  return {
    migrateState: () => null,
    isContest: false,
    roles: [],
    options: {},
    validateOptions: () => null,
    ...rules,
    box: rules.box ?? (() => null),
    resample: rules.resample ?? withStreamsFrom,
    reseed: rules.reseed ?? withStreamsFrom,
    withChance: withStreamsFrom,
  };
}
