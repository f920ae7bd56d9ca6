/** Odds where they are chosen from. */
import { describe, expect, test } from 'vitest';
import { yggdrasilPresenter as face } from '../../../../src/games/yggdrasil/presenter.ts';
import { table } from '../table.ts';
import { lines, menu, seen, translate } from './english.ts';

describe('odds in menus', () => {
  const game = table('odin').with({ enemies: { surt: 4 }, vikings: 4, elves: 2 });
  const asgard = game.request.alternatives.find(({ id }) => id === 'asgard');
  if (asgard === undefined) throw new Error('nobody can be fought');

  test('a whole fight', () => {
    expect(translate(face.answer(asgard, { enemy: 'surt', vikings: 3 }, seen(game)))).toBe(
      'Surt, force 6: 3 Vikings, 17% alone, 83% with your 2 Elves',
    );
  });

  test('a foe alone, and Vikings against a foe already chosen', () => {
    const value = (field: string, filled: string | number, others = {}) =>
      translate(face.value(asgard, field, filled, others, seen(game)));
    expect(value('enemy', 'surt')).toBe('Surt, force 6: 100% with your 4 Vikings and 2 Elves');
    expect(value('vikings', 3)).toBe('3 Vikings');
    expect(value('vikings', 3, { enemy: 'surt' })).toBe('3 Vikings, 17% alone, 83% with your 2 Elves');
  });

  test('a bag: what a search would be drawn from', () => {
    expect(menu(game, 'island', 'midgard')).toEqual(['White, 6 of 18 counters are Vikings, 3 drawn']);
  });

  test('Fenrir on his button', () => {
    const angry = table('odin').with({ fenrirIsAngry: true, enemies: { fenrir: 4 } });
    const [calm] = angry.request.alternatives;
    expect(calm && translate(face.alternative(calm, seen(angry)))).toBe('Calm Fenrir (50%)');
  });

  test('on demand, for every foe', () => {
    const thor = seen(table('thor').with({ enemies: { surt: 4, fenrir: 6 }, vikings: 2 }));
    expect(lines(face.odds(thor, {}))).toEqual([
      'For Thor, with 2 Vikings. Behind it: the chance by the number of Vikings and Elves together.',
      'Fenrir, force 7 (bonus 1): 0%. By number: 3 gives 17%, 4 gives 50%, 5 gives 83%, and 6 gives 100%.',
      'Surt, force 6 (bonus 1): 17%. By number: 2 gives 17%, 3 gives 50%, 4 gives 83%, and 5 gives 100%.',
      'Any giant, force 3 (bonus 1): 100%. By number: 0 gives 50%, 1 gives 83%, and 2 gives 100%.',
      'Fenrir: white calms him, 17% a try.',
    ]);
    expect(lines(face.odds(thor, { vikings: 3, elves: 1 })).slice(0, 2)).toEqual([
      'For Thor, with 3 Vikings and 1 Elf. Behind it: the chance by the number of Vikings and Elves together.',
      'Fenrir, force 7 (bonus 1): 50%. By number: 3 gives 17%, 4 gives 50%, 5 gives 83%, and 6 gives 100%.',
    ]);
  });
});
