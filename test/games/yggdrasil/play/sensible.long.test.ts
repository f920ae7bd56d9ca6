/** The sensible player wins most easy games, using only what the view shows. */
import { describe, expect, test } from 'vitest';
import { playersChance, playOut } from '../../../../src/core/playing.ts';
import { atRandom, type Policy } from '../../../../src/core/policy.ts';
import { seedFrom } from '../../../../src/core/random.ts';
import type { Action } from '../../../../src/core/requests/request.ts';
import type { RuleState } from '../../../../src/games/yggdrasil/box/box.ts';
import { GODS } from '../../../../src/games/yggdrasil/box/components.ts';
import { yggdrasil } from '../../../../src/games/yggdrasil/game.ts';
import { sensible } from '../../../../src/games/yggdrasil/players/sensible.ts';
import type { YggdrasilState } from '../../../../src/games/yggdrasil/state/state.ts';
import type { YggdrasilView } from '../../../../src/games/yggdrasil/state/view.ts';
import { SUBJECT } from '../../../../tools/conformance/games/yggdrasil/subject.ts';
import { isPlayedInFull, scaled } from '../../../scale.ts';
import { fourthGiantFallsIn } from '../rune-fall.ts';
import { openingOf, THE_USUAL_GAME, table, tableOf } from '../table.ts';

/** A sample of the games gives no reliable rate, so only long runs check it. */
const GAMES = scaled(40);
/** The share of wins, 0 to 1, with the first gods in the list. */
function winRate(gods: number, policy: Policy<YggdrasilView>, rules: RuleState = '2018'): number {
  const roles = GODS.slice(0, gods);
  const ends = Array.from({ length: GAMES }, (_, number) => {
    const opening = openingOf(roles, `easy-${number}`, { ...THE_USUAL_GAME, rules });
    return [...playOut(yggdrasil, opening, policy)].at(-1)?.state.end?.kind;
  });
  return ends.filter((kind) => kind === 'won').length / GAMES;
}

describe.runIf(isPlayedInFull())('in easy games the sensible player', () => {
  test.each([
    [1, 0.8],
    [2, 0.9],
    [3, 0.85],
    [4, 0.7],
    [5, 0.65],
    [6, 0.4],
  ])('at a table of %i wins at least a share of %d', (gods, least) => {
    expect(winRate(gods, sensible)).toBeGreaterThanOrEqual(least);
  });

  test.each(['2011', '2010'] as const)('plays equally well under the rules of %s', (rules) => {
    expect(winRate(2, sensible, rules)).toBeGreaterThanOrEqual(0.9);
    expect(winRate(4, sensible, rules)).toBeGreaterThanOrEqual(0.7);
  });

  test('beats random play, which never wins', () => {
    expect(winRate(1, atRandom)).toBe(0);
  });
});

test('every answer of the sensible player is allowed, in every edition, at every level and with closed bags', () => {
  for (let number = 0; number < scaled(30) * 7; number += 7) {
    const opening = { ...SUBJECT.tableNumbered(number), seed: seedFrom(`levels-${number}`) };
    const last = [...playOut(yggdrasil, opening, sensible)].at(-1);
    expect(last?.state.end).not.toBeNull();
  }
});

function answerAt(state: YggdrasilState): Action {
  const [request] = yggdrasil.requests(state);
  if (request === undefined) throw new Error('nothing is asked');
  return sensible.answer(request, yggdrasil.observe(state), playersChance('not used'));
}

function enemiesIn({ values }: Action): readonly string[] {
  return [...(values['enemies'] as readonly string[])].sort();
}

test("hidden cards don't change the sensible player's choice", () => {
  const { state } = table('odin', 'thor').with({ vikings: 3, enemies: { hel: 4, loki: 3 } });
  expect(answerAt(yggdrasil.resample(state, seedFrom('another deck')))).toEqual(answerAt(state));
  const opening = { ...SUBJECT.tableNumbered(5), seed: seedFrom('permuted') };
  for (const { state: moment, step } of playOut(yggdrasil, opening, sensible)) {
    if (moment.question === null) continue;
    const other = yggdrasil.resample(moment, seedFrom(`permuted ${step}`));
    expect(answerAt(other)).toEqual(answerAt(moment));
  }
});

test('the sensible player calms Fenrir first, and throws back the enemy that would lose the game', () => {
  const angry = table('odin', 'thor').with({ fenrirIsAngry: true, enemies: { fenrir: 3 }, vikings: 4 });
  expect(answerAt(angry.state)).toMatchObject({ choice: 'calm' });
  const lastAction = table('odin', 'thor').with({
    spent: ['alfheim', 'midgard'],
    enemies: { surt: 8, hel: 3 },
    vikings: 6,
  });
  expect(answerAt(lastAction.state)).toMatchObject({ choice: 'asgard', values: { enemy: 'surt' } });
});

describe('a rune that throws back', () => {
  const enemies = { hel: 7, surt: 4, loki: 6, nidhogg: 2 };

  test('sends back the three enemies that are the greatest danger', () => {
    for (const game of [
      fourthGiantFallsIn('2018', 'tiwaz', { enemies }),
      fourthGiantFallsIn('2010', 'mann', { enemies }),
    ])
      expect(enemiesIn(answerAt(game.state))).toEqual(['hel', 'loki', 'surt']);
  });

  test('sends the enemy nearest to the Residence back by three spaces', () => {
    for (const game of [
      fourthGiantFallsIn('2018', 'mann', { enemies }),
      fourthGiantFallsIn('2010', 'tiwaz', { enemies }),
    ])
      expect(answerAt(game.state)).toMatchObject({ values: { enemy: 'hel' } });
  });
});

describe('the third square of 2010 for the sensible player', () => {
  const atTheThird = () =>
    tableOf('2010', 'thor', 'odin').with({ spent: ['alfheim', 'midgard'], vanir: 'discard-card' });

  test('is worth using on a known card that does harm', () => {
    const game = atTheThird().with({ enemies: { hel: 7 }, next: ['hel'] });
    expect(answerAt({ ...game.state, knownTop: 1 })).toMatchObject({
      choice: 'vanaheim:use',
      values: { square: 'discard-card' },
    });
  });

  test('is not worth using on a known Angry card', () => {
    const game = atTheThird().with({ enemies: { hel: 7 }, next: ['angry-hel'] });
    expect(answerAt({ ...game.state, knownTop: 1 })).not.toMatchObject({ choice: 'vanaheim:use' });
  });
});
