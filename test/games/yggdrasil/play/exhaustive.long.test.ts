/** Play covers everything the rules of an edition can do, and each part makes a visible difference. */
import { describe, expect, test } from 'vitest';
import { playersChance, playOn, playOut } from '../../../../src/core/playing.ts';
import { atRandom, type Policy } from '../../../../src/core/policy.ts';
import { seedFrom } from '../../../../src/core/random.ts';
import { RULE_STATES, type RuleState } from '../../../../src/games/yggdrasil/box/box.ts';
import { yggdrasil } from '../../../../src/games/yggdrasil/game.ts';
import { sensible } from '../../../../src/games/yggdrasil/players/sensible.ts';
import type { YggdrasilView } from '../../../../src/games/yggdrasil/state/view.ts';
import { brokenRules } from '../../../../tools/conformance/games/yggdrasil/invariants.ts';
import { tableNumberedOf } from '../../../../tools/conformance/games/yggdrasil/subject.ts';
import { isPlayedInFull, scaled } from '../../../scale.ts';
import { THE_USUAL_GAME } from '../table.ts';
import { landmarksOf, outOfReach } from './landmarks.ts';
import { type RareMoment, rareMomentsIn } from './rare-moments.ts';
import { visit } from './visited.ts';

/** With fewer games, not every landmark is reached. */
const FEWEST = { random: 21, sensible: 11 };
const RANDOM_GAMES = Math.max(FEWEST.random, scaled(210));
const SENSIBLE_GAMES = Math.max(FEWEST.sensible, scaled(105));
/** The share of all landmarks, from 0 to 1, that a few games may miss, since some moments are rare. */
const MISSED_IN_PART = 0.1;
function visitGames(
  visited: Set<string>,
  rules: RuleState,
  games: number,
  policy: Policy<YggdrasilView>,
): void {
  for (let number = 0; number < games; number += 1) {
    const table = tableNumberedOf(rules, number);
    const opening = { ...table, seed: seedFrom(`exhaustive-${number}`) };
    for (const step of playOut(yggdrasil, opening, policy)) visit(visited, step);
  }
}

/** Plays the moment's first action, and then any others. */
function visitFrom(visited: Set<string>, { name, table, choice, values }: RareMoment): void {
  const first = table.request;
  const policy: Policy<YggdrasilView> = {
    answer: (request, view, pick) =>
      request.key === first.key
        ? { request: request.key, choice, values }
        : atRandom.answer(request, view, pick),
  };
  visit(visited, { step: 0, before: null, seat: null, action: null, events: [], state: table.state });
  for (const step of playOn(yggdrasil, table.state, policy, playersChance(name))) visit(visited, step);
}

describe.each(RULE_STATES)('under the rules of %s', (rules) => {
  const rareMoments = rareMomentsIn(rules);

  test.each(rareMoments)('$name breaks no rule', ({ table }) => {
    expect(brokenRules(table.state, THE_USUAL_GAME)).toEqual([]);
  });

  test('random games, sensible games and rare moments visit every landmark', () => {
    const visited = new Set<string>();
    visitGames(visited, rules, RANDOM_GAMES, atRandom);
    visitGames(visited, rules, SENSIBLE_GAMES, sensible);
    for (const moment of rareMoments) visitFrom(visited, moment);
    const landmarks = landmarksOf(rules);
    const missed = landmarks.filter((landmark) => !visited.has(landmark));
    if (isPlayedInFull()) expect(missed).toEqual([]);
    else expect(missed.length, missed.join()).toBeLessThan(landmarks.length * MISSED_IN_PART);
    expect(outOfReach(rules).filter((landmark) => visited.has(landmark))).toEqual([]);
  });
});
