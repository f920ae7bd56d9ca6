/** Tyr: two rolls; in a trance, Vikings after the roll. */
import { describe, expect, test } from 'vitest';
import type { Card, Island } from '../../../../../src/games/yggdrasil/box/components.ts';
import type { Moment } from '../../moment.ts';
import { type Table, table } from '../../table.ts';

/** Thor ends his turn, and this card comes for Tyr, who rolls the die twice. */
function cardForTyr(card: Card, rolls: readonly [Island, Island], moment: Moment = {}): Table {
  const game = table('thor', 'tyr').with({ ...moment, next: [card] });
  return game.rolling(...rolls).done();
}

describe("Tyr's two rolls", () => {
  test('use the better roll in combat, without a question [Y-761, Y-763]', () => {
    const game = table('tyr')
      .with({ enemies: { hel: 2 } })
      .rolling(1, 3);
    game.plays('asgard', { enemy: 'hel', vikings: 0 });
    expect(game.told('hammers-rolled')).toMatchObject([{ rolls: [1, 3] }]);
    expect(game.told('fight-lost')).toMatchObject([{ strength: 3 }]);
    expect(game.about).toBe('turn');
  });

  test('let him pick the bag for Hel [Y-761, Y-762]', () => {
    const game = cardForTyr('hel', ['white', 'black']);
    expect(game.about).toBe('tyr-colour');
    expect(game.choices('island')).toEqual(['white', 'black']);
    expect(game.refuses('take', { island: 'blue' })).toEqual({ code: 'not-an-answer' });
    const { white, black } = game.state.bags;
    game.answers({ island: 'black' });
    expect(game.state.bags.black.vikings).toBe(black.vikings - 1);
    expect(game.state.bags.white).toEqual(white);
    expect(game.about).toBe('turn');
  });

  test('let him pick for Surt and Jörmungand as well [Y-762]', () => {
    const fire = cardForTyr('surt', ['green', 'blue']).answers({ island: 'blue' });
    expect(fire.told('fire-giants-came')).toMatchObject([{ island: 'blue', fireGiants: 1 }]);
    const flood = cardForTyr('jormungand', ['green', 'blue']).answers({ island: 'green' });
    expect(flood.state.submerged).toBe('green');
  });

  test('need no question if they show the same colour or would have the same effect [Y-764]', () => {
    expect(cardForTyr('hel', ['blue', 'blue']).about).toBe('turn');
    const empty = { white: { vikings: 0 }, black: { vikings: 0 } };
    expect(cardForTyr('hel', ['white', 'black'], { bags: empty }).about).toBe('turn');
    expect(cardForTyr('surt', ['white', 'black'], { muspellheim: 0 }).about).toBe('turn');
  });

  test('need a question if one bag has Vikings for Hel and the other has none [Y-764]', () => {
    const game = cardForTyr('hel', ['white', 'black'], { bags: { white: { vikings: 0 } } });
    expect(game.about).toBe('tyr-colour');
    game.answers({ island: 'white' });
    expect(game.state.lostVikings).toBe(0);
  });

  test('calm Fenrir if either roll does, for one action [Y-762, Y-763]', () => {
    const game = table('tyr').with({ fenrirIsAngry: true, enemies: { fenrir: 6 } });
    game.rolling('black', 'white').plays('calm');
    expect(game.told('calming-tried')).toMatchObject([{ islands: ['black', 'white'], calmed: true }]);
    expect(game.state.turn.spent).toEqual(['calm']);
  });

  test.each([
    { when: 'on the turns of others', moment: { turn: 'thor' }, values: { vikings: 0 } },
    { when: 'in a trance', moment: { inTrance: true }, values: {} },
    { when: 'while powers are cancelled', moment: { active: ['vafthrudnir'] }, values: { vikings: 0 } },
  ] as const)('are a single roll $when [Y-765, Y-703, Y-621]', ({ moment, values }) => {
    const game = table('tyr', 'thor').with(moment).rolling(1);
    game.plays('jotunheim', { giant: 'pile', ...values });
    expect(game.told('hammers-rolled')[0]?.rolls).toEqual([1]);
  });
});

describe("Tyr's trance", () => {
  const IN_TRANCE = { gods: { tyr: { inTrance: true } } } as const;

  test('lets every god decide on Vikings and Elves together, after the roll [Y-766, Y-767, Y-706]', () => {
    const game = table('odin', 'tyr').with({
      ...IN_TRANCE,
      enemies: { hel: 2 },
      vikings: 3,
      elves: 1,
      helheim: 0,
    });
    game.rolling(2);
    expect(game.refuses('asgard', { enemy: 'hel', vikings: 2 })).toEqual({ code: 'not-an-answer' });
    game.plays('asgard', { enemy: 'hel' });
    expect(game.about).toBe('vikings-and-elves');
    expect(game.god('odin').vikings).toBe(3);
    expect(game.field('vikings')).toEqual({ kind: 'number', from: 0, to: 3 });
    game.answers({ vikings: 2, elves: 1 });
    expect(game.told('fight-won')).toMatchObject([{ strength: 5, force: 5, vikings: 2, elves: 1 }]);
    expect(game.state).toMatchObject({ helheim: 2, alfheim: 3 });
    expect(game.god('odin')).toMatchObject({ vikings: 1, elves: 0 });
  });

  test('also applies against giants, and to Tyr himself [Y-766]', () => {
    const game = table('tyr')
      .with({ inTrance: true, active: ['gialp'], vikings: 2 })
      .rolling(1);
    game.plays('jotunheim', { giant: 'gialp' }).answers({ vikings: 2, elves: 0 });
    expect(game.told('fight-won')).toMatchObject([{ strength: 3 }]);
  });

  test('still asks for Vikings if the roll alone has won: the player may want them in Helheim [Y-767, Y-932]', () => {
    const game = table('odin', 'tyr')
      .with({ ...IN_TRANCE, active: ['gialp'], vikings: 2 })
      .rolling(3);
    game.plays('jotunheim', { giant: 'gialp' });
    expect(game.about).toBe('vikings-and-elves');
    expect(game.request.defaultAnswer).toBeUndefined();
  });

  test.each([
    { vikings: 1, elves: 1, asked: true },
    { vikings: 1, elves: 0, asked: true },
    { vikings: 0, elves: 1, asked: true },
    { vikings: 0, elves: 0, asked: false },
  ])(
    'needs an answer from a god (Vikings: $vikings, Elves: $elves): $asked [Y-767]',
    ({ asked, ...belongings }) => {
      const game = table('odin', 'tyr').with({ ...IN_TRANCE, active: ['gialp'], ...belongings });
      game.rolling(3).plays('jotunheim', { giant: 'gialp' });
      expect(game.about).toBe(asked ? 'vikings-and-elves' : 'turn');
      expect(game.told('fight-won')).toHaveLength(asked ? 0 : 1);
      expect(game.told('answer-forced')).toEqual([]);
    },
  );

  test("splits Vikings sent after the roll with Freyja's trance, like those sent before it [Y-707, Y-777]", () => {
    const game = table('odin', 'tyr', 'freyja').with({
      gods: { tyr: { inTrance: true }, freyja: { inTrance: true } },
      active: ['gialp'],
      vikings: 3,
      helheim: 0,
    });
    game.rolling(0).plays('jotunheim', { giant: 'gialp' }).answers({ vikings: 3, elves: 0 });
    expect(game.state.helheim).toBe(1);
    expect(game.god('freyja').vikings).toBe(2);
  });
});
