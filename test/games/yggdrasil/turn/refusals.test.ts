/** Every reason for which the rules refuse an action, each reached at a table. */
import { describe, expect, test } from 'vitest';
import type { Refusal } from '../../../../src/core/result.ts';
import { seatIndex } from '../../../../src/core/seat.ts';
import { GIANTS } from '../../../../src/games/yggdrasil/box/components.ts';
import { yggdrasil } from '../../../../src/games/yggdrasil/game.ts';
import type { YggdrasilRefusal } from '../../../../src/games/yggdrasil/state/events.ts';
import { table, tableOf } from '../table.ts';

const NO_FIRE = { fireGiants: 0 };
const ALL_THREES = { hel: 3, surt: 3, jormungand: 3, loki: 3, nidhogg: 3, fenrir: 3 } as const;

const MET: Readonly<Record<YggdrasilRefusal['code'], () => Refusal>> = {
  'world-blocked': () =>
    table('odin')
      .with({ active: ['greip'] })
      .refuses('alfheim'),
  'already-done': () => table('odin', 'thor').plays('alfheim').refuses('alfheim'),
  'fenrir-is-angry': () => table('odin').with({ fenrirIsAngry: true }).refuses('vanaheim:advance'),
  'fenrir-is-calm': () => table('odin').refuses('calm'),
  'in-trance': () =>
    table('odin')
      .with({ inTrance: true, enemies: { hel: 2 } })
      .refuses('asgard'),
  'trance-both-ways': () => table('odin').plays('enter-trance').refuses('leave-trance'),
  'not-in-trance': () => table('odin').refuses('leave-trance'),
  'already-in-trance': () => table('odin').with({ inTrance: true }).refuses('enter-trance'),
  'no-enemy-to-fight': () => table('odin').refuses('asgard'),
  'nowhere-to-search': () =>
    table('odin')
      .with({ active: ['hyrrokkin'], submerged: 'white' })
      .refuses('midgard'),
  'no-artifact': () => table('odin').with({ artifacts: ALL_THREES }).refuses('nidavellir'),
  'no-elves': () => table('odin').with({ elves: 2 }).refuses('alfheim'),
  'nobody-to-exchange-with': () => table('odin').with({ vikings: 2 }).refuses('niflheim'),
  'nothing-to-exchange': () => table('odin', 'thor').refuses('niflheim'),
  'no-vikings-in-helheim': () => table('odin').with({ helheim: 0 }).refuses('helheim'),
  'no-fire-giants-in-bags': () =>
    table('odin')
      .with({ bags: { white: NO_FIRE, blue: NO_FIRE, green: NO_FIRE, black: NO_FIRE } })
      .refuses('muspellheim'),
  'no-giants': () => table('odin').with({ beaten: GIANTS }).refuses('jotunheim'),
  'vanir-at-the-end': () =>
    table('odin')
      .with({ vanir: 'discard-giant', helheim: 0, deck: ['hel'], submerged: 'white' })
      .with({ active: ['hyrrokkin'], beaten: GIANTS.filter((giant) => giant !== 'hyrrokkin') })
      .refuses('vanaheim:use'),
  'no-actions-left': () =>
    table('odin').plays('alfheim').plays('enter-trance').plays('vanaheim:advance').refuses('helheim'),
  'no-trance': () => tableOf('2011', 'odin').refuses('enter-trance'),
};

test.each(Object.entries(MET))('a god is refused with the reason: %s', (code, met) => {
  expect(met().code).toBe(code);
});

describe('an action that answers no question', () => {
  test("is refused if it comes from a god out of turn, with the current god's seat", () => {
    const game = table('odin', 'thor');
    expect(game.refuses('alfheim', {}, seatIndex(1))).toEqual({ code: 'not-your-turn', seat: 0 });
  });

  test('is stale if its question is no longer open', () => {
    const game = table('odin', 'thor');
    const { key } = game.request;
    game.plays('alfheim');
    const late = { request: key, choice: 'vanaheim:advance', values: {} };
    expect(yggdrasil.apply(game.state, seatIndex(0), late)).toEqual({
      ok: false,
      refusal: { code: 'stale' },
    });
  });

  test.each([
    { what: 'an unknown choice', choice: 'valhalla', values: {} },
    { what: 'a choice without its values', choice: 'helheim', values: {} },
    { what: 'a value that is not there', choice: 'helheim', values: { island: 'rainbow' } },
    { what: 'a value too many', choice: 'alfheim', values: { elves: 2 } },
    { what: 'a value of another kind', choice: 'helheim', values: { island: 1 } },
  ])('with $what is not an answer', ({ choice, values }) => {
    expect(table('odin').refuses(choice, values)).toEqual({ code: 'not-an-answer' });
  });

  test('that calms Fenrir with an extra value is not an answer either', () => {
    const game = table('odin').with({ fenrirIsAngry: true });
    expect(game.refuses('calm', { island: 'white' })).toEqual({ code: 'not-an-answer' });
  });

  test('that starts a fight while another question is open is not an answer, whatever other rule forbids it', () => {
    const game = table('odin').with({ enemies: { surt: 4 }, elves: 1 });
    game.plays('asgard', { enemy: 'surt', vikings: 0 });
    expect(game.about).toBe('elves');
    expect(game.refuses('asgard', { enemy: 'surt', vikings: 0 })).toEqual({ code: 'not-an-answer' });
  });

  test('leaves the state unchanged', () => {
    const game = table('odin');
    const before = structuredClone(game.state);
    game.refuses('leave-trance');
    expect(game.state).toEqual(before);
  });
});
