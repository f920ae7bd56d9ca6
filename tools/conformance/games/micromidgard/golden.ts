/** Micro Midgard's golden logs: every way to end, and to win with the last Prophecy. */
import { atRandom } from '../../../../src/core/policy.ts';
import { RULE_STATES } from '../../../../src/games/micromidgard/box/box.ts';
import { RAVENS } from '../../../../src/games/micromidgard/box/components.ts';
import type { Corrections } from '../../../../src/games/micromidgard/box/corrections.ts';
import { micromidgardBoxFile } from '../../../../src/games/micromidgard/box-file/box-file.ts';
import { MICROMIDGARD } from '../../../../src/games/micromidgard/entry.ts';
import { leaders } from '../../../../src/games/micromidgard/facts/outcome.ts';
import { sensible } from '../../../../src/games/micromidgard/players/sensible.ts';
import type { MicromidgardState } from '../../../../src/games/micromidgard/state/state.ts';
import type { MicromidgardView } from '../../../../src/games/micromidgard/state/view.ts';
import { type Attempt, type Cell, type GoldenSubject, tableChance } from '../../golden/subject.ts';
import { BOX_FILE } from './box-file.ts';

const { game } = MICROMIDGARD;

const POINTS_ON_TURN = 'nine points on their own turn';
/** Only a Prophecy gives points to a player on the opponent's turn. */
const POINTS_OFF_TURN = "nine points on the other's turn";
const MORE_POINTS = 'last Prophecy, more points';
const MORE_RESOURCES = 'last Prophecy, more resources';
const SHARED = 'last Prophecy, won together';

const ENDS = [POINTS_ON_TURN, POINTS_OFF_TURN, MORE_POINTS, MORE_RESOURCES, SHARED];

function cellsOf(rules: string): readonly Cell[] {
  const seats = RAVENS.length;
  return [
    ...ENDS.map((end): Cell => ({ rules, box: 'house', seats, end })),
    { rules, box: 'corrected', seats, end: POINTS_ON_TURN },
    { rules, box: 'corrected', seats, end: MORE_POINTS },
  ];
}

/** Reaching nine points takes some skill; random play reaches the last Prophecy with few points. */
function attempt(cell: Cell, number: number): Attempt<MicromidgardView> {
  const { below, shuffled } = tableChance(cell, number);
  const options = { rules: cell.rules };
  const roles = shuffled('roles', RAVENS);
  const isSensible = cell.end === POINTS_ON_TURN || below('policy', 3) === 0;
  return {
    table: { options, roles, box: game.box(options, cell.box === 'house' ? null : corrections()) },
    policy: isSensible ? sensible : atRandom,
  };
}

function corrections(): Corrections {
  const read = micromidgardBoxFile.read(BOX_FILE);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.corrections;
}

function endOf(state: MicromidgardState): string {
  const winners = leaders(state);
  if (state.end === 'points') return winners.includes(state.turn.seat) ? POINTS_ON_TURN : POINTS_OFF_TURN;
  if (winners.length > 1) return SHARED;
  const [one, other] = state.seats;
  return one?.points === other?.points ? MORE_RESOURCES : MORE_POINTS;
}

export const MICROMIDGARD_GOLDEN: GoldenSubject<MicromidgardState, MicromidgardView> = {
  game,
  cells: RULE_STATES.flatMap(cellsOf),
  endOf,
  attempt,
};
