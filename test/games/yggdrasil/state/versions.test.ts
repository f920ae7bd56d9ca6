/** Games started under an older version of the rules. */
import { describe, expect, test } from 'vitest';
import { yggdrasil } from '../../../../src/games/yggdrasil/game.ts';
import type { YggdrasilState } from '../../../../src/games/yggdrasil/state/state.ts';
import { fourthGiantFalls } from '../rune-fall.ts';
import { table } from '../table.ts';

/** The state as version 1 stored it: the name of the rule state instead of a box, and a question for each rune. */
function asVersion1({ box: _box, question, ...rest }: YggdrasilState): unknown {
  const rune =
    question?.about === 'throw-back'
      ? {
          about: question.rune,
          among: question.among,
          ...(question.rune === 'tiwaz' ? { count: question.count } : {}),
        }
      : question;
  return { ...rest, rules: '2018', question: rune };
}

test('a log names its game and its rules version', () => {
  expect([yggdrasil.id, yggdrasil.rulesVersion]).toEqual(['yggdrasil', 'yggdrasil-2']);
});

describe('a game from version 1', () => {
  test('continues from its state, with our own values instead of a box', () => {
    const { state } = table('odin', 'tyr').with({ vikings: 3, enemies: { hel: 5 } });
    expect(yggdrasil.migrateState('yggdrasil-1', asVersion1(state))).toEqual(state);
  });

  test.each(['mann', 'tiwaz'] as const)('continues from the question of %s', (rune) => {
    const { state } = fourthGiantFalls(rune, { enemies: { hel: 3, surt: 4, loki: 5, fenrir: 2 } }, 'thor');
    expect(state.question).toMatchObject({ about: 'throw-back', rune });
    const migrated = yggdrasil.migrateState(
      'yggdrasil-1',
      asVersion1({ ...state, enemies: { ...state.enemies } }),
    );
    expect(migrated).toEqual(state);
  });

  test('that is over stays over', () => {
    const { state } = table('thor')
      .with({ enemies: { hel: 8 } })
      .done();
    expect(state.question).toBeNull();
    expect(yggdrasil.migrateState('yggdrasil-1', asVersion1(state))).toEqual(state);
  });

  test('continues, but a game from any other old version does not', () => {
    const { state } = table('odin');
    for (const version of ['yggdrasil-0', 'yggdrasil-3', 'chronicles-1', '']) {
      expect(yggdrasil.migrateState(version, asVersion1(state))).toBeNull();
    }
  });
});
