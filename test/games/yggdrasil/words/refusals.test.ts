/** Refusals: why, and what to do instead. */
import { describe, expect, test } from 'vitest';
import { seatIndex } from '../../../../src/core/seat.ts';
import { yggdrasilFace as face } from '../../../../src/games/yggdrasil/face.ts';
import { table } from '../table.ts';
import { translate } from './english.ts';

describe('refusals say why and what to do instead', () => {
  const said = (refusal: Parameters<typeof face.refusal>[0]) => translate(face.refusal(refusal));

  test('a blocked world: which giant, and how to be rid of it', () => {
    const game = table('odin').with({ active: ['greip'] });
    expect(said(game.refuses('alfheim'))).toBe(
      'Greip blocks Alfheim: no actions there. Beat Greip in Jötunheim to open it again.',
    );
  });

  test('an action done already, Fenrir, trance', () => {
    expect(said(table('odin').plays('alfheim').refuses('alfheim'))).toBe(
      'Alfheim is used already: the actions of a turn must all be different. Choose another one.',
    );
    expect(said(table('odin').with({ fenrirIsAngry: true }).refuses('alfheim'))).toContain(
      'Try to calm him first',
    );
    expect(
      said(
        table('odin')
          .with({ inTrance: true, enemies: { hel: 4 } })
          .refuses('asgard', { enemy: 'hel', vikings: 0 }),
      ),
    ).toBe(
      'A god in trance may not fight the enemies. Leave the trance first, or fight a giant in Jötunheim.',
    );
  });

  test("another god's turn, and everything else that can be refused", () => {
    const game = table('odin', 'thor');
    expect(said(game.refuses('alfheim', {}, seatIndex(1)))).toBe(
      "It is another god's turn, and only that god answers now. Status shows who is asked.",
    );
    for (const why of ['stale', 'game-is-over', 'not-an-answer', 'no-trance', 'no-actions-left'])
      expect(said({ why }).split(/[.?!]/).length).toBeGreaterThan(2);
    expect(() => face.refusal({ why: 'no-such-reason' })).toThrow('no-such-reason');
  });
});
