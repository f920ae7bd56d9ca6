/** The sentence below a story's picture: the largest change of danger, or the move of the turn. */
import { describe, expect, test } from 'vitest';
import { seatIndex } from '../../../../src/core/seat.ts';
import { captionOf } from '../../../../src/discord/messages/history/caption.ts';
import { turningPoint } from '../../../../src/discord/messages/history/turning-point.ts';
import { playedTurns } from '../../../../src/discord/messages/history/turns-played.ts';
import { YGGDRASIL } from '../../../../src/games/yggdrasil/entry.ts';
import type { YggdrasilState } from '../../../../src/games/yggdrasil/state/state.ts';
import type { HeldMoment } from '../../../../src/tables/history/history.ts';
import { translator } from '../../../../src/words/translate.ts';
import { cardComes, type Table, table } from '../../../games/yggdrasil/table.ts';

const english = translator('en');

/** The moments of one turn, as the history of a table has them. */
function held(...steps: readonly (readonly [Table | YggdrasilState, HeldMoment['events']])[]): HeldMoment[] {
  return steps.map(([at, events], number) => ({
    at: number,
    turn: 1,
    by: { userId: null, seat: seatIndex(0) },
    events,
    state: 'state' in at ? at.state : at,
  }));
}

function captions(moments: readonly HeldMoment[]): readonly string[] {
  return playedTurns(moments).map((turn) => captionOf(YGGDRASIL, turn, english));
}

describe('the caption of a turn', () => {
  test('names the action, not the card that every turn starts with', () => {
    const game = table('odin').with({ enemies: { fenrir: 5, hel: 4 }, gods: { odin: { vikings: 5 } } });
    const came = [{ type: 'enemy-advanced', enemy: 'hel', from: 1, to: 2 }] as const;
    const before = game.state;
    game.rolling(3).plays('asgard', { enemy: 'fenrir', vikings: 5 });
    expect(captions(held([before, came], [game, game.events]))).toEqual([
      expect.stringMatching(/^Odin beats Fenrir: /),
    ]);
  });

  test('names the enemy who came more than one step closer to defeating the gods', () => {
    const game = cardComes('angry-surt', { enemies: { surt: 5 } });
    const before = { ...game.state, enemies: { ...game.state.enemies, surt: 5 } };
    const came = game.events;
    game.plays('alfheim');
    const told = held([before, []], [game.state, came], [game, game.events]);
    expect(captions(told)).toEqual(['Surt is past the door of Valhalla, on space 7.']);
  });

  test('names the card if the gods did nothing', () => {
    const game = table('odin');
    const came = [{ type: 'enemy-advanced', enemy: 'hel', from: 1, to: 2 }] as const;
    expect(captions(held([game, came]))).toEqual(['Hel advances to space 2.']);
  });

  test('counts the effects of the last answer towards the turn it ended', () => {
    const game = table('odin', 'thor');
    const began = { type: 'turn-began', turn: 2, seat: 1, god: 'thor', cardsLeft: 40 } as const;
    const took = { type: 'elf-taken', left: 2 } as const;
    const came = { type: 'enemy-advanced', enemy: 'hel', from: 1, to: 2 } as const;
    const [first, second] = held([game, []], [game, [took, began, came]]);
    if (first === undefined || second === undefined) throw new Error('no moments');
    expect(captions([first, { ...second, turn: 2 }])).toEqual([
      expect.stringContaining('Elf'),
      'Hel advances to space 2.',
    ]);
  });
});

test('the caption names the threat on a poster and the move in a story', () => {
  const game = table('odin').with({ enemies: { fenrir: 5, hel: 4 }, gods: { odin: { vikings: 5 } } });
  const came = [{ type: 'enemy-advanced', enemy: 'hel', from: 3, to: 4 }] as const;
  const before = game.state;
  game.rolling(3).plays('alfheim');
  const moments = held([before, came], [game, game.events]);
  const later = moments.map((moment) => ({ ...moment, turn: 2 }));
  const found = turningPoint(
    { entry: YGGDRASIL },
    [...moments, ...later],
    { turn: 1, light: 'lost' },
    english,
  );
  expect(found?.what).toBe('Hel is past the wall, on space 4.');
  expect(captions(moments)).toEqual([expect.stringContaining('Elf')]);
});
