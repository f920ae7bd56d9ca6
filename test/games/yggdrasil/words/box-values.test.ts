/** A box file's effect on texts: names from the cards, and the list of values that are still the house's. */
import { describe, expect, test } from 'vitest';
import { seatIndex } from '../../../../src/core/seat.ts';
import { corrected } from '../../../../src/games/yggdrasil/box/corrections.ts';
import { houseBox } from '../../../../src/games/yggdrasil/box/rule-states.ts';
import { yggdrasil } from '../../../../src/games/yggdrasil/game.ts';
import { yggdrasilPresenter as face } from '../../../../src/games/yggdrasil/presenter.ts';
import { cardComes, table, tableOf } from '../table.ts';
import { alerts, lines, menu, questionText, seen, told, translate } from './english.ts';

const box = corrected(houseBox('2018'), {
  rules: ['2018'],
  giants: { greip: { name: 'Winter' }, vafthrudnir: { name: 'Storm' } },
  artifacts: { surt: 'Club' },
});

describe('a name from a box file replaces ours', () => {
  test('when a giant arrives, stays and falls', () => {
    const comes = cardComes('loki', { box, pile: ['greip', 'vafthrudnir'], enemies: { loki: 3 } });
    expect(told(comes).at(-1)).toBe('Loki calls Winter (blocks Alfheim) and Storm (cancels powers).');
    expect(lines(face.textBoard(seen(comes)))).toContain(
      'Active giants: Winter (blocks Alfheim) and Storm (cancels powers).',
    );
    const described = lines(face.description(seen(comes), comes.events));
    expect(described).toContain('Loki calls Winter and Storm.');
    expect(described).toContain('Active giants: Winter and Storm.');
    expect(alerts(comes)).toEqual(["Storm cancels the gods' powers: beat the giant in Jötunheim."]);
    expect(menu(comes, 'giant', 'jotunheim')[0]).toMatch(/^Winter \(blocks Alfheim\), force 3/);
    const beaten = comes.rolling(3).plays('jotunheim', { giant: 'greip', vikings: 0 });
    expect(told(beaten)).toEqual([
      'Heimdall fights Winter, force 3: the die shows 3 hammers.',
      'Heimdall beats Winter: 3 against force 3.',
      'Winter is out of the game.',
    ]);
  });

  test('when a god in a trance chooses, and when a fight is confirmed', () => {
    const odin = table('heimdall', 'odin').with({
      box,
      active: ['greip'],
      gods: { odin: { inTrance: true } },
    });
    expect(questionText(odin.rolling(3).plays('jotunheim', { giant: 'greip', vikings: 0 }))).toContain(
      'You beat Winter.',
    );
    const elves = table('heimdall').with({ box, active: ['greip'], elves: 1 });
    expect(questionText(elves.rolling(2).plays('jotunheim', { giant: 'greip', vikings: 0 }))).toBe(
      'Your total is 2 against Winter, force 3. 1 Elf wins it.',
    );
  });

  test('when a world is refused, although a refusal does not belong to a table', () => {
    const game = table('odin').with({ box, active: ['greip', 'baugi'] });
    expect(translate(face.refusal(game.refuses('alfheim')))).toBe(
      'Winter blocks Alfheim: no actions there. Beat Winter in Jötunheim to open it again.',
    );
    expect(translate(face.refusal(game.refuses('vanaheim:advance')))).toContain('Baugi blocks Vanaheim');
  });

  test('where an artifact is taken and held', () => {
    const game = table('odin').with({ box });
    expect(menu(game, 'artifact', 'nidavellir').slice(0, 2)).toEqual([
      'Ring 1, +1 against Hel',
      'Club 1, +1 against Surt',
    ]);
    const forged = game.plays('nidavellir', { artifact: 'surt' });
    expect(told(forged)).toEqual(['Odin forges Club 1: +1 against Surt.']);
    expect(translate(face.holdings(seatIndex(0), seen(forged)))).toBe('Club 1');
  });

  test('with exactly the characters in the file', () => {
    const odd = corrected(houseBox('2018'), {
      rules: ['2018'],
      giants: { greip: { name: "{Gr'eip} <#1>" } },
    });
    expect(lines(face.textBoard(seen(table('odin').with({ box: odd, active: ['greip'] }))))).toContain(
      "Active giants: {Gr'eip} <#1> (blocks Alfheim).",
    );
  });
});

describe('the house values', () => {
  const named = (rules: string, corrections: Parameters<typeof yggdrasil.box>[1] = null) =>
    lines(face.houseValues(yggdrasil.box({ rules }, corrections)));

  test('are named in words', () => {
    expect(named('2018')).toEqual([
      'the colours on the die',
      'the hammers on the die',
      'the force in each part of Asgard',
      'which enemies each Ragnarök card names',
      'which giant has which name, rune and effect',
      "the Vanir's first square",
      'the names of the artifacts',
      'what the rules leave open',
    ]);
  });

  test('are fewer if the edition lacks the cards, or if a box file gives the values', () => {
    expect(named('2010')).not.toContain('which enemies each Ragnarök card names');
    expect(named('2018', { rules: ['2018'], vanirStartsBlank: false })).not.toContain(
      "the Vanir's first square",
    );
  });
});

describe('the editions', () => {
  test('are offered by year, each with its differences', () => {
    expect(['2018', '2011', '2010'].map((rules) => translate(face.optionValue('rules', rules)))).toEqual([
      '2018, with trance',
      '2011, the first edition',
      '2010, pre-release rules',
    ]);
  });
});

test('a box file for another edition renames nothing', () => {
  const other = corrected(houseBox('2011'), { rules: ['2018'], giants: { greip: { name: 'Winter' } } });
  const game = tableOf('2011', 'odin').with({ box: other, active: ['greip'] });
  expect(lines(face.textBoard(seen(game)))).toContain('Active giants: Greip (blocks Alfheim).');
});
