/** Refusals: why, and what to do instead. */
import { describe, expect, test } from 'vitest';
import { seatIndex } from '../../../../src/core/seat.ts';
import { yggdrasil } from '../../../../src/games/yggdrasil/game.ts';
import { yggdrasilPresenter as face } from '../../../../src/games/yggdrasil/presenter.ts';
import { table, tableOf } from '../table.ts';
import { translate } from './english.ts';

describe('refusals say why and what to do instead', () => {
  const posted = (refusal: Parameters<typeof face.refusal>[0]) => translate(face.refusal(refusal));

  test('for a blocked world: which giant blocks it, and how to get rid of it', () => {
    const game = table('odin').with({ active: ['greip'] });
    expect(posted(game.refuses('alfheim'))).toBe(
      'Greip blocks Alfheim: no actions there. Beat Greip in Jötunheim to open it again.',
    );
  });

  test('for Jötunheim closed by a giant in 2010: who has to be beaten first', () => {
    const game = tableOf('2010', 'odin', 'thor').with({ active: ['gilling', 'thrym'], vikings: 1 });
    const others = game.refuses('jotunheim', { giant: 'thrym', vikings: 0 });
    expect(others).toEqual({ code: 'world-blocked', world: 'jotunheim', giant: 'gilling' });
    expect(posted(others)).toBe(
      'Gilling blocks Jötunheim: beat Gilling before you fight another giant there.',
    );
    expect(game.refuses('jotunheim', { giant: 'pile', vikings: 0 }).code).toBe('world-blocked');
    expect(game.refuses('jotunheim', { giant: 'gilling', vikings: 2 }).code).toBe('not-an-answer');
    game.rolling(0).plays('jotunheim', { giant: 'gilling', vikings: 0 });
    expect(posted(game.refuses('jotunheim', { giant: 'gilling', vikings: 0 }))).toContain(': the actions');
  });

  test('if an edition does not have what is asked for', () => {
    const wanted = (rules: string, ragnarok: number | readonly string[]) =>
      yggdrasil.validateOptions({ rules, angry: 0, ragnarok, bags: 'open' });
    const refusal = wanted('2010', ['ragnarok-1']);
    expect(refusal && posted(refusal)).toBe(
      'The 2010 rules have no Ragnarök cards. Leave them out, or choose another edition.',
    );
    expect([wanted('2010', 0), wanted('2011', 4), wanted('2018', 4)]).toEqual([null, null, null]);
    const game = tableOf('2011', 'odin');
    expect(posted(game.refuses('enter-trance'))).toBe(
      'This edition has no trance. Use your action for something else.',
    );
    expect(posted(game.refuses('leave-trance'))).not.toContain('enter');
  });

  test('if an action is done already, Fenrir is angry, or a trance forbids it', () => {
    expect(posted(table('odin').plays('alfheim').refuses('alfheim'))).toBe(
      "You've already used Alfheim: the actions of a turn must all be different. Choose another one.",
    );
    expect(posted(table('odin').with({ fenrirIsAngry: true }).refuses('alfheim'))).toContain(
      'calm him before you do anything else',
    );
    expect(
      posted(
        table('odin')
          .with({ inTrance: true, enemies: { hel: 4 } })
          .refuses('asgard', { enemy: 'hel', vikings: 0 }),
      ),
    ).toBe(
      "A god in a trance can't fight the enemies. Leave the trance first, or fight a giant in Jötunheim.",
    );
  });

  test("if it is another god's turn, and for every other refusal", () => {
    const game = table('odin', 'thor');
    expect(posted(game.refuses('alfheim', {}, seatIndex(1)))).toBe(
      "It's another god's turn. Status shows whose.",
    );
    for (const code of ['stale', 'game-is-over', 'not-an-answer', 'no-trance', 'no-actions-left'])
      expect(posted({ code }).split(/[.?!]/).length).toBeGreaterThan(2);
    expect(() => face.refusal({ code: 'no-such-reason' })).toThrow('no-such-reason');
  });
});
