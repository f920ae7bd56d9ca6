/** Measures the effect of a ware in numbers: the same Risks at the start of the next game, with and without it. */
import { seedFrom } from '../../../core/random.ts';
import { seatIndex } from '../../../core/seat.ts';
import type { Box } from '../box/box.ts';
import { type Foe, type GodName, IOTUNNS } from '../box/components.ts';
import { godsOf } from '../box/skills.ts';
import { preventedInFight } from '../facts/powers.ts';
import { chanceUnhurt, expectedDiceLost, lossesFrom } from '../odds/save-roll.ts';
import { setUp } from '../turn/set-up.ts';
import type { Chronicle } from './chronicle.ts';
import { next, options } from './sagas.ts';
import type { Ware } from './ware.ts';

/** A typical Fight: the dice and Elves that a god usually has gained, in addition to its starting equipment. */
export const SAMPLE_FIGHT = { dice: 2, elves: 1 } as const;

/** The foes' Strengths to try, the usual one first. Only stronger ones hurt a god with many skills. */
const STRENGTHS = [3, 4, 5, 6, 7, 8] as const;

/**
 * The measured change. `unhurt` is a chance, `lost` the average number of dice lost in a roll. Other changes can't be measured.
 */
export type Change =
  | {
      readonly kind: 'unhurt';
      readonly strength: number;
      readonly before: number;
      readonly after: number;
    }
  | { readonly kind: 'lost'; readonly before: number; readonly after: number }
  | { readonly kind: 'other' };

export function changeBy(before: Chronicle, after: Chronicle, ware: Ware, box: Box): Change {
  const one = measured(before, ware, box);
  const other = measured(after, ware, box);
  for (const strength of STRENGTHS) {
    const [now, then] = [one.unhurt(strength), other.unhurt(strength)];
    if (percent(now) < percent(then)) return { kind: 'unhurt', strength, before: now, after: then };
  }
  if (one.lost > other.lost) return { kind: 'lost', before: one.lost, after: other.lost };
  return { kind: 'other' };
}

/** The chance in percent, as shown to people, who wouldn't notice a smaller change. */
function percent(chance: number): number {
  return Math.round(chance * 100);
}

/** Measures the Fight with all gods in Asgard, so that Relations take effect. */
function measured(chronicle: Chronicle, ware: Ware, box: Box) {
  const roles = chronicle.gods.map(({ god }) => god);
  const [chapter = box.rules] = next(chronicle);
  const board = setUp({ options: options(chronicle, chapter), roles, seed: seedFrom('wares'), box });
  const seat = roles.findIndex((god) => gaining(ware).includes(god));
  board.turn.seat = seatIndex(seat);
  const { dice, elves } = SAMPLE_FIGHT;
  const held = board.seats[seat];
  const rolled = dice + (held?.vanirDice ?? 0);
  const unhurt = (strength: number) =>
    chanceUnhurt(
      lossesFrom(board, {
        risks: Math.max(0, strength - preventedInFight(board, foeOf(ware, box))),
        heroes: 0,
        dice: rolled,
        elves: elves + (held?.elves ?? 0),
      }),
    );
  return { unhurt, lost: expectedDiceLost(board, rolled) };
}

function gaining(ware: Ware): readonly GodName[] {
  return ware.kind === 'relation' ? godsOf(ware.pair) : [ware.god];
}

/** A foe against which the Relation helps, or any foe if it helps equally against all. */
function foeOf(ware: Ware, { relations }: Box): Foe {
  const anybody = 'jormungand';
  const power = ware.kind === 'relation' ? relations[ware.pair] : null;
  if (power?.kind !== 'prevents-in-fights' || power.against === 'anybody') return anybody;
  return (power.against === 'iotunns' ? IOTUNNS : power.against)[0] ?? anybody;
}
