/** Collects everything that the current player can do before the turn ends. */
import type { Alternative, Values } from '../../../core/requests/request.ts';
import { actionsLeft } from '../facts/actions-left.ts';
import { isWonByPoints } from '../facts/outcome.ts';
import type { Draft } from '../state/draft.ts';
import type { MicromidgardRefusal } from '../state/events.ts';
import type { MicromidgardState } from '../state/state.ts';
import { activate } from './activate.ts';
import { claim } from './claim.ts';
import { raise } from './raise.ts';
import { run } from './run.ts';
import { SPENDS, type Spend, type SpendRule } from './spend.ts';
import { use } from './use.ts';

const RULES: Readonly<Record<Spend, SpendRule>> = { run, raise, claim, activate, use };

const PREFIXES = SPENDS.map((spend) => ({ spend, prefix: `${spend}:` }));

/** The option that an answer's id begins with; undefined if it begins with anything else. */
export function spendOf(choice: string): Spend | undefined {
  return PREFIXES.find(({ spend, prefix }) => choice === spend || choice.startsWith(prefix))?.spend;
}

/** All ways to continue the turn. Empty once a player has won by points, because the game is decided. [M-801] */
export function waysToSpend(game: MicromidgardState): readonly Alternative[] {
  const ways: Alternative[] = [];
  if (isWonByPoints(game)) return ways;
  for (const spend of SPENDS) ways.push(...RULES[spend].alternatives(game));
  return ways;
}

/** Whether there are more than `count` ways to continue. It stops counting early, because it's called after every action. */
export function hasMoreWaysToSpend(game: MicromidgardState, count: number): boolean {
  // Every way to spend takes an action or a wolf action.
  if (actionsLeft(game.turn) === 0 || isWonByPoints(game)) return false;
  let ways = 0;
  for (const spend of SPENDS) {
    ways += RULES[spend].alternatives(game).length;
    if (ways > count) return true;
  }
  return false;
}

export function refusalOf(
  game: MicromidgardState,
  spend: Spend,
  choice: string,
  values: Values,
): MicromidgardRefusal | null {
  if (isWonByPoints(game)) return { code: 'turn-decided' };
  return RULES[spend].refusalFor(game, choice, values);
}

export function perform(game: Draft, spend: Spend, choice: string, values: Values): void {
  RULES[spend].perform(game, choice, values);
}
