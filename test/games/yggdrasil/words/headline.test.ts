/** The event that a phone shows first. */
import { describe, expect, test } from 'vitest';
import { yggdrasilFace as face } from '../../../../src/games/yggdrasil/face.ts';
import { yggdrasil } from '../../../../src/games/yggdrasil/game.ts';
import { cardComes, type Table, table } from '../table.ts';
import { translate } from './english.ts';

describe('the first line on a phone', () => {
  test('is the enemy who comes, and rather the danger, and rather the end', () => {
    const first = (game: Table) => {
      const event = face.headline(game.events);
      const line = event === null ? null : face.event(event, yggdrasil.observe(game.state));
      return line === null ? null : translate(line);
    };
    expect(first(cardComes('hel', { enemies: { hel: 3 } }, 'green'))).toBe(
      'Hel comes closer: space 4, beyond the wall.',
    );
    expect(first(cardComes('fenrir'))).toBe('Fenrir is angry: calm him before anything else.');
    expect(first(cardComes('ragnarok-1', { enemies: { surt: 7 } }))).toBe(
      "Surt comes closer: Odin's Residence.",
    );
    expect(
      first(
        table('odin')
          .with({ enemies: { hel: 8 } })
          .done(),
      ),
    ).toBe("The gods have lost: Odin's Residence is taken.");
    expect(first(table('odin').plays('alfheim'))).toBeNull();
  });
});
