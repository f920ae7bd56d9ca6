/** Odds in the menus. */
import { describe, expect, test } from 'vitest';
import { yggdrasilPresenter as face } from '../../../../src/games/yggdrasil/presenter.ts';
import { table } from '../table.ts';
import { lines, menu, seen, translate, warned } from './english.ts';

describe('the odds are shown', () => {
  const game = table('odin').with({ enemies: { surt: 4 }, vikings: 4, elves: 2 });
  const asgard = game.request.alternatives.find(({ id }) => id === 'asgard');
  if (asgard === undefined) throw new Error('nobody can be fought');

  test('for a whole fight', () => {
    expect(translate(face.answer(asgard, { enemy: 'surt', vikings: 3 }, seen(game)))).toBe(
      'Fight Surt, force 6: 3 Vikings, 17%; 83% with your 2 Elves',
    );
  });

  test('for a foe, and for Vikings against a foe that is already chosen', () => {
    const value = (field: string, filled: string | number, others = {}) =>
      translate(face.value(asgard, field, filled, others, seen(game)));
    expect(value('enemy', 'surt')).toBe('Surt, force 6: 100% with your 4 Vikings and 2 Elves');
    expect(value('vikings', 3)).toBe('3 Vikings');
    expect(value('vikings', 3, { enemy: 'surt' })).toBe('3 Vikings, 17%; 83% with your 2 Elves');
  });

  test('for a search, as the number of Vikings in the bag and of counters drawn', () => {
    expect(menu(game, 'island', 'midgard')).toEqual(['White: 6 of 18 are Vikings; you draw 3']);
  });

  test('for Fenrir on his button', () => {
    const angry = table('odin').with({ fenrirIsAngry: true, enemies: { fenrir: 4 } });
    const [calm] = angry.request.alternatives;
    expect(calm && translate(face.alternative(calm, seen(angry)))).toBe('Calm Fenrir (50%)');
    expect(lines(face.odds(seen(angry), {})).at(-1)).toBe('To calm Fenrir: white or blue, 50% a try.');
  });

  test('on request, and for a god in a trance only against giants', () => {
    const thor = seen(table('thor').with({ enemies: { surt: 4 }, inTrance: true }));
    expect(lines(face.odds(thor, {})).slice(0, 3)).toEqual([
      'Thor has no Vikings. Vikings and Elves count the same.',
      'In a trance, Thor fights only giants.',
      'To beat any giant (force 2): no Vikings or Elves 50%, 1: 83%, and 2: sure. With no Vikings: 50%.',
    ]);
  });

  test('on request, against every foe', () => {
    const thor = seen(table('thor').with({ enemies: { surt: 4, fenrir: 6 }, vikings: 2 }));
    expect(lines(face.odds(thor, {}))).toEqual([
      'Thor has 2 Vikings. Vikings and Elves count the same.',
      'To beat Fenrir (force 7, you add 1): 3 Vikings or Elves 17%, 4: 50%, 5: 83%, and 6: sure. With 2 Vikings: 0%.',
      'To beat Surt (force 6, you add 1): 2 Vikings or Elves 17%, 3: 50%, 4: 83%, and 5: sure. With 2 Vikings: 17%.',
      'To beat any giant (force 3, you add 1): no Vikings or Elves 50%, 1: 83%, and 2: sure. With 2 Vikings: 100%.',
    ]);
    expect(lines(face.odds(thor, { vikings: 3, elves: 1 })).slice(0, 2)).toEqual([
      'Thor has 3 Vikings and 1 Elf. Vikings and Elves count the same.',
      'To beat Fenrir (force 7, you add 1): 3 Vikings or Elves 17%, 4: 50%, 5: 83%, and 6: sure. With 3 Vikings and 1 Elf: 50%.',
    ]);
  });
});

describe('a confirmation is needed for', () => {
  const against = (surt: number, have: { vikings: number; elves?: number }) =>
    table('odin').with({ enemies: { surt }, ...have });

  test("a fight that can't be won, with its chance", () => {
    expect(warned(against(4, { vikings: 0 }), 'asgard', { enemy: 'surt', vikings: 0 })).toBe(
      "Fight Surt, force 6: no Vikings, 0%. No roll can win that: you'd lose your action and everything you send. Fight anyway?",
    );
    expect(warned(against(4, { vikings: 9 }), 'asgard', { enemy: 'surt', vikings: 2 })).toMatch(
      /2 Vikings, 0%/,
    );
    expect(warned(against(4, { vikings: 9 }), 'asgard', { enemy: 'surt', vikings: 3 })).toBeNull();
    expect(warned(against(4, { vikings: 2, elves: 1 }), 'asgard', { enemy: 'surt', vikings: 2 })).toBeNull();
  });

  test('more Vikings than a sure win needs', () => {
    const game = against(4, { vikings: 9, elves: 2 });
    expect(warned(game, 'asgard', { enemy: 'surt', vikings: 6 })).toBeNull();
    expect(warned(game, 'asgard', { enemy: 'surt', vikings: 8 })).toBe(
      "Fight Surt, force 6: 8 Vikings, 100%. 6 Vikings win for sure, so you'd waste 2. Fight anyway?",
    );
    const giant = table('odin').with({ active: ['gialp'], vikings: 9 });
    expect(warned(giant, 'jotunheim', { giant: 'gialp', vikings: 3 })).toBeNull();
    expect(warned(giant, 'jotunheim', { giant: 'gialp', vikings: 4 })).toMatch(
      /^Fight G.* 3 Vikings win for sure, so you'd waste 1\./,
    );
  });

  test("a fight that can't be won even with all Vikings and Elves, if Vikings are sent after the roll", () => {
    const late = (vikings: number) =>
      table('odin', 'tyr').with({ gods: { tyr: { inTrance: true } }, enemies: { surt: 4 }, vikings });
    expect(warned(late(2), 'asgard', { enemy: 'surt' })).toMatch(
      /^Surt, force 6: 0% with your 2 Vikings\. No roll/,
    );
    expect(warned(late(3), 'asgard', { enemy: 'surt' })).toBeNull();
  });

  test('giving too few counters to win after the roll, or more than needed', () => {
    const rolled = table('odin', 'tyr')
      .with({ gods: { tyr: { inTrance: true } }, enemies: { surt: 4 }, vikings: 8, elves: 2 })
      .rolling(2)
      .plays('asgard', { enemy: 'surt' });
    const gives = (vikings: number, elves: number) => warned(rolled, 'give', { vikings, elves });
    expect([gives(0, 0), gives(4, 0), gives(2, 2)]).toEqual([null, null, null]);
    expect(gives(2, 1)).toBe(
      'You need 4 more to win, so giving 2 Vikings and 1 Elf would be a waste (0%). Give anyway?',
    );
    expect(gives(8, 2)).toBe(
      "You only need 4 more to win, so there's no need to give 8 Vikings and 2 Elves. Give anyway?",
    );
  });
});
