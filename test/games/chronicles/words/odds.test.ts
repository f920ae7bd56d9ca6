/** The chances that people request, word for word. */
import { describe, expect, test } from 'vitest';
import { chance, oddsLines } from '../../../../src/games/chronicles/words/odds.ts';
import { table, turnOf } from '../table.ts';
import { odds, seen, translate } from './question-words.ts';

describe('the chances of a save roll', () => {
  const game = () => turnOf('odin', 'thor', 'tyr').with({ world: 'midgard', life: 4, dice: 2, elves: 1 });

  test('count everything the current god has', () => {
    expect(odds(game())).toEqual([
      'For Odin, with 4 Life to lose, the God die, 2 Vanir dice and 1 Elf. Each Hero you send prevents 1 Risk for sure.',
      '1 Risk: unhurt for sure.',
      '2 Risks: 92% unhurt, 0.1 Life lost on average.',
      '3 Risks: 58% unhurt, 0.5 Life lost on average.',
      '4 Risks: 0% unhurt, 1.5 Life lost on average.',
      '5 Risks: 0% unhurt, 2.5 Life lost on average, 8% fatal.',
      '6 Risks: 0% unhurt, 3.5 Life lost on average, 42% fatal.',
      'Jörmungand, 3 Risks: 58% unhurt, 0.5 Life lost on average.',
    ]);
  });

  test('use the given number of dice and Elves', () => {
    expect(odds(game(), { dice: 0, elves: 0 })).toEqual([
      'For Odin, with 4 Life to lose, the God die, no Vanir dice and no Elves. Each Hero you send prevents 1 Risk for sure.',
      '1 Risk: 67% unhurt, 0.3 Life lost on average.',
      '2 Risks: 0% unhurt, 1.3 Life lost on average.',
      '3 Risks: 0% unhurt, 2.3 Life lost on average.',
      '4 Risks: 0% unhurt, 3.3 Life lost on average, 33% fatal.',
      '5 Risks: 0% unhurt, 4.3 Life lost on average, 100% fatal.',
      '6 Risks: 0% unhurt, 5.3 Life lost on average, 100% fatal.',
      'Jörmungand, 3 Risks: 0% unhurt, 2.3 Life lost on average.',
    ]);
    expect(odds(game(), { dice: 1, elves: 3, heroes: 1 }).slice(0, 3)).toEqual([
      'For Odin, with 4 Life to lose, the God die, 1 Hero, 1 Vanir die, and 3 Elves. Each Hero you send prevents 1 Risk for sure.',
      '1 Risk: unhurt for sure.',
      '2 Risks: unhurt for sure.',
    ]);
  });

  test('leave out what an Iotunn withholds', () => {
    expect(odds(game().with({ iotunns: ['utgard-loki', 'hrungnir', 'suttung'] })).slice(0, 2)).toEqual([
      'For Odin, with 4 Life to lose, no God die, no Vanir dice and no Elves. Each Hero you send prevents 1 Risk for sure.',
      '1 Risk: 0% unhurt, 1.0 Life lost on average.',
    ]);
  });
});

describe('the chances before a god starts', () => {
  test('show what each card may wake', () => {
    const game = table('odin', 'thor', 'tyr').with({
      wheel: { hel: 'tyr', loki: 'tyr' },
      places: { hel: 'asgard' },
      gods: { tyr: { card: 'surt' } },
    });
    expect(odds(game)).toEqual([
      "It's no one's turn yet. The chance that a god's card wakes an enemy:",
      'Odin: Hel 17% (the game would be lost) and Loki 17%.',
      'Thor: Hel 17% (the game would be lost) and Loki 17%.',
      'Tyr: no card wakes an enemy.',
    ]);
    expect(odds(table('odin', 'thor', 'tyr'))).toEqual([
      "It's no one's turn yet. The chance that a god's card wakes an enemy:",
      'Odin: no card wakes an enemy.',
      'Thor: no card wakes an enemy.',
      'Tyr: no card wakes an enemy.',
    ]);
  });
});

test('chances are not shown once the game is over', () => {
  const lost = turnOf('odin', 'thor', 'tyr')
    .with({ world: 'alfheim', ravaged: ['alfheim'], life: 2 })
    .plays('heal');
  expect(lost.state.end?.kind).toBe('lost');
  expect(oddsLines(seen(lost), {})).toEqual([]);
});

test('an outcome that can happen is never called 0%, and one that can fail never 100%', () => {
  const posted = [0, 0.001, 0.0099, 0.01, 0.125, 0.99, 0.996, 0.99999, 1].map((of) => translate(chance(of)));
  expect(posted).toEqual(['0%', '<1%', '<1%', '1%', '13%', '99%', '>99%', '>99%', '100%']);
});
