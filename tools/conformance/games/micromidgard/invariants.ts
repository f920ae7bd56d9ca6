/** The invariants of every game of Micro Midgard: no piece is added, lost or doubled. */
import {
  CRAFT_TRACKS,
  LEVELS,
  LIGHTS,
  MEEPLES,
  REALMS,
  RELICS,
  TRACKS,
} from '../../../../src/games/micromidgard/box/components.ts';
import type { MicromidgardState } from '../../../../src/games/micromidgard/state/state.ts';

const MAX_OF_A_RESOURCE = 7;
const COLUMNS = 5;
const TOKENS = 4;
/** A turn gives a handful of actions at most; more would be a loop. */
const MAX_ACTIONS = 12;

/** A sentence for each broken invariant. */
export function brokenRules(state: MicromidgardState): readonly string[] {
  const { seats, turn, covers, outOfPlay, meeples, prophecies, ragnaroks, wolves } = state;
  const realms = MEEPLES.map((meeple) => meeples[meeple]);
  const markers = seats.flatMap(({ marked }) => marked ?? []);
  const resources = seats.flatMap(({ gold, mead }) => [gold, mead]);
  const spare = [turn.waiting, turn.loose].flatMap(({ gold, mead }) => [gold, mead]);
  const left = [...Object.values(turn.hand), ...Object.values(turn.wolfActions)];
  return [
    [seats.length === 2, `${seats.length} play [M-101]`],
    [
      resources.every((each) => isCount(each, MAX_OF_A_RESOURCE)),
      `somebody has ${resources.join(', ')} [M-206]`,
    ],
    [spare.every((each) => isCount(each, MAX_OF_A_RESOURCE)), `${spare.join(', ')} wait [M-211]`],
    [left.every((each) => isCount(each, MAX_ACTIONS)), `${left.join(', ')} to spend`],
    [
      seats.every((seat) => isCount(seat.points, Number.MAX_SAFE_INTEGER)),
      'a score is not a number of points',
    ],
    [
      new Set(realms).size === MEEPLES.length && realms.every((realm) => REALMS.includes(realm)),
      'two meeples share a Realm [M-203]',
    ],
    [
      new Set(markers).size === markers.length && markers.every((meeple) => MEEPLES.includes(meeple)),
      'two markers on one meeple [M-205]',
    ],
    [
      seats.every(({ levels }) => TRACKS.every((track) => LEVELS.includes(levels[track]))),
      'a marker left its track [M-301]',
    ],
    [everyRelicIsSomewhere(state), 'the twelve Relics are not twelve [M-109]'],
    [
      CRAFT_TRACKS.every((track) =>
        covers[track].every((relic, at) => relic === null || relic.startsWith(String(at + 1))),
      ),
      'a Relic covers a square of another level [M-109]',
    ],
    [outOfPlay.length >= TOKENS, 'a Relic came back into play [M-110]'],
    [turn.used.length === new Set(turn.used).size, 'a Relic was used twice in a turn [M-309]'],
    [
      LIGHTS.every((side) => prophecies[side].length === COLUMNS && hasNoDoubles(prophecies[side])),
      'not five different Prophecies [M-111]',
    ],
    [state.doom.length === TOKENS && hasNoDoubles(state.doom), 'not four Ragnarok tokens [M-104]'],
    [
      isCount(ragnaroks, COLUMNS) && (ragnaroks < COLUMNS || state.end !== null),
      'there was a Ragnarok too many [M-708]',
    ],
    [LIGHTS.every((wolf) => isCount(wolves[wolf], MAX_ACTIONS)), 'a wolf left its track [M-606]'],
    [
      (state.question === null) === (state.end !== null),
      'a question stands after the end, or none before it',
    ],
  ].flatMap(([holds, sentence]) => (holds === true ? [] : [String(sentence)]));
}

function isCount(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= most;
}

function hasNoDoubles(items: readonly string[]): boolean {
  return new Set(items).size === items.length;
}

function everyRelicIsSomewhere({ seats, covers, outOfPlay }: MicromidgardState): boolean {
  const all = [
    ...CRAFT_TRACKS.flatMap((track) => covers[track].flatMap((relic) => relic ?? [])),
    ...seats.flatMap(({ relics }) => relics.map(({ relic }) => relic)),
    ...outOfPlay,
  ];
  return all.length === RELICS.length && RELICS.every((relic) => all.includes(relic));
}
