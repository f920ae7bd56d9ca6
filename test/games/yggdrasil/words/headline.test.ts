/** The event that a phone shows first. */
import { describe, expect, test } from 'vitest';
import { yggdrasil } from '../../../../src/games/yggdrasil/game.ts';
import { yggdrasilPresenter as face } from '../../../../src/games/yggdrasil/presenter.ts';
import type { YggdrasilEvent } from '../../../../src/games/yggdrasil/state/events.ts';
import { cardComes, type Table, table } from '../table.ts';
import { translate } from './english.ts';

/** The first line of a message about the last action, after everything `before`. */
function first(game: Table, before: readonly YggdrasilEvent[] = []): string | null {
  const event = face.headline([...before, ...game.events]);
  const line = event === null ? null : face.event(event, yggdrasil.observe(game.state));
  return line === null ? null : translate(line);
}

describe('the first line on a phone', () => {
  test('shows the end of the game rather than a danger, and a danger rather than the enemy that comes', () => {
    expect(first(cardComes('hel', { enemies: { hel: 3 } }, 'green'))).toBe(
      'Hel is past the wall, on space 4.',
    );
    expect(first(cardComes('fenrir'))).toBe("Fenrir is angry: you'll have to calm him first.");
    expect(first(cardComes('ragnarok-1', { enemies: { surt: 7 } }))).toBe("Surt is in Odin's Residence.");
    expect(
      first(
        table('odin')
          .with({ enemies: { hel: 8 } })
          .done(),
      ),
    ).toBe("Asgard has fallen: Hel is in Odin's Residence.");
    expect(first(table('odin').plays('alfheim'))).toBeNull();
  });

  test('shows the enemy that crosses a border rather than a later enemy', () => {
    expect(first(cardComes('ragnarok-1', { enemies: { hel: 5, surt: 3, jormungand: 1 } }))).toBe(
      'Hel is past the door of Valhalla, on space 6.',
    );
  });

  test("doesn't recommend calming a wolf that a player has already calmed", () => {
    const game = cardComes('fenrir');
    const angered = game.events;
    game.rolling('black', 'white').plays('calm');
    expect(first(game, angered)).toBe("Fenrir is angry: you'll have to calm him first.");
    const failed = [...angered, ...game.events];
    expect(first(game.plays('calm'), failed)).toBe('Fenrir advances to space 2.');
  });

  test('shows no danger that a player has already averted', () => {
    const game = cardComes('hel', { enemies: { hel: 7 } }, 'green');
    const came = game.events;
    expect(first(game)).toBe("Hel is in Odin's Residence.");
    game.with({ vikings: 8 }).rolling(0).plays('asgard', { enemy: 'hel', vikings: 8 });
    expect(first(game, came)).toBe('Heimdall beats Hel: 8 against force 8, with 8 Vikings.');
  });
});
