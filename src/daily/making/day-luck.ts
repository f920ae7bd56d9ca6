/** Finds the day's luck for a position in a game of chance, so that good play can win every day. */
import type { Work } from '../../mind/work.ts';
import type { Candidate, Search } from './candidates.ts';
import { atFirstChoice } from './first-choice.ts';
import type { Found } from './found.ts';
import { atRandom, type Player, playerOf } from './players.ts';
import { meanOf, type Trial, trying, wonIn } from './trial.ts';

/** A challenge should take about five minutes, between two turns of a longer game. */
export const MAX_ANSWERS = 30;
/** The least share of answers that must be choices: with some luck seeds, most presses are forced, and the challenge is tedious. */
const MIN_CHOICES = 0.5;
/** If the luck ended the game even sooner, the challenge would be over too quickly. */
const MAX_FEWER_TURNS = 1;

const MAX_LUCKS = 12;
/** Four games choose a luck seed partly by chance, so the mind must also win most of these and the reference games together. */
const MIND = { trials: 4, least: 0.75, leastOfAll: 0.6 };
/** Careless play must sometimes win and sometimes lose. */
const GENTLE = { trials: 12, least: 0.05, most: 0.6 };
/** The number of further games for the rates stored with the day. */
const REFERENCE = { random: 6, quick: 12, mind: 4 };

export interface LuckFound<State> {
  /** The number of luck seeds tried. */
  readonly lucks: number;
  /** Null if none of the luck seeds is suitable. */
  readonly found: Pick<Found<State>, 'setting' | 'position' | 'luck' | 'rates'> | null;
}

/** A player's trials by number. `to` is excluded. */
interface Trials<State> {
  readonly player: Player<State>;
  /** Seeds the player's random choices, together with the number of the trial. */
  readonly purpose: string;
  readonly from?: number;
  readonly to: number;
  /** Once it returns true, the remaining trials aren't played. */
  readonly isDecided?: (trials: readonly Trial[]) => boolean;
}

/** Whether the challenge is neither too short nor too long, and its presses are mostly choices. */
function isWorthPlaying(trials: readonly Trial[], turnsLeft: number): boolean {
  const turns = meanOf(trials.map((trial) => trial.turns));
  const answers = meanOf(trials.map((trial) => trial.answers));
  const choices = meanOf(trials.map((trial) => trial.choices));
  return turns >= turnsLeft - MAX_FEWER_TURNS && answers <= MAX_ANSWERS && choices >= MIN_CHOICES * answers;
}

function lostIn(trials: readonly Trial[]): number {
  return trials.length - wonIn(trials) * trials.length;
}

/** Once `isSpent` returns true, the mind tries only one luck seed, the first that suits careless play. */
export function* foundWithLuck<State, View>(
  search: Search<State, View>,
  candidate: Candidate<State>,
  mind: Player<State>,
  isSpent: () => boolean,
): Work<LuckFound<State>> {
  const { played, keys } = search;
  const gentle = playerOf(played, 'gentle', 0);
  const quick = playerOf(played, 'good', 0);
  let number = 0;
  let isTriedByMind = false;
  for (; number < MAX_LUCKS && !(isTriedByMind && isSpent()); number += 1) {
    const luck = keys.luck(...candidate.at, number);
    const dealt = played.game.resample(candidate.position, luck);
    const begun = atFirstChoice(played.game, dealt, luck);
    if (begun === null) continue;
    const position: State = begun;
    // Careless play is cheap to try, and rejects half of the luck seeds.
    const byGentle = yield* often({
      player: gentle,
      purpose: 'gentle',
      to: GENTLE.trials,
      isDecided: (trials) => wonIn(trials) * trials.length > GENTLE.trials * GENTLE.most,
    });
    if (wonIn(byGentle) < GENTLE.least || wonIn(byGentle) > GENTLE.most) continue;
    isTriedByMind = true;
    const byMind = yield* often({
      player: mind,
      purpose: 'mind',
      to: MIND.trials,
      isDecided: (trials) => lostIn(trials) > MIND.trials * (1 - MIND.least),
    });
    if (wonIn(byMind) < MIND.least || !isWorthPlaying(byMind, candidate.turnsLeft)) continue;
    const all = [
      ...byMind,
      ...(yield* often({
        player: mind,
        purpose: 'mind',
        from: MIND.trials,
        to: MIND.trials + REFERENCE.mind,
      })),
    ];
    if (wonIn(all) < MIND.leastOfAll) continue;
    const rates = {
      random: wonIn(yield* often({ player: atRandom, purpose: 'random', to: REFERENCE.random })),
      gentle: wonIn(byGentle),
      quick: wonIn(yield* often({ player: quick, purpose: 'quick', to: REFERENCE.quick })),
      mind: wonIn(all),
      turns: meanOf(all.map(({ turns }) => turns)),
      answers: meanOf(all.map(({ answers }) => answers)),
    };
    return { lucks: number + 1, found: { setting: candidate.setting, position, luck, rates } };

    function* often({
      player,
      purpose,
      from = 0,
      to,
      isDecided = () => false,
    }: Trials<State>): Work<readonly Trial<State>[]> {
      const trials: Trial<State>[] = [];
      for (let trial = from; trial < to && !isDecided(trials); trial += 1) {
        const seed = keys.search(purpose, ...candidate.at, number, trial);
        trials.push(yield* trying(played, position, luck, player, seed));
      }
      return trials;
    }
  }
  return { lucks: number, found: null };
}
