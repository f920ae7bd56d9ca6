/** Builds a game's rules from its own parts, with defaults for the rest. */
import type { Game } from '../game.ts';
import { type Streams, withStreamsFrom } from '../random.ts';

/** The parts that every game must provide. */
type Needed<State, View, Box> = Pick<
  Game<State, View, Box>,
  'id' | 'rulesVersion' | 'seats' | 'setup' | 'apply' | 'skip' | 'requests' | 'outcome' | 'observe'
>;

/**
 * The parts that a game can omit. By default all seats have the same role, there are no options, everyone wins or loses together,
 * no turn ends after a pause, and victories have no margin.
 */
type Optional<State, View> = Partial<
  Pick<
    Game<State, View>,
    'migrateState' | 'isContest' | 'passesAfterPause' | 'roles' | 'options' | 'validateOptions' | 'closeness'
  >
>;

/** Printed values that can differ between tables. If a game has none, `Opening.box` is null. */
type Printed<Box, Corrections> = Pick<Game<unknown, unknown, Box, Corrections>, 'box'>;

/** For games with hidden information, such as a deck. In other games, a new seed affects only future random results. */
type Hidden<State> = Pick<Game<State, unknown>, 'resample' | 'reseed'>;

type None<Group> = { readonly [Part in keyof Group]?: never };

/** Games that use randomness keep their random streams in a field with this name. */
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
