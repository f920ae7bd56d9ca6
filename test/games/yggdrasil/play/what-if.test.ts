/** The comparison behind the landmarks separates causes from coincidences. */
import { describe, expect, test } from 'vitest';
import type { Values } from '../../../../src/core/requests/request.ts';
import { type Table, table } from '../table.ts';
import { type Deed, giantMattered, personalPowerMattered, tranceMattered } from './what-if.ts';

function deed(game: Table, choice: string, values: Values = {}): Deed {
  const before = game.state;
  const { seat } = before.turn;
  const action = { request: game.request.key, choice, values };
  return { before, seat, action, state: game.plays(choice, values).state };
}

describe('a giant', () => {
  const fight = { enemy: 'hel', vikings: 2 };

  test('that strengthens an enemy matters if that decides the fight', () => {
    const odin = () => table('odin', 'freyja').with({ vikings: 2, enemies: { hel: 2 }, active: ['thrym'] });
    expect(giantMattered(deed(odin().rolling(3), 'asgard', fight), 'thrym')).toBe(true);
    expect(giantMattered(deed(odin().rolling(0), 'asgard', fight), 'thrym')).toBe(false);
  });

  test('that closes a world matters as soon as the world would otherwise be open', () => {
    const odin = table('odin', 'freyja').with({ active: ['greip'] });
    expect(giantMattered(deed(odin, 'done'), 'greip')).toBe(true);
  });
});

describe('a personal power', () => {
  test('matters if it decides the fight', () => {
    const thor = () => table('thor', 'freyja').with({ vikings: 2, enemies: { hel: 2 } });
    expect(personalPowerMattered(deed(thor().rolling(2), 'asgard', { enemy: 'hel', vikings: 2 }))).toBe(true);
    expect(personalPowerMattered(deed(thor().rolling(0), 'asgard', { enemy: 'hel', vikings: 2 }))).toBe(
      false,
    );
  });

  test('does not matter to unrelated actions', () => {
    expect(personalPowerMattered(deed(table('thor', 'freyja'), 'alfheim'))).toBe(false);
  });
});

describe('a trance', () => {
  test('matters if it lets another god beat a giant', () => {
    const odin = table('odin', 'thor').with({
      vikings: 2,
      active: ['baugi'],
      gods: { thor: { inTrance: true } },
    });
    expect(tranceMattered(deed(odin.rolling(0), 'jotunheim', { giant: 'baugi', vikings: 2 }), 1)).toBe(true);
  });

  test('does not matter for taking an Elf', () => {
    const odin = table('odin', 'thor').with({ gods: { thor: { inTrance: true } } });
    expect(tranceMattered(deed(odin, 'alfheim'), 1)).toBe(false);
  });
});
